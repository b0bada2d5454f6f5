"""The page that runs search methods side by side and shows their figures.

What is compared is chosen in `setup_panel.py`, the results are shown as a table and a chart by `result_panel.py`, and
`files.py` writes them. Read `view.py` first.
"""
