"""A proof that there is no tour as a value: the reason in words, with the squares and moves that show it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, fields
from functools import lru_cache
from typing import Any, cast

from solvers.knight.board import Board, Square
from solvers.message import Message

Move = tuple[Square, Square]
"""A move, in no direction."""

DRAWN_AT_MOST = 40_000
"""On boards of more squares no colours and no parts are drawn: their sets would take longer than the proof."""


@dataclass(frozen=True, slots=True)
class Figure:
    """What of a board shows that it has no tour; what does not belong to a proof is empty.

    The squares and moves alone are enough to check the proof.
    """

    removed: frozenset[Square] = frozenset()
    """Squares that are taken away, so that the others fall into `parts`; a tour joins too few of these."""
    parts: tuple[frozenset[Square], ...] = ()
    """What is left without the squares `removed`: no move leads from one part to another."""
    dead_ends: frozenset[Square] = frozenset()
    """Squares with so few moves that a tour can only end there, or cannot be there at all."""
    loops: tuple[tuple[Move, ...], ...] = ()
    """Moves that every tour makes, and that close loops."""
    colours: tuple[frozenset[Square], frozenset[Square]] | None = None
    """The dark and the light squares, between which every move leads, where their numbers count."""
    alternating: tuple[frozenset[Square], frozenset[Square]] | None = None
    """Two halves of the board, of which every move from the first leads to the second."""
    ends: frozenset[Square] = frozenset()
    """Squares that were asked for as ends of the tour, where the proof speaks of them."""
    unused: frozenset[Move] = frozenset()
    """In a step: the moves between squares `removed`, of which a tour that can visit just so many parts makes none."""
    before: tuple[Figure, ...] = ()
    """Steps that come first, each of which shows moves that are unused: `parts` are what is left without all of these.

    Nor does the tour end on a square that is removed in one of them, unless that was asked for.
    """


@dataclass(frozen=True, slots=True)
class Proof(Message):
    """Why there is no tour, in words as any other message, with the figure that shows it on the board."""

    figure: Figure = field(default_factory=Figure)


@lru_cache(maxsize=4)
def coloured(board: Board) -> tuple[frozenset[Square], frozenset[Square]] | None:
    """The dark squares, of the colour of a1, and the light ones; None on boards that are too large to draw."""
    if board.size > DRAWN_AT_MOST:
        return None
    dark = frozenset((row, column) for row, column in board.squares if (row + column - board.rows) % 2)
    return dark, frozenset(board.squares) - dark


def figure_document(figure: Figure) -> dict[str, Any]:
    """The figure for JSON: a square is `[row, column]`, what holds several is a list, and what is empty is left out."""
    values = {each.name: getattr(figure, each.name) for each in fields(figure)}
    return {name: _listed(value) for name, value in values.items() if value}


def _listed(value: Any) -> Any:
    if isinstance(value, Figure):
        return figure_document(value)
    if isinstance(value, int):
        return value
    parts = cast("Iterable[Any]", value)
    return [_listed(part) for part in (sorted(parts) if isinstance(parts, frozenset) else parts)]
