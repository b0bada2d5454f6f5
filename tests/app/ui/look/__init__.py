"""Tests of look."""
