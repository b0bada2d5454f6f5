"""The Klotski board: its tray, its pieces, and how they are dragged and moved by keys.

`track.py` follows each piece along a path; `klotski_board.py` shows a path; `played_board.py` takes moves by hand.
"""
