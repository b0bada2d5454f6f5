"""The vector and the value of Wei Chung-liang and Lin Shun-shii's paper on solving Klotski by computer (about 1999).

The vector lists the cells of the ten pieces' top left corners: Cao Cao, the horizontal generals, the vertical
ones, the four soldiers, sorted within each shape. The value is the vector read as a number in base 20.

A vector does not say how many generals are horizontal. It is read by trying how many: usually one
number alone fits the board.
"""

from __future__ import annotations

from collections.abc import Sequence
from re import finditer, fullmatch

from solvers.klotski.codes.faults import CodeFault
from solvers.klotski.codes.filling import CELLS, Filling, decimal
from solvers.klotski.layout import Layout, Piece, PieceKind
from solvers.klotski.packed import cell_of, square_of
from solvers.message import InputError

SHAPES = (PieceKind.BLOCK, PieceKind.HORIZONTAL, PieceKind.VERTICAL, PieceKind.SOLDIER)
"""The shapes in the order in which a vector lists them."""
LENGTH = 10
GENERALS = 5


def vector(layout: Layout) -> list[int]:
    """The sorted vector of a layout of ten pieces and two empty cells."""
    return [cell_of(piece.square) for shape in SHAPES for piece in layout.pieces if piece.kind is shape]


def value(layout: Layout) -> int:
    """The value of a layout of ten pieces and two empty cells."""
    number = 0
    for cell in vector(layout):
        number = number * CELLS + cell
    return number


def write_vector(layout: Layout) -> str | None:
    """The vector as Wei and Lin's paper prints it, `[1 9 0 3 8 11 13 14 16 19]`.

    None unless there are ten pieces and two empty cells.
    """
    return f"[{' '.join(map(str, vector(layout)))}]" if layout.is_classic else None


def write_value(layout: Layout) -> str | None:
    """The value in decimal; None unless there are ten pieces and two empty cells."""
    return str(value(layout)) if layout.is_classic else None


def read_vector(text: str) -> Layout:
    """Read ten cells separated by spaces or commas, in brackets or not, sorted within each shape or not."""
    words = list(finditer(r"[^\s,\[\]]+", text))
    for word in words[:LENGTH]:
        if not (fullmatch(r"\d{1,2}", word[0]) and int(word[0]) < CELLS):
            raise InputError(CodeFault.VECTOR_CELL, position=word.start() + 1, text=word[0])
    if len(words) != LENGTH:
        raise InputError(CodeFault.VECTOR_LENGTH, found=len(words))
    cells, positions = [int(word[0]) for word in words], [word.start() + 1 for word in words]
    return _layout_of(cells, CodeFault.GENERAL, positions)


def read_value(text: str) -> Layout:
    """Read the value from its decimal digits."""
    number = decimal(text, CELLS**LENGTH - 1, CodeFault.VALUE_RANGE)
    cells = [number // CELLS**power % CELLS for power in reversed(range(LENGTH))]
    return _layout_of(cells, CodeFault.DIGIT_GENERAL, range(1, LENGTH + 1))


def _layout_of(cells: Sequence[int], misfit: CodeFault, positions: Sequence[int]) -> Layout:
    """The one layout with these cells; `misfit` says that the piece at this position of the code fits nowhere."""
    splits = [_split(cells, horizontal) for horizontal in range(GENERALS + 1)]
    legal = [layout for _, layout in splits if layout]
    if not legal:
        index = max(fitting for fitting, _ in splits)
        row, column = square_of(cells[index])
        raise InputError(misfit, position=positions[index], row=row + 1, column=column + 1)
    generals = slice(1, GENERALS + 1)
    in_order = [layout for layout in legal if vector(layout)[generals] == list(cells[generals])]
    candidates = in_order or legal
    if len(candidates) > 1:
        raise InputError(CodeFault.AMBIGUOUS_SPLIT, layouts=tuple(map(str, candidates)))
    return candidates[0]


def _split(cells: Sequence[int], horizontal: int) -> tuple[int, Layout | None]:
    """A vector read with so many horizontal generals: how many of its pieces fit, and the layout where all do."""
    shapes = [PieceKind.BLOCK] + [PieceKind.HORIZONTAL] * horizontal + [PieceKind.VERTICAL] * (GENERALS - horizontal)
    shapes += [PieceKind.SOLDIER] * (LENGTH - len(shapes))
    filling = Filling()
    for fitting, (shape, cell) in enumerate(zip(shapes, cells, strict=True)):
        if not filling.fits(shape, cell):
            return fitting, None
        filling.place(Piece(square_of(cell), shape))
    return LENGTH, filling.layout()
