"""Tests of Klotski, with a plain second search to compare with: `plain_search`."""
