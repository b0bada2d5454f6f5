"""Painted boards: they draw what they are told and say what was clicked."""
