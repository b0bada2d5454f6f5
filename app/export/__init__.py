"""Writing what a page shows into files: pictures, printed pages, moving pictures, text and JSON.

`request.py` says what is asked for, `exporting.py` writes it as a search does its work, in slices on another thread,
and `dialog.py` is where the person chooses. Read `exporting.py` first.
"""
