"""The page that runs search methods side by side and shows their figures.

`session.py` holds the state without widgets: the set-up (`setup.py`), the comparison that runs, its results, and what
is saved of them. `page.py` shows it in two panels, `setup_panel.py` and `result_panel.py`; `chart.py` paints results,
`files.py` writes them. Read `session.py` first.
"""
