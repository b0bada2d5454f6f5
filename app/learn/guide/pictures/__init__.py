"""The pictures of the guide, drawn by the same painters as the boards.

`picture.py` lists them; the other modules draw them, and `parts.py` has what several of them are made of.
"""
