"""What was played, solved and saved, as one list.

`model.py` reads the records that are seen, `table.py` shows them, `record_panel.py` shows one in detail, and
`statistics.py` has the figures of them all. Read `page.py` first.
"""
