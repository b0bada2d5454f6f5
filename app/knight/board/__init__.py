"""The chessboard: its squares, the knight, the trail of a tour, and a running search.

`scene.py` puts together what moves or grows; `chessboard.py` shows it, and `playable_board.py` adds the moves of a game
by hand.
"""
