"""The records: one class for each kind of thing that is kept."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, Solution, Step
from solvers.klotski.play import game as play
from solvers.knight.board import Board
from solvers.knight.tour import Tour


def now() -> datetime:
    """The time, in UTC."""
    return datetime.now(UTC)


def time_text(time: datetime) -> str:
    """A time as the file keeps it: in UTC, so that the order of the texts is the order of the times."""
    return time.astimezone(UTC).isoformat(timespec="microseconds")


@dataclass(frozen=True, kw_only=True)
class Record:
    """What every record has: when it was made or kept last, and its number in the file, None until it is there."""

    at: datetime = field(default_factory=now)
    id: int | None = None


@dataclass(frozen=True)
class GameRecord(Record):
    """Klotski played by hand from `layout`, up to its last turn; without `finished` it can be taken up again.

    A turn is everything one piece did before another moved.
    """

    layout: Layout
    metric: Metric
    turns: tuple[Step, ...]
    seconds: float
    hints: int = 0
    finished: bool = False

    @property
    def length(self) -> int:
        """How many steps were taken, in the game's metric: each turn at its shortest."""
        played = play.Game(self.layout)
        played.replay(self.turns)
        return played.count(self.metric)


@dataclass(frozen=True)
class SolutionRecord(Record):
    """A solution, the engine that found it, and what that took."""

    solution: Solution
    engine: str
    visited: int
    seconds: float


@dataclass(frozen=True)
class OwnLayout(Record):
    """A layout that a person made and named."""

    name: str
    layout: Layout
    notes: str = ""


@dataclass(frozen=True)
class OwnBoard(Record):
    """A board that a person made and named."""

    name: str
    board: Board


@dataclass(frozen=True)
class TourRecord(Record):
    """A tour, whether a closed one was asked for, the engine that found it, and what that took."""

    tour: Tour
    closed: bool
    engine: str
    visited: int
    seconds: float


@dataclass(frozen=True)
class KnightGameRecord(Record):
    """A game of the knight: the squares' numbers (`Board.index`) in the order visited, up to the last."""

    board: Board
    visits: tuple[int, ...]
    closed: bool
    seconds: float
    hints: int = 0
    finished: bool = False


@dataclass(frozen=True)
class Comparison(Record):
    """The results of methods that were compared; `payload` is what JSON can hold."""

    label: str
    payload: Any
