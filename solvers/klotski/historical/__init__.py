"""The search methods of the sources and of their readers, as readable Python with structures of their own.

The data structures count what they do, so that a search can show it: comparisons, rotations, the longest chain.
"""
