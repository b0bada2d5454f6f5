"""Tests of the painted boards."""
