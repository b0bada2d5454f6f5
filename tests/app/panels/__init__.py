"""Tests of the window's panels."""
