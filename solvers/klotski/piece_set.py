"""Which pieces a layout has, and every layout of the same pieces."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from math import comb
from typing import TYPE_CHECKING

from solvers.klotski.layout import COLUMNS, ROWS, Layout, Piece, PieceKind, Square
from solvers.klotski.packed import BLOCK, FIELDS, PRESENT, bits_of, cell_of, first_free, square_of
from solvers.message import InputError

if TYPE_CHECKING:
    from solvers.array_types import Int64s

SMALL_KINDS = tuple(FIELDS)
CELLS = ROWS * COLUMNS
LEAST_BLANKS = 2
BLOCKS = [Piece((row, column), PieceKind.BLOCK) for row in range(ROWS - 1) for column in range(COLUMNS - 1)]

Numbers = tuple[int, ...]
"""How many are left to lay out of each of `SMALL_KINDS`, and of empty cells."""


class PieceSetFault(StrEnum):
    """What can be wrong with a choice of pieces."""

    CROWDED = "these pieces leave {found} {found:empty cell|empty cells}, but a layout needs at least 2; choose fewer"
    NOWHERE = "these pieces do not fit on the board together; choose others"
    UNSOLVABLE = "no layout of these pieces has a solution; choose others"


@dataclass(frozen=True, slots=True)
class PieceSet:
    """How many soldiers and generals, horizontal and vertical, are beside Cao Cao; raises `InputError` for too many."""

    soldiers: int
    horizontals: int
    verticals: int

    def __post_init__(self) -> None:
        if self.blanks < LEAST_BLANKS:
            raise InputError(PieceSetFault.CROWDED, found=max(self.blanks, 0))

    @classmethod
    def of(cls, layout: Layout) -> PieceSet:
        """The pieces of a layout."""
        numbers = Counter(piece.kind for piece in layout.pieces)
        return cls(numbers[PieceKind.SOLDIER], numbers[PieceKind.HORIZONTAL], numbers[PieceKind.VERTICAL])

    @property
    def blanks(self) -> int:
        """How many cells they leave free."""
        return CELLS - 4 - self.soldiers - 2 * (self.horizontals + self.verticals)

    def positions(self, block: Square) -> list[int]:
        """Each packed position of these pieces with Cao Cao on a square, once."""
        return self.position_array(block).tolist()

    def position_array(self, block: Square) -> Int64s:
        """The same as an array (int64)."""
        import numpy as np

        from solvers.klotski.positions_kernel import STACK_COLUMNS, STACK_ROWS, write_positions

        covered = bits_of(Piece(block, PieceKind.BLOCK).cells)
        found = np.empty(self._layouts_with(covered), np.int64)
        stack = np.empty((STACK_ROWS, STACK_COLUMNS), np.int64)
        write_positions(_with_block(block), covered, np.array(self._numbers(), np.int64), found, stack)
        return found

    @property
    def layouts(self) -> int:
        """How many layouts these pieces have."""
        return sum(self._layouts_with(bits_of(block.cells)) for block in BLOCKS)

    def _layouts_with(self, covered: int) -> int:
        """How many have Cao Cao on these cells: the generals are laid out, then soldiers on some of the cells left."""
        singles = self.soldiers + self.blanks
        return comb(singles, self.soldiers) * _count(covered, (0, self.horizontals, self.verticals, singles))

    def _numbers(self) -> Numbers:
        numbers = {
            PieceKind.SOLDIER: self.soldiers,
            PieceKind.HORIZONTAL: self.horizontals,
            PieceKind.VERTICAL: self.verticals,
        }
        return (*(numbers[kind] for kind in SMALL_KINDS), self.blanks)


def every_set() -> Iterator[PieceSet]:
    """Every set of pieces that fits on the board: 203, those with the fewest empty cells first."""
    for blanks in range(LEAST_BLANKS, CELLS - 4 + 1):
        for generals in range((CELLS - 4 - blanks) // 2 + 1):
            for horizontals in range(generals + 1):
                pieces = PieceSet(CELLS - 4 - blanks - 2 * generals, horizontals, generals - horizontals)
                if pieces.layouts:
                    yield pieces


@lru_cache(maxsize=1 << 13)  # other sets ask for many of the same counts
def _count(covered: int, numbers: Numbers) -> int:
    """In how many ways they can be laid out."""
    if not any(numbers):
        return 1
    return sum(_count(then, left) for _, then, left in _ways(covered, numbers))


def _ways(covered: int, numbers: Numbers) -> Iterator[tuple[int, int, Numbers]]:
    """What can be laid on the first free cell: the bits of its piece, what is covered then, and what is left."""
    cell = first_free(covered)
    for index, left in enumerate(numbers):
        if left == 0:
            continue
        rest = (*numbers[:index], left - 1, *numbers[index + 1 :])
        if index == len(SMALL_KINDS):
            yield 0, covered | 1 << cell, rest
        elif (piece := Piece(square_of(cell), SMALL_KINDS[index])).inside and not covered & bits_of(piece.cells):
            yield 1 << FIELDS[piece.kind] + cell, covered | bits_of(piece.cells), rest


def _with_block(block: Square) -> int:
    return PRESENT | cell_of(block) << BLOCK
