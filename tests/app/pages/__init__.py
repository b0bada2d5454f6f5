"""Tests of the window's pages."""
