"""What a hand means on the board: where a piece can be pulled to, and where it goes when it, or a cell, is tapped."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass

from app.klotski.board.track import Place
from solvers.klotski.layout import Piece, PieceKind, Square
from solvers.klotski.moves import Step

STRIDE = 0.04
"""How far the piece goes at once, in cells: small enough to feel every edge."""
HELP = 0.5
"""How far from a row or column a piece that is pulled round a corner is helped into it, in cells."""

Slides = Mapping[Square, Step]
"""Where a piece can slide to, and how."""


@dataclass(frozen=True)
class BoardPlayer:
    """Who plays on a board by hand: what the board asks of the game at every press."""

    slides_from: Callable[[Square], Slides]
    """Where the piece on a square can go."""
    may_play: Callable[[], bool] = lambda: True
    """Whether pieces can be taken hold of, as they cannot in a position that is not that of the game."""
    keys_wanted: Callable[[], bool] = lambda: True
    """Whether the keys move pieces."""
    watches: Callable[[], bool] = lambda: False
    """Whether something is being played, which a tap on a piece only stops."""


class Drag:
    """One piece between the squares that it can slide to.

    A place between squares is free when every square around it is one of them: the piece there covers nothing but what
    it would cover on one of those squares.
    """

    def __init__(self, square: Square, squares: Collection[Square]) -> None:
        """`squares` are those that the piece can slide to from `square`."""
        self._squares = {square, *squares}
        self.origin = square
        self.place: Place = (float(square[0]), float(square[1]))

    def pull(self, row: float, column: float) -> None:
        """Pull the piece towards a place; it goes as far as it can."""
        for _ in range(round(12 / STRIDE)):
            if not self._approach(row - self.place[0], column - self.place[1]):
                return

    def nearest(self) -> Square:
        """The square on which the piece comes to rest when it is let go."""
        return round(self.place[0]), round(self.place[1])

    def _approach(self, down: float, right: float) -> bool:
        """Take one stride the way it is pulled most, round a corner if need be, or else the other; whether it could."""
        ways = [(_stride(down), 0.0), (0.0, _stride(right))]
        if abs(right) > abs(down):
            ways.reverse()
        most, other = ways
        return (any(most) and (self._go(*most) or self._go_round(*most))) or (any(other) and self._go(*other))

    def _go(self, down: float, right: float) -> bool:
        row, column = _advanced(self.place[0], down), _advanced(self.place[1], right)
        if not self._free(row, column):
            return False
        self.place = (row, column)
        return True

    def _go_round(self, down: float, right: float) -> bool:
        """Barred where it is, but not from the nearest row or column: move into that one."""
        row, column = self.place
        if down and column != round(column) and abs(column - round(column)) < HELP:
            return self._free(row + down, round(column)) and self._go(0.0, _stride(round(column) - column))
        if right and row != round(row) and abs(row - round(row)) < HELP:
            return self._free(round(row), column + right) and self._go(_stride(round(row) - row), 0.0)
        return False

    def _free(self, row: float, column: float) -> bool:
        return all(
            (there, across) in self._squares
            for there in {math.floor(row), math.ceil(row)}
            for across in {math.floor(column), math.ceil(column)}
        )


def _stride(distance: float) -> float:
    return math.copysign(min(abs(distance), STRIDE), distance) if abs(distance) > 1e-9 else 0.0


def _advanced(value: float, stride: float) -> float:
    """A value after a stride, but no further than the next row or column: there a wall may begin."""
    after = value + stride
    line = math.floor(after) if stride < 0 else math.ceil(after)
    crossed = math.ceil(value) - 1 if stride < 0 else math.floor(value) + 1
    if (stride > 0 and after > crossed) or (stride < 0 and after < crossed):
        return float(crossed)
    return float(line) if abs(after - line) < 1e-6 else after


def directions(slides: Slides) -> tuple[Square, ...]:
    """The directions in which a piece can set out, as (rows, columns), each once."""
    return tuple(sorted({_direction(step) for step in slides.values()}))


def only_way(slides: Slides) -> Square | None:
    """The nearest square in the only direction there is; None where there are several directions, or none."""
    return _nearest(slides) if len(directions(slides)) == 1 else None


def square_covering(slides: Slides, kind: PieceKind, cell: Square) -> Square | None:
    """The nearest square from which the piece covers a cell; None where it cannot cover that cell."""
    return _nearest({square: step for square, step in slides.items() if cell in Piece(square, kind).cells})


def _nearest(slides: Slides) -> Square | None:
    return min(slides, key=lambda square: len(slides[square].path), default=None)


def _direction(step: Step) -> Square:
    (row, column), (to_row, to_column) = step.path[:2]
    return to_row - row, to_column - column
