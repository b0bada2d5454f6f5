"""Which days are solved, on time or late, and the streak, over dates that are handed in."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from app.klotski.daily.days import Days, DayState
from app.klotski.finished_game import FinishedGame
from app.puzzle.saving import Saver
from app.storage.faults import StorageError, StorageFault
from app.storage.storage import Storage
from solvers.klotski.catalogue.daily import FIRST_DAY, LAST_DAY, puzzle_of
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.message import Message

BLADE = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")


class Clock:
    """A local time that the test sets."""

    def __init__(self) -> None:
        self.now = datetime(2026, 11, 23, 12)

    def __call__(self) -> datetime:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    made = Storage(tmp_path / "data")
    yield made
    made.close()


@pytest.fixture
def days(storage: Storage, clock: Clock) -> Iterator[Days]:
    """Days of a person who has solved none, on Monday, 23 November 2026 at noon."""
    with_saver = QObject()
    saver = Saver(with_saver)
    made = Days(storage, saver, with_saver)
    made.follow(clock)
    made.read()
    yield made
    made.close()
    saver.stop()


def layout_of(day: date) -> Layout:
    puzzle = puzzle_of(day)
    assert puzzle is not None
    return puzzle.layout


def game(layout: Layout, given: bool = False) -> FinishedGame:
    """A finished game, of which only the layout matters here, and whether the program gave its solution."""
    return FinishedGame(layout, Metric.MOVES, (), 11, 60.0, 0, 11, given=given)


def solve(days: Days, clock: Clock, day: int, on: int | None = None) -> None:
    """Solve the puzzle of a day of November 2026, on that day or another."""
    clock.now = datetime(2026, 11, day if on is None else on, 20, 30)
    days.take(game(layout_of(date(2026, 11, day))))


def test_a_puzzle_is_solved_on_its_day_or_later(days: Days, clock: Clock, qtbot: QtBot) -> None:
    today = date(2026, 11, 23)
    assert (days.today, days.state(today)) == (today, DayState.TODAY)
    assert days.state(date(2026, 11, 22)) is DayState.OPEN
    assert days.state(date(2026, 11, 24)) is DayState.FUTURE
    assert days.state(FIRST_DAY - timedelta(1)) is days.state(LAST_DAY + timedelta(1)) is DayState.NONE
    with qtbot.waitSignal(days.changed):
        solve(days, clock, 23)
    solve(days, clock, 20, on=23)
    assert (days.state(today), days.state(date(2026, 11, 20))) == (DayState.ON_TIME, DayState.LATE)


def test_other_layouts_given_solutions_and_days_to_come_do_not_count(days: Days, clock: Clock) -> None:
    days.take(game(BLADE))
    days.take(game(layout_of(days.today), given=True))
    solve(days, clock, 24, on=23)
    assert days.state(days.today) is DayState.TODAY
    assert days.state(date(2026, 11, 24)) is DayState.FUTURE


def test_the_mirror_image_counts_too(days: Days) -> None:
    days.take(game(layout_of(days.today).mirror()))
    assert days.state(days.today) is DayState.ON_TIME


def test_the_streak_is_of_days_in_a_row_up_to_today_or_yesterday(days: Days, clock: Clock) -> None:
    for day in (19, 20, 21, 22):
        solve(days, clock, day)
    clock.now = datetime(2026, 11, 23, 9)
    days.renew()
    assert days.streak == 4, "today is still open"
    solve(days, clock, 23)
    assert days.streak == 5
    clock.now = datetime(2026, 11, 25, 9)
    days.renew()
    assert days.streak == 0, "the 24th was left out"
    assert days.longest_streak == 5


def test_a_day_played_later_mends_no_streak(days: Days, clock: Clock) -> None:
    for day in (20, 21, 23):
        solve(days, clock, day)
    assert days.streak == 1
    solve(days, clock, 22, on=23)
    assert (days.streak, days.longest_streak) == (1, 2)
    assert days.state(date(2026, 11, 22)) is DayState.LATE


def test_a_game_that_ends_after_midnight_is_late(days: Days, clock: Clock) -> None:
    clock.now = datetime(2026, 11, 23, 23, 59, 59)
    days.renew()
    layout = layout_of(days.today)
    clock.now = datetime(2026, 11, 24, 0, 0, 1)
    days.take(game(layout))
    assert days.today == date(2026, 11, 24)
    assert days.state(date(2026, 11, 23)) is DayState.LATE


def test_midnight_is_heard(days: Days, clock: Clock, qtbot: QtBot) -> None:
    clock.now = datetime(2026, 11, 23, 23, 59, 59, 990_000)
    days.renew()

    def pass_midnight() -> datetime:
        return datetime(2026, 11, 24)

    days._clock = pass_midnight
    with qtbot.waitSignal(days.changed):
        pass
    assert days.today == date(2026, 11, 24)


def test_a_clock_that_is_set_back_loses_nothing(days: Days, clock: Clock) -> None:
    for day in (21, 22, 23):
        solve(days, clock, day)
    clock.now = datetime(2026, 11, 10, 9)
    days.renew()
    assert days.state(date(2026, 11, 22)) is DayState.ON_TIME
    assert (days.streak, days.longest_streak) == (0, 3)
    solve(days, clock, 22, on=10)
    clock.now = datetime(2026, 11, 23, 21)
    days.renew()
    assert days.streak == 3


def test_days_are_there_again_and_playing_again_changes_nothing(days: Days, clock: Clock, storage: Storage) -> None:
    solve(days, clock, 23)
    solve(days, clock, 23, on=25)
    days.read()
    assert days.state(date(2026, 11, 23)) is DayState.ON_TIME
    assert [(record.day, record.on_time) for record in storage.days.newest()] == [(date(2026, 11, 23), True)]


def test_what_cannot_be_written_yet_still_counts(
    days: Days, clock: Clock, storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise StorageError(Message(StorageFault.BUSY))

    with monkeypatch.context() as patch:
        patch.setattr(storage.days, "keep", refuse)
        solve(days, clock, 23)
    days.read()
    assert days.state(date(2026, 11, 23)) is DayState.ON_TIME


def test_days_that_cannot_be_read_are_told(
    days: Days, storage: Storage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise StorageError(Message(StorageFault.UNREADABLE))

    monkeypatch.setattr(storage.days, "newest", refuse)
    with qtbot.waitSignal(days.failed):
        days.read()
