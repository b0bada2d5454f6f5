"""Klotski, the Huarong Pass: layouts, steps, codes, and the searches that solve them.

`layout.py`, `moves.py` and `packed.py` are the rules and the forms of a position. `engines` names every search method;
`breadth_first` is the one people use, `historical` holds those of the sources. Read `layout.py` first.
"""
