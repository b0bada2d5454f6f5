"""The lines of a list: by time with what was found on a day on one line, in other orders, and of what a text means."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, timedelta
from itertools import groupby
from pathlib import Path
from random import Random

import pytest

from app.klotski.repositories import Games, OwnLayout, OwnLayouts, Solutions
from app.knight.repositories import Tours
from app.storage import history
from app.storage.history_query import HistoryQuery, Key, Kind, Line, Order, SearchDay
from app.storage.record_list import RecordList
from app.storage.storage import Storage
from tests.app.storage.drawn_records import TWO_STEPS_AWAY, solution, straight_game, tour
from tests.app.storage.record_keys import record_keys

NOON = datetime(2026, 11, 1, 12, tzinfo=UTC)
SEARCHES = ("solutions", "tours")
SOME, MANY = 120, 1100


@dataclass
class Filled:
    """A data file, and the times of all records in it."""

    storage: Storage
    times: dict[Key, datetime]

    def listed(self, query: HistoryQuery, opened: set[date] | None = None) -> RecordList:
        """The list of a query, with all steps taken."""
        return ready(self.storage, query, opened)

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


def ready(storage: Storage, query: HistoryQuery, opened: set[date] | None = None) -> RecordList:
    """The list of a query, with all steps taken."""
    listed, steps = storage.history.listed(query, opened)
    list(steps)
    return listed


def numbers(lines: Sequence[Line]) -> list[int]:
    """The numbers of records of one table."""
    return [line.number for line in lines if isinstance(line, Key)]


@pytest.fixture(params=range(2))
def filled(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Filled]:
    """Games, solutions and tours at times drawn from a few days, many at the same; read a few at a time."""
    monkeypatch.setattr(history, "STEP", 7)
    random, storage, times = Random(request.param), Storage(tmp_path / "days"), dict[Key, datetime]()
    made = {
        "games": storage.repository(Games).values(straight_game()),
        "solutions": storage.repository(Solutions).values(solution()),
        "tours": storage.repository(Tours).values(tour()),
    }
    with storage.file.transaction() as execute:
        for number in range(SOME):
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
        listed, expected = filled.listed(query, opened), filled.expected(query, opened)
        assert listed.lines[:] == expected == list(listed.lines)
        assert len(listed.lines) == len(expected)
        assert listed.lines[4:11] == expected[4:11]
        assert listed.lines_of(expected[::7]) == {line: 7 * place for place, line in enumerate(expected[::7])}
        assert listed.records == len(
            [key for key in filled.times if kind is not Kind.SEARCHES or key.table in SEARCHES]
        )


def test_a_day_is_opened_and_closed(filled: Filled) -> None:
    query, opened = HistoryQuery(grouped=True), set[date]()
    listed = filled.listed(query, opened)
    closed = listed.lines[:]
    days = [line for line in closed if isinstance(line, SearchDay)][:5]
    for day in days:
        listed.toggle(day)
        assert listed.is_open(day)
        assert opened == {day.day}
        assert listed.lines[:] == filled.expected(query, opened)
        members = listed.members(day)
        assert listed.lines[members.start : members.stop] == list(listed.found[day.day])
        assert [listed.day_of(number) for number in (members[0], members[-1], members[0] - 1)] == [day, day, None]
        assert list(listed.keys([day, listed.lines[members[0]]])) == list(listed.found[day.day])
        listed.toggle(day)
        assert listed.lines[:] == closed
    for day in reversed(days):
        listed.toggle(day)
    assert listed.lines[:] == filled.expected(query, opened)
    assert [listed.day_of(listed.members(day)[1]) for day in days] == days


def test_a_record_of_a_day_that_is_closed_is_where_its_day_is(filled: Filled) -> None:
    listed = filled.listed(HistoryQuery(grouped=True))
    day = next(line for line in listed.lines if isinstance(line, SearchDay))
    assert {listed.line_of(key) for key in listed.found[day.day]} == {listed.line_of(day)}


def test_some_ranges_of_lines_are_those_lines(filled: Filled) -> None:
    lines = filled.listed(HistoryQuery(grouped=True)).lines
    chosen = lines.ranges([(0, 1), (4, 4), (6, 9)])
    assert list(chosen) == [*lines[0:2], lines[4], *lines[6:10]]
    assert chosen == lines.ranges([(0, 1), (4, 4), (6, 9)])
    assert chosen != lines.ranges([(0, 1), (4, 9)])
    with pytest.raises(IndexError):
        chosen[7]


def test_a_text_that_is_no_time_is_a_line_by_itself(filled: Filled) -> None:
    with filled.storage.file.transaction() as execute:
        execute("UPDATE solutions SET at = 'yesterday' WHERE id < 4", ())
        execute("UPDATE tours SET at = x'00ff' WHERE id = 1", ())
    for falling in (True, False):
        lines = filled.listed(HistoryQuery(grouped=True, falling=falling)).lines
        assert {line.number for line in lines if isinstance(line, Key) and line.table == "solutions"} >= {1, 2, 3}
        assert Key("tours", 1) not in lines


def test_many_records_are_read_in_steps(filled: Filled) -> None:
    _, steps = filled.storage.history.listed(HistoryQuery(grouped=True))
    assert len(list(steps)) > SOME // 14


@pytest.mark.parametrize("falling", [True, False])
def test_what_is_found_on_a_day_is_summed_up_the_last_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, falling: bool
) -> None:
    storage = Storage(tmp_path / "sum")
    storage.repository(OwnLayouts).keep(OwnLayout("Corner", TWO_STEPS_AWAY))
    storage.repository(Solutions).keep(replace(solution("first"), at=NOON))
    storage.repository(Solutions).keep(replace(solution("second"), at=NOON + timedelta(minutes=1)))
    storage.repository(Tours).keep(replace(tour(), at=NOON + timedelta(minutes=2)))
    listed = ready(storage, HistoryQuery(kind=Kind.SEARCHES, grouped=True, falling=falling))
    (day,) = listed.lines
    assert isinstance(day, SearchDay)
    searches = storage.history.searches(listed, day)
    assert searches.number == 3
    assert [(puzzle, name) for puzzle, _, name in searches.subjects] == [("knight", None), ("klotski", "Corner")]
    monkeypatch.setattr(history, "SUMMED_UP", 1)
    assert [puzzle for puzzle, _, _ in storage.history.searches(listed, day).subjects] == ["knight"]
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
        kept = storage.repository(Solutions).keep(replace(solution(f"engine-{hour}"), at=at))
        times[Key("solutions", kept.id or 0)] = at
    made = Filled(storage, times)
    days = {at.astimezone().date() for at in times.values()}
    query = HistoryQuery(grouped=True)
    listed = made.listed(query)
    assert list(listed.lines) == [SearchDay(day) for day in sorted(days, reverse=True)]
    assert [len(listed.found[day]) for day in sorted(days)] == [
        sum(at.astimezone().date() == day for at in times.values()) for day in sorted(days)
    ]
    assert list(made.listed(query, set(days)).lines) == made.expected(query, days)
    storage.close()


@pytest.fixture
def many(tmp_path: Path) -> Iterator[Storage]:
    """A data file with many games, a minute apart, whose seconds fall and rise again."""
    opened = Storage(tmp_path / "many")
    with opened.file.transaction() as execute:
        game = opened.repository(Games).values(straight_game())
        sql = f"INSERT INTO games ({', '.join(game)}, at) VALUES ({', '.join('?' * len(game))}, ?)"
        for number in range(MANY):
            at = (NOON + timedelta(minutes=number)).isoformat(timespec="microseconds")
            execute(sql, (*{**game, "seconds": abs(number - 300)}.values(), at))
    yield opened
    opened.close()


def test_any_other_order_is_read_and_merged_in_steps(many: Storage) -> None:
    listed, steps = many.history.listed(HistoryQuery(order=Order.SECONDS, falling=False))
    assert len(list(steps)) > MANY
    order = sorted(range(MANY, 0, -1), key=lambda number: abs(number - 301))
    assert numbers(listed.lines) == order
    assert numbers(listed.lines[:3]) == [301, 302, 300]  # of the same time the newer first
    falling = ready(many, HistoryQuery(order=Order.SECONDS))
    assert numbers(falling.lines) == sorted(range(MANY, 0, -1), key=lambda number: abs(number - 301), reverse=True)
    assert falling.records == MANY


@pytest.mark.parametrize(("order", "column"), [(Order.SECONDS, "seconds"), (Order.STARS, "stars")])
def test_what_is_no_number_comes_last_where_numbers_sort(many: Storage, order: Order, column: str) -> None:
    with many.file.transaction() as execute:
        execute(f"UPDATE games SET {column} = id", ())
        execute(f"UPDATE games SET {column} = 'long' WHERE id = 3", ())
        execute(f"UPDATE games SET {column} = x'00' WHERE id = 5", ())
    lines = numbers(ready(many, HistoryQuery(order=order, falling=False)).lines)
    assert (lines[:3], lines[-2:]) == ([1, 2, 4], [5, 3])


@pytest.mark.parametrize("order", [Order.TIME, Order.NAME])
def test_a_text_lists_what_it_means(many: Storage, order: Order) -> None:
    many.repository(Solutions).keep(solution("a-star"))
    asked: list[tuple[str, str | None]] = []

    def fits(text: str, puzzle: str, subject: str, name: str | None, engine: str | None, at: str) -> bool:
        asked.append((text, name))
        return engine == text

    many.repository(OwnLayouts).keep(OwnLayout("Corner", TWO_STEPS_AWAY))
    many.history.explain(lambda puzzle, subject: subject, lambda *_: None, fits)
    listed, steps = many.history.listed(HistoryQuery(text="a-star", order=order, grouped=True))
    assert len(list(steps)) > MANY  # each may take a while
    assert list(listed.lines) == [Key("solutions", 1)]
    assert listed.records == 1
    assert len(asked) == MANY + 2
    assert set(asked) == {("a-star", "Corner")}


def test_a_kind_lists_its_tables_and_strict_games_are_apart(many: Storage) -> None:
    many.repository(Solutions).keep(solution())
    many.repository(OwnLayouts).keep(OwnLayout("Corner", TWO_STEPS_AWAY))
    strict = many.repository(Games).keep(replace(straight_game(), strict=True))
    assert strict.id is not None
    for order in (Order.TIME, Order.LENGTH):
        listed = {kind: record_keys(many.history, HistoryQuery(kind=kind, order=order)) for kind in Kind}
        assert {kind: len(keys) for kind, keys in listed.items()} == {
            Kind.EVERYTHING: MANY + 3,
            Kind.GAMES: MANY,
            Kind.STRICT: 1,
            Kind.SEARCHES: 1,
            Kind.OWN: 1,
        }
        assert listed[Kind.STRICT] == [Key("games", strict.id)]
        assert listed[Kind.SEARCHES] == [Key("solutions", 1)]
        assert listed[Kind.OWN] == [Key("own_layouts", 1)]
    assert record_keys(many.history, HistoryQuery("knight", kind=Kind.STRICT)) == []


def test_a_record_of_another_filter_has_no_line(many: Storage) -> None:
    many.repository(Games).delete([7])
    assert ready(many, HistoryQuery()).line_of(Key("games", 7)) is None
    assert ready(many, HistoryQuery(puzzle="knight")).line_of(Key("games", 8)) is None
    assert ready(many, HistoryQuery(deleted=True)).line_of(Key("games", 7)) == 0


def test_of_lines_that_have_gone_meanwhile_nothing_is_known(many: Storage) -> None:
    lines = ready(many, HistoryQuery()).lines
    many.repository(Games).delete(range(1, MANY))
    many.file.connection.execute("DELETE FROM games WHERE id = 9")  # as whoever puts another file in its place
    assert len(lines) == MANY
    assert list(many.history.rows([Key("games", 8), Key("games", 9)])) == [Key("games", 8)]


def test_what_is_listed_by_time_is_found_by_an_index(many: Storage) -> None:
    ready(many, HistoryQuery(deleted=True))
    for shown, index in (
        ("deleted IS NULL", "games_by_time (deleted=? AND at<?)"),
        ("deleted IS NULL AND strict = 0", "games_strict (deleted=? AND strict=? AND at<?)"),
        ("deleted IS NOT NULL", "games_deleted (at<?)"),
    ):
        sql = f"SELECT at, id FROM games WHERE {shown} AND +at < x'' AND (at, id) < (?, ?) ORDER BY at DESC, id DESC"
        plan = [row[3] for row in many.file.connection.execute(f"EXPLAIN QUERY PLAN {sql} LIMIT 1", ("", 0))]
        assert plan[0] == f"SEARCH games USING COVERING INDEX {index}"
