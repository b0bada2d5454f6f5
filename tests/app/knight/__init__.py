"""Tests of knight."""
