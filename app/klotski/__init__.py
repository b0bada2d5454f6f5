"""Everything of the Klotski page.

`page.py` is the page, `session.py` what is chosen, with `solving.py` and `reopening.py` for what is searched for and
what is shown again, and `hand_game.py` the game that is played, `ended_game.py` what it is when it is
left or won; `analysis.py` is what is known of it. `board` draws and moves the pieces, `layouts`
offers layouts to choose from, `editor` draws new ones, and `trace` shows a search step by step; `window_parts.py`
is what the window has besides the page. Read `page.py` first.
"""
