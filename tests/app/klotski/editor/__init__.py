"""Tests of editor."""
