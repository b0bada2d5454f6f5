"""The panel of a watched search, by real clicks and keys: pace, full speed, single steps, and true figures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from app.puzzle.actions import make_actions
from app.search.counters import CounterFigure
from app.search.runner import SearchRunner
from app.search.watch import SearchWatch
from app.search.watch_frame import WatchFrame
from app.search.watch_panel import WatchPanel
from app.ui.look.theme import Appearance
from app.ui.widgets.actions import offer
from app.ui.widgets.shorthand import column, row
from tests.app.search.test_watch import counting, stages_of

LEFT = Qt.MouseButton.LeftButton


def figures_of(frame: WatchFrame) -> Sequence[CounterFigure]:
    return [
        CounterFigure("Nodes", str(frame.progress.visited), "How many"),
        CounterFigure("Step", str(frame.number), "Which"),
    ]


@pytest.fixture
def parent(qapp: QObject) -> Iterator[QObject]:
    made = QObject()
    yield made
    for runner in made.findChildren(SearchRunner):
        runner.close()


@pytest.fixture
def watch(parent: QObject) -> SearchWatch:
    """A paused watch of a search that goes on for long."""
    runner = SearchRunner(parent)
    made = SearchWatch(runner, stages_of, parent)
    made.begin()
    made.pause()
    runner.start(lambda: counting(100_000_000))
    return made


@pytest.fixture
def panel(watch: SearchWatch, parent: QObject, qtbot: QtBot) -> Iterator[WatchPanel]:
    actions = make_actions(parent)
    offer(actions, {"step-search": watch.step})
    legend = QLabel("the legend")
    legend.setFixedHeight(50)
    made = WatchPanel("test", watch, figures_of, legend, actions, Appearance("light"))
    page = QWidget()
    qtbot.addWidget(page)
    column(made, row((made.full_speed, 1), made.single), parent=page)
    made.name_method("Breadth-first")
    page.resize(310, 300)
    page.show()
    yield made
    page.close()


def test_the_figures_are_those_of_the_step_that_is_shown(panel: WatchPanel, watch: SearchWatch, qtbot: QtBot) -> None:
    assert panel.title.text() == "Watching: Breadth-first"
    qtbot.waitUntil(lambda: panel.numbers[0].text() == "1")
    for number in (2, 3):
        qtbot.mouseClick(panel.single, LEFT)
        qtbot.waitUntil(lambda number=number: panel.numbers[0].text() == str(number))
    assert panel.numbers[1].text() == "3"
    watch.first()
    assert (panel.numbers[0].text(), panel.numbers[1].text(), panel.numbers[2].text()) == ("1", "1", "")
    assert panel.time.text().startswith("Watched 0:00, searched ")


def test_the_slider_sets_the_speed_and_follows_it(panel: WatchPanel, watch: SearchWatch, qtbot: QtBot) -> None:
    panel.speed.setFocus()
    qtbot.keyClick(panel.speed, Qt.Key.Key_Home)
    assert watch.speed == watch.speeds[0]
    qtbot.keyClick(panel.speed, Qt.Key.Key_Right)
    assert watch.speed == watch.speeds[1]
    watch.set_speed(watch.speeds[-1])
    assert panel.speed.value() == panel.speed.maximum()


def test_full_speed_and_back(panel: WatchPanel, watch: SearchWatch, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: watch.frame is not None)
    qtbot.mouseClick(panel.full_speed, LEFT)
    assert watch.full_speed
    qtbot.waitUntil(lambda: int(panel.numbers[0].text()) > 1_000)
    qtbot.mouseClick(panel.full_speed, LEFT)
    assert not watch.full_speed
    assert not panel.full_speed.isChecked()
    qtbot.mouseClick(panel.full_speed, LEFT)
    watch.pause()
    assert not panel.full_speed.isChecked()


def test_it_fits_the_panel_of_a_page_in_the_smallest_window(panel: WatchPanel) -> None:
    assert panel.minimumSizeHint().width() <= 288
    assert panel.sizeHint().height() <= 200
