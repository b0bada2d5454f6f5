"""The 8-puzzle in the data file: games played by hand, and solutions found."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from app.storage.records import Record
from app.storage.repository import GameRepository, Listing, Repository
from solvers.fifteen.position import Position, line_of_positions, parse_position, position_text
from solvers.fifteen.solution import SlidingSolution

if TYPE_CHECKING:
    import sqlite3

PUZZLE = "fifteen"


@dataclass(frozen=True)
class SlidingGameRecord(Record):
    """A game: the tiles that were slid from a position; without `finished` it can be taken up again."""

    start: Position
    tiles: tuple[int, ...]
    seconds: float
    hints: int = 0
    finished: bool = False


@dataclass(frozen=True)
class SlidingSolutionRecord(Record):
    """A solution, the engine that found it, and what that took."""

    solution: SlidingSolution
    engine: str
    visited: int
    seconds: float


class SlidingGames(GameRepository[SlidingGameRecord]):
    """Games of the 8-puzzle, finished or not."""

    TABLE = "fifteen_games"
    LISTING = Listing(
        puzzle=PUZZLE,
        subject="position",
        columns=("length", "hints", "finished", "seconds"),
        best="finished AND hints = 0 AND deleted IS NULL",
    )

    def values(self, record: SlidingGameRecord) -> Mapping[str, Any]:
        """The columns of a game."""
        return {
            **_line_values(record.start, record.tiles),
            "seconds": record.seconds,
            "hints": record.hints,
            "finished": record.finished,
        }

    def record(self, row: sqlite3.Row) -> SlidingGameRecord:
        """The game of a row."""
        return SlidingGameRecord(*_line(row), row["seconds"], row["hints"], bool(row["finished"]))

    def best(self, start: Position) -> SlidingGameRecord | None:
        """The game finished without a hint in the fewest steps, and of these the fastest."""
        order = "AND position = ? AND finished AND hints = 0 ORDER BY length, seconds LIMIT 1"
        return self._first(order, position_text(start))


class SlidingSolutions(Repository[SlidingSolutionRecord]):
    """Solutions found, all of them shortest."""

    TABLE = "fifteen_solutions"
    LISTING = Listing(PUZZLE, "position", ("length", "engine", "seconds"), optimal="deleted IS NULL")

    def values(self, record: SlidingSolutionRecord) -> Mapping[str, Any]:
        """The columns of a solution."""
        return {
            **_line_values(record.solution.start, record.solution.tiles),
            "engine": record.engine,
            "visited": record.visited,
            "seconds": record.seconds,
        }

    def record(self, row: sqlite3.Row) -> SlidingSolutionRecord:
        """The solution of a row."""
        return SlidingSolutionRecord(SlidingSolution(*_line(row)), row["engine"], row["visited"], row["seconds"])


def tiles_text(tiles: Iterable[int]) -> str:
    """Tiles as the data file has them, a digit each."""
    return "".join(map(str, tiles))


def _line_values(start: Position, tiles: tuple[int, ...]) -> dict[str, Any]:
    return {"position": position_text(start), "steps": tiles_text(tiles), "length": len(tiles)}


def _line(row: sqlite3.Row) -> tuple[Position, tuple[int, ...]]:
    """The start and the tiles of a row; raises `ValueError` for tiles that cannot slide."""
    start, tiles = parse_position(row["position"]), tuple(map(int, row["steps"]))
    line_of_positions(start, tiles)
    return start, tiles
