"""Tests of startup."""
