"""Tests of the documents that are written and read."""
