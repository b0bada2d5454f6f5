"""The path of the knight that is shown, as it is exported, and the texts as which it can be copied."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from app.puzzle.copy_forms import CopyForm
from solvers.knight.board import Square
from solvers.knight.notation import chess_text, coordinates_text
from solvers.knight.play import KnightGame
from solvers.knight.tour import Tour, TourRequest

WRITTEN_AT_ONCE = 40_000
"""Paths over more squares are written as text in the background."""


class ShownWalk(NamedTuple):
    """A path on a board, or the board alone."""

    walk: Tour
    """Without squares where there is only the board."""
    start: Square | None
    """Where the path begins, or is to begin."""
    closed: bool
    """Whether it closes, or is to."""


def played_walk(game: KnightGame) -> ShownWalk:
    """A game by hand as far as it has come, with the knight on the board."""
    in_vain = game.now == game.board.size and not game.complete  # every square once, but no step home
    walk = Tour(game.board, game.order[: game.now])
    return ShownWalk(walk, walk.start, game.closed and not in_vain)


def searched_walk(tour: Tour | None, request: TourRequest) -> ShownWalk:
    """The tour that was found; without one, the board on which it is asked for."""
    if tour is None:
        return ShownWalk(Tour(request.board, array("i")), request.start, request.closed)
    return ShownWalk(tour, tour.start, request.closed)


def walk_forms(walk: Tour | None) -> list[CopyForm]:
    """The path as a matrix, in coordinates and in chess notation; without one, none of them can be copied."""
    translate = QCoreApplication.translate
    forms = (
        ("matrix", translate("KnightCopy", "Matrix of numbers"), str),
        ("coordinates", translate("KnightCopy", "Coordinates (row, column)"), coordinates_text),
        ("chess", translate("KnightCopy", "Chess notation"), chess_text),
    )
    if walk is None:
        return [CopyForm(name, title, None) for name, title, _ in forms]
    return [CopyForm(name, title, partial(_written, walk, write), _is_long(walk)) for name, title, write in forms]


def both_forms(walk: Tour | None) -> CopyForm | None:
    """The path as a matrix and in chess notation; None without one."""
    if walk is None:
        return None
    return CopyForm("both", "", partial(_written, walk, lambda tour: f"{tour}\n\n{chess_text(tour)}"), _is_long(walk))


def _written(walk: Tour, write: Callable[[Tour], str]) -> str:
    """The path as text, after a line that says which piece it is and how the edges are joined, if not as usual."""
    return write(walk) if walk.board.is_usual else f"{walk.board.kind}\n\n{write(walk)}"


def _is_long(walk: Tour) -> bool:
    return len(walk.order) > WRITTEN_AT_ONCE
