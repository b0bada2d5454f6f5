"""With a screen that is touched, everything that is pressed has room for a finger."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QInputDevice, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QHeaderView,
    QLineEdit,
    QMenu,
    QMenuBar,
    QSlider,
    QTabBar,
    QWidget,
)
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from app.ui.look.scale import FINGER, for_fingers, set_for_fingers
from app.ui.look.style import program_style
from app.ui.widgets.jump_slider import JumpSlider
from app.window.main_window import MainWindow
from tests.app.windows import every_window, main_window

FIELDS = (QAbstractButton, QAbstractSpinBox, QComboBox, QLineEdit, QSlider)


@pytest.fixture
def touched_window(touch_screen: QPointingDevice, qtbot: QtBot) -> Iterator[MainWindow]:
    """The window on such a screen."""
    made = main_window(qtbot)
    yield made
    made.close()


def small(shown: QWidget) -> list[str]:
    """What is in sight to be pressed and too small for a finger."""
    return [f"{name}: {width}x{height}" for name, width, height in _pressed(shown) if min(width, height) < FINGER]


def _pressed(shown: QWidget) -> Iterator[tuple[str, int, int]]:
    """What can be pressed: what it is, and its width and height."""
    for widget in shown.findChildren(QWidget):
        if not widget.isVisible() or _is_qt_s(widget):
            continue
        name = f"{type(widget).__name__} {widget.objectName()}"
        if isinstance(widget, FIELDS):
            yield name, widget.width(), widget.height()
        elif isinstance(widget, (QTabBar, QMenuBar)):
            yield from ((name, FINGER, height) for height in _parts(widget))
        elif isinstance(widget, QHeaderView):
            if widget.sectionsClickable() and widget.orientation() is Qt.Orientation.Horizontal:
                yield name, FINGER, widget.height()
        elif isinstance(widget, QAbstractItemView) and _is_chosen_from(widget):
            yield name, FINGER, widget.visualRect(widget.model().index(0, 0)).height()


def _parts(bar: QTabBar | QMenuBar) -> Iterator[int]:
    """The heights of tabs, or of titles of menus."""
    if isinstance(bar, QTabBar):
        return (bar.tabRect(number).height() for number in range(bar.count()))
    return (bar.actionGeometry(action).height() for action in bar.actions())


def _is_chosen_from(view: QAbstractItemView) -> bool:
    chosen = view.selectionMode() is not QAbstractItemView.SelectionMode.NoSelection
    return chosen and view.model() is not None and view.model().rowCount() > 0


def _is_qt_s(widget: QWidget) -> bool:
    """Whether a widget is a part of one of Qt's, as the field of a spin box."""
    field = widget.parentWidget()
    return widget.objectName().startswith("qt_") or isinstance(field, (QLineEdit, QAbstractSpinBox, QComboBox))


def test_everything_has_room_for_a_finger(touched_window: MainWindow, qtbot: QtBot) -> None:
    found: dict[str, list[str]] = {}
    for shown in every_window(touched_window, qtbot):
        if shown.objectName() != "openFileDialog":  # that is Qt's, and the system's on a desktop
            page = touched_window.pages.name_in_front if shown is touched_window else ""
            found[shown.objectName() + page] = small(shown)
    assert not any(found.values()), found


def test_menus_have_room_for_a_finger(touched_window: MainWindow) -> None:
    for menu in touched_window.menuBar().findChildren(QMenu):
        for action in menu.actions():
            assert action.isSeparator() or menu.actionGeometry(action).height() >= FINGER, action.text()


def test_the_first_touch_is_enough(window: MainWindow, qtbot: QtBot) -> None:
    before = window.pages.tabBar().height()
    assert not for_fingers()
    device = QTest.createTouchDevice(QInputDevice.DeviceType.TouchScreen)
    try:
        handle = window.windowHandle()
        QTest.touchEvent(handle, device).press(0, QPoint(300, 300))
        QTest.touchEvent(handle, device).release(0, QPoint(300, 300))
        qtbot.waitUntil(lambda: window.pages.tabBar().height() >= FINGER > before)
    finally:
        delete(device)
        set_for_fingers(False)


def test_a_finger_holds_a_slider_beside_its_knob(
    touch_screen: QPointingDevice, qapp: QApplication, qtbot: QtBot
) -> None:
    program_style(qapp)  # which says how large the knob is, whatever window was open before
    set_for_fingers(True)
    slider = JumpSlider()
    qtbot.addWidget(slider)
    slider.resize(400, slider.sizeHint().height())
    slider.show()
    slider.setValue(50)
    middle = QPoint(200 + FINGER // 2 - 3, 3)
    qtbot.mousePress(slider, Qt.MouseButton.LeftButton, pos=middle)
    assert slider.value() == 50
    assert slider.isSliderDown()
    qtbot.mouseRelease(slider, Qt.MouseButton.LeftButton, pos=middle)
