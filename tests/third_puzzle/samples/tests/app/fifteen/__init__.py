"""Tests of the window of the 8-puzzle."""
