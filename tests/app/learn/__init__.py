"""Tests of learn."""
