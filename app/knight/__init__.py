"""The knight's tour in the window.

`session.py` holds the state without widgets: what is asked for, the tours found, and the game by hand (`hand_game.py`);
`shape` holds a board while it is drawn. `page.py` shows a session, `board` draws the chessboard, `records.py` and
`export_subject.py` tell the history and the export about it. Read `session.py` first.
"""
