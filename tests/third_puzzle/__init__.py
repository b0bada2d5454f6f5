"""A third puzzle, the 8-puzzle, added to a copy of the project as README says.

`samples` holds its files where they come in the tree: its rooms in `app` and `solvers`, the words of its methods, and
tests of its own, which are run in the copy. `changes.py` has the few lines that are another elsewhere, and its texts.
"""
