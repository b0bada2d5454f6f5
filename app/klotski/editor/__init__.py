"""The layout editor: a board to place pieces on, with what is known of the layout as it is drawn.

`drawing.py` holds what is drawn and outlives the window. Read `window.py` first.
"""
