"""Tests of klotski."""
