"""Searches for two classic puzzles, Klotski and the knight's tour. Imports no Qt.

`search.py` defines what every search is: a generator that yields its progress and what it finds, and returns a verdict;
`engine.py` the named methods and their registry; `slices.py` when a search reports. `console` is the console program,
`documents` the file formats, `comparison` runs methods side by side, on problems of any puzzle. Read
`klotski/breadth_first/plain.py` first, a breadth-first search in plain Python, then `search.py`.
"""
