"""A bubble that points at a control: where it lies, how it is followed and how it goes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QMainWindow, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from app.ui.widgets.pointer_tip import PointerTip

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[QMainWindow]:
    """A window of 800 by 600, in front."""
    made = QMainWindow()
    made.setCentralWidget(QWidget())
    made.resize(800, 600)
    qtbot.addWidget(made)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    yield made
    made.close()


@pytest.fixture
def target(window: QMainWindow) -> QPushButton:
    """A button at the right of the window."""
    made = QPushButton("Watch", window.centralWidget())
    made.setGeometry(660, 300, 120, 30)
    made.show()
    return made


def opened(target: QWidget) -> PointerTip:
    tip = PointerTip("tip", "Watch the program find it.", "Watch", target)
    tip.open()
    return tip


def in_window(target: QWidget) -> QRect:
    return QRect(target.mapTo(target.window(), QPoint()), target.size())


@pytest.mark.parametrize("corner", [(660, 300), (0, 0), (0, 560), (680, 570), (340, 280)])
def test_it_lies_beside_its_target_wholly_in_the_window(
    window: QMainWindow, target: QPushButton, corner: tuple[int, int]
) -> None:
    target.move(*corner)
    tip = opened(target)
    assert window.rect().contains(tip.geometry())
    assert not tip.geometry().adjusted(2, 2, -2, -2).intersects(in_window(target).adjusted(2, 2, -2, -2))
    tip.dismiss()


def test_it_takes_no_focus_by_itself_and_follows_its_target(window: QMainWindow, target: QPushButton) -> None:
    target.setFocus()
    tip = opened(target)
    assert target.hasFocus()
    before = tip.pos()
    target.move(660, 100)
    assert tip.y() == before.y() - 200
    tip.dismiss()


def test_tab_leads_into_it_and_esc_takes_it_away(qtbot: QtBot, window: QMainWindow, target: QPushButton) -> None:
    target.setFocus()
    tip = opened(target)
    qtbot.keyClick(target, Qt.Key.Key_Tab)
    assert tip.act_button.hasFocus()
    qtbot.keyClick(tip.act_button, Qt.Key.Key_Escape)
    assert tip.isHidden()
    assert target.hasFocus()


def test_its_buttons(qtbot: QtBot, target: QPushButton) -> None:
    for name, told in (("act_button", (1, 0)), ("off_button", (0, 1)), ("close_button", (0, 0))):
        tip = opened(target)
        followed, unwanted = QSignalSpy(tip.act_button.clicked), QSignalSpy(tip.off_button.clicked)
        qtbot.mouseClick(getattr(tip, name), LEFT)
        assert (followed.count(), unwanted.count()) == told
        assert tip.isHidden()


def test_it_goes_when_its_target_is_pressed_or_hidden(qtbot: QtBot, target: QPushButton) -> None:
    pressed = opened(target)
    qtbot.mouseClick(target, LEFT)
    assert pressed.isHidden()
    hidden = opened(target)
    target.hide()
    assert hidden.isHidden()


def test_it_points_at_a_part_of_its_target(window: QMainWindow, target: QPushButton) -> None:
    part = QRect(100, 0, 20, 30)
    tip = PointerTip("tip", "Here.", "Do it", target, lambda: QRect(part))
    tip.open()
    assert tip.geometry().right() >= in_window(target).left() + 90
    tip.dismiss()


def test_a_screen_reader_is_told_what_the_button_is_for(target: QPushButton) -> None:
    tip = opened(target)
    assert tip.accessibleName() == "Watch the program find it."
    assert tip.act_button.accessibleDescription() == "Watch the program find it."
    tip.dismiss()
