"""Everything played, found and made, as one list; `key_list.py` sorts and filters it, and it is read in pages."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from app.storage.data_file import DataFile
from app.storage.faults import StorageError
from app.storage.key_list import HistoryQuery, Key, KeyList
from app.storage.records import Record
from app.storage.repository import Listing, Repository


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the list.

    `subject` is the text of a layout or of a board, `name` what its owner calls it. `length` counts steps in `metric`,
    or squares; `optimum` is the fewest steps there are, `best` the fewest that a person took without a hint, in strict
    games or in others as this one.
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
    strict: bool
    closed: bool
    seconds: float | None
    at: datetime


Name = Callable[[str, str], str]
"""What a subject is called, from the puzzle and the subject."""
Optimum = Callable[[str, str, str | None], int | None]
"""The fewest steps there are, from the puzzle, the subject and the metric, where they are known beforehand."""

_RECORDS = """
    SELECT '{table}' kind, {rank} rank, '{puzzle}' puzzle, id, {subject} subject, {name} own_name, {metric} metric,
        {length} length, {engine} engine, {hints} hints, {finished} finished, {strict} strict, {closed} closed,
        {seconds} seconds, at, deleted
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


def _statements(listings: Mapping[str, Listing]) -> tuple[dict[str, str], str]:
    """The SQL that lists the records of each table, and what adds names, optima and bests to `{records}`."""
    tables = [{**listing._asdict(), "table": table} for table, listing in listings.items()]
    records = {table["table"]: _RECORDS.format(**table, rank=rank) for rank, table in enumerate(tables)}

    def fewest(role: str) -> str:
        found = (_FEWEST.format(**table, condition=table[role]) for table in tables if table[role])
        return ", ".join([*found, "NULL", "NULL"])  # coalesce takes two values at least

    names = ", ".join(["own_name", *(_NAME.format(**table) for table in tables if table["name"] != "NULL"), "NULL"])
    return records, _LIST.format(names=names, optima=fewest("optimal"), bests=fewest("best"), records="{records}")


class History:
    """The list of all records; every method raises `StorageError`, and nothing else, when the file fails it."""

    def __init__(self, data_file: DataFile, repositories: Sequence[Repository[Any]]) -> None:
        """`repositories` have a `LISTING`; by their order the kinds of record are sorted."""
        self._file = data_file
        self._repositories = {repository.TABLE: repository for repository in repositories}
        self._listings = {table: one.LISTING for table, one in self._repositories.items() if one.LISTING is not None}
        self._records, self._list = _statements(self._listings)
        self._make_indexes()
        self.explain(lambda puzzle, subject: subject, lambda puzzle, subject, metric: None)

    def _make_indexes(self) -> None:
        """Make the index of each table by which records are listed by time, where there is none yet."""
        for table in self._listings:
            with suppress(StorageError):  # it is slower without, no more
                self._file.rows(f"CREATE INDEX IF NOT EXISTS {table}_by_time ON {table} (deleted, at)")

    def explain(self, name: Name, optimum: Optimum) -> None:
        """Set what layouts and boards are called, so that the list sorts by it, and which optima are known."""
        self._file.add_function("shown_name", name)
        self._file.add_function("known_optimum", optimum)

    def listed(self, query: HistoryQuery) -> tuple[KeyList, Iterator[None]]:
        """The records of a query in its order, those without a value to sort by last, and the steps to take before."""
        found = KeyList(self._file, query, self._listings)
        return found, found.prepare(self._records, self._list)

    def keys(self, query: HistoryQuery) -> list[Key]:
        """The same at once."""
        found, steps = self.listed(query)
        for _ in steps:
            pass
        keys = found[:]
        found.close()
        return keys

    def rows(self, keys: Sequence[Key]) -> dict[Key, Row]:
        """The lines of these records, as far as they are there and make sense."""
        found: dict[Key, Row] = {}
        for table, numbers in _by_table(keys):
            places = ", ".join("?" * len(numbers))
            sql = self._list.format(records=f"{self._records[table]} WHERE id IN ({places})")
            rows = (_row(row, self._listings[table]) for row in self._file.rows(sql, numbers))
            found.update((row.key, row) for row in rows if row is not None)
        return found

    def record(self, key: Key) -> Record:
        """The whole record, of the type that its repository keeps."""
        return self._repositories[key.table].get(key.number)

    def size(self, puzzle: str | None = None, deleted: bool = False) -> int:
        """How many records there are."""
        tables = (table for table, one in self._listings.items() if puzzle in (None, one.puzzle))
        shown = f"deleted IS {'NOT ' if deleted else ''}NULL"
        counted = (f"(SELECT count(*) FROM {table} WHERE {shown})" for table in tables)
        return self._file.rows(f"SELECT {' + '.join(counted)}")[0][0]

    def is_empty(self) -> bool:
        """Whether there is no record that is not deleted."""
        found = (f"EXISTS (SELECT 1 FROM {table} WHERE deleted IS NULL)" for table in self._listings)
        return not self._file.rows(f"SELECT {' OR '.join(found)}")[0][0]

    def delete(self, keys: Iterable[Key]) -> None:
        """Mark records as deleted, all or none."""
        with self._file.transaction() as execute:
            for table, numbers in _by_table(keys):
                self._repositories[table].mark_deleted(execute, numbers)

    def restore(self, keys: Iterable[Key]) -> None:
        """Bring deleted records back, all or none."""
        with self._file.transaction() as execute:
            for table, numbers in _by_table(keys):
                self._repositories[table].mark_restored(execute, numbers)


def _by_table(keys: Iterable[Key]) -> Iterable[tuple[str, list[int]]]:
    """The numbers of records, by the tables they are in."""
    numbers: dict[str, list[int]] = {}
    for key in keys:
        numbers.setdefault(key.table, []).append(key.number)
    return numbers.items()


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
        strict=bool(row["strict"]),
        closed=bool(row["closed"]),
        seconds=row["seconds"],
        at=at,
    )
