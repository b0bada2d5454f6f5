"""Tests of the parts of the compare page."""
