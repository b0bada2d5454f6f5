"""The names of the puzzles, in the order in which they are offered; what there is of each is found by its name."""

PUZZLE_NAMES = ("klotski", "knight")
