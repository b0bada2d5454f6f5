"""The panel of a watched search, by real clicks: full speed, and true figures in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from app.search.counters import CounterFigure
from app.search.runner import SearchRunner
from app.search.watch import SearchWatch
from app.search.watch_frame import WatchFrame
from app.search.watch_panel import WatchPanel
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
    legend = QLabel("the legend")
    legend.setFixedHeight(50)
    made = WatchPanel("test", watch, figures_of, legend, QLabel())
    page = QWidget()
    qtbot.addWidget(page)
    column(made, row((made.full_speed, 1)), parent=page)
    made.name_method("Breadth-first")
    page.resize(310, 300)
    page.show()
    yield made
    page.close()


def test_the_figures_of_the_step_that_is_shown_are_in_words(
    panel: WatchPanel, watch: SearchWatch, qtbot: QtBot
) -> None:
    assert panel.title.text() == "Watching: Breadth-first"
    qtbot.waitUntil(lambda: panel.figures[0].text() == "Nodes: 1")
    for number in (2, 3):
        watch.step()
        qtbot.waitUntil(lambda number=number: panel.figures[0].text() == f"Nodes: {number}")
    assert panel.figures[1].text() == "Step: 3"
    assert panel.figures[1].toolTip() == "Which"
    watch.first()
    assert [figure.text() for figure in panel.figures] == ["Nodes: 1", "Step: 1", ""]
    assert panel.time.text().startswith("Watched 0:00, searched ")


def test_a_title_too_long_for_one_line_is_shortened_and_told_in_full(panel: WatchPanel) -> None:
    height = panel.sizeHint().height()
    panel.name_method("Automatic: " + "a method with a very long name " * 5)
    assert panel.title.text().endswith("…")
    assert "very long name" in panel.title.toolTip()
    assert panel.sizeHint().height() == height


def test_full_speed_and_back(panel: WatchPanel, watch: SearchWatch, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: watch.frame is not None)
    qtbot.mouseClick(panel.full_speed, LEFT)
    assert watch.full_speed
    qtbot.waitUntil(lambda: watch.frame is not None and watch.frame.progress.visited > 1_000)
    qtbot.mouseClick(panel.full_speed, LEFT)
    assert not watch.full_speed
    assert not panel.full_speed.isChecked()
    qtbot.mouseClick(panel.full_speed, LEFT)
    watch.pause()
    assert not panel.full_speed.isChecked()


def test_it_fits_the_panel_of_a_page_in_the_smallest_window(panel: WatchPanel) -> None:
    assert panel.minimumSizeHint().width() <= 288
    assert panel.minimumSizeHint().height() <= 200
