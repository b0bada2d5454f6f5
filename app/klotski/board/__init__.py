"""The Klotski board: its tray, its pieces, and how they are dragged, tapped and moved by keys.

`track.py` follows each piece along a path; `klotski_board.py` shows a path; `playable_board.py` takes moves by hand,
with `hand.py` for what a hand means, and `piece_motion.py` for what a piece does by itself.
"""
