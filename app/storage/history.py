"""Everything played, found and made, as one list that is sorted and filtered by SQLite and read in pages."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import Enum
from itertools import groupby
from typing import Any

from app.storage.data_file import DataFile
from app.storage.records import Record
from app.storage.repository import Repository
from solvers.klotski.moves import Metric


class Kind(Enum):
    """What a row is a record of."""

    GAME = "game"
    SOLUTION = "solution"
    LAYOUT = "layout"
    TOUR = "tour"
    KNIGHT_GAME = "knight game"
    BOARD = "board"


class Order(Enum):
    """What the list can be sorted by, as SQL."""

    TIME = "at"
    KIND = "rank"
    NAME = "coalesce(name, shown_name(puzzle, subject))"
    LENGTH = "length"
    EXCESS = "CASE WHEN finished THEN length - optimum END"
    METHOD = "engine"
    SECONDS = "seconds"


@dataclass(frozen=True, slots=True)
class Key:
    """Which record: its kind and its number among those."""

    kind: Kind
    number: int


@dataclass(frozen=True, slots=True)
class HistoryQuery:
    """Which records to list, and in which order; `puzzle` is `klotski`, `knight` or None for both."""

    puzzle: str | None = None
    deleted: bool = False
    order: Order = Order.TIME
    falling: bool = True


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the list.

    `subject` is the text of a layout or of a board, `name` what its owner calls it. `length` counts steps or squares;
    `optimum` is the fewest steps there are, `best` the fewest that a person took by hand without a hint.
    """

    key: Key
    puzzle: str
    subject: str
    name: str | None
    metric: Metric | None
    length: int | None
    optimum: int | None
    best: int | None
    engine: str | None
    hints: int
    finished: bool
    closed: bool
    seconds: float | None
    at: datetime


Name = Callable[[str, str], str]
"""What a subject is called, from the puzzle and the subject."""
Optimum = Callable[[str, str | None], int | None]
"""The fewest steps from a layout in a metric, as far as they are known beforehand."""

_KINDS = {kind.value: kind for kind in Kind}

PAGE = 100
"""How many rows are read at once, at most."""

_RECORDS = """
    SELECT 'game' kind, 1 rank, 'klotski' puzzle, id, layout subject, NULL own_name, metric, length, NULL engine,
        hints, finished, 0 closed, seconds, at, deleted FROM games
    UNION ALL SELECT 'solution', 2, 'klotski', id, layout, NULL, metric, length, engine, 0, 1, 0, seconds, at, deleted
        FROM solutions
    UNION ALL SELECT 'layout', 3, 'klotski', id, layout, name, NULL, NULL, NULL, 0, 1, 0, NULL, at, deleted
        FROM own_layouts
    UNION ALL SELECT 'knight game', 4, 'knight', id, board, NULL, NULL, length, NULL, hints, finished, closed, seconds,
        at, deleted FROM knight_games
    UNION ALL SELECT 'tour', 5, 'knight', id, board, NULL, NULL, length, engine, 0, 1, closed, seconds, at, deleted
        FROM tours
    UNION ALL SELECT 'board', 6, 'knight', id, board, name, NULL, NULL, NULL, 0, 1, 0, NULL, at, deleted
        FROM own_boards
"""

_LIST = f"""
    SELECT record.*,
        coalesce(own_name,
            (SELECT name FROM own_layouts own WHERE own.layout = subject AND own.deleted IS NULL LIMIT 1),
            (SELECT name FROM own_boards own WHERE own.board = subject AND own.deleted IS NULL LIMIT 1)) name,
        coalesce(known_optimum(subject, metric),
            (SELECT min(solved.length) FROM solutions solved
             WHERE solved.layout = subject AND solved.metric = record.metric AND proved)) optimum,
        (SELECT min(played.length) FROM games played
         WHERE played.layout = subject AND played.metric = record.metric
            AND played.finished AND played.hints = 0 AND played.deleted IS NULL) best
    FROM ({_RECORDS}) record
"""


class History:
    """The list of all records; every method raises `StorageError`, and nothing else, when the file fails it."""

    def __init__(self, data_file: DataFile, repositories: Mapping[Kind, Repository[Any]]) -> None:
        self._file = data_file
        self._shelves = repositories
        self.explain(lambda puzzle, subject: subject, lambda layout, metric: None)

    def explain(self, name: Name, optimum: Optimum) -> None:
        """Say what layouts and boards are called, so that the list sorts by it, and which optima are known."""
        self._file.add_function("shown_name", name)
        self._file.add_function("known_optimum", optimum)

    def keys(self, query: HistoryQuery) -> list[Key]:
        """The records that are wished for, in that order; those without what they are sorted by come last."""
        where, values = _where(query.puzzle, query.deleted)
        direction = "DESC" if query.falling else "ASC"
        sql = f"SELECT kind, id, {query.order.value} worth FROM ({_LIST}) {where}"
        rows = self._file.rows(f"{sql} ORDER BY worth {direction} NULLS LAST, at DESC, id DESC", values)
        return [Key(_KINDS[row["kind"]], row["id"]) for row in rows]

    def rows(self, keys: Sequence[Key]) -> dict[Key, Row]:
        """The lines of these records, as far as they are there and make sense."""
        found: dict[Key, Row] = {}
        for kind, alike in groupby(sorted(keys, key=_kind), key=_kind):
            numbers = [key.number for key in alike]
            places = ", ".join("?" * len(numbers))
            sql = f"SELECT * FROM ({_LIST}) WHERE kind = ? AND id IN ({places})"
            rows = map(_row, self._file.rows(sql, (kind, *numbers)))
            found.update((row.key, row) for row in rows if row is not None)
        return found

    def record(self, key: Key) -> Record:
        """The whole of a record: a `GameRecord`, a `SolutionRecord` or another, by its kind."""
        return self._shelves[key.kind].get(key.number)

    def size(self, puzzle: str | None = None, deleted: bool = False) -> int:
        """How many records there are."""
        where, values = _where(puzzle, deleted)
        return self._file.rows(f"SELECT count(*) FROM ({_RECORDS}) {where}", values)[0][0]

    def delete(self, keys: Iterable[Key]) -> None:
        """Put records out of sight, all or none."""
        with self._file.transaction() as execute:
            for key in keys:
                self._shelves[key.kind].mark_deleted(execute, [key.number])

    def restore(self, keys: Iterable[Key]) -> None:
        """Bring deleted records back, all or none."""
        with self._file.transaction() as execute:
            for key in keys:
                self._shelves[key.kind].mark_restored(execute, [key.number])


def _where(puzzle: str | None, deleted: bool) -> tuple[str, tuple[str, ...]]:
    visible = "WHERE deleted IS NOT NULL" if deleted else "WHERE deleted IS NULL"
    return (visible, ()) if puzzle is None else (f"{visible} AND puzzle = ?", (puzzle,))


def _kind(key: Key) -> str:
    return key.kind.value


def _row(row: sqlite3.Row) -> Row | None:
    """The line of a record, None where its values make no sense."""
    try:
        metric, at = Metric(row["metric"]) if row["metric"] else None, datetime.fromisoformat(row["at"])
    except (ValueError, TypeError):
        return None
    return Row(
        key=Key(_KINDS[row["kind"]], row["id"]),
        puzzle=row["puzzle"],
        subject=row["subject"],
        name=row["name"],
        metric=metric,
        length=row["length"],
        optimum=row["optimum"],
        best=row["best"],
        engine=row["engine"],
        hints=row["hints"],
        finished=bool(row["finished"]),
        closed=bool(row["closed"]),
        seconds=row["seconds"],
        at=at,
    )
