"""Tests of daily."""
