"""Tests of the state space of a layout."""
