"""Positions on a board eight cells wide, of which the four at the left are used: the articles' third sequel.

One number says where a piece is. A step up or down is 8, a step aside is 1, and whoever leaves the board on any side
comes to a number that is no blank's.
"""

from __future__ import annotations

from solvers.klotski.historical.coordinates import (
    AHEAD,
    BEHIND,
    LONG_CODES,
    TOWARDS,
    Coordinates,
    Kinds,
    Position,
    Squares,
)
from solvers.klotski.layout import PieceKind, Square

WIDTH = 8

Places = tuple[int, ...]


def place_of(square: Square) -> int:
    """The number of a (row, column), also of one that is relative to another."""
    return WIDTH * square[0] + square[1]


def square_of(place: int) -> Square:
    """The (row, column) of a number on the board."""
    return divmod(place, WIDTH)


def _places(table: dict[PieceKind, tuple[Squares, ...]]) -> dict[PieceKind, tuple[Places, ...]]:
    return {kind: tuple(tuple(map(place_of, squares)) for squares in ways) for kind, ways in table.items()}


AHEAD_PLACES = _places(AHEAD)
BEHIND_PLACES = _places(BEHIND)
TOWARDS_PLACES = tuple(map(place_of, TOWARDS))

SHIFTS = {WIDTH * row + column: 3 * (4 * row + column) for row in range(5) for column in range(4)}
"""The lowest of the three bits that belong to a place."""


def slide(kind: PieceKind, place: int, direction: int, blanks: Places) -> tuple[int, Places] | None:
    """Slide a piece by one cell; see `OneCell`."""
    ahead = AHEAD_PLACES[kind][direction]
    for offset in ahead:
        if place + offset not in blanks:
            return None
    filled = [place + offset for offset in ahead]
    left_free = [blank for blank in blanks if blank not in filled]
    left_free += [place + offset for offset in BEHIND_PLACES[kind][direction]]
    return place + TOWARDS_PLACES[direction], tuple(left_free)


def key60(kinds: Kinds, position: Position[int]) -> int:
    """The articles' long integer: three bits a cell."""
    number = 0
    for kind, place in zip(kinds, position[0], strict=True):
        number += LONG_CODES[kind] << SHIFTS[place]
    return number


EIGHT_WIDE: Coordinates[int] = Coordinates(place_of, square_of, slide, key60)
