"""The keys of the records of a query, in any order but that of time, and read a page at a time, however many they are.

What is sorted by is first gathered in a temporary table, a few hundred records at a time, so that whoever waits can do
something else in between. By time, and without a text to look for, `day_list.py` needs no such table.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from time import monotonic
from typing import overload

from app.storage.data_file import DataFile
from app.storage.history_query import HistoryQuery, Key, Line, SourceTable

PAGE = 100
"""How many rows are read at once, at most."""
FIRST_STEP, MOST_STEP = 32, 1024
"""How many records are gathered at a time: at first, and at most."""
STEP_SECONDS = 0.004
"""About how long that may take: to know a layout by its name takes a thousand times as long the first time."""

_ORDER = ("missing", "ASC"), ("worth", ""), ("at", "DESC"), ("id", "DESC"), ("rank", "DESC")
"""The columns of the temporary table, each with its direction; that of what is sorted by is the query's."""
_FITS = "fits(?3, puzzle, subject, name, engine, at)"

_numbers = count()
"""Tells the temporary tables apart: a list is read until the next one is ready."""


class KeyList(Sequence[Key]):
    """The keys of a query; `prepare` has to be gone through before anything else is asked.

    Every method raises `StorageError`, and nothing else, when the file fails it.
    """

    def __init__(
        self, data_file: DataFile, query: HistoryQuery, sources: Sequence[SourceTable], tables: list[str]
    ) -> None:
        """`tables` are all that are listed, by their rank."""
        self._file = data_file
        self._query = query
        self._sources = sources
        self._tables = tables
        self._table = f"temp.listed_{next(_numbers)}"
        self._pages: dict[int, list[Key]] = {}
        self._lines: dict[Key, int] = {}
        self._size = 0
        falls = "DESC" if query.falling else "ASC"
        self._columns = [(name, direction or falls) for name, direction in _ORDER]

    def prepare(self, records: Mapping[str, str], whole: str) -> Iterator[None]:
        """Do what has to be done before anything is read, a little at each `next`.

        `records` holds the SQL that lists the records of each table, `whole` what adds to it as `{records}`.
        """
        yield from self._gather(records, whole)
        self._size = self._file.rows(f"SELECT count(*) FROM {self._table}")[0][0]
        self.page(0)  # what is in sight at first is of the same moment as the number

    def close(self) -> None:
        """Free what was gathered."""
        self._file.rows(f"DROP TABLE IF EXISTS {self._table}")

    @property
    def records(self) -> int:
        """How many records there are."""
        return self._size

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

    def line_of(self, line: Line) -> int | None:
        """The line that a record is on; None when it is not listed."""
        if not isinstance(line, Key):
            return None
        if line in self._lines:
            return self._lines[line]
        found = self._find(line)
        if found is not None:
            self.page(found // PAGE)  # most often the keys beside it are asked for next
        return found

    def _gather(self, records: Mapping[str, str], whole: str) -> Iterator[None]:
        columns = ", ".join(f"{name} {direction}" for name, direction in self._columns)
        self._file.rows("PRAGMA temp.journal_mode = OFF")  # nothing in temporary tables is ever taken back
        self._file.rows(
            f"CREATE TABLE {self._table} (missing, worth, at, id, rank, PRIMARY KEY ({columns})) WITHOUT ROWID"
        )
        worth, text = self._query.order.value, self._query.text
        fits, values = (f"WHERE {_FITS}", (text,)) if text else ("", ())
        step = FIRST_STEP
        for source in self._sources:
            listed = whole.format(records=f"{records[source.table]} WHERE {source.shown} AND id BETWEEN ?1 AND ?2")
            gather = f"""INSERT INTO {self._table} SELECT worth IS NULL, coalesce(worth, 0), at, id, rank
                FROM (SELECT {worth} worth, at, id, rank FROM ({listed}) {fits})"""
            last = self._file.rows(f"SELECT coalesce(max(id), 0) FROM {source.table}")[0][0]
            first = 0
            while first <= last:
                began = monotonic()
                self._file.rows(gather, (first, first + step - 1, *values))
                first += step
                step = _next_step(step, monotonic() - began)
                yield

    def _read(self, first: int, number: int) -> list[Key]:
        """Read the keys of so many lines, from the end that is nearer."""
        number = min(number, self._size - first)
        if number <= 0:
            return []
        after = self._size - first - number
        from_end = after < first
        order = ", ".join(f"{name} {_other(to) if from_end else to}" for name, to in self._columns)
        sql = f"SELECT * FROM {self._table} ORDER BY {order} LIMIT ? OFFSET ?"
        rows = self._file.rows(sql, (number, after if from_end else first))
        keys = [Key(self._tables[row["rank"]], row["id"]) for row in rows]
        return keys[::-1] if from_end else keys

    def _find(self, key: Key) -> int | None:
        """Count the records above one, as far as it is listed."""
        sql = f"SELECT * FROM {self._table} WHERE id = ? AND rank = ?"
        places = self._file.rows(sql, (key.number, self._tables.index(key.table)))
        return self._above(places[0]) if places else None

    def _above(self, place: sqlite3.Row) -> int:
        """How many records come before one."""
        before = ">" if self._query.falling else "<"
        sql = f"""SELECT count(*) FROM {self._table} WHERE missing < ?1 OR missing = ?1 AND (
            worth {before} ?2 OR worth IS ?2 AND (at, id, rank) > (?3, ?4, ?5))"""
        return self._file.rows(sql, tuple(place))[0][0]


def _next_step(step: int, seconds: float) -> int:
    """How many records to gather next, when so many took so long."""
    if seconds > STEP_SECONDS:
        return max(1, step // 2)
    return min(MOST_STEP, 2 * step) if seconds < STEP_SECONDS / 2 else step


def _other(direction: str) -> str:
    return "ASC" if direction == "DESC" else "DESC"
