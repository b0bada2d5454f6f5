"""The two forms in which the articles write positions, and the two integers that stand for a position.

The first form is (row, column). The third sequel uses a board eight cells wide, of which the four at the left are used:
one number is a place, a step up or down is 8 and a step aside is 1, and a step off the board on any side comes to a
number that is no blank's.

Positions are plain tuples of numbers, not objects: the garbage collector does not track these, so it does not halt a
search that has visited tens of thousands.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar

from solvers.klotski import moves
from solvers.klotski.codes.articles import LONG_KINDS, SHORT_KINDS
from solvers.klotski.layout import Layout, PieceKind, Square

if TYPE_CHECKING:
    from solvers.array_types import Int64s
    from solvers.klotski.visit_log import Packing


Place = TypeVar("Place")

UP, DOWN, LEFT, RIGHT = range(4)
DIRECTIONS = (UP, DOWN, LEFT, RIGHT)

Kinds = tuple[PieceKind, ...]
"""The kinds of the pieces, which keep their order while they move."""

Position = tuple[tuple[Place, ...], tuple[Place, ...]]
"""Where the top left corners of the pieces are, and where the blanks are."""

OneCell = Callable[[PieceKind, Place, int, tuple[Place, ...]], tuple[Place, tuple[Place, ...]] | None]
"""A piece's place and the blanks once it has slid by one cell in a direction; None when it cannot."""


@dataclass(frozen=True, slots=True)
class Coordinates(Generic[Place]):
    """How squares are written and read back, how a piece slides, and the number of a position."""

    place_of: Callable[[Square], Place]
    square_of: Callable[[Place], Square]
    slide: OneCell[Place]
    key: Callable[[Kinds, Position[Place]], int]
    pack: Packing
    """Turns numbers of positions into packed positions."""

    def position_of(self, layout: Layout) -> Position[Place]:
        """Where the pieces of a layout are, in its order, and the blanks."""
        places = tuple(self.place_of(piece.square) for piece in layout.pieces)
        return places, tuple(map(self.place_of, layout.blanks))


Squares = tuple[Square, ...]

AHEAD: dict[PieceKind, tuple[Squares, ...]] = {
    PieceKind.SOLDIER: (((-1, 0),), ((1, 0),), ((0, -1),), ((0, 1),)),
    PieceKind.VERTICAL: (((-1, 0),), ((2, 0),), ((0, -1), (1, -1)), ((0, 1), (1, 1))),
    PieceKind.HORIZONTAL: (((-1, 0), (-1, 1)), ((1, 0), (1, 1)), ((0, -1),), ((0, 2),)),
    PieceKind.BLOCK: (((-1, 0), (-1, 1)), ((2, 0), (2, 1)), ((0, -1), (1, -1)), ((0, 2), (1, 2))),
}
"""For each direction, the cells that have to be blank, relative to the piece's top left corner."""

BEHIND: dict[PieceKind, tuple[Squares, ...]] = {
    PieceKind.SOLDIER: (((0, 0),),) * 4,
    PieceKind.VERTICAL: (((1, 0),), ((0, 0),), ((0, 0), (1, 0)), ((0, 0), (1, 0))),
    PieceKind.HORIZONTAL: (((0, 0), (0, 1)), ((0, 0), (0, 1)), ((0, 1),), ((0, 0),)),
    PieceKind.BLOCK: (((1, 0), (1, 1)), ((0, 0), (0, 1)), ((0, 1), (1, 1)), ((0, 0), (1, 0))),
}
"""For each direction, the cells that are blank afterwards."""

TOWARDS = moves.DIRECTIONS
"""What a step in each direction adds to a square."""


SHORT_CODES = {kind: code for code, kind in enumerate(SHORT_KINDS)}
LONG_CODES = {kind: code for code, kind in enumerate(LONG_KINDS)}


