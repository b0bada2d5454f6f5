"""A Klotski search step by step: the position expanded, its successors, and the search tree.

Read `expansion_view.py` first.
"""
