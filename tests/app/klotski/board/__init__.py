"""Tests of board."""
