"""Choosing a layout: the dropdown, the code box and the catalogue window."""
