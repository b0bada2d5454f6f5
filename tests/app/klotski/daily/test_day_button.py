"""A day of the calendar: what it says, when it can be pressed, and what is seen of it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QEnterEvent, QFont, QImage, QPainter
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.klotski.daily.corner import ChevronButton
from app.klotski.daily.day_button import DayButton, DayDetails, paint_day
from app.klotski.daily.days import DayState
from app.ui.look.scale import FINGER, set_for_fingers, set_text_scale
from app.ui.look.shapes import ChevronDirection
from app.ui.look.theme import DARK, LIGHT, Appearance, Theme
from solvers.klotski.catalogue.daily import FIRST_DAY

SEEN = (
    DayDetails(7, DayState.ON_TIME),
    DayDetails(7, DayState.ON_TIME, 1),
    DayDetails(7, DayState.ON_TIME, 2),
    DayDetails(7, DayState.ON_TIME, 3),
    DayDetails(7, DayState.ON_TIME, 3, today=True),
    DayDetails(7, DayState.LATE, 3),
    DayDetails(7, DayState.LATE),
    DayDetails(7, DayState.TODAY, today=True),
    DayDetails(7, DayState.TODAY, today=True, focused=True),
    DayDetails(7, DayState.OPEN),
    DayDetails(7, DayState.OPEN, hovered=True),
    DayDetails(7, DayState.OPEN, focused=True),
    DayDetails(8, DayState.OPEN),
    DayDetails(7, DayState.FUTURE),
)
"""All that can be told of a day by a look at it."""


@pytest.fixture
def button(qtbot: QtBot) -> DayButton:
    made = DayButton(Appearance("light"))
    qtbot.addWidget(made)
    made.resize(44, 46)
    return made


def show(button: DayButton, state: DayState) -> None:
    button.show_day(FIRST_DAY, DayDetails(1, state), "the first")


def painted(day: DayDetails, theme: Theme) -> QImage:
    image = QImage(44, 46, QImage.Format.Format_RGB32)
    image.fill(QColor(theme.panel))
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_day(painter, QRectF(image.rect()), day, theme, QFont())
    return image


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
@pytest.mark.usefixtures("qapp")
def test_no_two_days_that_differ_look_the_same(theme: str) -> None:
    pictures = [painted(day, Appearance(theme).theme) for day in SEEN]
    assert all(one != other for place, one in enumerate(pictures) for other in pictures[:place])


@pytest.mark.parametrize("theme", [LIGHT, DARK])
@pytest.mark.usefixtures("qapp")
def test_the_mark_below_the_number_is_a_dot_today_and_a_ring_before(theme: Theme) -> None:
    """It is in the middle, below all of the number; days to come have none."""
    ground = QColor(theme.panel)
    for day, inside, rim in (
        (DayDetails(7, DayState.TODAY, today=True), QColor(theme.accent), QColor(theme.accent)),
        (DayDetails(7, DayState.OPEN), ground, QColor(theme.muted)),
        (DayDetails(7, DayState.FUTURE), ground, ground),
    ):
        image = painted(day, theme)
        assert image.pixelColor(22, 33) == inside
        column = [image.pixelColor(22, y) for y in range(28, 40)]
        assert (rim == ground) or sum(colour != ground for colour in column) >= 2
        assert all(image.pixelColor(x, 33) == ground for x in (*range(4, 17), *range(27, 40)))


@pytest.mark.parametrize("theme", [LIGHT, DARK])
@pytest.mark.usefixtures("qapp")
def test_numbers_of_unsolved_days_are_paler_and_those_to_come_are_the_palest(theme: Theme) -> None:
    def ink(day: DayDetails) -> int:
        """How far the number stands out from the ground."""
        image, ground = painted(day, theme), QColor(theme.panel).lightness()
        inside = (image.pixelColor(x, y).lightness() for x in range(8, 36) for y in range(6, 26))
        return max(abs(lightness - ground) for lightness in inside)

    to_come, unsolved, solved = (ink(DayDetails(7, state)) for state in (DayState.FUTURE, DayState.OPEN, DayState.LATE))
    assert to_come < unsolved < solved == ink(DayDetails(7, DayState.TODAY))


@pytest.mark.usefixtures("qapp")
def test_what_was_solved_on_its_day_is_tinted_and_what_was_solved_later_is_not() -> None:
    def ground(state: DayState, theme: Theme) -> QColor:
        return painted(DayDetails(7, state, 3), theme).pixelColor(22, 4)

    for theme in (LIGHT, DARK):
        assert ground(DayState.ON_TIME, theme) != QColor(theme.panel)
        assert ground(DayState.LATE, theme) == ground(DayState.OPEN, theme) == QColor(theme.panel)


def test_it_says_its_day_and_can_be_pressed_unless_it_is_to_come(button: DayButton) -> None:
    for state in DayState:
        show(button, state)
        assert button.isEnabled() is (state not in (DayState.FUTURE, DayState.NONE))
    assert (button.day, button.objectName(), button.accessibleName()) == (FIRST_DAY, "dailyDay-2026-11-01", "the first")
    button.show_day(None)
    assert (button.day, button.objectName(), button.accessibleName()) == (None, "", "")
    assert not button.isEnabled()
    empty = button.grab().toImage()
    show(button, DayState.OPEN)
    assert button.grab().toImage() != empty


def test_space_presses_it_and_no_other_key_does(button: DayButton, qtbot: QtBot) -> None:
    show(button, DayState.TODAY)
    pressed = QSignalSpy(button.clicked)
    qtbot.keyClick(button, Qt.Key.Key_A)
    assert pressed.count() == 0
    qtbot.keyClick(button, Qt.Key.Key_Space)
    assert pressed.count() == 1


def test_the_pointer_and_the_focus_tell_of_its_day(button: DayButton, qtbot: QtBot) -> None:
    told = QSignalSpy(button.pointed)
    at = QPointF(5, 5)
    button.show_day(None)
    QApplication.sendEvent(button, QEnterEvent(at, at, at))
    assert told.count() == 0
    show(button, DayState.OPEN)
    QApplication.sendEvent(button, QEnterEvent(at, at, at))
    assert told.count() == 1
    button.show()
    button.activateWindow()
    qtbot.waitUntil(button.isActiveWindow)
    button.setFocus()
    qtbot.waitUntil(lambda: told.count() >= 2)
    assert all(told.at(number) == [FIRST_DAY] for number in range(told.count()))


def test_it_is_larger_for_fingers_and_for_large_text(button: DayButton) -> None:
    assert (button.sizeHint().width(), button.sizeHint().height()) == (44, 46)
    assert (button.minimumSizeHint().width(), button.minimumSizeHint().height()) == (26, 30)
    set_text_scale(0.5)
    assert (button.sizeHint().width(), button.sizeHint().height()) == (22, 23)
    set_for_fingers(True)
    assert (button.sizeHint().width(), button.sizeHint().height()) == (FINGER, FINGER)
    assert button.minimumSizeHint().height() == FINGER
    set_text_scale(1.5)
    assert (button.sizeHint().width(), button.sizeHint().height()) == (66, 69)


def test_a_chevron_is_narrower_than_high_but_not_for_fingers(qtbot: QtBot) -> None:
    pictures = []
    for turn in (ChevronDirection.LEFT, ChevronDirection.RIGHT, ChevronDirection.DOWN):
        made = ChevronButton(turn, Appearance("light"))
        qtbot.addWidget(made)
        assert (made.sizeHint().width(), made.sizeHint().height()) == (22, 28)
        made.resize(28, 28)
        pictures.append(made.grab().toImage())
        made.setEnabled(False)
        pictures.append(made.grab().toImage())
        set_for_fingers(True)
        assert (made.sizeHint().width(), made.sizeHint().height()) == (FINGER, FINGER)
        set_for_fingers(False)
    assert all(one != other for place, one in enumerate(pictures) for other in pictures[:place])