def slide(kind: PieceKind, place: Square, direction: int, blanks: Squares) -> tuple[Square, Squares] | None:
    """Slide a piece by one cell; see `OneCell`."""
    row, column = place
    ahead = AHEAD[kind][direction]
    for down, right in ahead:
        if (row + down, column + right) not in blanks:
            return None
    filled = [(row + down, column + right) for down, right in ahead]
    left_free = [blank for blank in blanks if blank not in filled]
    left_free += [(row + down, column + right) for down, right in BEHIND[kind][direction]]
    towards = TOWARDS[direction]
    return (row + towards[0], column + towards[1]), tuple(left_free)


def key26(kinds: Kinds, position: Position[Square]) -> int:
    """The articles' short integer, worked out as they do: sort everything, then shift it together."""
    places, blanks = position
    starts = sorted([*zip(places, kinds, strict=True), *((blank, None) for blank in blanks)])
    number = block_comes = 0
    for order, (_, kind) in enumerate(starts, 1):
        if kind is PieceKind.BLOCK:
            block_comes = order
        else:
            number = number << 2 | SHORT_CODES[kind]
    return block_comes << 22 | number


def key60(kinds: Kinds, position: Position[Square]) -> int:
    """The articles' long integer: three bits a cell, nothing to sort."""
    number = 0
    for kind, (row, column) in zip(kinds, position[0], strict=True):
        number += LONG_CODES[kind] << 3 * (4 * row + column)
    return number


def pack_long(numbers: Int64s) -> None:
    """Replace long integers by packed positions."""
    from solvers.klotski.historical.packing_kernel import pack_long

    pack_long(numbers)


def pack_short(numbers: Int64s) -> None:
    """Replace short integers by packed positions."""
    from solvers.klotski.historical.packing_kernel import pack_short

    pack_short(numbers)


def _itself(square: Square) -> Square:
    return square


SHORT_INTEGERS: Coordinates[Square] = Coordinates(_itself, _itself, slide, key26, pack_short)
LONG_INTEGERS: Coordinates[Square] = Coordinates(_itself, _itself, slide, key60, pack_long)

WIDTH = 8

Places = tuple[int, ...]


def place_of(square: Square) -> int:
    """The number of a (row, column), also of one that is relative to another."""
    return WIDTH * square[0] + square[1]


def square_of(place: int) -> Square:
    """The (row, column) of a number on the board."""
    return divmod(place, WIDTH)


def _places(table: dict[PieceKind, tuple[Squares, ...]]) -> dict[PieceKind, tuple[Places, ...]]:
    return {kind: tuple(tuple(map(place_of, squares)) for squares in directions) for kind, directions in table.items()}


AHEAD_PLACES = _places(AHEAD)
BEHIND_PLACES = _places(BEHIND)
TOWARDS_PLACES = tuple(map(place_of, TOWARDS))

SHIFTS = {WIDTH * row + column: 3 * (4 * row + column) for row in range(5) for column in range(4)}
"""The lowest of the three bits that belong to a place."""


def eight_wide_slide(kind: PieceKind, place: int, direction: int, blanks: Places) -> tuple[int, Places] | None:
    """Slide a piece by one cell on the board eight cells wide; see `OneCell`."""
    ahead = AHEAD_PLACES[kind][direction]
    for offset in ahead:
        if place + offset not in blanks:
            return None
    filled = [place + offset for offset in ahead]
    left_free = [blank for blank in blanks if blank not in filled]
    left_free += [place + offset for offset in BEHIND_PLACES[kind][direction]]
    return place + TOWARDS_PLACES[direction], tuple(left_free)


def eight_wide_key60(kinds: Kinds, position: Position[int]) -> int:
    """The long integer from places on the board eight cells wide."""
    number = 0
    for kind, place in zip(kinds, position[0], strict=True):
        number += LONG_CODES[kind] << SHIFTS[place]
    return number


EIGHT_WIDE: Coordinates[int] = Coordinates(place_of, square_of, eight_wide_slide, eight_wide_key60, pack_long)
