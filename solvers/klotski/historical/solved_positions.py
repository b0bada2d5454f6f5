"""Every solved layout that has given pieces."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from solvers.klotski.layout import COLUMNS, EXIT, ROWS, Kind, Layout, Piece
from solvers.klotski.packed import BLOCK, FIELDS, PRESENT, cell_of, square_of

SMALL_KINDS = tuple(FIELDS)


def solved_positions(layout: Layout) -> Iterator[int]:
    """Each packed position with the pieces of `layout` and its 2x2 block at the exit, once."""
    numbers = Counter(piece.kind for piece in layout.pieces)
    counts: tuple[int, ...] = (*(numbers[kind] for kind in SMALL_KINDS), len(layout.blanks))
    block = Piece(EXIT, Kind.BLOCK)
    waiting: list[tuple[int, int, tuple[int, ...]]] = [(PRESENT | cell_of(EXIT) << BLOCK, _bits(block), counts)]
    while waiting:
        key, covered, counts = waiting.pop()
        if not any(counts):
            yield key
            continue
        cell = (~covered & covered + 1).bit_length() - 1
        for index, left in enumerate(counts):
            if left:
                rest = (*counts[:index], left - 1, *counts[index + 1 :])
                if index == len(SMALL_KINDS):
                    waiting.append((key, covered | 1 << cell, rest))
                elif _fits(piece := Piece(square_of(cell), SMALL_KINDS[index]), covered):
                    waiting.append((key | 1 << FIELDS[piece.kind] + cell, covered | _bits(piece), rest))


def _fits(piece: Piece, covered: int) -> bool:
    row, column = piece.square
    return row + piece.kind.height <= ROWS and column + piece.kind.width <= COLUMNS and not covered & _bits(piece)


def _bits(piece: Piece) -> int:
    return sum(1 << cell_of(square) for square in piece.cells)
