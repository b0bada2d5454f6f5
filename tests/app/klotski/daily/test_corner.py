"""The button of today's puzzle beside the tabs, and the arrow to the calendar."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QTabWidget, QWidget
from pytestqt.qtbot import QtBot

from app.klotski.daily.corner import BESIDE_TABS, SIDE, DailyCorner
from app.klotski.daily.days import Days
from app.ui.look.scale import FINGER, set_for_fingers
from app.ui.look.theme import LIGHT, Appearance
from tests.app.klotski.daily.solving import Clock, come_to, solve

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def tabs(qtbot: QtBot) -> QTabWidget:
    """Two tabs in a wide window."""
    made = QTabWidget()
    qtbot.addWidget(made)
    made.addTab(QWidget(), "Klotski")
    made.addTab(QWidget(), "Tour")
    made.resize(1200, 200)
    made.show()
    return made


@pytest.fixture
def corner(days: Days, tabs: QTabWidget) -> Iterator[DailyCorner]:
    """The corner of these tabs, on a Monday whose puzzle is not solved."""
    made = DailyCorner(days, Appearance("light"), tabs)
    tabs.setCornerWidget(made, Qt.Corner.TopRightCorner)
    made.show()
    made.renew()
    yield made
    tabs.hide()


def shown(corner: DailyCorner) -> tuple[str, bool] | None:
    """The text on the button and whether the arrow is beside it; None when neither is there."""
    assert corner.button.isVisible() or not corner.arrow.isVisible()
    return (corner.button.text(), corner.arrow.isVisible()) if corner.button.isVisible() else None


def test_it_says_in_full_how_today_stands(days: Days, clock: Clock, corner: DailyCorner) -> None:
    button = corner.button
    keys = "Open (Ctrl+D); right-click for the calendar (Ctrl+Shift+D)"
    told = "Monday, 23 November 2026 · best possible: 13 moves"
    assert (button.text(), button.accessibleName()) == ("Today's puzzle", "Today's puzzle")
    assert button.accessibleDescription() == told
    assert button.toolTip() == f"Today's puzzle\n{told}\n{keys}"
    assert not button.solved
    solve(days, clock, 23)
    assert (button.accessibleName(), button.solved) == ("Today's puzzle solved", True)
    assert button.toolTip() == f"Today's puzzle solved\n{told}\n{keys}"
    for day in (date(2026, 10, 31), date(2036, 11, 1)):
        come_to(days, clock, day)
        assert (button.accessibleName(), button.accessibleDescription()) == ("Puzzles of the days", "")
        assert button.toolTip() == f"Puzzles of the days\n{keys}"
        assert not button.solved
    assert corner.arrow.toolTip() == "Calendar of the puzzles (Ctrl+Shift+D)"


def test_it_says_as_much_as_there_is_room_for_beside_the_tabs(
    days: Days, clock: Clock, corner: DailyCorner, tabs: QTabWidget
) -> None:
    solve(days, clock, 22)
    solve(days, clock, 23)
    met: list[tuple[str, bool] | None] = []
    for width in range(tabs.tabBar().sizeHint().width(), tabs.tabBar().sizeHint().width() + 420):
        tabs.resize(width, 200)
        if shown(corner) not in met[-1:]:
            met.append(shown(corner))
            parts = [part for part in (corner.button, corner.arrow) if part.isVisible()]
            needed = sum(part.sizeHint().width() for part in parts)
            room = width - tabs.tabBar().sizeHint().width() - BESIDE_TABS - SIDE
            assert (needed == room) is bool(parts), "it came as soon as there was room for it"
    whole, title = "Today's puzzle solved · 2 days in a row", "Today's puzzle solved"
    assert met == [
        None,
        ("", False),
        ("2", False),
        ("2", True),
        (title, False),
        (title, True),
        (whole, False),
        (whole, True),
    ]


def test_it_keeps_clear_of_the_tabs_and_of_the_edge(corner: DailyCorner, tabs: QTabWidget) -> None:
    for width in (1200, 400, 300):
        tabs.resize(width, 200)
        ends = corner.arrow if corner.arrow.isVisible() else corner.button
        right = ends.mapTo(tabs, QPoint(ends.width(), 0)).x()
        assert 0 < width - right <= 2 * SIDE
        last = tabs.tabBar().tabRect(tabs.count() - 1)
        assert corner.button.mapTo(tabs, QPoint(0, 0)).x() >= tabs.tabBar().mapTo(tabs, last.topRight()).x()
    assert corner.sizeHint().height() >= tabs.tabBar().sizeHint().height()


def test_the_calendar_opens_at_what_there_is_of_it(corner: DailyCorner, tabs: QTabWidget) -> None:
    openers: list[QWidget] = []
    tight = tabs.tabBar().sizeHint().width()
    for width in (1200, tight + 60, tight):
        tabs.resize(width, 200)
        openers.append(corner.opener)
    assert openers == [corner.arrow, corner.button, tabs.tabBar()]


def test_a_check_mark_takes_the_place_of_the_sun(days: Days, clock: Clock, corner: DailyCorner) -> None:
    """The sun is as pale as the text, and the check mark is in the colour of what is good."""

    def colours() -> set[str]:
        image = corner.button.grab().toImage()
        left = range(SIDE + 18)
        return {image.pixelColor(x, y).name() for x in left for y in range(image.height())}

    good = QColor(LIGHT.good).name()
    sun = colours()
    assert good not in sun
    assert len(sun) > 1
    solve(days, clock, 23)
    assert good in colours()


def test_what_it_shows_is_in_the_middle_of_its_height(corner: DailyCorner) -> None:
    image = corner.button.grab().toImage()
    ground = image.pixelColor(2, 2)

    def middle(columns: range) -> float:
        inked = [y for y in range(image.height()) for x in columns if image.pixelColor(x, y) != ground]
        return (min(inked) + max(inked)) / 2

    assert middle(range(SIDE, SIDE + 15)) == pytest.approx((image.height() - 1) / 2, abs=1.5)
    assert middle(range(SIDE + 22, image.width())) == pytest.approx((image.height() - 1) / 2, abs=3)


def test_it_is_bright_under_the_focus_only(corner: DailyCorner, tabs: QTabWidget, qtbot: QtBot) -> None:
    def is_bright() -> bool:
        image, text = corner.button.grab().toImage(), QColor(LIGHT.text)
        return any(image.pixelColor(x, y) == text for x in range(30, image.width()) for y in range(image.height()))

    assert not is_bright()
    tabs.activateWindow()
    qtbot.waitUntil(tabs.isActiveWindow)
    corner.button.setFocus()
    qtbot.waitUntil(corner.button.hasFocus)
    assert is_bright()


def test_it_has_room_for_a_finger(days: Days, tabs: QTabWidget, corner: DailyCorner) -> None:
    assert corner.button.sizeHint().height() == 28
    assert corner.button.width_of("") == 33
    set_for_fingers(True)
    assert corner.button.sizeHint().height() == FINGER
    assert corner.button.width_of("") == FINGER
    touched = DailyCorner(days, Appearance("light"), tabs)
    assert touched.minimumHeight() == FINGER
