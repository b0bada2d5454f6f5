"""Tests of backing up and restoring in the window."""
