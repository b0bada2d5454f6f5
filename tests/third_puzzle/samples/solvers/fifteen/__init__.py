"""The 8-puzzle: the 15-puzzle with eight tiles, on a board of 3 × 3 cells. Knows no window.

`position.py` comes first: how tiles slide, and which positions have no solution. The search methods are in
`searches.py`.
"""
