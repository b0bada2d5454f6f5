"""Tests of the commands of Klotski."""
