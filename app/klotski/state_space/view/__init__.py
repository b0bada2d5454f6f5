"""The widget that shows a map: its camera, its light, the marks over it, mouse, touch and keys.

Read `map_view.py` first.
"""
