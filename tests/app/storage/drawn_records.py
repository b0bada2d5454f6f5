"""Records to keep in tests, made of known puzzles."""

from __future__ import annotations

from array import array
from typing import Any

from app.klotski.repositories import GameRecord, SolutionRecord
from app.knight.repositories import TourRecord
from app.storage.repository import Repository
from app.storage.schema import repositories
from app.storage.storage import Storage
from solvers.klotski.layout import Layout, PieceKind
from solvers.klotski.moves import Metric, Solution, Step
from solvers.knight.board import Board
from solvers.knight.tour import Tour

TWO_STEPS_AWAY = Layout.parse("AA.S/AA../..../..../....")
"""The block in the corner, three down and one to the right from the exit, and a soldier out of its way."""

DOWN = Step(PieceKind.BLOCK, ((0, 0), (1, 0), (2, 0), (3, 0)))
RIGHT = Step(PieceKind.BLOCK, ((3, 0), (3, 1)))
ASIDE = Step(PieceKind.SOLDIER, ((0, 3), (1, 3)))
ROUND = Step(PieceKind.BLOCK, ((0, 0), (1, 0), (2, 0), (3, 0), (3, 1)))

RING = Board(3, 3, frozenset({(1, 1)}))
"""The squares of a 3x3 board without its middle, round which a knight goes in eight moves."""
ROUND_THE_RING = (0, 5, 6, 1, 8, 3, 2, 7)


def solution(engine: str = "shortest", steps: tuple[Step, ...] = (ROUND,)) -> SolutionRecord:
    """A way out of the corner."""
    return SolutionRecord(Solution(TWO_STEPS_AWAY, Metric.MOVES, steps, True), engine, 12, 0.25)


def straight_game(steps: tuple[Step, ...] = (DOWN, RIGHT), seconds: float = 9.5, hints: int = 0) -> GameRecord:
    """The same way by hand, in straight slides; finished when it gets to the exit."""
    return GameRecord(TWO_STEPS_AWAY, Metric.STRAIGHT, steps, seconds, hints, finished=RIGHT in steps)


def tour(first: int = 0, engine: str = "warnsdorff") -> TourRecord:
    """A closed tour of the ring from the square with this place in it."""
    visits = ROUND_THE_RING[first:] + ROUND_THE_RING[:first]
    return TourRecord(Tour(RING, array("i", visits)), True, engine, 8, 0.01)


def repository_of(storage: Storage, table: str) -> Repository[Any]:
    """The repository of a table."""
    return next(storage.repository(kind) for kind in repositories() if table == kind.TABLE)
