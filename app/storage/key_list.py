"""The keys of the records of a query, in its order and read a page at a time, however many they are.

By time, the indexes of the tables are merged, so nothing has to be read beforehand. For any other order, what is
sorted by is first gathered in a temporary table, a few hundred records at a time, so that whoever waits can do
something else in between.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import count
from typing import overload

from app.storage.data_file import DataFile
from app.storage.repository import Listing

PAGE = 100
"""How many rows are read at once, at most."""
STEP = 500
"""How many records are gathered at a time: some 5 ms."""


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
    """Which record: the table it is in, and its number there."""

    table: str
    number: int


@dataclass(frozen=True, slots=True)
class HistoryQuery:
    """Which records to list, and in which order; `puzzle` is the name of one puzzle, or None for all."""

    puzzle: str | None = None
    deleted: bool = False
    order: Order = Order.TIME
    falling: bool = True


_numbers = count()
"""Tells the temporary tables apart: a list is read until the next one is ready."""


class KeyList(Sequence[Key]):
    """The keys of a query; `prepare` has to be gone through before anything else is asked.

    Every method raises `StorageError`, and nothing else, when the file fails it.
    """

    def __init__(self, data_file: DataFile, query: HistoryQuery, listings: Mapping[str, Listing]) -> None:
        self._file = data_file
        self._query = query
        self._names = list(listings)
        self._tables = [table for table, one in listings.items() if query.puzzle in (None, one.puzzle)]
        self._by_time = query.order is Order.TIME and not query.deleted
        self._table = f"temp.listed_{next(_numbers)}"
        self._pages: dict[int, list[Key]] = {}
        self._lines: dict[Key, int] = {}
        self._size = 0
        falls = "DESC" if query.falling else "ASC"
        time = ("at", falls), ("id", falls), ("rank", falls)
        other = ("missing", "ASC"), ("worth", falls), ("at", "DESC"), ("id", "DESC"), ("rank", "DESC")
        self._columns = time if self._by_time else other

    def prepare(self, records: Mapping[str, str], whole: str) -> Iterator[None]:
        """Do what has to be done before anything is read, a little at each `next`.

        `records` holds the SQL that lists the records of each table, `whole` what adds to it as `{records}`.
        """
        if not self._by_time:
            yield from self._gather(records, whole)
        sources = [f"{table} WHERE {self._shown}" for table in self._tables] if self._by_time else [self._table]
        counted = (f"(SELECT count(*) FROM {source})" for source in sources)
        self._size = self._file.rows(f"SELECT {' + '.join(counted)}")[0][0]
        self.page(0)  # what is in sight at first is of the same moment as the number

    def close(self) -> None:
        """Free what was gathered."""
        if not self._by_time:
            self._file.rows(f"DROP TABLE IF EXISTS {self._table}")

    def __len__(self) -> int:
        return self._size

    @overload
    def __getitem__(self, line: int) -> Key: ...
    @overload
    def __getitem__(self, line: slice) -> list[Key]: ...
    def __getitem__(self, line: int | slice) -> Key | list[Key]:
        if isinstance(line, slice):
            lines = range(self._size)[line]
            if len(lines) <= PAGE:
                return [key for one in lines for key in self.page(one // PAGE)[one % PAGE :][:1]]
            return self._read(lines.start, lines.stop - lines.start)[:: lines.step]
        number, place = divmod(range(self._size)[line], PAGE)
        return self.page(number)[place]

    def page(self, number: int) -> list[Key]:
        """The keys of `PAGE` lines, the last page has fewer; they are kept."""
        if number not in self._pages:
            self._pages[number] = self._read(number * PAGE, PAGE)
            self._lines.update((key, number * PAGE + place) for place, key in enumerate(self._pages[number]))
        return self._pages[number]

    def line_of(self, key: Key) -> int | None:
        """The line that a record is on; None when it is not listed."""
        if key in self._lines:
            return self._lines[key]
        line = self._find(key)
        if line is not None:
            self.page(line // PAGE)  # most often the keys beside it are asked for next
        return line

    def _gather(self, records: Mapping[str, str], whole: str) -> Iterator[None]:
        columns = ", ".join(f"{name} {direction}" for name, direction in self._columns)
        self._file.rows("PRAGMA temp.journal_mode = OFF")  # nothing in temporary tables is ever taken back
        self._file.rows(
            f"CREATE TABLE {self._table} (missing, worth, at, id, rank, PRIMARY KEY ({columns})) WITHOUT ROWID"
        )
        worth = self._query.order.value
        for table in self._tables:
            listed = whole.format(records=f"{records[table]} WHERE {self._shown} AND id BETWEEN ? AND ?")
            gather = f"""INSERT INTO {self._table} SELECT worth IS NULL, coalesce(worth, 0), at, id, rank
                FROM (SELECT {worth} worth, at, id, rank FROM ({listed}))"""
            last = self._file.rows(f"SELECT coalesce(max(id), 0) FROM {table}")[0][0]
            for first in range(0, last + 1, STEP):
                self._file.rows(gather, (first, first + STEP - 1))
                yield

    @property
    def _shown(self) -> str:
        return f"deleted IS {'NOT ' if self._query.deleted else ''}NULL"

    def _read(self, first: int, number: int) -> list[Key]:
        """Read the keys of so many lines, from the end that is nearer."""
        number = min(number, self._size - first)
        if number <= 0:
            return []
        after = self._size - first - number
        from_end = after < first
        order = ", ".join(f"{name} {_other(to) if from_end else to}" for name, to in self._columns)
        sql = f"{self._selected()} ORDER BY {order} LIMIT ? OFFSET ?"
        rows = self._file.rows(sql, (number, after if from_end else first))
        keys = [Key(self._names[row["rank"]], row["id"]) for row in rows]
        return keys[::-1] if from_end else keys

    def _selected(self) -> str:
        if not self._by_time:
            return f"SELECT * FROM {self._table}"
        ranked = ((self._names.index(table), table) for table in self._tables)
        return " UNION ALL ".join(
            f"SELECT {rank} rank, id, at FROM {table} WHERE {self._shown}" for rank, table in ranked
        )

    def _find(self, key: Key) -> int | None:
        """Count the records above one, as far as it is listed."""
        if key.table not in self._tables:
            return None
        rank = self._names.index(key.table)
        if self._by_time:
            places = self._file.rows(f"SELECT at FROM {key.table} WHERE id = ? AND {self._shown}", (key.number,))
            return self._newer(places[0]["at"], key.number, rank) if places else None
        sql = f"SELECT * FROM {self._table} WHERE id = ? AND rank = ?"
        places = self._file.rows(sql, (key.number, rank))
        return self._above(places[0]) if places else None

    def _newer(self, at: str, number: int, rank: int) -> int:
        """How many records come before one in the order of time."""
        before = ">" if self._query.falling else "<"
        ranks = {table: self._names.index(table) for table in self._tables}
        counted = " + ".join(
            f"""(SELECT count(*) FROM {table} WHERE {self._shown} AND at {before}= ?1
                AND (at, id, {ranks[table]}) {before} (?1, ?2, ?3))"""
            for table in self._tables
        )
        return self._file.rows(f"SELECT {counted}", (at, number, rank))[0][0]

    def _above(self, place: sqlite3.Row) -> int:
        """How many records come before one in any other order."""
        before = ">" if self._query.falling else "<"
        sql = f"""SELECT count(*) FROM {self._table} WHERE missing < ?1 OR missing = ?1 AND (
            worth {before} ?2 OR worth IS ?2 AND (at, id, rank) > (?3, ?4, ?5))"""
        return self._file.rows(sql, tuple(place))[0][0]


def _other(direction: str) -> str:
    return "ASC" if direction == "DESC" else "DESC"
