"""Tests of symmetric tours."""
