"""Legal layouts for hypothesis to draw."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

from solvers.klotski.layout import COLUMNS, ROWS, Layout, Piece, PieceKind, Square
from solvers.klotski.packed import unpack
from solvers.klotski.piece_set import BLOCKS, PieceSet

SMALL_KINDS = (None, PieceKind.HORIZONTAL, PieceKind.VERTICAL, PieceKind.SOLDIER)


@st.composite
def layouts(draw: st.DrawFn) -> Layout:
    """Any legal layout: a 2x2 block anywhere, any other pieces, at least two blanks."""
    block = Piece((draw(st.integers(0, ROWS - 2)), draw(st.integers(0, COLUMNS - 2))), PieceKind.BLOCK)
    pieces, taken = [block], set(block.cells)
    free = [(row, column) for row in range(ROWS) for column in range(COLUMNS) if (row, column) not in taken]
    taken |= set(draw(st.lists(st.sampled_from(free), min_size=2, max_size=2, unique=True)))
    for square in free:
        kind = draw(st.sampled_from(SMALL_KINDS))
        if kind is not None and _fits(Piece(square, kind), taken):
            pieces.append(Piece(square, kind))
            taken |= set(pieces[-1].cells)
    return Layout.of(pieces)


@st.composite
def layouts_with_two_blanks(draw: st.DrawFn) -> Layout:
    """Any layout with soldiers on all its blanks but two."""
    layout = draw(layouts())
    filled = draw(st.permutations(layout.blanks))[2:]
    return Layout.of([*layout.pieces, *(Piece(square, PieceKind.SOLDIER) for square in filled)])


@st.composite
def classic_layouts(draw: st.DrawFn) -> Layout:
    """A layout of the classic kind: five generals lying or standing anyhow, four soldiers and two blanks."""
    block = Piece((draw(st.integers(0, ROWS - 2)), draw(st.integers(0, COLUMNS - 2))), PieceKind.BLOCK)
    pieces, taken = [block], set(block.cells)
    while len(pieces) < 6:
        places = [
            Piece((row, column), kind)
            for row in range(ROWS)
            for column in range(COLUMNS)
            for kind in (PieceKind.HORIZONTAL, PieceKind.VERTICAL)
            if _fits(Piece((row, column), kind), taken)
        ]
        if not places:
            pieces, taken = [block], set(block.cells)
            continue
        pieces.append(draw(st.sampled_from(places)))
        taken |= set(pieces[-1].cells)
    free = [(row, column) for row in range(ROWS) for column in range(COLUMNS) if (row, column) not in taken]
    soldiers = draw(st.permutations(free))[:4]
    return Layout.of([*pieces, *(Piece(square, PieceKind.SOLDIER) for square in soldiers)])


def layout_of(pieces: PieceSet, chance: Random) -> Layout:
    """A layout of these pieces, drawn at random; raises `StopIteration` where there is none."""
    places = chance.sample(BLOCKS, len(BLOCKS))
    positions = next(found for place in places if (found := pieces.positions(place.square)))
    return unpack(chance.choice(positions))


def _fits(piece: Piece, taken: set[Square]) -> bool:
    return all(row < ROWS and column < COLUMNS and (row, column) not in taken for row, column in piece.cells)
