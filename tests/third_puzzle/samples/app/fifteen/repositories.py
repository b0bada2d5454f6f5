"""The 8-puzzle in the data file: games played by hand, and solutions found."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, ClassVar

from app.storage.records import Record
from app.storage.repository import GameRepository, Listing, MergeRule, Repository
from solvers.fifteen.position import Position, Tiles, line_of_positions, parse_position, position_text

if TYPE_CHECKING:
    import sqlite3


@dataclass(frozen=True)
class SlidingGameRecord(Record):
    """A game: the tiles that were slid from a position; without `finished` it can be taken up again."""

    start: Position
    tiles: Tiles = ()
    seconds: float = 0.0
    hints: int = 0
    finished: bool = False

    def record(self, number: int | None) -> SlidingGameRecord:
        """The game itself, under a number if it has one already."""
        return replace(self, id=number)


@dataclass(frozen=True)
class SlidingSolutionRecord(Record):
    """A solution, the engine that found it, and what that took."""

    start: Position
    tiles: Tiles
    engine: str
    visited: int
    seconds: float


class SlidingGames(GameRepository[SlidingGameRecord]):
    """Games of the 8-puzzle, finished or not."""

    TABLE = "fifteen_games"
    STATEMENTS: ClassVar = {
        4: (
            """CREATE TABLE fifteen_games (
                id INTEGER PRIMARY KEY, position TEXT NOT NULL, steps TEXT NOT NULL, length INTEGER NOT NULL,
                seconds REAL NOT NULL, hints INTEGER NOT NULL, finished INTEGER NOT NULL,
                at TEXT NOT NULL, deleted TEXT)""",
            "CREATE INDEX fifteen_games_by_position ON fifteen_games (position)",
        )
    }
    LISTING = Listing(
        puzzle="fifteen",
        subject="position",
        columns=("length", "hints", "finished", "seconds"),
        best="finished AND hints = 0 AND deleted IS NULL",
    )
    MERGING = MergeRule(
        key=("at", "position", "steps", "seconds", "hints", "finished"), within=("position",), moves="steps"
    )

    def values(self, record: SlidingGameRecord) -> Mapping[str, Any]:
        """The columns of a game."""
        game = {"seconds": record.seconds, "hints": record.hints, "finished": record.finished}
        return {**_line_values(record), **game}

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
    STATEMENTS: ClassVar = {
        4: (
            """CREATE TABLE fifteen_solutions (
                id INTEGER PRIMARY KEY, position TEXT NOT NULL, steps TEXT NOT NULL, length INTEGER NOT NULL,
                engine TEXT NOT NULL, visited INTEGER NOT NULL, seconds REAL NOT NULL,
                at TEXT NOT NULL, deleted TEXT)""",
        )
    }
    LISTING = Listing("fifteen", "position", ("length", "engine", "seconds"), optimal="deleted IS NULL")
    MERGING = MergeRule(key=("position", "engine"), order=("{row}.seconds", "{row}.steps"), latest=True)

    def values(self, record: SlidingSolutionRecord) -> Mapping[str, Any]:
        """The columns of a solution."""
        search = {"engine": record.engine, "visited": record.visited, "seconds": record.seconds}
        return {**_line_values(record), **search}

    def record(self, row: sqlite3.Row) -> SlidingSolutionRecord:
        """The solution of a row."""
        return SlidingSolutionRecord(*_line(row), row["engine"], row["visited"], row["seconds"])


REPOSITORIES = (SlidingGames, SlidingSolutions)
"""Of all tables of this puzzle; the history sorts kinds of record in this order."""


def _line_values(record: SlidingGameRecord | SlidingSolutionRecord) -> dict[str, Any]:
    tiles = record.tiles
    return {"position": position_text(record.start), "steps": "".join(map(str, tiles)), "length": len(tiles)}


def _line(row: sqlite3.Row) -> tuple[Position, Tiles]:
    """The start and the tiles of a row; raises `ValueError` for tiles that cannot slide."""
    start, tiles = parse_position(row["position"]), tuple(map(int, row["steps"]))
    line_of_positions(start, tiles)
    return start, tiles
