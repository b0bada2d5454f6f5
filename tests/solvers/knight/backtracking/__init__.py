"""Tests of backtracking."""
