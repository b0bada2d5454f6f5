"""The page of the chapters: an ordered way through layouts, and below it the collections that were opened.

Read `shelf.py` first, which says what there is to see, and then `page.py`.
"""
