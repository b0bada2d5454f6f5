"""The calendar of the puzzles: its months, its days under their weekdays, and going through it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import date, timedelta
from functools import partial

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from app.klotski.daily.calendar import WIDTH, CalendarPopup
from app.klotski.daily.day_button import DayButton
from app.klotski.daily.days import Days
from app.ui.look.theme import Appearance
from app.ui.widgets.focus import FocusKeys
from app.ui.widgets.popup import SHADOW
from tests.app.klotski.daily.solving import Clock, come_to, solve

LEFT = Qt.MouseButton.LeftButton
Opened = Callable[[], CalendarPopup]


@pytest.fixture
def opened(days: Days, qtbot: QtBot) -> Iterator[Opened]:
    """Opens a calendar in a window of its own; three stars are known for the 20th of any month, and no others."""
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(700, 600)
    opener = QPushButton("Calendar", window)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    made: list[CalendarPopup] = []

    def open_now() -> CalendarPopup:
        popup = CalendarPopup(days, lambda day: 3 if day.day == 20 else None, Appearance("light"), opener)
        made.append(popup)
        popup.open()
        return popup

    yield open_now
    window.close()


def of_day(calendar: CalendarPopup, day: date) -> DayButton:
    return next(button for button in calendar.buttons if button.day == day)


def press(qtbot: QtBot, *keys: Qt.Key) -> None:
    for key in keys:
        qtbot.keyClick(QApplication.focusWidget(), key)


@pytest.mark.parametrize(
    ("today", "last", "rows"),
    [
        (date(2026, 11, 23), 30, 6),
        (date(2027, 2, 1), 28, 4),
        (date(2028, 2, 29), 29, 5),
        (date(2026, 12, 31), 31, 5),
    ],
)
def test_every_day_of_the_month_stands_below_its_weekday(
    days: Days, clock: Clock, opened: Opened, today: date, last: int, rows: int
) -> None:
    come_to(days, clock, today)
    calendar = opened()
    headings = {label.text(): label.geometry().center().x() for label in calendar.findChildren(QLabel)}
    shown = [button for button in calendar.buttons if button.day is not None]
    assert [button.day for button in shown] == [today.replace(day=number) for number in range(1, last + 1)]
    for button in shown:
        assert button.day is not None
        left, right = button.geometry().left(), button.geometry().right()
        assert left <= headings[f"{button.day:%a}"] <= right
        same_week = [one for one in shown if one.day and one.day.isocalendar().week == button.day.isocalendar().week]
        assert {one.geometry().top() for one in same_week} == {button.geometry().top()}
    tops = [button.geometry().top() for button in shown]
    assert tops == sorted(tops)
    assert len(set(tops)) == rows


def test_it_says_what_there_is_of_a_month_and_of_a_day(days: Days, clock: Clock, opened: Opened) -> None:
    solve(days, clock, 20)
    solve(days, clock, 21)
    solve(days, clock, 2, on=23)
    calendar = opened()
    assert calendar.title.text() == "November 2026"
    assert calendar.summary.text() == "3 of 23 solved in November 2026\nLongest streak: 2 days"
    assert calendar.said.text().splitlines()[0] == "Monday, 23 November 2026"
    named = of_day(calendar, date(2026, 11, 20)).accessibleName()
    assert named.startswith("Friday, 20 November 2026. Solved on its day, 3 stars · best possible: ")
    assert of_day(calendar, date(2026, 11, 2)).accessibleName().startswith("Monday, 2 November 2026. Solved later · ")
    enabled = [button.day.day for button in calendar.buttons if button.day is not None and button.isEnabled()]
    assert enabled == list(range(1, 24))
    solve(days, clock, 23)
    assert calendar.summary.text().startswith("4 of 23 solved"), "it follows what is solved"


def test_another_day_is_told_of_when_the_pointer_or_the_focus_comes_to_it(opened: Opened, qtbot: QtBot) -> None:
    calendar = opened()
    at = QPointF(4, 4)
    QApplication.sendEvent(of_day(calendar, date(2026, 11, 5)), QEnterEvent(at, at, at))
    assert calendar.said.text().startswith("Thursday, 5 November 2026\nNot solved · ")
    press(qtbot, Qt.Key.Key_Left)
    assert calendar.said.text().startswith("Sunday, 22 November 2026\n")


def test_the_arrows_go_by_days_and_weeks_as_far_as_today(opened: Opened, qtbot: QtBot) -> None:
    calendar = opened()
    went: list[int] = []
    for key in (
        Qt.Key.Key_Right,
        Qt.Key.Key_Left,
        Qt.Key.Key_Up,
        Qt.Key.Key_Right,
        Qt.Key.Key_Down,
        Qt.Key.Key_Up,
        Qt.Key.Key_Up,
        Qt.Key.Key_Up,
        Qt.Key.Key_Home,
    ):
        press(qtbot, key)
        went.append(calendar.day.day)
        assert QApplication.focusWidget() is of_day(calendar, calendar.day)
    assert went == [23, 22, 15, 16, 23, 16, 9, 2, 23]
    press(qtbot, Qt.Key.Key_Home, *[Qt.Key.Key_Up] * 4)
    assert calendar.day == date(2026, 11, 1), "before the first day there is none"


def test_months_are_turned_by_keys_and_buttons_from_the_first_to_this_one(
    days: Days, clock: Clock, opened: Opened, qtbot: QtBot
) -> None:
    come_to(days, clock, date(2027, 3, 31))
    calendar = opened()
    back, on = (partial(qtbot.mouseClick, turner, LEFT) for turner in (calendar.before, calendar.after))
    page_up, page_down = (partial(press, qtbot, key) for key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown))
    for turn, title, day in (
        (page_down, "March 2027", date(2027, 3, 31)),
        (page_up, "February 2027", date(2027, 2, 28)),
        (back, "January 2027", date(2027, 1, 28)),
        (page_up, "December 2026", date(2026, 12, 28)),
        (on, "January 2027", date(2027, 1, 28)),
        (back, "December 2026", date(2026, 12, 28)),
        (back, "November 2026", date(2026, 11, 28)),
        (page_up, "November 2026", date(2026, 11, 1)),
        (page_down, "December 2026", date(2026, 12, 1)),
    ):
        turn()
        assert (calendar.title.text(), calendar.day) == (title, day)
        assert calendar.before.isEnabled() is (title != "November 2026")
        assert calendar.after.isEnabled() is (title != "March 2027")
        assert QApplication.focusWidget() is of_day(calendar, day)


def test_the_last_month_is_the_last_that_has_puzzles(days: Days, clock: Clock, opened: Opened) -> None:
    come_to(days, clock, date(2036, 12, 5))
    calendar = opened()
    assert calendar.day == date(2036, 10, 31)
    assert not calendar.after.isEnabled()
    assert calendar.summary.text().startswith("0 of 31 solved")
    come_to(days, clock, date(2026, 10, 1))
    assert opened().day == date(2026, 11, 1)


def test_it_is_as_large_as_it_needs_to_be_with_the_focus_on_today(opened: Opened) -> None:
    calendar = opened()
    assert calendar.width() == WIDTH + 2 * SHADOW
    assert calendar.height() <= 600 - SHADOW
    assert QApplication.focusWidget() is of_day(calendar, date(2026, 11, 23))
    assert calendar.summary.height() >= calendar.summary.heightForWidth(calendar.summary.width())
    days = [button for button in calendar.buttons if button.day is not None]
    assert all(button.height() >= button.sizeHint().height() - 2 for button in days)


@pytest.mark.parametrize("how", ["click", "key"])
def test_the_day_that_is_chosen_is_given_and_the_calendar_closes(opened: Opened, qtbot: QtBot, how: str) -> None:
    calendar = opened()
    chosen = QSignalSpy(calendar.chosen)
    yesterday = of_day(calendar, date(2026, 11, 23) - timedelta(1))
    if how == "click":
        qtbot.mouseClick(of_day(calendar, date(2026, 11, 24)), LEFT)
        assert chosen.count() == 0, "tomorrow is still to come"
        qtbot.mouseClick(yesterday, LEFT)
    else:
        keys = FocusKeys(calendar)
        press(qtbot, Qt.Key.Key_Left, Qt.Key.Key_Return)
        keys.stop()
    assert [chosen.at(number) for number in range(chosen.count())] == [[date(2026, 11, 22)]]
    assert not calendar.isVisible()
