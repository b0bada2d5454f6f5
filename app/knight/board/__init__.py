"""The chessboard: its squares, the knight, the trail of a tour, and a running search.

`scene.py` puts together what moves or grows, and `chessboard.py` shows it. The widget is put together of parts: which
squares are seen (`board_view.py`), which one is pointed at (`square_pointer.py`), and on the page, the moves of a game
by hand (`game_layer.py`) and a brush that draws the shape of the board (`shape_brush.py`).

Where a move leads on the screen, over joined edges too, is for `geometry.py` to say; `piece_art.py` draws the pieces.
"""
