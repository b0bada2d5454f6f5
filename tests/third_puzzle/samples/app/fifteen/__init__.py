"""The 8-puzzle: slide the tiles into their order, or watch the program do it.

`session.py` comes first, with what is on the page and no widgets; `page.py` is the view of it, and `board.py` what a
person plays on. `entry.py` names what the rest of the program asks for.
"""
