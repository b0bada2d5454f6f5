"""The order in which counting passes the squares, and how far ahead the frontier reaches; imports no numpy."""

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
        """For each square in the order, how many places further on its neighbours are; less than 0 for those before."""
        places = {square: place for place, square in enumerate(self.order)}
        return tuple(
            tuple(sorted(places[target] - place for target in self.board.neighbours(square)))
            for place, square in enumerate(self.order)
        )

    @cached_property
    def ahead(self) -> tuple[tuple[int, ...], ...]:
        """The same for the squares further on only."""
        return tuple(tuple(distance for distance in distances if distance > 0) for distances in self.around)

    @property
    def span(self) -> int:
        """How many squares the frontier reaches ahead at most."""
        return max((distance for distances in self.ahead for distance in distances), default=0)


def whole_span(board: Board) -> int:
    """The shorter span of a board that lacks no square, told without going through millions of them."""
    return 2 * min(board.rows, board.columns) + 1


def narrowest_sweep(board: Board) -> Sweep:
    """The sweep with the shorter span, across the shorter side as a rule."""
    by_rows = Sweep(board, board.squares)
    by_columns = Sweep(board, tuple(sorted(board.squares, key=lambda square: (square[1], square[0]))))
    return min(by_rows, by_columns, key=lambda sweep: sweep.span)
