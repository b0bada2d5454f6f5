"""The lines of a list of records, in memory: each is a number, so that a list of very many takes little room."""

from __future__ import annotations

from array import array
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta
from functools import partial
from typing import Any, overload

from app.storage.history_query import Key, Line, SearchDay

SECONDS = len("2026-11-01T00:00:00")
"""The length of a time without the fraction and the zone behind it."""


@dataclass(frozen=True, slots=True)
class RecordLines(Sequence[Line]):
    """Some lines of a list, each made of its number when it is looked at."""

    tables: Sequence[str]
    """All tables that are listed, by their rank."""
    numbers: array[int]
    """Of a record, made of its own and of the rank of its table; of a day, below zero."""

    def __len__(self) -> int:
        return len(self.numbers)

    @overload
    def __getitem__(self, place: int) -> Line: ...
    @overload
    def __getitem__(self, place: slice) -> list[Line]: ...
    def __getitem__(self, place: int | slice) -> Line | list[Line]:
        if isinstance(place, slice):
            return [self._line(number) for number in self.numbers[place]]
        return self._line(self.numbers[place])

    def number(self, line: Line) -> int:
        """The number of a line."""
        if isinstance(line, SearchDay):
            return -line.day.toordinal()
        return line.number * len(self.tables) + self.tables.index(line.table)

    def ranges(self, ranges: Iterable[tuple[int, int]]) -> RecordLines:
        """The lines from the first of each range to its last."""
        numbers = array("q")
        for first, last in ranges:
            numbers += self.numbers[first : last + 1]
        return RecordLines(self.tables, numbers)

    def _line(self, number: int) -> Line:
        if number < 0:
            return SearchDay(date.fromordinal(-number))
        number, rank = divmod(number, len(self.tables))
        return Key(self.tables[rank], number)


class RecordList:
    """The lines of a query; `fill` has to be gone through before anything else is asked.

    The line of a day stands where its first record would, and those of its records below it, while its day is in
    `opened`.
    """

    def __init__(self, tables: Sequence[str], falling: bool, grouped: Collection[int], opened: set[date]) -> None:
        self.lines = RecordLines(tables, array("q"))
        self.falling = falling
        """Whether the last records come first."""
        self.records = 0
        """How many records there are, on lines of their own or not."""
        self.grouped = grouped
        """The ranks of the tables of whose records those of a day are one line."""
        self._opened = opened
        self.found: dict[date, RecordLines] = {}
        """The records that the line of each day stands for."""
        self._heads: dict[date, int] = {}
        self._places: dict[Line, int] = {}

    def fill(self, slices: Iterable[Iterable[Iterable[Any]]]) -> Iterator[None]:
        """List records in their order, a slice of them at each `next`: the time, number and rank of each."""
        day, tables = _day_of(""), len(self.lines.tables)
        for records in slices:
            for at, number, rank in records:
                if not day.begin <= at < day.end:
                    self._add(day)
                    day = _day_of(at)
                (day.found if rank in self.grouped else day.others).append(number * tables + rank)
                if not day.found:
                    day.before += 1
            yield
        self._add(day)

    def show(self, numbers: array[int]) -> None:
        """List the records of these numbers instead, in their order."""
        self.lines = RecordLines(self.lines.tables, numbers)
        self.records = len(numbers)

    def is_open(self, line: SearchDay) -> bool:
        """Whether the records of a day have lines of their own."""
        return line.day in self._opened

    def line_of(self, line: Line) -> int | None:
        """The number of a line, of a record perhaps that of its day; None when it is not listed."""
        return self.lines_of([line]).get(line)

    def lines_of(self, lines: Sequence[Line]) -> dict[Line, int]:
        """The numbers of those of these lines that are listed."""
        wanted = {self.lines.number(line): line for line in lines if line not in self._places}
        for place, number in enumerate(self.lines.numbers if wanted else ()):
            if number in wanted:
                self._places[wanted.pop(number)] = place
                if not wanted:
                    break
        for day, members in self.found.items() if wanted else ():
            if day not in self._opened:
                found = wanted.keys() & members.numbers
                self._places.update((wanted[number], self._heads[day]) for number in found)
        return {line: self._places[line] for line in lines if line in self._places}

    def keys(self, lines: Iterable[Line]) -> Iterator[Key]:
        """The records of these lines, and those that a day among them stands for, each once."""
        seen = set[Line]()
        for line in lines:
            for record in self.found[line.day] if isinstance(line, SearchDay) else (line,):
                if isinstance(record, Key) and record not in seen:
                    seen.add(record)
                    yield record

    def members(self, line: SearchDay) -> range:
        """Which lines the records of a day are on, or would be were it open."""
        first = self._heads[line.day] + 1
        return range(first, first + len(self.found[line.day]))

    def day_of(self, line: int) -> SearchDay | None:
        """The day below whose line a record stands; None where it stands by itself, and for the line of a day."""
        days = (SearchDay(day) for day in self._opened if day in self._heads)
        return next((day for day in days if line in self.members(day)), None)

    def toggle(self, line: SearchDay) -> None:
        """Open the line of a day, or close it."""
        members, numbers = self.members(line), self.lines.numbers
        self._opened ^= {line.day}
        self._places.clear()
        moved = len(members)
        if line.day in self._opened:
            numbers[members.start : members.start] = self.found[line.day].numbers
        else:
            del numbers[members.start : members.stop]
            moved = -moved
        self._heads = {day: head + moved if head >= members.start else head for day, head in self._heads.items()}

    def _add(self, day: _Day) -> None:
        """List the records of one day."""
        found, lines = day.found, self.lines.numbers
        self.records += len(found) + len(day.others)
        lines.extend(day.others[: day.before])
        if day.date is not None and len(found) > 1:
            self.found[day.date] = RecordLines(self.lines.tables, found)
            self._heads[day.date] = len(lines)
            lines.append(self.lines.number(SearchDay(day.date)))
        if day.date not in self.found or day.date in self._opened:
            lines.extend(found)
        lines.extend(day.others[day.before :])


@dataclass(slots=True)
class _Day:
    """The records from one time to another, as their texts sort; `date` is None where they are no times."""

    begin: str
    end: str
    date: date | None
    found: array[int] = field(default_factory=partial(array, "q"))
    """Of which those of a day are one line."""
    others: array[int] = field(default_factory=partial(array, "q"))
    before: int = 0
    """How many of the others come before the first of those."""


def _day_of(at: str) -> _Day:
    """The day of the person's calendar in which a time is; a text that is no time is by itself."""
    try:
        day = datetime.fromisoformat(at[:SECONDS]).replace(tzinfo=UTC).astimezone().date()
        found = _Day(_midnight(day), _midnight(day + timedelta(days=1)), day)
    except (ValueError, OverflowError, OSError):
        return _Day(at, at + " ", None)
    return found if found.begin <= at < found.end else _Day(at, at + " ", None)


def _midnight(day: date) -> str:
    """The beginning of a day in UTC, as the times in the file begin."""
    return datetime(day.year, day.month, day.day).astimezone(UTC).isoformat(timespec="seconds")[:SECONDS]
