"""Tests of what helps a person along."""
