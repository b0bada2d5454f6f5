"""Everything played, found and made, as one list, of which only what is looked at is read.

`history_query.py` says what it can be asked for; `day_list.py` and `key_list.py` answer, by time and in other orders.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import date, datetime
from typing import Any

from app.storage.data_file import DataFile
from app.storage.day_list import DayList
from app.storage.encoding import MOST, is_number
from app.storage.faults import StorageError
from app.storage.history_query import HistoryQuery, Key, SearchDay, sources
from app.storage.key_list import KeyList
from app.storage.records import Record, time_text
from app.storage.repository import Listing, Repository, Role
from solvers.klotski.play.stars import MOST_STARS


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the list.

    `subject` is the text of a layout or of a board, `name` what its owner calls it. `length` counts steps in `metric`,
    or squares; `optimum` is the fewest steps there are, `best` the fewest that a person took without help, and
    `longest` the most, in strict games or in others as this one. `given` tells that some of the way was the program's;
    `stars` are None where it is not known how many a game is worth.
    """

    key: Key
    puzzle: str
    subject: str
    name: str | None
    metric: str | None
    length: int | None
    optimum: int | None
    best: int | None
    longest: int | None
    engine: str | None
    hints: int
    finished: bool
    strict: bool
    closed: bool
    given: bool
    stars: int | None
    seconds: float | None
    at: datetime


@dataclass(frozen=True, slots=True)
class Searches:
    """The line that stands for all that was found on a day.

    `subjects` are the puzzle, the text and the owner's name of each layout or board, those of the last records first;
    of very many records, they are only those of the last `SUMMED_UP`.
    """

    key: SearchDay
    number: int
    subjects: tuple[tuple[str, str, str | None], ...]


SUMMED_UP = 1000
"""How many records of a day are looked at to say what they are about: some 5 ms."""

Listed = KeyList | DayList

Name = Callable[[str, str], str]
"""What a subject is called, from the puzzle and the subject."""
Optimum = Callable[[str, str, str | None], int | None]
"""The fewest steps there are, from the puzzle, the subject and the metric, where they are known beforehand."""
Fits = Callable[[str, str, str, str | None, str | None, str], bool]
"""Whether a text means a record: the text, puzzle, subject, what the owner calls that, engine and time."""

_RECORDS = """
    SELECT '{table}' kind, {rank} rank, '{puzzle}' puzzle, id, {subject} subject, {name} own_name, {metric} metric,
        {length} length, {engine} engine, {hints} hints, {finished} finished, {strict} strict, {closed} closed,
        {given} given, {stars} stars, {seconds} seconds, at, deleted
    FROM {table}"""
_NAME = """
    (SELECT name FROM {table} own
     WHERE record.puzzle = '{puzzle}' AND own.{subject} = record.subject AND deleted IS NULL LIMIT 1)"""
_LENGTH = """
    (SELECT {which}(length) FROM {table} other
     WHERE record.puzzle = '{puzzle}' AND other.{subject} = record.subject AND other.metric IS record.metric
        AND {condition})"""
_LIST = """
    SELECT record.*, coalesce({names}) name,
        coalesce(known_optimum(record.puzzle, record.subject, record.metric), {optima}) optimum,
        coalesce({bests}) best, coalesce({longest}) longest
    FROM ({records}) record"""
_SUBJECTS = """
    SELECT puzzle, subject, coalesce({names}) name
    FROM (
        SELECT puzzle, subject, NULL own_name, max(at) last
        FROM (SELECT * FROM ({records}) ORDER BY at DESC LIMIT {limit})
        GROUP BY puzzle, subject) record
    ORDER BY last DESC"""


class _Statements:
    """The SQL that lists records: of each table, and what adds names, optima and bests to `{records}`."""

    def __init__(self, listings: Mapping[str, Listing]) -> None:
        tables = [{**listing._asdict(), "table": table} for table, listing in listings.items()]
        self.records = {table["table"]: _RECORDS.format(**table, rank=rank) for rank, table in enumerate(tables)}

        def length(which: str, role: str) -> str:
            found = (_LENGTH.format(**table, which=which, condition=table[role]) for table in tables if table[role])
            return ", ".join([*found, "NULL", "NULL"])  # coalesce takes two values at least

        own = (_NAME.format(**table) for table in tables if table["name"] != "NULL")
        names = ", ".join(["own_name", *own, "NULL"])
        lengths = {"optima": length("min", "optimal"), "bests": length("min", "best"), "longest": length("max", "best")}
        self.whole = _LIST.format(names=names, **lengths, records="{records}")
        self.subjects = _SUBJECTS.format(names=names, records="{records}", limit=SUMMED_UP)


def _any_fits(*_: object) -> bool:
    return True


