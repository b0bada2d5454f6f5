"""Walks through a window by Tab, and tells what of it could not be reached."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QHeaderView,
    QLineEdit,
    QPlainTextEdit,
    QScrollBar,
    QTabBar,
    QWidget,
)

from app.puzzle.board.board_widget import BoardWidget

INTERACTIVE = (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QTabBar,
    BoardWidget,
)
PART_OF_ANOTHER = (QComboBox, QAbstractSpinBox, QLineEdit, QTabBar, QHeaderView, QAbstractItemView)
"""Controls whose own parts (the field in a spin box, the button that clears a line) need no stop of their own."""
MOST_STOPS = 200


def interactive(window: QWidget) -> list[QWidget]:
    """What in a window can be used now."""
    return [
        widget
        for widget in window.findChildren(QWidget)
        if isinstance(widget, INTERACTIVE)
        and widget.window() is window
        and widget.isVisible()
        and widget.isEnabled()
        and not isinstance(widget, QScrollBar | QHeaderView)
        and not isinstance(widget.parent(), PART_OF_ANOTHER)
    ]


def named(widget: QWidget) -> str:
    """What tells a control from the others; of several choices, one stands for all, between which the arrows go."""
    group = widget.group() if isinstance(widget, QAbstractButton) else None
    if isinstance(widget, QAbstractButton) and group is not None and group.exclusive():
        widget = group.buttons()[0]
    return f"{type(widget).__name__} {widget.objectName()}"


def round_by(key: Qt.Key, start: QWidget) -> list[QWidget]:
    """The controls that the focus comes to from `start` until it is back there; fails where it never comes back."""
    start.setFocus(Qt.FocusReason.TabFocusReason)
    stops: list[QWidget] = [start]
    for _ in range(MOST_STOPS):
        QTest.keyClick(focused(), key)
        if focused() is start and stops[-1] is not start:
            return stops
        if focused() is not stops[-1]:
            stops.append(focused())
    raise AssertionError(f"the focus does not come back: {stops[-3:]}")


def focused() -> QWidget:
    """The control in focus."""
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def picture(widget: QWidget) -> QImage:
    """How a control looks now."""
    return widget.grab().toImage()
