"""Tests of structures."""
