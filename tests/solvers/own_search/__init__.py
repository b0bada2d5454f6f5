"""Tests of searches that somebody wrote."""
