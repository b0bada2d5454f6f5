"""Which days are solved, on time or late, and the streak, over dates that are handed in."""

from __future__ import annotations

from datetime import date, datetime, timedelta

import pytest
from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from app.klotski.daily.days import Days, DayState
from app.klotski.repositories import SolvedDays
from app.storage.faults import StorageError, StorageFault
from app.storage.storage import Storage
from solvers.klotski.catalogue.daily import FIRST_DAY, LAST_DAY
from solvers.klotski.layout import Layout
from solvers.message import Message
from tests.app.klotski.daily.solving import Clock, come_to, game, layout_of, solve

BLADE = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")


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
    assert [(record.day, record.on_time) for record in storage.repository(SolvedDays).newest()] == [
        (date(2026, 11, 23), True)
    ]


def test_what_cannot_be_written_yet_still_counts(
    days: Days, clock: Clock, storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise StorageError(Message(StorageFault.BUSY))

    with monkeypatch.context() as patch:
        patch.setattr(storage.repository(SolvedDays), "keep", refuse)
        solve(days, clock, 23)
    days.read()
    assert days.state(date(2026, 11, 23)) is DayState.ON_TIME


def test_days_that_cannot_be_read_are_told(
    days: Days, storage: Storage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise StorageError(Message(StorageFault.UNREADABLE))

    monkeypatch.setattr(storage.repository(SolvedDays), "newest", refuse)
    with qtbot.waitSignal(days.failed):
        days.read()


def test_the_first_and_the_last_day_have_a_puzzle_and_those_around_them_have_none(days: Days, clock: Clock) -> None:
    for day, there in (
        (FIRST_DAY - timedelta(1), False),
        (FIRST_DAY, True),
        (LAST_DAY, True),
        (LAST_DAY + timedelta(1), False),
    ):
        come_to(days, clock, day)
        assert days.has_puzzle is there
        assert days.state(day) is (DayState.TODAY if there else DayState.NONE)


def test_the_longest_streak_may_be_the_first_the_last_or_of_one_day(days: Days, clock: Clock) -> None:
    assert (days.streak, days.longest_streak) == (0, 0)
    solve(days, clock, 2)
    assert (days.streak, days.longest_streak) == (1, 1)
    for day in (5, 6, 7):
        solve(days, clock, day)
    solve(days, clock, 9)
    solve(days, clock, 10)
    assert (days.streak, days.longest_streak) == (2, 3)
    solve(days, clock, 8, on=10)
    assert (days.streak, days.longest_streak) == (2, 3), "what was solved late joins no streaks"


def test_days_are_counted_as_solved_on_time_or_late(days: Days, clock: Clock) -> None:
    solve(days, clock, 20)
    solve(days, clock, 21, on=22)
    november = [date(2026, 11, day) for day in range(1, 31)]
    assert days.solved_of(november) == 2
    assert days.solved_of(november[20:]) == 1
    assert days.solved_of([]) == 0


def test_only_what_changes_a_day_is_told(days: Days, clock: Clock) -> None:
    solve(days, clock, 20, on=23)
    told = QSignalSpy(days.changed)
    days.renew()
    solve(days, clock, 20, on=23)
    days.take(game(BLADE))
    assert told.count() == 0
    solve(days, clock, 23)
    assert told.count() == 1
    come_to(days, clock, date(2026, 11, 24))
    assert told.count() == 2
    days.read()
    assert told.count() == 3


def test_what_could_not_be_written_late_does_not_undo_what_was_solved_on_its_day(
    days: Days, clock: Clock, storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise StorageError(Message(StorageFault.BUSY))

    with monkeypatch.context() as patch:
        patch.setattr(storage.repository(SolvedDays), "keep", refuse)
        solve(days, clock, 21, on=23)
        solve(days, clock, 23)
    days.read()
    assert days.state(date(2026, 11, 21)) is DayState.LATE
    assert days.state(date(2026, 11, 23)) is DayState.ON_TIME
