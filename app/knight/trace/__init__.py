"""A search for tours step by step: what marks it on the board, and the legend of these marks.

Read `search_marks.py` first; `marks_layer.py` paints them.
"""
