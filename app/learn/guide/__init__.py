"""The guide: pages on what the program can do, most of them a picture and a short text.

`pages.py` has the pages in their order, `window.py` shows them; the pictures are drawn by `pictures/`.
"""
