"""A tour walked by hand: the game, and what is proved about each of its positions."""
