"""Where a moving picture has the map, the board and the line of text, and when it shows what."""

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

FRAME_MS = 80
FIRST_MS, FOUND_MS, LAST_MS = 600, 600, 2600
"""How long the beginning, the moment before the solution is played, and the end stay to be seen."""
HELD = 3
"""For so many frames the board shows one position, so that a person can see it."""
SOLUTION = 0.6
"""The time of the solution, at most, as a share of that of the search."""


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


class Moment(NamedTuple):
    """What one frame shows: so many visits lit, and so many steps of the solution; None before it is found.

    The board shows the position that was visited last of the first `shown` visits, or that after these steps.
    """

    visits: int
    shown: int
    steps: int | None
    milliseconds: int


def moments_of(visits: int, steps: int | None, seconds: float) -> list[Moment]:
    """The frames for so many visits, which take so many seconds, and a solution of so many steps; None for none."""
    counts = _counts(visits, seconds)
    search = [Moment(count, counts[number - number % HELD], None, FRAME_MS) for number, count in enumerate(counts)]
    search[0] = search[0]._replace(milliseconds=FIRST_MS)
    taken = [] if steps is None else _counts(steps, SOLUTION * seconds)
    solution = [Moment(visits, visits, step, FRAME_MS) for step in taken]
    if solution:
        solution[0] = solution[0]._replace(milliseconds=FOUND_MS)
    frames = search + solution
    return [*frames[:-1], frames[-1]._replace(milliseconds=LAST_MS)]


def _counts(number: int, seconds: float) -> list[int]:
    """From none to all of a number, no more often than it needs."""
    frames = max(1, min(number, round(seconds * 1000 / FRAME_MS)))
    return [number * frame // frames for frame in range(frames + 1)]
