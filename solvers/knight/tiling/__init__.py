"""Structured tours: laid out of small tiles in time linear in the number of squares. Read `tiled_tour.py` first."""
