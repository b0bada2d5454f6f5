"""A tour: the squares of a board in the order in which a knight visits them."""

from __future__ import annotations

from array import array
from dataclasses import dataclass

from solvers.knight.board import Board, Square


@dataclass(frozen=True)
class TourRequest:
    """What is asked for: a tour of `board` from `start` (None: any), to `end` (None: any), closed or not.

    `seed` drives the methods that choose at random, so that the same request gives the same tour.
    """

    board: Board
    start: Square | None = None
    end: Square | None = None
    closed: bool = False
    seed: int = 0


@dataclass(frozen=True)
class Tour:
    """`order` holds the square numbers (`Board.index`) in the order visited: C ints, `board.size` of them."""

    board: Board
    order: array[int]

    @property
    def squares(self) -> tuple[Square, ...]:
        """The squares in the order visited."""
        return tuple(self.board.square(index) for index in self.order)

    def matrix(self) -> list[list[int]]:
        """Rows of visit numbers from 1; a missing square is 0."""
        rows = [[0] * self.board.columns for _ in range(self.board.rows)]
        for number, index in enumerate(self.order, 1):
            row, column = self.board.square(index)
            rows[row][column] = number
        return rows
