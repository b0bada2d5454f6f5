"""A layout drawn in text, with the names of its squares and pieces, as the list of steps calls them."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from app.klotski.piece_names import PieceName, piece_names, spoken
from app.ui.words.language import Language, current
from solvers.klotski.layout import COLUMNS, ROWS, Layout, square_name

EMPTY = "·"


def layout_diagram(layout: Layout) -> str:
    """The rows from 5 down to 1 and the columns a to d, with a letter or sign of each piece in all its cells."""
    names = piece_names(layout)
    who = {cell: name for piece, name in zip(layout.pieces, names, strict=True) for cell in piece.cells}
    rows = (_row(f"{ROWS - row}", (_sign(who.get((row, column))) for column in range(COLUMNS))) for row in range(ROWS))
    columns = _row(" ", (square_name((0, column))[0].ljust(2) for column in range(COLUMNS)))
    return "\n".join([*rows, columns])


def diagram_words(layout: Layout) -> str:
    """Who the letters of a diagram are, and which square is that of a piece."""
    if current() is not Language.ENGLISH:
        return square_words()
    people = [f"{name.initials} {spoken(name)}" for name in piece_names(layout) if not name.number]
    return f"{', '.join(people)}\n{square_words()}"


def square_words() -> str:
    """Which square is that of a piece."""
    return QCoreApplication.translate("Klotski", "The square of a piece is that of its upper left cell.")


def _row(number: str, cells: Iterator[str]) -> str:
    return f"{number}  {' '.join(cells)}".rstrip()


def _sign(name: PieceName | None) -> str:
    """What stands for a piece, two characters wide, as one Chinese sign is."""
    if name is not None and not name.number and current() is not Language.ENGLISH:
        return name.signs[0]
    return (EMPTY if name is None else name.initials).ljust(2)
