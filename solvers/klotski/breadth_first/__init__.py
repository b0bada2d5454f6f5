"""Breadth-first search: in plain Python, and compiled, for shortest solutions, distances, and difficulty.

`plain.py` is the search as a textbook has it: read it first, then `shortest.py`, which finds the same by packed
positions. `kernel.py` is the compiled part, `search.py` drives it slice by slice.
"""
