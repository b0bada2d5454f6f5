"""The lines in the order of time, with what was found on a day on one line: compared with lists that are made whole."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, timedelta
from itertools import groupby
from pathlib import Path
from random import Random

import pytest

from app.storage import day_list
from app.storage.day_list import DayList
from app.storage.history_query import HistoryQuery, Key, Kind, Line, SearchDay
from app.storage.storage import Storage
from tests.app.storage.drawn_records import solution, straight_game, tour

NOON = datetime(2026, 11, 1, 12, tzinfo=UTC)
SEARCHES = ("solutions", "tours")
MANY = 120


@dataclass
class Filled:
    """A data file, and the times of all records in it."""

    storage: Storage
    times: dict[Key, datetime]

    def listed(self, query: HistoryQuery, opened: set[date] | None = None) -> DayList:
        """The lines of a query, with all steps taken."""
        lines, steps = self.storage.history.listed(query, opened)
        assert isinstance(lines, DayList)
        list(steps)
        return lines

    def expected(self, query: HistoryQuery, opened: set[date]) -> list[Line]:
        """The same lines, made of all records at once."""
        order = {table: rank for rank, table in enumerate(("games", "solutions", "tours"))}
        keys = [key for key in self.times if query.kind is Kind.EVERYTHING or key.table in SEARCHES]
        keys.sort(key=lambda key: (self.times[key], key.number, order[key.table]), reverse=query.falling)
        lines: list[Line] = []
        for day, of_day in groupby(keys, lambda key: self.times[key].astimezone().date()):
            records = list(of_day)
            found = [key for key in records if key.table in SEARCHES]
            if not query.grouped or len(found) < 2:
                lines += records
                continue
            for key in records:
                if key == found[0]:
                    lines += [SearchDay(day), *(found if day in opened else [])]
                lines += [] if key in found else [key]
        return lines


@pytest.fixture(params=range(2))
def filled(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Filled]:
    """Games, solutions and tours at times drawn from a few days, many at the same; read a few at a time."""
    monkeypatch.setattr(day_list, "STEP", 7)
    monkeypatch.setattr(day_list, "PAGE", 5)
    random, storage, times = Random(request.param), Storage(tmp_path / "days"), dict[Key, datetime]()
    made = {
        "games": storage.games.values(straight_game()),
        "solutions": storage.solutions.values(solution()),
        "tours": storage.tours.values(tour()),
    }
    with storage.file.transaction() as execute:
        for number in range(MANY):
            table = random.choice(("games", "games", "solutions", "tours"))
            at = NOON + timedelta(hours=random.randrange(24 * 6 if request.param % 2 else 24 * 120))
            row = {**made[table], "at": at.isoformat(timespec="microseconds")}
            sql = f"INSERT INTO {table} ({', '.join(row)}) VALUES ({', '.join('?' * len(row))})"
            times[Key(table, execute(sql, tuple(row.values())).lastrowid or number)] = at
    yield Filled(storage, times)
    storage.close()


@pytest.mark.sampled
@pytest.mark.parametrize("kind", [Kind.EVERYTHING, Kind.SEARCHES])
@pytest.mark.parametrize("falling", [True, False])
@pytest.mark.parametrize("grouped", [True, False])
def test_lines_are_those_of_the_whole_list(filled: Filled, kind: Kind, falling: bool, grouped: bool) -> None:
    query = HistoryQuery(kind=kind, falling=falling, grouped=grouped)
    days = sorted({at.astimezone().date() for at in filled.times.values()})
    for opened in (set[date](), set(days[::2]), set(days)):
        lines, expected = filled.listed(query, opened), filled.expected(query, opened)
        assert lines[:] == expected
        assert len(lines) == len(expected)
        assert [lines[number] for number in range(len(lines))] == expected
        for first, after in ((0, 3), (4, 11), (37, 60), (len(expected) - 3, len(expected))):
            assert filled.listed(query, opened)[first:after] == expected[first:after]
        assert [filled.listed(query, opened).line_of(line) for line in expected[::7]] == [*range(0, len(expected), 7)]
        assert lines.records == len([key for key in filled.times if kind is not Kind.SEARCHES or key.table in SEARCHES])


def test_a_day_is_opened_and_closed(filled: Filled) -> None:
    query, opened = HistoryQuery(grouped=True), set[date]()
    lines = filled.listed(query, opened)
    closed = lines[:]
    for day in [line for line in closed if isinstance(line, SearchDay)][:5]:
        lines.toggle(day)
        assert opened == {day.day}
        assert lines[:] == filled.expected(query, opened)
        members = lines.members(day)
        assert lines[members.start : members.stop] == lines.found(day, 0, 1000)
        assert [lines.day_of(number) for number in (members[0], members[-1], members[0] - 1)] == [day, day, None]
        assert lines.size(day) == len(members)
        lines.toggle(day)
        assert lines[:] == closed


def test_a_record_of_a_day_that_is_closed_is_where_its_day_is(filled: Filled) -> None:
    lines = filled.listed(HistoryQuery(grouped=True))
    day = next(line for line in lines if isinstance(line, SearchDay))
    assert {lines.line_of(key) for key in lines.found(day, 0, 1000)} == {lines.line_of(day)}


def test_a_text_that_is_no_time_is_a_line_by_itself(filled: Filled) -> None:
    with filled.storage.file.transaction() as execute:
        execute("UPDATE solutions SET at = 'yesterday' WHERE id < 4", ())
        execute("UPDATE tours SET at = x'00ff' WHERE id = 1", ())
    lines = filled.listed(HistoryQuery(grouped=True))
    assert {line.number for line in lines if isinstance(line, Key) and line.table == "solutions"} >= {1, 2, 3}
    assert Key("tours", 1) not in lines[:]
    assert len(lines[:]) == len(lines)


def test_many_records_are_counted_in_steps_and_only_those_in_sight_are_read(filled: Filled) -> None:
    _, steps = filled.storage.history.listed(HistoryQuery(grouped=True))
    assert len(list(steps)) > MANY // 14


def test_what_is_found_on_a_day_is_summed_up(tmp_path: Path) -> None:
    storage = Storage(tmp_path / "sum")
    storage.solutions.keep(replace(solution("first"), at=NOON))
    storage.solutions.keep(replace(solution("second"), at=NOON + timedelta(minutes=1)))
    storage.tours.keep(replace(tour(), at=NOON + timedelta(minutes=2)))
    lines, steps = storage.history.listed(HistoryQuery(grouped=True))
    list(steps)
    assert isinstance(lines, DayList)
    (day,) = lines
    assert isinstance(day, SearchDay)
    searches = storage.history.searches(lines, day)
    assert searches.number == 3
    assert [(puzzle, name) for puzzle, _, name in searches.subjects] == [("knight", None), ("klotski", None)]
    storage.close()


@pytest.fixture(params=["Asia/Taipei", "America/New_York", "UTC"])
def zone(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A time zone in force; in New York, the clock is put back on 1 November 2026."""
    monkeypatch.setenv("TZ", request.param)
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="the time zone of a process can only be set there")
def test_days_are_those_of_the_persons_calendar(zone: None, tmp_path: Path) -> None:
    storage, times = Storage(tmp_path / "zones"), dict[Key, datetime]()
    for hour in range(0, 96, 3):
        at = NOON - timedelta(days=2) + timedelta(hours=hour, minutes=-1 if hour % 2 else 0)
        kept = storage.solutions.keep(replace(solution(f"engine-{hour}"), at=at))
        times[Key("solutions", kept.id or 0)] = at
    made = Filled(storage, times)
    days = {at.astimezone().date() for at in times.values()}
    query = HistoryQuery(grouped=True)
    lines = made.listed(query)
    assert lines[:] == [SearchDay(day) for day in sorted(days, reverse=True)]
    assert [lines.size(SearchDay(day)) for day in sorted(days)] == [
        sum(at.astimezone().date() == day for at in times.values()) for day in sorted(days)
    ]
    assert made.listed(query, set(days))[:] == made.expected(query, days)
    for day in days:
        begin, end = (datetime.fromisoformat(moment).replace(tzinfo=UTC) for moment in lines.span(SearchDay(day)))
        local = begin.astimezone()
        assert (local.date(), local.hour, local.minute) == (day, 0, 0)
        assert end.astimezone().date() == day + timedelta(days=1)
    storage.close()
