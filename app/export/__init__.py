"""Writing what a page shows into files: pictures, printed pages, moving pictures, text and JSON.

A puzzle makes its `Subject`, which `request.py` describes. `exporting.py` writes it as a search works, in slices
on another thread, and `dialog.py` is where a person chooses. Read `request.py` first.
"""