class History:
    """The list of all records; every method raises `StorageError`, and nothing else, when the file fails it."""

    def __init__(self, data_file: DataFile, repositories: Sequence[Repository[Any]]) -> None:
        """`repositories` have a `LISTING`; by their order the kinds of record are sorted."""
        self._file = data_file
        self._repositories = {repository.TABLE: repository for repository in repositories}
        self._listings = {table: one.LISTING for table, one in self._repositories.items() if one.LISTING is not None}
        self._sql = _Statements(self._listings)
        self._make_indexes()
        self.explain(lambda puzzle, subject: subject, lambda puzzle, subject, metric: None)

    def _make_indexes(self) -> None:
        """Make the indexes of each table by which records are listed by time, where there are none yet."""
        for table, listing in self._listings.items():
            with suppress(StorageError):  # it is slower without, no more
                columns = f"deleted, at, {listing.subject}" if listing.role is Role.SEARCH else "deleted, at"
                self._file.rows(f"CREATE INDEX IF NOT EXISTS {table}_by_time ON {table} ({columns})")
                if listing.strict == "strict":
                    self._file.rows(f"CREATE INDEX IF NOT EXISTS {table}_strict ON {table} (deleted, strict, at)")

    def explain(self, name: Name, optimum: Optimum, fits: Fits = _any_fits) -> None:
        """Set what layouts and boards are called, which optima are known, and which records a text means."""
        self._file.add_function("shown_name", name)
        self._file.add_function("known_optimum", optimum)
        self._file.add_function("fits", fits)

    def listed(self, query: HistoryQuery, opened: set[date] | None = None) -> tuple[Listed, Iterator[None]]:
        """The records of a query in its order, those without a value to sort by last, and the steps to take before.

        `opened` are the days of which all that was found is listed; the list opens and closes them there.
        """
        asked, tables = sources(query, self._listings), list(self._listings)
        if query.by_time:
            days = DayList(self._file, query, asked, tables, set() if opened is None else opened)
            return days, days.prepare()
        keys = KeyList(self._file, query, asked, tables)
        return keys, keys.prepare(self._sql.records, self._sql.whole)

    def keys(self, query: HistoryQuery) -> list[Key]:
        """The records of a query that is not grouped, at once."""
        found, steps = self.listed(query)
        for _ in steps:
            pass
        keys = [line for line in found[:] if isinstance(line, Key)]
        found.close()
        return keys

    def searches(self, listed: DayList, line: SearchDay) -> Searches:
        """What the line of a day in a list stands for."""
        records = " UNION ALL ".join(
            f"SELECT '{self._listings[one.table].puzzle}' puzzle, {self._listings[one.table].subject} subject, at "
            f"FROM {one.table} WHERE {one.shown} AND at >= ?1 AND at < ?2"
            for one in listed.grouped
        )
        rows = self._file.rows(self._sql.subjects.format(records=records), listed.span(line))
        subjects = tuple((row["puzzle"], row["subject"], row["name"]) for row in rows)
        return Searches(line, listed.size(line), subjects)

    def rows(self, keys: Sequence[Key]) -> dict[Key, Row]:
        """The lines of these records, as far as they are there and make sense."""
        found: dict[Key, Row] = {}
        for table, numbers in _by_table(keys):
            places = ", ".join("?" * len(numbers))
            sql = self._sql.whole.format(records=f"{self._sql.records[table]} WHERE id IN ({places})")
            rows = (_row(row, self._listings[table]) for row in self._file.rows(sql, numbers))
            found.update((row.key, row) for row in rows if row is not None)
        return found

    def is_found(self, key: Key) -> bool:
        """Whether a record is what a search found."""
        return self._listings[key.table].role is Role.SEARCH

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

    def delete(self, keys: Iterable[Key], moment: datetime | None = None) -> None:
        """Mark records as deleted, at a moment or now, all or none."""
        with self._file.transaction() as execute:
            for table, numbers in _by_table(keys):
                self._repositories[table].mark_deleted(execute, numbers, moment)

    def deleted_at(self, moment: datetime, most: int) -> list[Key]:
        """Records that were deleted at a moment and not restored since, so many at most."""
        found: list[Key] = []
        for table in self._listings:
            sql = f"SELECT id FROM {table} WHERE deleted = ? LIMIT ?"
            found += [Key(table, row["id"]) for row in self._file.rows(sql, (time_text(moment), most - len(found)))]
        return found

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
    most = {"stars": MOST_STARS, **dict.fromkeys(("length", "optimum", "best", "longest", "hints", "seconds"), MOST)}
    possible = all(row[name] is None or is_number(row[name], most[name]) for name in most)
    if not possible or (row["metric"] is not None and row["metric"] not in listing.metrics):
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
        longest=row["longest"],
        engine=row["engine"],
        hints=row["hints"],
        finished=bool(row["finished"]),
        strict=bool(row["strict"]),
        closed=bool(row["closed"]),
        given=bool(row["given"]),
        stars=row["stars"],
        seconds=row["seconds"],
        at=at,
    )
