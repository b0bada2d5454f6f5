"""Tests of how kernels are compiled, kept and called."""
