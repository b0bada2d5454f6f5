"""Tests of existence."""
