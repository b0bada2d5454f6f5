"""The calendar of a year: which days it shows and where, what it says of them, and how dark they are."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.history.activity import ActivityCalendar
from app.ui.look.theme import Appearance

TODAY = date(2026, 3, 11)
"""A Wednesday; 52 weeks before its Monday is 10 March 2025."""
FIRST = date(2025, 3, 10)


def shown(qtbot: QtBot, theme: str = "light", games: dict[date, int] | None = None) -> ActivityCalendar:
    made = ActivityCalendar(Appearance(theme))
    qtbot.addWidget(made)
    made.resize(1100, 200)
    made.show()
    made.show_games({} if games is None else games, TODAY)
    return made


def told_at(calendar: ActivityCalendar, place: QPoint) -> str:
    """What the tooltip says when the pointer is at a place."""
    none, kind = Qt.MouseButton.NoButton, QMouseEvent.Type.MouseMove
    point = QPointF(place)
    event = QMouseEvent(kind, point, calendar.mapToGlobal(point), none, none, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(calendar, event)
    return calendar.toolTip()


@pytest.mark.parametrize(
    ("today", "first"),
    [
        (TODAY, FIRST),
        (date(2026, 3, 9), FIRST),
        (date(2026, 3, 15), FIRST),
        (date(2026, 3, 16), date(2025, 3, 17)),
        (date(2024, 12, 31), date(2024, 1, 1)),
    ],
)
def test_it_begins_on_the_monday_52_weeks_before_this_one(qtbot: QtBot, today: date, first: date) -> None:
    calendar = shown(qtbot)
    calendar.show_games({}, today)
    assert calendar.first == first


def test_every_day_has_a_square_of_its_own_a_week_in_a_column_from_monday_down(qtbot: QtBot) -> None:
    calendar = shown(qtbot)
    days = [FIRST + timedelta(days=number) for number in range((TODAY - FIRST).days + 1)]
    squares = {day: calendar.rect_of(day) for day in days}
    lefts = sorted({square.left() for square in squares.values()})
    tops = sorted({square.top() for square in squares.values()})
    assert (len(lefts), len(tops)) == (53, 7)
    for day, square in squares.items():
        week = (day - timedelta(days=day.weekday()) - FIRST).days / 7
        assert (lefts.index(square.left()), tops.index(square.top())) == (week, day.weekday())
        assert square.width() == square.height() > 8
    for places in (lefts, tops):
        step = places[1] - places[0]
        assert step > squares[FIRST].width()
        assert places == pytest.approx([places[0] + number * step for number in range(len(places))])
    assert calendar.rect().contains(squares[TODAY].toRect())
    assert calendar.height() > squares[FIRST].bottom() + 6 * (tops[1] - tops[0])


@pytest.mark.parametrize("width", [1100, 640])
def test_the_pointer_finds_the_day_of_each_square_and_no_day_beside_them(qtbot: QtBot, width: int) -> None:
    calendar = shown(qtbot, games={FIRST: 3, TODAY: 1, date(2025, 12, 24): 12})
    calendar.resize(width, 200)
    days = (FIRST, FIRST + timedelta(days=1), date(2025, 12, 24), date(2026, 2, 28), TODAY, TODAY + timedelta(days=1))
    assert [told_at(calendar, calendar.rect_of(day).center().toPoint()) for day in days] == [
        "10 March 2025: 3 games",
        "11 March 2025: 0 games",
        "24 December 2025: 12 games",
        "28 February 2026: 0 games",
        "11 March 2026: 1 game",
        "",
    ]
    first, sunday, end = (
        calendar.rect_of(FIRST + timedelta(days=number)).center().toPoint() for number in (0, 6, 52 * 7)
    )
    step = round((sunday.y() - first.y()) / 6)
    for beside in (first - QPoint(step, 0), first - QPoint(0, step), sunday + QPoint(0, step), end + QPoint(step, 0)):
        assert told_at(calendar, beside) == ""
    assert told_at(calendar, end) == "9 March 2026: 0 games"


def test_keys_go_from_day_to_day_and_no_further_than_the_year(qtbot: QtBot) -> None:
    calendar = shown(qtbot)
    keys = Qt.Key
    for key, told in (
        (keys.Key_Up, "10 March 2026"),
        (keys.Key_Left, "3 March 2026"),
        (keys.Key_Down, "4 March 2026"),
        (keys.Key_Right, "11 March 2026"),
        (keys.Key_Down, "11 March 2026"),
        (keys.Key_Right, "11 March 2026"),
        (keys.Key_Home, "10 March 2025"),
        (keys.Key_Up, "10 March 2025"),
        (keys.Key_Left, "10 March 2025"),
        (keys.Key_Right, "17 March 2025"),
        (keys.Key_End, "11 March 2026"),
    ):
        QTest.keyClick(calendar, key)
        assert calendar.toolTip() == f"{told}: 0 games"
    QTest.keyClick(calendar, keys.Key_Home)
    calendar.show_games({}, TODAY)
    QTest.keyClick(calendar, keys.Key_Up)
    assert calendar.toolTip() == "10 March 2026: 0 games", "from today again"


def test_it_says_on_how_many_of_its_days_there_were_games(qtbot: QtBot) -> None:
    calendar = shown(qtbot)
    for games, told in (
        ({}, "Played on 0 days of the last year"),
        ({FIRST: 5, TODAY: 1, date(2025, 7, 1): 0}, "Played on 2 days of the last year"),
        ({FIRST - timedelta(days=1): 5, TODAY: 2}, "Played on 1 day of the last year"),
    ):
        calendar.show_games(games, TODAY)
        assert calendar.accessibleDescription() == told


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_day_is_stronger_from_one_two_four_and_seven_games_on(qtbot: QtBot, theme: str) -> None:
    steps = ((0,), (1,), (2, 3), (4, 5, 6), (7, 8, 100))
    days = {FIRST + timedelta(days=number): games for number, games in enumerate(sum(steps, ()))}
    calendar = shown(qtbot, theme, days)
    picture = calendar.grab().toImage()
    colours = {games: picture.pixelColor(calendar.rect_of(day).center().toPoint()) for day, games in days.items()}
    strength = [
        abs(colours[games].red() - colours[0].red()) + abs(colours[games].blue() - colours[0].blue())
        for games in colours
    ]
    assert [len({colours[games].rgb() for games in step}) for step in steps] == [1] * 5
    assert sorted(set(strength)) == [strength[number] for number in (0, 1, 2, 4, 7)]
    assert len(set(strength)) == 5
