"""The chessboard: its squares, the knight, the trail of a tour, and a running search.

`scene.py` puts together what moves or grows; `chessboard.py` shows it; `walked_board.py` takes steps by hand.
"""
