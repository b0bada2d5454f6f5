"""Searches that a person wrote: the files that hold them, an editor, and what is asked before one runs.

Read `files.py` first: it has no widgets; `window.py` shows it.
"""
