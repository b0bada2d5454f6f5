"""Breadth-first search over packed positions, compiled: shortest solutions, distances, and difficulty.

`kernel.py` is the compiled part, `search.py` drives it slice by slice. Read `shortest.py` first.
"""
