"""The map of a layout: all positions that can be reached from it, drawn as a landscape.

Nothing outside imports this before a person asks for a map. Begin with `landscape.py`, what is shown, and `section.py`,
where. `view/` is the widget that draws it, `searches/` what walks on it, `export/` what is written of it.
"""
