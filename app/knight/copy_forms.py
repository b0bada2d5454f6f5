"""A tour as text to be copied: as the sources print it, and as chess players write it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from app.puzzle.copy_forms import CopyForm
from solvers.knight.notation import chess_text, coordinates_text, matrix_text
from solvers.knight.tour import Tour


def tour_text(tour: Tour) -> str:
    """A tour as a matrix of numbers and in chess notation."""
    return f"{matrix_text(tour)}\n\n{chess_text(tour)}"


def tour_forms(tour: Tour | None) -> list[CopyForm]:
    """A tour as a matrix, in coordinates and in chess notation; without a tour, none of them."""
    return [
        _form("matrix", QCoreApplication.translate("KnightCopy", "Matrix of Numbers"), tour, matrix_text),
        _form(
            "coordinates",
            QCoreApplication.translate("KnightCopy", "Coordinates, Row and Column"),
            tour,
            coordinates_text,
        ),
        _form("chess", QCoreApplication.translate("KnightCopy", "Chess Notation"), tour, chess_text),
    ]


def _form(name: str, title: str, tour: Tour | None, text_of: Callable[[Tour], str]) -> CopyForm:
    return CopyForm(name, title, None if tour is None else text_of(tour))
