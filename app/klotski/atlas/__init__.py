"""The atlas: every layout of the pieces that a person chooses, by how hard it is and by what sets it apart.

`session.py` holds what is chosen and listed, and outlives the window. Read `window.py` first.
"""
