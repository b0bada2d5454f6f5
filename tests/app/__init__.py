"""Tests of the window, mirroring `app`."""
