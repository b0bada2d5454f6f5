"""Tests of state space."""
