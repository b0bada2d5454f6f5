"""Tests of ideas."""
