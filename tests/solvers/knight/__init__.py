"""Tests of the knight's half."""
