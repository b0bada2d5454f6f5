"""Tests of tiling."""
