"""One page a puzzle: a board with its panels."""
