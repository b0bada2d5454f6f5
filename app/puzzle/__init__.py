"""What the pages of puzzles are made of, and what else of a puzzle the window asks.

The page with its board, panel and playback strip; playback; the clock and the autosave of a game; and the base of every
painted board. `entry.py` and `comparison.py` are what a puzzle tells the rest of the program. Read `session.py` first,
then `page.py`.
"""
