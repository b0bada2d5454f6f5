"""Sharing: what a page shows, written into files of many formats."""
