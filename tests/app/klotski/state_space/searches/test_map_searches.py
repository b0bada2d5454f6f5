"""Searches on the map, by clicks and keys: a method is chosen, run, played, stepped through, and told of."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QSlider, QWidget
from pytestqt.qtbot import QtBot

from app.klotski.state_space.searches.map_searches import NO_NODE, WATCHED_SPEED, MethodsPanel
from app.klotski.state_space.view.lit import LitVisits
from app.ui.look.theme import Appearance
from app.ui.words.messages import as_sentence
from solvers.klotski.engines.registry import ENGINES, KlotskiEngine, engine_named
from solvers.klotski.moves import Metric
from tests.app.klotski.state_space.maps import LOOSE, NEAR_THE_EXIT, THREE_BLANKS, space_of

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def panel(qtbot: QtBot) -> Iterator[MethodsPanel]:
    """The panel of a small map."""
    made = MethodsPanel(Appearance("dark"))
    qtbot.addWidget(made)
    made.show_space(space_of(NEAR_THE_EXIT))
    made.resize(360, 480)
    made.show()
    yield made
    made.close()


def click(panel: MethodsPanel, name: str) -> None:
    pressed = panel.findChild(QAbstractButton, name)
    assert pressed is not None
    QTest.mouseClick(pressed, LEFT)


def figure(panel: MethodsPanel, name: str) -> str:
    shown = panel.findChild(QLabel, f"mapVisit{name}")
    assert shown is not None
    return shown.text()


def run(qtbot: QtBot, panel: MethodsPanel, name: str) -> None:
    """Choose a method, run it, and wait until all is shown."""
    panel.engine_combo.choose(engine_named(name))
    with qtbot.waitSignal(panel.recorder.recorded):
        click(panel, "mapRunButton")
    click(panel, "mapReplayLast")


def lit_counts(spy: QSignalSpy) -> list[int | None]:
    told: list[LitVisits | None] = [spy.at(place)[0] for place in range(spy.count())]
    return [None if lit is None else lit.count for lit in told]


def test_a_method_runs_and_its_visits_are_played(panel: MethodsPanel, qtbot: QtBot) -> None:
    told = QSignalSpy(panel.lit_changed)
    with qtbot.waitSignal(panel.recorder.recorded):
        click(panel, "mapRunButton")
    qtbot.waitUntil(lambda: panel.replay.position == 0 or panel.replay.playing)
    assert panel.replay.playing
    panel.replay.set_speed(panel.replay.speeds[-1])
    qtbot.waitUntil(lambda: not panel.replay.playing)
    counts = [count for count in lit_counts(told) if count is not None]
    assert counts == sorted(counts)
    assert counts[0] == 0
    assert counts[-1] == panel.replay.length > 0


@pytest.mark.parametrize("engine", ENGINES, ids=lambda engine: engine.name)
def test_every_method_tells_its_figures(panel: MethodsPanel, qtbot: QtBot, engine: KlotskiEngine) -> None:
    space = space_of(NEAR_THE_EXIT, engine.metrics[0])
    panel.show_space(space)
    run(qtbot, panel, engine.name)
    visits = panel.recorder.visits
    assert visits is not None
    assert figure(panel, "Visits") == f"{len(visits):,}"
    assert figure(panel, "Positions") == f"{visits.distinct:,}"
    assert figure(panel, "Returns") == f"{len(visits) - visits.distinct:,}"
    assert figure(panel, "Depth") == str(int(visits.depths[-1]))
    counts_iterations = engine.name == "ida-star" and len(visits.iterations) > 1
    assert (figure(panel, "Iteration") != "–") == counts_iterations
    said = panel.said.text()
    assert f"visited {visits.distinct} of {space.nodes} positions" in said
    assert f"{space.distance} " in said.splitlines()[-1]
    assert ("outside the map" in said) == (engine.name == "bidirectional")


def test_nothing_moves_under_the_pointer_when_a_method_has_run(panel: MethodsPanel, qtbot: QtBot) -> None:
    panel.resize(560, 480)
    at = panel.transport.pos(), panel.figures.pos(), panel.compare_button.y()
    run(qtbot, panel, "a-star")
    assert panel.most.isVisible()
    assert (panel.transport.pos(), panel.figures.pos(), panel.compare_button.y()) == at
    panel.engine_combo.choose(engine_named("shortest"))
    assert not panel.most.isVisible()
    assert (panel.transport.pos(), panel.figures.pos(), panel.compare_button.y()) == at


def test_steps_by_click_and_key_light_one_visit_more_or_fewer(panel: MethodsPanel, qtbot: QtBot) -> None:
    run(qtbot, panel, "a-star")
    click(panel, "mapReplayFirst")
    assert panel.lit is not None
    assert panel.lit.count == 0
    click(panel, "mapReplayForward")
    click(panel, "mapReplayForward")
    assert panel.lit.count == 2
    assert figure(panel, "Visits") == "2"
    click(panel, "mapReplayBack")
    assert panel.lit.count == 1
    slider = panel.findChild(QSlider, "mapReplaySlider")
    assert slider is not None
    slider.setFocus()
    QTest.keyClick(slider, Qt.Key.Key_Right)
    assert panel.lit.count == 2
    QTest.keyClick(slider, Qt.Key.Key_End)
    assert panel.lit.count == panel.replay.length


def test_while_the_panel_is_hidden_the_map_is_as_it_is_without_a_search(panel: MethodsPanel, qtbot: QtBot) -> None:
    run(qtbot, panel, "a-star")
    told = QSignalSpy(panel.lit_changed)
    panel.hide()
    panel.show()
    assert lit_counts(told) == [None, panel.replay.length]


def test_another_method_or_another_map_forgets_what_was_recorded(panel: MethodsPanel, qtbot: QtBot) -> None:
    run(qtbot, panel, "a-star")
    told = QSignalSpy(panel.lit_changed)
    panel.engine_combo.choose(engine_named("hash-60"))
    assert panel.recorder.visits is None
    assert lit_counts(told)[-1] is None
    assert panel.replay.length == 0
    run(qtbot, panel, "hash-60")
    panel.show_space(space_of(LOOSE))
    assert panel.recorder.visits is None
    panel.show_space(None)
    assert not panel.start_button.isEnabled()


def test_a_method_that_does_not_take_the_layout_says_why(panel: MethodsPanel) -> None:
    panel.show_space(space_of(THREE_BLANKS, Metric.CELLS))
    panel.engine_combo.choose(engine_named("avl-26"))
    assert not panel.start_button.isEnabled()
    assert "5 generals and 2 empty cells" in panel.said.text()
    assert panel.said.text() == as_sentence(panel.said.text())
    panel.engine_combo.choose(engine_named("one-cell"))
    assert panel.start_button.isEnabled()
    panel.show_space(space_of(THREE_BLANKS, Metric.MOVES))
    assert not panel.start_button.isEnabled()
    assert "can only count" in panel.said.text()


def test_a_method_can_be_stopped(panel: MethodsPanel, qtbot: QtBot) -> None:
    panel.show_space(space_of(LOOSE))
    panel.engine_combo.choose(engine_named("depth-first-bst"))
    click(panel, "mapRunButton")
    qtbot.waitUntil(lambda: panel.recorder.runner.busy)
    click(panel, "mapStopButton")
    qtbot.waitUntil(lambda: not panel.recorder.runner.busy)
    assert panel.recorder.visits is None
    assert panel.start_button.isEnabled()


def test_the_position_visited_most_often_can_be_marked(panel: MethodsPanel, qtbot: QtBot) -> None:
    run(qtbot, panel, "ida-star")
    visits = panel.recorder.visits
    assert visits is not None
    assert panel.most.text() == f"Most often visited: {visits.times[visits.most_returned_to]} times" or (
        panel.most.text() == "Most often visited: 1 time"
    )
    wanted = QSignalSpy(panel.node_wanted)
    click(panel, "mapMostVisited")
    assert wanted.at(0)[0] == visits.most_returned_to
    panel.hide()
    assert wanted.at(wanted.count() - 1)[0] == NO_NODE


def test_watch_goes_slowly_through_the_visits_and_marks_each(panel: MethodsPanel, qtbot: QtBot) -> None:
    panel.engine_combo.choose(engine_named("a-star"))
    assert panel.compare_button.isEnabled()
    nodes = QSignalSpy(panel.node_wanted)
    with qtbot.waitSignal(panel.recorder.recorded):
        click(panel, "mapWatchButton")
    qtbot.waitUntil(lambda: panel.replay.playing)
    assert panel.replay.speed == WATCHED_SPEED
    visits = panel.recorder.visits
    assert visits is not None
    click(panel, "mapReplayPlay")
    assert not panel.replay.playing
    click(panel, "mapReplayFirst")
    for count in (1, 2, 3):
        click(panel, "mapReplayForward")
        assert panel.lit is not None
        assert panel.lit.count == count
        assert nodes.at(nodes.count() - 1)[0] == visits.nodes[count - 1]
    click(panel, "mapReplayBack")
    assert nodes.at(nodes.count() - 1)[0] == visits.nodes[1]
    click(panel, "mapReplayLast")
    click(panel, "mapWatchButton")
    assert panel.recorder.visits is visits, "what was recorded is gone through again"
    assert panel.replay.playing
    assert panel.replay.position == 0


def test_a_method_that_is_run_is_shown_quickly_again(panel: MethodsPanel, qtbot: QtBot) -> None:
    with qtbot.waitSignal(panel.recorder.recorded):
        click(panel, "mapWatchButton")
    qtbot.waitUntil(lambda: panel.replay.playing)
    nodes = QSignalSpy(panel.node_wanted)
    with qtbot.waitSignal(panel.recorder.recorded):
        click(panel, "mapRunButton")
    qtbot.waitUntil(lambda: panel.replay.playing)
    assert panel.replay.speed > WATCHED_SPEED
    click(panel, "mapReplayLast")
    assert all(nodes.at(place)[0] == NO_NODE for place in range(nodes.count()))


def test_everything_has_a_name_for_a_screen_reader(panel: MethodsPanel, qtbot: QtBot) -> None:
    run(qtbot, panel, "shortest")
    for widget in panel.findChildren(QWidget):
        if widget.focusPolicy() != Qt.FocusPolicy.NoFocus and widget.isVisible():
            named = widget.accessibleName() or (widget.text() if isinstance(widget, QAbstractButton) else "")
            assert named, widget.objectName()
            assert widget.objectName(), type(widget)
