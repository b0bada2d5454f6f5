"""The symmetries of a brush, and a whole shape mirrored or turned."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import StrEnum

from PySide6.QtCore import QPointF, QRectF

from solvers.knight.board import Square

Motion = Callable[[Square, int, int], Square]
"""Where a square of a board of so many rows and columns comes to."""


class Symmetry(StrEnum):
    """Which other squares a brush changes with the one that it is on."""

    NONE = "none"
    LEFT_RIGHT = "left-right"
    UP_DOWN = "up-down"
    BOTH = "both"
    HALF_TURN = "half-turn"
    QUARTER_TURN = "quarter-turn"
    """Only square boards have it."""


def left_right(square: Square, rows: int, columns: int) -> Square:
    """The square mirrored in the upright axis of the board."""
    return square[0], columns - 1 - square[1]


def up_down(square: Square, rows: int, columns: int) -> Square:
    """The square mirrored in the level axis of the board."""
    return rows - 1 - square[0], square[1]


def quarter_turn(square: Square, rows: int, columns: int) -> Square:
    """The square turned clockwise with its board, which then has as many rows as it had columns."""
    return square[1], rows - 1 - square[0]


def _half_turn(square: Square, rows: int, columns: int) -> Square:
    return rows - 1 - square[0], columns - 1 - square[1]


_GENERATORS: dict[Symmetry, tuple[Motion, ...]] = {
    Symmetry.NONE: (),
    Symmetry.LEFT_RIGHT: (left_right,),
    Symmetry.UP_DOWN: (up_down,),
    Symmetry.BOTH: (left_right, up_down),
    Symmetry.HALF_TURN: (_half_turn,),
    Symmetry.QUARTER_TURN: (quarter_turn,),
}


def possible(symmetry: Symmetry, rows: int, columns: int) -> bool:
    """Whether a board of this size has the symmetry."""
    return symmetry is not Symmetry.QUARTER_TURN or rows == columns


def images(squares: Iterable[Square], symmetry: Symmetry, rows: int, columns: int) -> frozenset[Square]:
    """The squares, and all others that the symmetry leads them to."""
    found = set(squares)
    waiting = list(found)
    while waiting:
        square = waiting.pop()
        for motion in _GENERATORS[symmetry]:
            image = motion(square, rows, columns)
            if image not in found:
                found.add(image)
                waiting.append(image)
    return frozenset(found)


def axes(symmetry: Symmetry, rect: QRectF) -> list[tuple[QPointF, QPointF]]:
    """The lines in which a symmetry mirrors a rectangle."""
    centre = rect.center()
    upright = QPointF(centre.x(), rect.top()), QPointF(centre.x(), rect.bottom())
    level = QPointF(rect.left(), centre.y()), QPointF(rect.right(), centre.y())
    return {
        Symmetry.LEFT_RIGHT: [upright],
        Symmetry.UP_DOWN: [level],
        Symmetry.BOTH: [upright, level],
    }.get(symmetry, [])
