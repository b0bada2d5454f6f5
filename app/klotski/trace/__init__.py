"""A Klotski search step by step: marks on the board for the successors, their legend, and the search tree.

Read `watched.py` first; `search_details.py` draws the tree beside the board.
"""
