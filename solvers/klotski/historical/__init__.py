"""The search methods that the sources describe, as readable Python: the articles' and the paper's.

`articles.py` is breadth-first search with the structures of Lü Zhenyu's articles; `depth_first.py` is the depth-first
search of Wei and Lin's paper. The structures count what they do, so that a search can show it.
"""
