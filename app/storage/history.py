"""Everything played, found and made, as one list that is sorted and filtered by SQLite and read in pages."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import datetime
from enum import Enum
from itertools import groupby
from typing import Any

from app.storage.data_file import DataFile
from app.storage.records import Record
from app.storage.repository import Listing, Repository


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


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the list.

    `subject` is the text of a layout or of a board, `name` what its owner calls it. `length` counts steps in `metric`,
    or squares; `optimum` is the fewest steps there are, `best` the fewest that a person took without a hint.
    """

    key: Key
    puzzle: str
    subject: str
    name: str | None
    metric: str | None
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
Optimum = Callable[[str, str, str | None], int | None]
"""The fewest steps there are, from the puzzle, the subject and the metric, where they are known beforehand."""

PAGE = 100
"""How many rows are read at once, at most."""

_RECORDS = """
    SELECT '{table}' kind, {rank} rank, '{puzzle}' puzzle, id, {subject} subject, {name} own_name, {metric} metric,
        {length} length, {engine} engine, {hints} hints, {finished} finished, {closed} closed, {seconds} seconds,
        at, deleted
    FROM {table}"""
_NAME = """
    (SELECT name FROM {table} own
     WHERE record.puzzle = '{puzzle}' AND own.{subject} = record.subject AND deleted IS NULL LIMIT 1)"""
_FEWEST = """
    (SELECT min(length) FROM {table} other
     WHERE record.puzzle = '{puzzle}' AND other.{subject} = record.subject AND other.metric IS record.metric
        AND {condition})"""
_LIST = """
    SELECT record.*, coalesce({names}) name,
        coalesce(known_optimum(record.puzzle, record.subject, record.metric), {optima}) optimum,
        coalesce({bests}) best
    FROM ({records}) record"""


def _statements(listings: Mapping[str, Listing]) -> tuple[str, str]:
    """The SQL that lists the records of these tables, and the same with names, optima and bests."""
    tables = [{**asdict(listing), "table": table} for table, listing in listings.items()]
    records = " UNION ALL ".join(_RECORDS.format(**table, rank=rank) for rank, table in enumerate(tables))

    def fewest(role: str) -> str:
        found = (_FEWEST.format(**table, condition=table[role]) for table in tables if table[role])
        return ", ".join([*found, "NULL", "NULL"])  # coalesce takes two values at least

    names = ", ".join(["own_name", *(_NAME.format(**table) for table in tables if table["name"] != "NULL"), "NULL"])
    return records, _LIST.format(names=names, optima=fewest("optimal"), bests=fewest("best"), records=records)


class History:
    """The list of all records; every method raises `StorageError`, and nothing else, when the file fails it."""

    def __init__(self, data_file: DataFile, repositories: Sequence[Repository[Any]]) -> None:
        """`repositories` have a `LISTING`; by their order the kinds of record are sorted."""
        self._file = data_file
        self._repositories = {repository.TABLE: repository for repository in repositories}
        self._listings = {table: one.LISTING for table, one in self._repositories.items() if one.LISTING is not None}
        self._records, self._list = _statements(self._listings)
        self.explain(lambda puzzle, subject: subject, lambda puzzle, subject, metric: None)

    def explain(self, name: Name, optimum: Optimum) -> None:
        """Set what layouts and boards are called, so that the list sorts by it, and which optima are known."""
        self._file.add_function("shown_name", name)
        self._file.add_function("known_optimum", optimum)

    def keys(self, query: HistoryQuery) -> list[Key]:
        """The records of a query, in its order; those without a value to sort by come last."""
        where, values = _where(query.puzzle, query.deleted)
        direction = "DESC" if query.falling else "ASC"
        sql = f"SELECT kind, id, {query.order.value} worth FROM ({self._list}) {where}"
        rows = self._file.rows(f"{sql} ORDER BY worth {direction} NULLS LAST, at DESC, id DESC", values)
        return [Key(row["kind"], row["id"]) for row in rows]

    def rows(self, keys: Sequence[Key]) -> dict[Key, Row]:
        """The lines of these records, as far as they are there and make sense."""
        found: dict[Key, Row] = {}
        for table, alike in groupby(sorted(keys, key=_table), key=_table):
            numbers = [key.number for key in alike]
            places = ", ".join("?" * len(numbers))
            sql = f"SELECT * FROM ({self._list}) WHERE kind = ? AND id IN ({places})"
            rows = (_row(row, self._listings[table]) for row in self._file.rows(sql, (table, *numbers)))
            found.update((row.key, row) for row in rows if row is not None)
        return found

    def record(self, key: Key) -> Record:
        """The whole record, of the type that its repository keeps."""
        return self._repositories[key.table].get(key.number)

    def size(self, puzzle: str | None = None, deleted: bool = False) -> int:
        """How many records there are."""
        where, values = _where(puzzle, deleted)
        return self._file.rows(f"SELECT count(*) FROM ({self._records}) {where}", values)[0][0]

    def delete(self, keys: Iterable[Key]) -> None:
        """Mark records as deleted, all or none."""
        with self._file.transaction() as execute:
            for key in keys:
                self._repositories[key.table].mark_deleted(execute, [key.number])

    def restore(self, keys: Iterable[Key]) -> None:
        """Bring deleted records back, all or none."""
        with self._file.transaction() as execute:
            for key in keys:
                self._repositories[key.table].mark_restored(execute, [key.number])


def _where(puzzle: str | None, deleted: bool) -> tuple[str, tuple[str, ...]]:
    visible = "WHERE deleted IS NOT NULL" if deleted else "WHERE deleted IS NULL"
    return (visible, ()) if puzzle is None else (f"{visible} AND puzzle = ?", (puzzle,))


def _table(key: Key) -> str:
    return key.table


def _row(row: sqlite3.Row, listing: Listing) -> Row | None:
    """The line of a record, None where its values make no sense."""
    try:
        at = datetime.fromisoformat(row["at"])
    except (ValueError, TypeError):
        return None
    if row["metric"] is not None and row["metric"] not in listing.metrics:
        return None
    return Row(
        key=Key(row["kind"], row["id"]),
        puzzle=row["puzzle"],
        subject=row["subject"],
        name=row["name"],
        metric=row["metric"],
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
