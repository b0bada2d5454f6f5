"""The parts of a symmetric tour, which turns of the board lead to each other."""

from __future__ import annotations

from dataclasses import dataclass

from solvers.knight.symmetric.quotient import TURNS, symmetry_of
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


def tour_parts(tour: Tour) -> TourParts | None:
    """The halves or quarters of a closed tour that stays the same when the board is turned; None for others."""
    symmetry = symmetry_of(tour)
    if symmetry is None:
        return None
    board, squares = tour.board, tour.squares
    place, following = (squares.index(board.image(square, TURNS[symmetry])) for square in squares[:2])
    goes_on = (following - place) % len(squares) == 1
    return TourParts(symmetry, len(squares), 0.0 if goes_on else place / 2)
