"""A repository of records: one table, from which no record is ever removed for good."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from enum import Enum
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, TypeVar

from app.storage.faults import StorageError, StorageFault
from app.storage.records import NamedRecord, Record, now, time_text
from solvers.message import Message

if TYPE_CHECKING:
    import sqlite3

    from app.storage.data_file import DataFile
    from app.storage.schema import Execute, Values

R = TypeVar("R", bound=Record)


class Role(Enum):
    """What records are to a person, in the order in which people care."""

    GAME = "played"
    OWN = "made"
    SEARCH = "found"


class Listing(NamedTuple):
    """How the history lists the records of a table.

    `puzzle` is the name of the puzzle that they belong to, `subject` the column that holds its text: a layout, a board.
    `columns` are those of the table that a line of the list (`history.Row`) has too; of the others, it has what is
    `USUAL`. `metrics` are the values of `metric` that make sense. `optimal` is a condition under which `length` is the
    optimum of its subject, `best` one under which it may be a person's best, for a line `record` of the list.
    """

    puzzle: str
    subject: str
    columns: tuple[str, ...]
    metrics: tuple[str, ...] = ()
    optimal: str | None = None
    best: str | None = None

    @property
    def values(self) -> dict[str, str]:
        """What a line of the list has in its columns, in SQL."""
        return {**USUAL, **{column: column for column in self.columns}}

    @property
    def role(self) -> Role:
        """What the records are: made where they have names of their own, found where an engine found them."""
        if "name" in self.columns:
            return Role.OWN
        return Role.SEARCH if "engine" in self.columns else Role.GAME


USUAL = {
    **dict.fromkeys(("name", "metric", "length", "engine", "stars", "seconds"), "NULL"),
    **dict.fromkeys(("hints", "strict", "closed", "given"), "0"),
    "finished": "1",
}
"""What a line of the list has in its columns, in SQL, where a table has no such column."""


class MergeRule(NamedTuple):
    """How the records of a table are merged with those of a backup.

    Records are the same whose `key` is; it names columns. Of two that are the same the one stays that comes first in
    the `order`, which holds SQL expressions with `{row}` for the record; with `latest` it has the later of their times.
    It is deleted only if both are. `subject` is the column of what a name is given to, in tables in which no two
    records have one name.

    Of games, `moves` is an SQL expression for the text of what was played, which begins with that of a game that goes
    on in it; `within` are the columns in which the two have to be the same.
    """

    key: tuple[str, ...]
    order: tuple[str, ...] = ()
    latest: bool = False
    subject: str | None = None
    within: tuple[str, ...] = ()
    moves: str = ""


class Repository(ABC, Generic[R]):
    """The records of one kind, in a table of their own: all that the program knows of the table is said here.

    Every method raises `StorageError`, and nothing else, when the file fails it. A column of the table with a name of
    `possible.POSSIBLE` holds what is possible there. Without a `LISTING`, records are not in the history.
    """

    TABLE: ClassVar[str]
    STATEMENTS: ClassVar[Mapping[int, Sequence[str]]]
    """What makes the table, in SQL, by the version of the data file with which it came; what has been released is never
    changed. Every table has `id INTEGER PRIMARY KEY, at TEXT NOT NULL, deleted TEXT`."""
    LISTING: ClassVar[Listing | None] = None
    MERGING: ClassVar[MergeRule | None] = None
    """Without one, records are the same when all of them is."""
    COUNTS: ClassVar[Mapping[str, str]] = {}
    """What is counted of the records besides their number, or in place of it under the name of the table: queries with
    `{table}`, by names that no other table has."""

    def __init__(self, open_file: Callable[[], DataFile]) -> None:
        """`open_file` returns the data file, which is opened at the first reading or writing."""
        self._open_file = open_file

    @property
    def _file(self) -> DataFile:
        return self._open_file()

    @abstractmethod
    def values(self, record: R) -> Mapping[str, Any]:
        """Values for the columns of the table other than `id`, `at` and `deleted`, by name."""

    @abstractmethod
    def record(self, row: sqlite3.Row) -> R:
        """The record of a row, without `at` and `id`; raises `ValueError` where the row makes no sense."""

    def keep(self, record: R) -> R:
        """Write a record, over the one of its number if it has any; returns it with its number."""
        with self._file.transaction() as execute:
            return self._kept(execute, record)

    def get(self, number: int) -> R:
        """The record of this number, deleted or not."""
        rows = self._file.rows(f"SELECT * FROM {self.TABLE} WHERE id = ?", (number,))
        if not rows:
            raise StorageError(Message(StorageFault.GONE))
        return self._read(rows[0])

    def newest(self, limit: int = -1) -> list[R]:
        """The records that are not deleted, the newest first; those that cannot be read are left out."""
        return self._found("ORDER BY at DESC, id DESC LIMIT ?", limit)

    def delete(self, numbers: Iterable[int]) -> None:
        """Mark records as deleted."""
        with self._file.transaction() as execute:
            self.mark_deleted(execute, numbers)

    def restore(self, numbers: Iterable[int]) -> None:
        """Bring deleted records back."""
        with self._file.transaction() as execute:
            self.mark_restored(execute, numbers)

    def mark_deleted(self, execute: Execute, numbers: Iterable[int], moment: datetime | None = None) -> None:
        """Mark records as deleted, at a moment or now, as a part of a transaction."""
        sql = f"UPDATE {self.TABLE} SET deleted = ? WHERE id IN (SELECT value FROM json_each(?))"
        execute(sql, (time_text(moment or now()), json.dumps(list(numbers))))

    def mark_restored(self, execute: Execute, numbers: Iterable[int]) -> None:
        """Bring deleted records back, as a part of a transaction; raises `StorageError` for one that is not there."""
        wanted = set(numbers)
        sql = f"UPDATE {self.TABLE} SET deleted = NULL WHERE id IN (SELECT value FROM json_each(?))"
        if execute(sql, (json.dumps(list(wanted)),)).rowcount < len(wanted):
            raise StorageError(Message(StorageFault.GONE))

    def _kept(self, execute: Execute, record: R) -> R:
        """Write a record as a part of a transaction, which may read before; returns what is kept of it."""
        return replace(record, id=self._write(execute, record))

    def _write(self, execute: Execute, record: R) -> int:
        columns = {**self.values(record), "at": time_text(record.at), "deleted": None}
        if record.id is not None and _update(execute, self.TABLE, columns, record.id):
            return record.id
        return _insert(execute, self.TABLE, columns)

    def _found(self, rest: str, *values: Any) -> list[R]:
        """The readable records that are not deleted and fulfil the rest of a WHERE clause, or come in its order."""
        sql = f"SELECT * FROM {self.TABLE} WHERE deleted IS NULL {rest}"
        records: list[R] = []
        for row in self._file.rows(sql, values):
            try:
                records.append(self._read(row))
            except StorageError:
                continue
        return records

    def _first(self, rest: str, *values: Any) -> R | None:
        """The first of the records that `_found` returns, None where there is none."""
        return next(iter(self._found(rest, *values)), None)

    def _read(self, row: sqlite3.Row) -> R:
        try:
            return replace(self.record(row), at=datetime.fromisoformat(row["at"]), id=row["id"])
        except Exception as error:  # of whatever nobody has thought
            raise StorageError(Message(StorageFault.UNREADABLE)) from error


def _insert(execute: Execute, table: str, columns: Mapping[str, Any]) -> int:
    """Write a new record; returns its number."""
    places = ", ".join("?" * len(columns))
    number = execute(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({places})", tuple(columns.values())).lastrowid
    assert number is not None
    return number


def _update(execute: Execute, table: str, columns: Mapping[str, Any], number: int) -> bool:
    """Write over a record; False where it is not there any more, as after a damaged file was set aside."""
    changes = ", ".join(f"{column} = ?" for column in columns)
    values: Values = (*columns.values(), number)
    return execute(f"UPDATE {table} SET {changes} WHERE id = ?", values).rowcount > 0


class GameRepository(Repository[R]):
    """The games of one puzzle that were played by hand."""

    best: Callable[..., R | None]
    """Finds the best finished game of a subject, such as a layout and a metric, without a hint."""


N = TypeVar("N", bound=NamedRecord)


class NamedRepository(Repository[N]):
    """Records with a name that no two of them share: keeping or restoring one deletes another of the same name."""

    def named(self, name: str) -> N | None:
        """The record of this name, None where there is none."""
        return self._first("AND name = ?", name)

    def mark_restored(self, execute: Execute, numbers: Iterable[int]) -> None:
        """Bring deleted records back, each to its name."""
        for number in numbers:
            found = execute(f"SELECT name FROM {self.TABLE} WHERE id = ?", (number,)).fetchone()
            if found is not None:
                self._make_way(execute, found["name"])
            super().mark_restored(execute, [number])

    def _write(self, execute: Execute, record: N) -> int:
        self._make_way(execute, record.name)
        return super()._write(execute, record)

    def _make_way(self, execute: Execute, name: str) -> None:
        moment = time_text(now())
        execute(f"UPDATE {self.TABLE} SET deleted = ? WHERE name = ? AND deleted IS NULL", (moment, name))
