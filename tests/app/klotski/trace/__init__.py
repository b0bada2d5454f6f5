"""Tests of the pictures of a search step by step."""
