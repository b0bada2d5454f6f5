"""The lines of a query in the order of time: what was found on a day can be one line, which opens and closes.

How many records each day has is counted beforehand, in steps, in the tables' indexes by time. Everything else is read
where it is looked at: the day of a line is found by bisection, and within a day the indexes are merged.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from itertools import accumulate
from typing import overload

from app.storage.data_file import DataFile
from app.storage.history_query import HistoryQuery, Key, Line, SearchDay, SourceTable
from app.storage.key_list import PAGE

STEP = 4000
"""The times of how many records are read at a time: some 2 ms."""
SECONDS = len("2026-11-01T00:00:00")
"""The length of a time without the fraction and the zone behind it."""


@dataclass(slots=True)
class _Day:
    """The records from one time to another, as their texts sort; `date` is None where they are no times."""

    begin: str
    end: str
    date: date | None
    grouped: int = 0
    """How many records one line can stand for."""
    others: int = 0

    @property
    def is_group(self) -> bool:
        """Whether there is such a line: one record is its own."""
        return self.date is not None and self.grouped > 1


class DayList(Sequence[Line]):
    """The lines of a query; `prepare` has to be gone through before anything else is asked.

    The line of a day stands where its first record would, and those of its records below it, while its day is in
    `opened`. Every method raises `StorageError`, and nothing else, when the file fails it.
    """

    def __init__(
        self,
        data_file: DataFile,
        query: HistoryQuery,
        sources: Sequence[SourceTable],
        tables: list[str],
        opened: set[date],
    ) -> None:
        """`tables` are all that are listed, by their rank."""
        self._file = data_file
        self._falling = query.falling
        self.grouped = [source for source in sources if source.grouped]
        """The tables of whose records those of a day are one line."""
        self._others = [source for source in sources if not source.grouped]
        self._tables = tables
        self._opened = opened
        self._days: list[_Day] = []
        self._places: dict[date, int] = {}
        self._firsts = [0]
        self._heads: dict[int, int] = {}
        self._chunks: dict[tuple[int, int], list[Line]] = {}

    def prepare(self) -> Iterator[None]:
        """Count the records of each day, a few thousand at each `next`."""
        days: dict[str, _Day] = {}
        for source in (*self.grouped, *self._others):
            yield from self._count(source, days)
        self._days = [days[begin] for begin in sorted(days, reverse=self._falling)]
        self._places = {day.date: place for place, day in enumerate(self._days) if day.date is not None}
        self._arrange()
        self._between(0, min(PAGE, len(self)))  # what is in sight at first is of the same moment as the numbers

    def close(self) -> None:
        """Forget what was read."""
        self._chunks.clear()

    @property
    def records(self) -> int:
        """How many records there are, on lines of their own or not."""
        return sum(day.grouped + day.others for day in self._days)

    def __len__(self) -> int:
        return self._firsts[-1]

    @overload
    def __getitem__(self, line: int) -> Line: ...
    @overload
    def __getitem__(self, line: slice) -> list[Line]: ...
    def __getitem__(self, line: int | slice) -> Line | list[Line]:
        lines = range(len(self))[line]
        if isinstance(lines, range):
            return self._between(lines.start, lines.stop)[:: lines.step]
        return self._between(lines, lines + 1)[0]

    def line_of(self, line: Line) -> int | None:
        """The number of a line, of a record perhaps that of its day; None when it is not listed."""
        if isinstance(line, SearchDay):
            place = self._places.get(line.day)
            return None if place is None or not self._days[place].is_group else self._head_line(place)
        source = next((one for one in (*self.grouped, *self._others) if self._tables[one.rank] == line.table), None)
        if source is None:
            return None
        found = self._file.rows(f"SELECT at FROM {source.table} WHERE id = ? AND {source.shown}", (line.number,))
        place = self._place_of(found[0]["at"]) if found else None
        return None if place is None else self._line_in(place, source, (found[0]["at"], line.number, source.rank))

    def is_open(self, line: SearchDay) -> bool:
        """Whether the records of a day have lines of their own."""
        return line.day in self._opened

    def size(self, line: SearchDay) -> int:
        """For how many records the line of a day stands."""
        return self._days[self._places[line.day]].grouped

    def members(self, line: SearchDay) -> range:
        """The numbers of the lines that the records of a day have, or would have were it open."""
        place = self._places[line.day]
        first = self._head_line(place) + 1
        return range(first, first + self._days[place].grouped)

    def day_of(self, line: int) -> SearchDay | None:
        """The day below whose line a record stands; None where it stands by itself, and for the line of a day."""
        place = self._at(line)
        day = self._days[place]
        if day.date is None or not self._is_open(day):
            return None
        group = SearchDay(day.date)
        return group if line in self.members(group) else None

    def toggle(self, line: SearchDay) -> None:
        """Open the line of a day, or close it."""
        self._opened ^= {line.day}
        place = self._places[line.day]
        self._chunks = {at: chunk for at, chunk in self._chunks.items() if at[0] != place}
        self._arrange()

    def found(self, line: SearchDay, first: int, number: int) -> list[Key]:
        """So many of the records that the line of a day stands for, from one of them on."""
        return self._read(self.grouped, self._days[self._places[line.day]], first, number)

    def span(self, line: SearchDay) -> tuple[str, str]:
        """From when to when the day of a line is, as the texts of the times sort."""
        day = self._days[self._places[line.day]]
        return day.begin, day.end

    def _arrange(self) -> None:
        self._firsts = list(accumulate(map(self._lines_in, self._days), initial=0))

    def _is_open(self, day: _Day) -> bool:
        return day.is_group and day.date in self._opened

    def _lines_in(self, day: _Day) -> int:
        if not day.is_group:
            return day.grouped + day.others
        return 1 + day.others + (day.grouped if self._is_open(day) else 0)

    def _at(self, line: int) -> int:
        """The place of the day that a line is in."""
        return bisect_right(self._firsts, line) - 1

    def _count(self, source: SourceTable, days: dict[str, _Day]) -> Iterator[None]:
        """Add the records of a table to their days."""
        # Every text is less than a blob, and no number is as great as a text.
        sql = f"SELECT at FROM {source.table} WHERE {source.shown} AND at >= ? AND at < x'' ORDER BY at LIMIT {STEP}"
        begin: str | None = ""
        while begin is not None:
            times = [row[0] for row in self._file.rows(sql, (begin,))]
            begin = self._count_read(source, days, times)
            yield

    def _count_read(self, source: SourceTable, days: dict[str, _Day], times: list[str]) -> str | None:
        """Add records by their times; returns from where to read on, None where there is nothing more."""
        place, more = 0, len(times) == STEP
        while place < len(times):
            day = _day_of(times[place])
            after = bisect_left(times, day.end, place)
            number = after - place
            if more and after == len(times):
                if place:
                    return day.begin
                number = self._number(source, day)  # a day of more records than are read at a time
            day = days.setdefault(day.begin, day)
            if source.grouped:
                day.grouped += number
            else:
                day.others += number
            if more and after == len(times):
                return day.end
            place = after
        return None

    def _number(self, source: SourceTable, day: _Day) -> int:
        sql = f"SELECT count(*) FROM {source.table} WHERE {source.shown} AND at >= ? AND at < ?"
        return self._file.rows(sql, (day.begin, day.end))[0][0]

    def _between(self, first: int, after: int) -> list[Line]:
        """The lines from one to before another; fewer where records have gone meanwhile."""
        lines: list[Line] = []
        place = self._at(first)
        while first < after:
            page, within = divmod(first - self._firsts[place], PAGE)
            end = min(after, self._firsts[place] + (page + 1) * PAGE, self._firsts[place + 1])
            lines += self._chunk(place, page)[within : within + end - first]
            first = end
            if first == self._firsts[place + 1]:
                place += 1
        return lines

    def _chunk(self, place: int, page: int) -> list[Line]:
        """`PAGE` lines of a day, the last of its pages has fewer; they are kept."""
        if (place, page) not in self._chunks:
            self._chunks[place, page] = self._read_lines(place, page * PAGE, PAGE)
        return self._chunks[place, page]

    def _read_lines(self, place: int, first: int, number: int) -> list[Line]:
        """Read lines of a day, from one of them on."""
        day = self._days[place]
        if day.date is None or not day.is_group:
            return [*self._read((*self.grouped, *self._others), day, first, number)]
        lines: list[Line] = []
        head = self._head(place)
        members = day.grouped if self._is_open(day) else 0
        parts = ((self._others, 0, head), (self.grouped, 0, members), (self._others, head, day.others - head))
        for part, (sources, begin, size) in enumerate(parts):
            if part == 1:
                lines += [SearchDay(day.date)] if 0 <= -first < number else []
                first -= 1
            skipped, wanted = max(0, first), number - max(0, -first)
            if skipped < size and wanted > 0:
                lines += self._read(sources, day, begin + skipped, min(size - skipped, wanted))
            first -= size
        return lines

    def _read(self, sources: Sequence[SourceTable], day: _Day, first: int, number: int) -> list[Key]:
        """Read the keys of so many records of a day, from one of them on."""
        to = "DESC" if self._falling else "ASC"
        sql = f"{_union(sources)} ORDER BY at {to}, id {to}, rank {to} LIMIT ?3 OFFSET ?4"
        rows = self._file.rows(sql, (day.begin, day.end, number, first))
        return [Key(self._tables[row["rank"]], row["id"]) for row in rows]

    def _head_line(self, place: int) -> int:
        """The number of the line of a day."""
        return self._firsts[place] + self._head(place)

    def _head(self, place: int) -> int:
        """How many of a day's other records come before the first of those for which one line stands."""
        if place not in self._heads:
            day, to = self._days[place], "DESC" if self._falling else "ASC"
            sql = f"{_union(self.grouped)} ORDER BY at {to}, id {to}, rank {to} LIMIT 1"
            first = self._file.rows(sql, (day.begin, day.end)) if day.others else []
            self._heads[place] = self._before(self._others, day, tuple(first[0])) if first else 0
        return self._heads[place]

    def _line_in(self, place: int, source: SourceTable, record: tuple[str, int, int]) -> int:
        """The line of a record in a day; `record` is what it is sorted by."""
        day, first = self._days[place], self._firsts[place]
        if not day.is_group:
            return first + self._before((*self.grouped, *self._others), day, record)
        head, is_open = self._head(place), self._is_open(day)
        if source.grouped:
            return first + head + (1 + self._before(self.grouped, day, record) if is_open else 0)
        before = self._before(self._others, day, record)
        return first + before + (0 if before < head else 1 + (day.grouped if is_open else 0))

    def _before(self, sources: Sequence[SourceTable], day: _Day, record: tuple[str, int, int]) -> int:
        """How many records of a day come before one."""
        if not sources:
            return 0
        before = ">" if self._falling else "<"
        sql = f"SELECT count(*) FROM ({_union(sources)}) WHERE (at, id, rank) {before} (?3, ?4, ?5)"
        return self._file.rows(sql, (day.begin, day.end, *record))[0][0]

    def _place_of(self, at: str) -> int | None:
        """The place of the day in which a time is; None where that has no record."""
        begins = [day.begin for day in self._days]
        if self._falling:
            begins.reverse()
        found = bisect_right(begins, at) - 1
        place = len(begins) - 1 - found if self._falling else found
        return place if found >= 0 and at < self._days[place].end else None


def _union(sources: Sequence[SourceTable]) -> str:
    """The SQL of what the records of a day, from ?1 to before ?2, are sorted by."""
    return " UNION ALL ".join(
        f"SELECT at, id, {source.rank} rank FROM {source.table} WHERE {source.shown} AND at >= ?1 AND at < ?2"
        for source in sources
    )


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
