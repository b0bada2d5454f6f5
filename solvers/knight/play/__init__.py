"""The game played by hand, and what is proved about each of its positions. Read `game.py` first."""
