"""Tests of the plans for teachers."""
