"""What a way of writing positions has to offer to a search: the articles use two, with two integers between them.

Positions are plain tuples of numbers, not objects: of these the garbage collector need not keep account, so it does not
halt a search that has met tens of thousands.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from solvers.klotski.layout import Kind, Layout, Square

Place = TypeVar("Place")

UP, DOWN, LEFT, RIGHT = range(4)
DIRECTIONS = (UP, DOWN, LEFT, RIGHT)

Kinds = tuple[Kind, ...]
"""The kinds of the pieces, which keep their order while they move."""

Position = tuple[tuple[Place, ...], tuple[Place, ...]]
"""Where the top left corners of the pieces are, and where the blanks are."""

OneCell = Callable[[Kind, Place, int, tuple[Place, ...]], tuple[Place, tuple[Place, ...]] | None]
"""A piece's place and the blanks once it has slid by one cell in a direction; None when it cannot."""


@dataclass(frozen=True, slots=True)
class Coordinates(Generic[Place]):
    """How squares are written and read back, how a piece slides, and the number of a position."""

    place_of: Callable[[Square], Place]
    square_of: Callable[[Place], Square]
    slide: OneCell[Place]
    key: Callable[[Kinds, Position[Place]], int]

    def position_of(self, layout: Layout) -> Position[Place]:
        """Where the pieces of a layout are, in its order, and the blanks."""
        places = tuple(self.place_of(piece.square) for piece in layout.pieces)
        return places, tuple(map(self.place_of, layout.blanks))
