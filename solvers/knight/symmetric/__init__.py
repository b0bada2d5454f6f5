"""Closed tours that stay the same when the board is turned: found, and counted. Read `quotient.py` first."""
