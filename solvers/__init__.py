"""Searches for two classic puzzles: Klotski and the knight's tour. Knows no window."""
