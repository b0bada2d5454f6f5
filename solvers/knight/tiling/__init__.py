"""Structured tours: laid out of small tiles in time linear in the number of squares. Read `structured.py` first."""
