"""The speed of the searches of a lesson: a slider from one step a second to as fast as it can, pause, single steps."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject, QPoint, Qt
from pytestqt.qtbot import QtBot

from app.puzzle.actions import make_actions
from app.search.pace import SearchPace
from app.search.pace_bar import RATES, PaceBar
from app.ui.look.theme import Appearance

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def owner(qapp: QObject) -> QObject:
    """What the actions belong to."""
    return QObject()


@pytest.fixture
def bar(owner: QObject, qtbot: QtBot) -> PaceBar:
    made = PaceBar("test", SearchPace(), make_actions(owner), Appearance("light"))
    qtbot.addWidget(made)
    made.resize(300, 60)
    made.show()
    return made


def test_the_slider_goes_from_one_step_a_second_to_as_fast_as_it_can(bar: PaceBar, qtbot: QtBot) -> None:
    assert bar.pace.nodes() is None
    bar.slider.setFocus()
    qtbot.keyClick(bar.slider, Qt.Key.Key_Home)
    assert bar.pace.nodes() == 1
    assert bar.slider.accessibleDescription() == "Search speed: 1 step per second"
    qtbot.keyClick(bar.slider, Qt.Key.Key_End)
    assert bar.pace.nodes() is None
    assert bar.slider.accessibleDescription() == "Search speed: maximum"


def test_a_click_into_the_groove_brings_the_handle_there(bar: PaceBar, qtbot: QtBot) -> None:
    slider = bar.slider
    middle = slider.rect().center()
    qtbot.mouseClick(slider, LEFT, pos=middle)
    assert slider.value() == (len(RATES) - 1) // 2
    qtbot.mouseClick(slider, LEFT, pos=QPoint(1, middle.y()))
    assert slider.value() == 0
    qtbot.mousePress(slider, LEFT, pos=middle)
    qtbot.mouseMove(slider, QPoint(slider.width() - 1, middle.y()))
    qtbot.mouseRelease(slider, LEFT, pos=QPoint(slider.width() - 1, middle.y()))
    assert slider.value() == len(RATES) - 1


def test_pause_single_step_and_resume(bar: PaceBar, qtbot: QtBot) -> None:
    qtbot.mouseClick(bar.hold, LEFT)
    assert bar.pace.paused
    assert bar.hold.accessibleName() == "Resume the search"
    assert bar.slider.accessibleDescription() == "Search speed: paused"
    qtbot.mouseClick(bar.hold, LEFT)
    assert not bar.pace.paused
    qtbot.mouseClick(bar.single, LEFT)
    assert bar.pace.paused
    assert bar.pace.nodes() == 1
