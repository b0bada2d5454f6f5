"""The map in files: pictures, pages, moving pictures of a search on it, and its graph.

Read `exporting.py` first.
"""
