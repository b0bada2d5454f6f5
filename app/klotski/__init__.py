"""Everything of the Klotski page.

`page.py` is the page and `hand_game.py` the game that is played on it. `board` draws and moves the pieces, `layouts`
offers layouts to choose from, `editor` draws new ones, and `trace` shows a search step by step. Read `page.py` first.
"""
