"""Choosing a layout: the dropdown with its search line, the field for codes, and the catalogue window.

Read `layout_combo.py` first.
"""
