"""Tests of the review of a game."""
