"""Tests of breadth first."""
