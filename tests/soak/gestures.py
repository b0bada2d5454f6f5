"""What a person does with a widget by mouse and keys, drawn from chance."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QRadioButton,
    QSpinBox,
    QWidget,
)
from shiboken6 import isValid

from tests.soak import screen
from tests.soak.carried import typed_text
from tests.soak.files import is_path, path_for

KEYS = (
    *(Qt.Key.Key_Space, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home),
    *(Qt.Key.Key_End, Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Delete),
    *(Qt.Key.Key_Backspace, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Plus, Qt.Key.Key_Minus, Qt.Key.Key_F2),
    *(Qt.Key.Key_H, Qt.Key.Key_N, Qt.Key.Key_P, Qt.Key.Key_Period, Qt.Key.Key_1, Qt.Key.Key_5, Qt.Key.Key_A),
    *(Qt.Key.Key_F11, Qt.Key.Key_W, Qt.Key.Key_D, Qt.Key.Key_M, Qt.Key.Key_B, Qt.Key.Key_E),
)
MODIFIERS = (
    *[Qt.KeyboardModifier.NoModifier] * 8,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
)
BUTTONS = (*[Qt.MouseButton.LeftButton] * 6, Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton)
BEYOND = 3
"""How far beyond the edge of a widget a point may be, in pixels."""
BOX = 16
"""How wide the boxes are that are checked, about, in pixels."""
LARGE_BOARD = 24
LARGEST_BOARD = 200
LARGE_ONE_IN = 50
"""One board in so many is as large as it can be."""


def point_in(widget: QWidget, chance: Random) -> QPoint:
    """A point in a widget, or a little beside it."""
    width, height = widget.width(), widget.height()
    return QPoint(chance.randrange(-BEYOND, width + BEYOND), chance.randrange(-BEYOND, height + BEYOND))


def tap(
    widget: QWidget,
    button: Qt.MouseButton = Qt.MouseButton.LeftButton,
    modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
    point: QPoint | None = None,
    doubly: bool = False,
) -> None:
    """Click, by default in the middle: what the press deletes is not released, as `QTest.mouseClick` would do."""
    where = widget.rect().center() if point is None else point
    presses = [QTest.mousePress, QTest.mouseDClick] if doubly else [QTest.mousePress]
    for press in presses:
        if isValid(widget):
            press(widget, button, modifier, where)
        if isValid(widget):
            QTest.mouseRelease(widget, button, modifier, where)


def press(button: QAbstractButton) -> None:
    """Click on a button; on the box of one that has a box, since beside its words nothing happens."""
    box = QPoint(BOX // 2, button.height() // 2)
    tap(button, point=box if isinstance(button, QCheckBox | QRadioButton) else None)


def click(widget: QWidget, point: QPoint, chance: Random) -> None:
    """Click once or twice, with any button."""
    doubly = chance.randrange(8) == 0
    tap(widget, chance.choice(BUTTONS), point=point, doubly=doubly)


def drag(widget: QWidget, point: QPoint, chance: Random) -> None:
    """Press, move and let go; what is dragged may go on the way."""
    QTest.mousePress(widget, Qt.MouseButton.LeftButton, pos=point)
    for _ in range(chance.randrange(5)):
        if isValid(widget):
            QTest.mouseMove(widget, point_in(widget, chance))
    if chance.random() < 0.1 and isValid(widget):
        QTest.keyClick(widget, chance.choice(KEYS))
    if isValid(widget):
        QTest.mouseRelease(widget, Qt.MouseButton.LeftButton, pos=point_in(widget, chance))


def move(widget: QWidget, point: QPoint, chance: Random) -> None:
    """Move the mouse over a widget."""
    QTest.mouseMove(widget, point)
    if isValid(widget):
        QTest.mouseMove(widget, point_in(widget, chance))


def ask_for_menu(widget: QWidget, point: QPoint, chance: Random) -> None:
    """Ask for a context menu, by mouse or by key."""
    reason = chance.choice((QContextMenuEvent.Reason.Mouse, QContextMenuEvent.Reason.Keyboard))
    QApplication.sendEvent(widget, QContextMenuEvent(reason, point, widget.mapToGlobal(point)))


def turn_wheel(widget: QWidget, point: QPoint, chance: Random) -> None:
    """Turn the wheel, by a notch or another way, perhaps with Ctrl held."""
    delta = QPoint(0, chance.choice((120, -120, 15, -600)))
    where = QPointF(point), QPointF(widget.mapToGlobal(point))
    key = chance.choice((*[Qt.KeyboardModifier.NoModifier] * 3, Qt.KeyboardModifier.ControlModifier))
    no_button = Qt.MouseButton.NoButton
    event = QWheelEvent(*where, QPoint(), delta, no_button, key, Qt.ScrollPhase.NoScrollPhase, False)
    QApplication.sendEvent(widget, event)


def choose(combo: QComboBox, chance: Random) -> None:
    """Choose an entry as Qt does for a person, or open the list of them."""
    there = screen.entries(combo)
    if chance.randrange(8) == 0:
        combo.showPopup()
    elif there:
        number = chance.choice(there)
        combo.setCurrentIndex(number)
        if isValid(combo):
            combo.activated.emit(number)


def choose_number(spin: QSpinBox, chance: Random) -> None:
    """Choose a number, seldom a large one."""
    most = LARGEST_BOARD if chance.randrange(LARGE_ONE_IN) == 0 else LARGE_BOARD
    spin.setValue(chance.randrange(spin.minimum(), max(spin.minimum(), min(spin.maximum(), most)) + 1))


def choose_row(view: QAbstractItemView, chance: Random) -> None:
    """Click on an entry of a list, where it may have a box to check."""
    index = screen.row(view, chance.randrange)
    if index is None:
        return
    view.scrollTo(index, QAbstractItemView.ScrollHint.EnsureVisible)
    place = view.visualRect(index)
    where = chance.choice((place.center(), place.topLeft() + QPoint(10, place.height() // 2)))
    doubly = chance.randrange(4) == 0
    tap(view.viewport(), modifier=chance.choice(MODIFIERS), point=where, doubly=doubly)


def write(field: QLineEdit | QPlainTextEdit, chance: Random) -> None:
    """Type into a line, or into a field of several; a file elsewhere is not for chance to name."""
    field.setFocus()
    if chance.random() < 0.5:
        field.selectAll()
    if isinstance(field, QPlainTextEdit):
        field.insertPlainText(typed_text(chance))
        return
    if is_path(field):
        field.setText(str(path_for(chance)))
    else:
        field.insert(typed_text(chance))
    if chance.random() < 0.7 and isValid(field):
        QTest.keyClick(field, chance.choice((Qt.Key.Key_Return, Qt.Key.Key_Tab, Qt.Key.Key_Backspace)))
