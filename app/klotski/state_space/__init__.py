"""The map of a layout: all positions that can be reached from it, drawn as a landscape.

Nothing outside imports this before a person asks for a map. Begin with `map_view.py`, the widget, and `landscape.py`,
what it shows.
"""
