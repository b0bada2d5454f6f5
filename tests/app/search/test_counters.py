"""The figures of a search's own structures: how each is written, and which of them is explained."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPointF
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from app.search.counters import CounterFigure, CounterTable, CounterWords, figures
from solvers.search import Progress
from tests.app.children import child

pytestmark = pytest.mark.usefixtures("qapp")

WORDS: CounterWords = {
    "pushes": ("Pushes", "moves forward"),
    "load_percent": ("Load", "how full the table is"),
    "height": ("Height", "at least {least} for so many positions"),
    "height_bound": ("Bound", "of the height"),
    "deepest": ("Deepest", "the longest path"),
}


def test_a_figure_is_written_as_a_number_a_share_or_against_its_bound() -> None:
    progress = Progress(1, 1_000, counters={"pushes": 12_345, "load_percent": 75, "height": 14, "height_bound": 20})
    assert figures(WORDS, progress) == {
        "pushes": CounterFigure("Pushes", "12,345", "moves forward"),
        "load_percent": CounterFigure("Load", "75%", "how full the table is"),
        "height": CounterFigure("Height", "14 of at most 20", "at least 10 for so many positions"),
    }
    assert figures(WORDS, Progress(1, 1, counters={"height": 14, "unheard": 3}))["height"].text == "14"
    assert list(figures(WORDS, Progress(1, 1, counters={"unheard": 3, "pushes": 1}))) == ["pushes"]


def test_the_least_height_of_a_tree_is_that_of_a_full_one() -> None:
    """A binary tree of height h holds up to 2^h - 1 positions."""
    least = {
        visited: figures(WORDS, Progress(1, visited, counters={"height": 1}))["height"].meaning.split()[2]
        for visited in (0, 1, 2, 3, 4, 7, 8, 1_023, 1_024)
    }
    assert least == {0: "0", 1: "1", 2: "2", 3: "2", 4: "3", 7: "3", 8: "4", 1_023: "10", 1_024: "11"}


def test_the_most_telling_figure_is_explained_until_another_is_pointed_at(qtbot: QtBot) -> None:
    table = CounterTable("counters", WORDS)
    qtbot.addWidget(table)
    assert table.isHidden()

    def explained() -> str:
        return child(table, QLabel, "countersMeaning").text()

    def labels(name: str) -> list[QLabel]:
        return [
            label for label in table.findChildren(QLabel) if label.property("counter") == name and label.isVisible()
        ]

    table.show_progress(Progress(1, 3, counters={"pushes": 1, "deepest": 9}))
    table.show()
    assert explained() == "Deepest: the longest path"
    assert {name: number.text() for name, (_, number) in table.labels.items()} == {"pushes": "1", "deepest": "9"}
    for label in labels("pushes"):
        assert label.toolTip() == "moves forward"
        QApplication.sendEvent(label, QEnterEvent(QPointF(1, 1), QPointF(1, 1), QPointF(1, 1)))
        assert explained() == "Pushes: moves forward"
        QApplication.sendEvent(label, QEvent(QEvent.Type.Leave))
        assert explained() == "Deepest: the longest path"
    assert len(labels("pushes")) == 2
    QApplication.sendEvent(labels("pushes")[0], QEnterEvent(QPointF(1, 1), QPointF(1, 1), QPointF(1, 1)))
    table.show_progress(Progress(1, 3, counters={"pushes": 2, "deepest": 9}))
    assert explained() == "Pushes: moves forward", "it is pointed at still"
    table.show_progress(Progress(1, 3, counters={"pushes": 5}))
    assert explained() == "Pushes: moves forward"
    assert "deepest" not in table.labels
    table.show_progress(Progress(1, 3, counters={"height": 3, "deepest": 9}))
    assert explained() == "Height: at least 2 for so many positions"
    table.clear()
    assert not table.isVisible()
    assert "height" not in table.labels
