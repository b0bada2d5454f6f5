"""The parts of a symmetric tour, which turns of the board lead to each other."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass

from solvers.knight.board import Board
from solvers.knight.symmetric.quotient import MOST_LOOKED_AT, TURNS, symmetry_of
from solvers.knight.tour import Tour, TourSymmetry


@dataclass(frozen=True, slots=True)
class TourParts:
    """A closed tour of `length` moves in parts of as many moves, the first of which begins at the visit `first`.

    Where that is halfway between two visits, so is where each part begins: the move there is turned round.
    """

    symmetry: TourSymmetry
    length: int
    first: float

    @property
    def number(self) -> int:
        """How many parts there are: the turn leads each to another."""
        return 4 if self.symmetry is TourSymmetry.QUARTER_TURN else 2

    def part(self, visit: int) -> int:
        """In which part, from 0, the move is that begins at a visit, counted from 0."""
        return int((visit + 0.5 - self.first) % self.length * self.number / self.length)


def tour_parts(board: Board, order: Sequence[int]) -> TourParts | None:
    """The halves or quarters of a closed tour that stays the same when the board is turned; None for others.

    `order` has the numbers of its squares (`Board.index`).
    """
    if not len(order) == board.size <= MOST_LOOKED_AT:
        return None
    tour = Tour(board, array("i", order))
    symmetry, squares = symmetry_of(tour), tour.squares
    if symmetry is None:
        return None
    place, following = (squares.index(board.image(square, TURNS[symmetry])) for square in squares[:2])
    goes_on = (following - place) % len(squares) == 1
    return TourParts(symmetry, len(squares), 0.0 if goes_on else place / 2)
