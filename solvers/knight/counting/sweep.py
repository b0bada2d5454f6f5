"""The order in which counting passes the squares, and the span of the frontier; imports no numpy."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from solvers.knight.board import Board, Square


@dataclass(frozen=True)
class Sweep:
    """The squares of a board in the order in which they are passed: line by line, by rows or by columns."""

    board: Board
    order: tuple[Square, ...]

    @cached_property
    def around(self) -> tuple[tuple[int, ...], ...]:
        """For each square of the order the distances of its neighbours in the order; negative for those before it."""
        places = {square: place for place, square in enumerate(self.order)}
        return tuple(
            tuple(sorted(places[target] - place for target in self.board.neighbours(square)))
            for place, square in enumerate(self.order)
        )

    @cached_property
    def ahead(self) -> tuple[tuple[int, ...], ...]:
        """The distances in `around` that are positive."""
        return tuple(tuple(distance for distance in distances if distance > 0) for distances in self.around)

    @property
    def span(self) -> int:
        """The greatest distance in the order between two neighbours."""
        return max((distance for distances in self.ahead for distance in distances), default=0)


def whole_span(board: Board) -> int:
    """The span of the narrowest sweep of a board without missing squares, without looking at the squares."""
    return 2 * min(board.rows, board.columns) + 1


def narrowest_sweep(board: Board) -> Sweep:
    """The sweep with the shorter span, across the shorter side as a rule."""
    by_rows = Sweep(board, board.squares)
    by_columns = Sweep(board, tuple(sorted(board.squares, key=lambda square: (square[1], square[0]))))
    return min(by_rows, by_columns, key=lambda sweep: sweep.span)
