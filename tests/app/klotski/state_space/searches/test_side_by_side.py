"""Two methods on two maps, by clicks and keys: run one after the other, played together, seen from one place."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel
from pytestqt.qtbot import QtBot

from app.klotski.state_space.searches.side_by_side import MethodPane, SideBySide
from app.ui.look.theme import Appearance
from solvers.klotski.engines.registry import engine_named
from solvers.klotski.state_space.colours import Colouring
from tests.app.klotski.state_space.maps import LOOSE, NEAR_THE_EXIT, THREE_BLANKS, drawing_of, space_of

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(qtbot: QtBot) -> SideBySide:
    """The window of a small map, drawn; nothing eases."""
    made = SideBySide(Appearance("light", motion="reduced"))
    qtbot.addWidget(made)
    made.resize(900, 640)
    made.show()
    made.show_map(space_of(NEAR_THE_EXIT), drawing_of(NEAR_THE_EXIT), Colouring.EXIT)
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    qtbot.waitUntil(lambda: all(pane.map.camera is not None for pane in made.panes))
    return made


def click(window: SideBySide, name: str) -> None:
    pressed = window.findChild(QAbstractButton, name)
    assert pressed is not None
    QTest.mouseClick(pressed, LEFT)


def run(qtbot: QtBot, window: SideBySide) -> None:
    click(window, "mapRunBothButton")
    qtbot.waitUntil(lambda: window.replay.length > 0)
    window.replay.pause()


def shown(pane: MethodPane) -> int:
    (figure,) = [one for one in pane.figures.findChildren(QLabel) if one.objectName().endswith("VisitVisits")]
    return int(figure.text().replace(",", ""))


def test_both_methods_run_and_are_played_together(window: SideBySide, qtbot: QtBot) -> None:
    click(window, "mapRunBothButton")
    assert [pane.recorder.runner.busy for pane in window.panes] == [True, False], "one after the other"
    qtbot.waitUntil(lambda: window.replay.playing)
    left, right = (pane.visits for pane in window.panes)
    assert left is not None
    assert right is not None
    assert window.replay.length == max(len(left), len(right))
    window.replay.set_speed(window.replay.speeds[-1])
    qtbot.waitUntil(lambda: not window.replay.playing)
    assert [shown(pane) for pane in window.panes] == [len(left), len(right)]
    fewer = abs(left.distinct - right.distinct)
    assert fewer > 0
    assert f"A* visited {fewer} positions fewer than Breadth-first." in window.said.text()


def test_both_maps_show_equally_many_visits(window: SideBySide, qtbot: QtBot) -> None:
    run(qtbot, window)
    visits = window.right.visits
    assert visits is not None
    for count in (0, 1, 5, len(visits) + 3):
        window.replay.jump(count)
        assert shown(window.left) == count
        assert shown(window.right) == min(count, len(visits))


def test_keys_step_through_both(window: SideBySide, qtbot: QtBot) -> None:
    run(qtbot, window)
    window.replay.jump(0)
    window.run_button.setFocus()
    QTest.keyClick(window, Qt.Key.Key_Right)
    QTest.keyClick(window, Qt.Key.Key_Right)
    assert window.replay.position == 2
    QTest.keyClick(window, Qt.Key.Key_Left)
    assert window.replay.position == 1
    QTest.keyClick(window, Qt.Key.Key_End)
    assert window.replay.position == window.replay.length
    QTest.keyClick(window, Qt.Key.Key_Home)
    assert window.replay.position == 0


def test_the_focus_goes_from_run_to_stop_to_play(window: SideBySide, qtbot: QtBot) -> None:
    window.activateWindow()
    window.run_button.setFocus()
    with qtbot.waitSignal(window.right.recorder.recorded):
        QTest.keyClick(window.run_button, Qt.Key.Key_Space)
        assert window.focusWidget() is window.stop_button
    qtbot.waitUntil(lambda: window.focusWidget() is window.transport.play_button)


def test_both_maps_are_seen_from_the_same_place(window: SideBySide) -> None:
    left, right = window.left.map, window.right.map
    assert left.size() == right.size()
    left.setFocus()
    QTest.keyClick(left, Qt.Key.Key_Plus)
    assert not left.fits
    assert right.camera == left.camera
    right.setFocus()
    QTest.keyClick(right, Qt.Key.Key_BracketRight)
    assert left.camera == right.camera
    assert left.camera is not None
    assert left.camera.angle != 0
    QTest.keyClick(right, Qt.Key.Key_F)
    assert left.fits
    assert left.camera == right.camera


def test_another_method_is_run_alone(window: SideBySide, qtbot: QtBot) -> None:
    run(qtbot, window)
    kept = window.left.visits
    assert not window.run_button.isEnabled()
    window.right.engine_combo.choose(engine_named("ida-star"))
    assert window.right.visits is None
    assert window.replay.length == 0
    assert window.run_button.isEnabled()
    run(qtbot, window)
    assert window.left.visits is kept
    assert window.right.visits is not None
    assert window.right.visits.engine is engine_named("ida-star")


def test_both_can_be_stopped(window: SideBySide, qtbot: QtBot) -> None:
    window.show_map(space_of(LOOSE), drawing_of(LOOSE), Colouring.EXIT)
    window.left.engine_combo.choose(engine_named("depth-first-bst"))
    click(window, "mapRunBothButton")
    qtbot.waitUntil(lambda: window.left.recorder.runner.busy)
    click(window, "mapStopBothButton")
    qtbot.waitUntil(lambda: not window.left.recorder.runner.busy)
    assert window.left.visits is None
    assert not window.right.recorder.runner.busy
    assert window.run_button.isEnabled()


def test_a_method_that_does_not_take_the_layout_says_why(window: SideBySide) -> None:
    window.show_map(space_of(THREE_BLANKS), None, Colouring.EXIT)
    assert window.run_button.isEnabled()
    window.right.engine_combo.choose(engine_named("hash-60"))
    assert not window.run_button.isEnabled()
    assert "2 empty cells" in window.right.said.text()


def test_another_map_forgets_what_was_recorded(window: SideBySide, qtbot: QtBot) -> None:
    run(qtbot, window)
    window.show_map(space_of(LOOSE), drawing_of(LOOSE), Colouring.START)
    assert window.left.visits is None
    assert window.replay.length == 0
    window.show_map(None, None, Colouring.START)
    assert not window.run_button.isEnabled()
