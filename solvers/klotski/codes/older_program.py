"""The 24 digits of Liu Junsong's older program, which Lü's articles quote.

Two digits for each cell, counted from 01: Cao Cao, five generals, four soldiers, two empty cells. Which generals are
horizontal is not written but follows: where the cell at the right of a general is neither the start of a piece nor
empty nor covered from above, only this general can cover it.
"""

from __future__ import annotations

from collections.abc import Sequence

from solvers.klotski.codes.faults import CodeFault
from solvers.klotski.codes.filling import CELLS, Filling, check_decimal, pair
from solvers.klotski.codes.paper import vector
from solvers.klotski.layout import Layout, Piece, PieceKind
from solvers.klotski.packed import cell_of, square_of
from solvers.message import InputError

DIGITS = 24
GENERALS = slice(1, 6)
SOLDIERS = slice(6, 10)
BLANKS = slice(10, 12)


def write_digits24(layout: Layout) -> str | None:
    """The 24 digits, horizontal generals before vertical ones; None unless there are ten pieces and two empty cells."""
    if not layout.is_classic:
        return None
    cells = vector(layout) + [cell_of(blank) for blank in layout.blanks]
    return "".join(f"{cell + 1:02}" for cell in cells)


def read_digits24(text: str) -> Layout:
    """Read the 24 digits; the generals may come in any order."""
    cells = _cells(text)
    filling = Filling()
    filling.put(PieceKind.BLOCK, cells[0], pair(1))
    for index in range(*SOLDIERS.indices(len(cells))):
        filling.put(PieceKind.SOLDIER, cells[index], pair(2 * index + 1))
    for index in range(*BLANKS.indices(len(cells))):
        filling.leave_blank(cells[index], pair(2 * index + 1))
    _put_generals(filling, cells)
    return filling.layout()


def _cells(text: str) -> list[int]:
    check_decimal(text)
    if len(text) != DIGITS:
        raise InputError(CodeFault.DIGITS_LENGTH, found=len(text))
    numbers = [int(text[start : start + 2]) for start in range(0, DIGITS, 2)]
    for index, number in enumerate(numbers):
        if not 1 <= number <= CELLS:
            where = {"position": 2 * index + 1, "following": 2 * index + 2}
            raise InputError(CodeFault.OLDER_CELL, **where, text=text[2 * index : 2 * index + 2])
    return [number - 1 for number in numbers]


def _put_generals(filling: Filling, cells: Sequence[int]) -> None:
    """Put the generals from the top left on: each is horizontal if it can be without covering the start of another."""
    starts = set(cells[GENERALS])
    for cell, index in sorted((cell, index) for index, cell in enumerate(cells[GENERALS], 1)):
        lies = cell + 1 not in starts and filling.fits(PieceKind.HORIZONTAL, cell)
        kind = PieceKind.HORIZONTAL if lies else PieceKind.VERTICAL
        row, column = square_of(cell)
        if not filling.fits(kind, cell):
            where = {"position": 2 * index + 1, "following": 2 * index + 2, "row": row + 1, "column": column + 1}
            raise InputError(CodeFault.OLDER_GENERAL, **where)
        filling.place(Piece((row, column), kind))
