"""Tests of what is painted in several places."""
