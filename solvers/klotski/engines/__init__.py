"""The search methods by name, and those that are general: A*, IDA* and bidirectional search.

`registry.py` lists every engine; a new one is a module with a function and one line there.
"""
