"""Everything of the knight's page.

`page.py` is the page, `request.py` the tour that is asked for, and `hand_game.py` the tour that a person walks.
`board` draws the chessboard. Read `page.py` first.
"""
