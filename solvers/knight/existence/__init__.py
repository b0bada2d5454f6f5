"""When a tour exists: theorems, proofs for one board, and the checks that precede every search.

Read `existence.py` first.
"""
