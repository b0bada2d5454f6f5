"""What the pages of puzzles are made of, and what else of a puzzle the window asks.

The page with its board, panel and playback strip; playback; the clock and the autosave of a game; and the base of every
painted board. Read `session.py` first, then `page.py`.
"""
