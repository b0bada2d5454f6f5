"""Searches for two classic puzzles, Klotski and the knight's tour. Imports no Qt.

`search.py` says what every search is: a generator of progress and answers that returns a verdict. `console` is the
console program, `documents` the file formats, `comparison` runs methods side by side. Read `search.py` first, then
`klotski/breadth_first/shortest.py`.
"""
