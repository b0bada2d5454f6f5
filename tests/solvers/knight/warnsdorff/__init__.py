"""Tests of warnsdorff."""
