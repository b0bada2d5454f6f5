"""Klotski, the Huarong Pass: layouts, steps, codes, and the searches that solve them.

`layout.py`, `moves.py`, `packed.py` and `paths.py` are the rules, the forms of a position and the paths between them.
`engines/registry.py` lists every search method; `breadth_first` is the default one, `historical` holds those of the
sources, `play` the game by hand. Read `layout.py` first.
"""
