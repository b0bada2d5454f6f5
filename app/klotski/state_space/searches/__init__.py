"""Searches on the map: a method is recorded, and its visits are replayed on one map or on two side by side.

Read `replay.py` first.
"""
