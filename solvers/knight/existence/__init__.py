"""When a tour exists: theorems, proofs for one board, and the check before every search.

Read `existence.py` first.
"""
