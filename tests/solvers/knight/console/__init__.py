"""Tests of the commands of the knight's tour."""
