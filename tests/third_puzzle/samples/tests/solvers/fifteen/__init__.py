"""Tests of the 8-puzzle."""
