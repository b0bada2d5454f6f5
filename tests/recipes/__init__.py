"""What README says of adding a method, a page, a layout, a board and a text, done with samples in a copy of the tree.

`samples` holds new files where they come in the tree, `changes.py` what comes into files that are there. `tree.py`
makes the copy; it is there that the samples are run, tested and read by the linters.
"""
