"""Where a moving picture has the map, the board and the line of text."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRect, QSize

from app.export.picture import with_margin
from app.klotski.board.tray import HEIGHT, WIDTH
from solvers.klotski.state_space.embedding import Drawing
from solvers.klotski.state_space.picture import height_for

BOARD = 0.38
"""The width of the board, as a share of the whole."""
TEXT = 0.028
"""The height of letters, as a share of the width."""
SMALLEST_TEXT = 11


class FilmLayout(NamedTuple):
    """The places of the parts in pixels; the text, as high as it says, stands below them."""

    size: QSize
    map: QRect
    board: QRect | None
    text: int


def film_layout(drawing: Drawing, width: int, with_board: bool) -> FilmLayout:
    """The layout of a film of this width: the board, if there is one, at the left of the map."""
    text = max(SMALLEST_TEXT, round(TEXT * width))
    taken = round(BOARD * width) if with_board else 0
    beside = height_for(drawing, width - taken)
    above = max(beside, round(taken * with_margin(WIDTH, HEIGHT)))
    map_place = QRect(taken, (above - beside) // 2, width - taken, beside)
    return FilmLayout(QSize(width, above + 2 * text), map_place, _board_place(taken, above, text), text)


def _board_place(width: int, above: int, margin: int) -> QRect | None:
    """The place of the board in a column of this width and height, with a margin at its left."""
    if not width:
        return None
    across = width - margin
    down = round(across * with_margin(WIDTH, HEIGHT))
    return QRect(margin, (above - down) // 2, across, down)
