"""The search methods of Lü's articles and of Wei and Lin's paper, as readable Python.

`articles.py` is breadth-first search with the structures of Lü Zhenyu's articles; `depth_first.py` is the depth-first
search of Wei and Lin's paper. The structures count what they do, so that a search can show it.
"""
