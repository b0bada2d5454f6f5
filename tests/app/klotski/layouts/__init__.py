"""Tests of layouts."""
