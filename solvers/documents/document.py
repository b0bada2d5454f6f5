"""The three kinds of document, as values."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from solvers.klotski.layout import EXIT, Layout, PieceKind
from solvers.klotski.moves import Metric, Step
from solvers.knight.board import Board, Square
from solvers.knight.tour import Tour


@dataclass(frozen=True)
class KlotskiDocument:
    """A layout, and the steps that were taken from it: a solution, a part of a game, or none."""

    layout: Layout
    steps: tuple[Step, ...] = ()
    metric: Metric = Metric.MOVES

    @property
    def solved(self) -> bool:
        """Whether the steps lead to the exit."""
        last = next(
            (step.target for step in reversed(self.steps) if step.kind is PieceKind.BLOCK), self.layout.block.square
        )
        return last == EXIT


@dataclass(frozen=True)
class KnightDocument:
    """A board, where the knight sets off, and the squares that it visits in order: all, a part, or none."""

    board: Board
    start: Square | None = None
    closed: bool = False
    path: tuple[Square, ...] = ()
    written: str = field(default="", compare=False)
    """The path as it was written without a board, which may then be another one that has these squares."""

    @property
    def tour(self) -> Tour | None:
        """The tour, when the path visits every square."""
        return Tour.of(self.board, self.path) if len(self.path) == self.board.size else None


class CollectedLayout(NamedTuple):
    """A layout of a collection."""

    name: str
    layout: Layout
    notes: str = ""


class CollectedBoard(NamedTuple):
    """A board of a collection; `closed` asks for a closed tour or an open one, None leaves it to who plays."""

    name: str
    board: Board
    closed: bool | None = None


@dataclass(frozen=True)
class CollectionDocument:
    """Layouts and boards that a person chose for others, in the order in which they are to be played.

    Names are one line each, and none is empty (`collection_reading.fitting_name`).
    """

    name: str
    notes: str = ""
    layouts: tuple[CollectedLayout, ...] = ()
    boards: tuple[CollectedBoard, ...] = ()


Document = KlotskiDocument | KnightDocument | CollectionDocument
