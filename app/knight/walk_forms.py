"""The texts as which a path of the knight can be copied."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication

from app.puzzle.copy_forms import CopyForm
from solvers.knight.notation import chess_text, coordinates_text, matrix_text
from solvers.knight.tour import Tour

WRITTEN_AT_ONCE = 40_000
"""Paths over more squares are written as text in the background."""


def walk_forms(walk: Tour | None) -> list[CopyForm]:
    """The path as a matrix, in coordinates and in chess notation; without one, none of them can be copied."""
    translate = QCoreApplication.translate
    forms = (
        ("matrix", translate("KnightCopy", "Matrix of numbers"), matrix_text),
        ("coordinates", translate("KnightCopy", "Coordinates (row, column)"), coordinates_text),
        ("chess", translate("KnightCopy", "Chess notation"), chess_text),
    )
    if walk is None:
        return [CopyForm(name, title, None) for name, title, _ in forms]
    return [CopyForm(name, title, partial(write, walk), _is_long(walk)) for name, title, write in forms]


def both_forms(walk: Tour | None) -> CopyForm | None:
    """The path as a matrix and in chess notation; None without one."""
    return None if walk is None else CopyForm("both", "", partial(_both_texts, walk), _is_long(walk))


def _is_long(walk: Tour) -> bool:
    return len(walk.order) > WRITTEN_AT_ONCE


def _both_texts(walk: Tour) -> str:
    return f"{matrix_text(walk)}\n\n{chess_text(walk)}"
