"""Tests of puzzle."""
