"""Drawing the shape of a board: strokes, symmetric brushes, and the panel of the tools.

`drawing.py` holds what is drawn, without widgets; `symmetry.py` says which squares a brush means. Read `drawing.py`
first.
"""
