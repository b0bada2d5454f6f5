"""Everything played, found and made, as one list, of which only what is looked at is read whole.

`history_query.py` says what it can be asked for, `record_list.py` holds what is listed.
"""

from __future__ import annotations

import sqlite3
from array import array
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import date, datetime
from heapq import merge
from itertools import islice
from operator import itemgetter
from typing import Any

from app.storage.data_file import DataFile
from app.storage.faults import StorageError
from app.storage.history_query import HistoryQuery, Key, Line, Order, SearchDay, conditions
from app.storage.record_list import RecordLines, RecordList
from app.storage.records import MOST, Record, is_number, time_in, time_text
from app.storage.repository import Listing, Repository, Role
from solvers.puzzles import MOST_STARS


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
STEP = 2000
"""The times of how many records are read at once: some 3 ms."""
SORTED_TOGETHER = 500
"""Of how many records what they are sorted by is read at once: some 5 ms."""

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
     WHERE record.puzzle = '{puzzle}' AND other.{subject} = record.subject AND {metric} IS record.metric
        AND {condition})"""
_LIST = """
    SELECT record.*, coalesce({names}) name,
        coalesce(known_optimum(record.puzzle, record.subject, record.metric), {optima}) optimum,
        coalesce({bests}) best, coalesce({longest}) longest
    FROM ({records}) record"""


class _Statements:
    """The SQL that lists records: of each table, and what adds names, optima and bests to `{records}`."""

    def __init__(self, listings: Mapping[str, Listing]) -> None:
        tables = [{**one._asdict(), **one.values, "table": table} for table, one in listings.items()]
        self.records = {table["table"]: _RECORDS.format(**table, rank=rank) for rank, table in enumerate(tables)}

        def length(which: str, role: str) -> str:
            found = (_LENGTH.format(**table, which=which, condition=table[role]) for table in tables if table[role])
            return ", ".join([*found, "NULL", "NULL"])  # coalesce takes two values at least

        own = (_NAME.format(**table) for table in tables if table["name"] != "NULL")
        names = ", ".join(["own_name", *own, "NULL"])
        lengths = {"optima": length("min", "optimal"), "bests": length("min", "best"), "longest": length("max", "best")}
        self.whole = _LIST.format(names=names, **lengths, records="{records}")


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
                if "strict" in listing.columns:
                    self._file.rows(f"CREATE INDEX IF NOT EXISTS {table}_strict ON {table} (deleted, strict, at)")

    def explain(self, name: Name, optimum: Optimum, fits: Fits = lambda *_: True) -> None:
        """Set what layouts and boards are called, which optima are known, and which records a text means."""
        self._file.add_function("shown_name", name)
        self._file.add_function("known_optimum", optimum)
        self._fits = fits

    def listed(self, query: HistoryQuery, opened: set[date] | None = None) -> tuple[RecordList, Iterator[None]]:
        """The records of a query in its order, those without a value to sort by last, and the steps to take before.

        `opened` are the days of which all that was found is listed; the list opens and closes them there.
        """
        tables, asked = list(self._listings), conditions(query, self._listings)
        searches = [tables.index(table) for table in asked if self._listings[table].role is Role.SEARCH]
        grouped = searches if query.has_days else ()
        listed = RecordList(tables, query.falling, grouped, set() if opened is None else opened)
        return listed, self._list(query, asked, listed)

    def searches(self, listed: RecordList, line: SearchDay) -> Searches:
        """What the line of a day in a list stands for."""
        found = listed.found[line.day]
        last = found[:SUMMED_UP] if listed.falling else found[: -SUMMED_UP - 1 : -1]
        rows = self._select("puzzle, subject, name", last)
        subjects = dict.fromkeys(rows[record][1:] for record in last if record in rows)
        return Searches(line, len(found), tuple(subjects))

    def rows(self, lines: Iterable[Line]) -> dict[Line, Row]:
        """What is known of the records among these lines, as far as they are there and make sense."""
        rows = (_row(row, self._listings[row["kind"]]) for row in self._select("*", lines).values())
        return {row.key: row for row in rows if row is not None}

    def is_found(self, key: Key) -> bool:
        """Whether a record is what a search found."""
        return self._listings[key.table].role is Role.SEARCH

    def record(self, key: Key) -> Record:
        """The whole record, of the type that its repository keeps."""
        return self._repositories[key.table].get(key.number)

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

    def _list(self, query: HistoryQuery, asked: Mapping[str, str], listed: RecordList) -> Iterator[None]:
        """Fill a list; of the deleted records, which few people list, an index is made when it is first needed."""
        by_time = query.order is Order.TIME
        for table in asked if query.deleted else ():
            with suppress(StorageError):  # it is slower without, no more
                shown = "(at, deleted) WHERE deleted IS NOT NULL"
                self._file.rows(f"CREATE INDEX IF NOT EXISTS {table}_deleted ON {table} {shown}")
            yield
        yield from listed.fill(self._times(asked, query.falling or not by_time))
        if query.text or not by_time:
            listed.show((yield from self._sorted(query, listed.lines)))

    def _times(self, asked: Mapping[str, str], falling: bool) -> Iterator[Sequence[sqlite3.Row]]:
        """The time, number and rank of all records of some tables in the order of time, some at each `next`."""
        to, beyond = ("DESC", "<") if falling else ("ASC", ">")
        tables = (
            f"""SELECT at, id, {rank} rank FROM {table}
                WHERE {asked[table]} AND +at < x'' AND (at, id, {rank}) {beyond} (?1, ?2, ?3)"""
            for rank, table in enumerate(self._listings)
            if table in asked
        )
        sql = f"{' UNION ALL '.join(tables)} ORDER BY at {to}, id {to}, rank {to} LIMIT {STEP}"
        last: Sequence[Any] = (b"" if falling else "", 0, 0)  # every text is less than a blob
        while asked and last:
            rows = self._file.rows(sql, last)
            yield rows
            last = tuple(rows[-1]) if len(rows) == STEP else ()

    def _sorted(self, query: HistoryQuery, lines: RecordLines) -> Generator[None, None, array[int]]:
        """The numbers of those lines that the text of a query means, in its order; what sorts alike stays as it is."""
        worth = "NULL" if query.order is Order.TIME else query.order.value
        of_texts = query.order in (Order.NAME, Order.METHOD)
        runs, without, first_of = list[list[tuple[Any, int]]](), array("q"), itemgetter(0)
        for first in range(0, len(lines), SORTED_TOGETHER):
            part, run = lines[first : first + SORTED_TOGETHER], list[tuple[Any, int]]()
            rows = self._select(f"{worth} worth, puzzle, subject, name, engine, at", part)
            for place, line in enumerate(part, first):
                yield
                row, number = rows.get(line), lines.numbers[place]
                if row is None or (query.text and not self._fits(query.text, *row[2:])):
                    continue
                if isinstance(row["worth"], str if of_texts else (int, float)):
                    run.append((row["worth"], number))
                else:
                    without.append(number)
            runs.append(sorted(run, key=first_of, reverse=query.falling))
        found, merged = array("q"), merge(*runs, key=first_of, reverse=query.falling)
        while part := [number for _, number in islice(merged, STEP)]:
            found.extend(part)
            yield
        return found + without

    def _select(self, columns: str, lines: Iterable[Line]) -> dict[Line, sqlite3.Row]:
        """The numbers and some columns of the records among these lines, as far as they are there."""
        found: dict[Line, sqlite3.Row] = {}
        for table, numbers in _by_table(lines):
            records = f"{self._sql.records[table]} WHERE id IN ({', '.join('?' * len(numbers))})"
            sql = f"SELECT id, {columns} FROM ({self._sql.whole.format(records=records)})"
            found.update((Key(table, row["id"]), row) for row in self._file.rows(sql, numbers))
        return found


def _by_table(lines: Iterable[Line]) -> Iterable[tuple[str, list[int]]]:
    """The numbers of the records among some lines, by the tables they are in."""
    numbers: dict[str, list[int]] = {}
    for line in lines:
        if isinstance(line, Key):
            numbers.setdefault(line.table, []).append(line.number)
    return numbers.items()


def _row(row: sqlite3.Row, listing: Listing) -> Row | None:
    """The line of a record, None where its values make no sense."""
    at = time_in(str(row["at"]))
    most = {"stars": MOST_STARS, **dict.fromkeys(("length", "optimum", "best", "longest", "hints", "seconds"), MOST)}
    possible = all(row[name] is None or is_number(row[name], most[name]) for name in most)
    if at is None or not possible or (row["metric"] is not None and row["metric"] not in listing.metrics):
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
