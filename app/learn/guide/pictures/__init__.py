"""The pictures of the guide, drawn by the same painters as the boards.

`parts.py` has what several of them are made of; each of the other modules draws some of them.
"""
