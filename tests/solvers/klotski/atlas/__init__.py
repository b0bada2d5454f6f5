"""Tests of all layouts of some pieces."""
