"""How many tours there are, by dynamic programming over frontiers. Read `counting.py` first."""
