"""What is said while a board is drawn: the tools, how many squares there are, and whether a tour exists."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.knight.shape.drawing import Brush
from app.knight.shape.symmetry import Symmetry
from app.ui.words.messages import translated
from app.ui.words.numbers import grouped, plural
from solvers.knight.board import Board
from solvers.knight.existence.arguments import colour_counts
from solvers.knight.existence.existence import RefusedStarts


def brush_words(brush: Brush) -> tuple[str, str]:
    """The title of a brush, and what it does."""
    translate = QCoreApplication.translate
    return {
        Brush.TOGGLE: (
            translate("Shape", "Automatic"),
            translate("Shape", "Erase from a square that is there, draw from one that is missing"),
        ),
        Brush.DRAW: (translate("Shape", "Draw"), translate("Shape", "Only draw squares")),
        Brush.ERASE: (translate("Shape", "Erase"), translate("Shape", "Only erase squares")),
    }[brush]


def symmetry_title(symmetry: Symmetry) -> str:
    """What a symmetric brush does."""
    translate = QCoreApplication.translate
    return {
        Symmetry.NONE: translate("Shape", "Brush without symmetry"),
        Symmetry.LEFT_RIGHT: translate("Shape", "Brush mirrored left and right"),
        Symmetry.UP_DOWN: translate("Shape", "Brush mirrored top and bottom"),
        Symmetry.BOTH: translate("Shape", "Brush mirrored both ways"),
        Symmetry.HALF_TURN: translate("Shape", "Brush repeated after half a turn"),
        Symmetry.QUARTER_TURN: translate("Shape", "Brush repeated after each quarter turn (square boards)"),
    }[symmetry]


def squares_said(board: Board) -> str:
    """How many squares a board has, and of which colours: a tour alternates between them."""
    even, odd = colour_counts(board)
    dark, light = (odd, even) if board.rows % 2 == 0 else (even, odd)  # a1 is dark
    return plural(
        "Shape", "{number} squares: {dark} dark, {light} light", board.size, dark=grouped(dark), light=grouped(light)
    )


def tour_known(board: Board, known: RefusedStarts, closed: bool) -> tuple[str, bool]:
    """Whether what is drawn has a tour, as far as is proved without a search; and whether it certainly has none."""
    translate = QCoreApplication.translate
    if board.size == 0:
        return translate("Shape", "No square is drawn yet: drag over the board, or press Fill."), False
    if known.everywhere is not None:
        return translate("Knight", "No tour: {reason}").format(reason=translated(known.everywhere)), True
    if known.reasons and not closed:
        return translate("Shape", "Nothing forbids a tour, but none starts on a marked square."), False
    return (
        translate("Shape", "Nothing forbids a closed tour.")
        if closed
        else translate("Shape", "Nothing forbids a tour.")
    ), False
