"""What counts as a step, told in a note with pictures."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from app.klotski.count_note import LEGS
from app.klotski.words import metric_meaning, metric_title
from app.window.main_window import MainWindow
from solvers.klotski.layout import PieceKind, Square
from solvers.klotski.moves import Metric, Step, count_steps
from tests.app.children import child
from tests.app.windows import klotski_page, klotski_session

SLIDE: tuple[Square, ...] = ((0, 0), (0, 1), (0, 2), (1, 2))


def test_the_note_tells_all_three_counts_and_marks_the_chosen_one(window: MainWindow, qtbot: QtBot) -> None:
    klotski_session(window).show_details("options")
    klotski_page(window).klotski_choices.counts.setCurrentIndex(1)
    button = child(window, QToolButton, "countAbout")
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    note = child(window, QWidget, "countNote")
    assert note.isVisible()
    said = [label.text() for label in note.findChildren(QLabel)]
    chosen = list(Metric)[1]
    for metric in Metric:
        assert ("✓ " if metric is chosen else "") + metric_title(metric) in said
        assert metric_meaning(metric) in said
        assert metric_meaning(metric) in note.accessibleDescription()
    assert all(label.height() >= label.heightForWidth(label.width()) for label in note.findChildren(QLabel))
    qtbot.keyClick(note, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: window.findChild(QWidget, "countNote") is None)
    assert button.hasFocus()


def test_the_pictures_count_the_same_slide_rightly() -> None:
    slide = [Step(PieceKind.SOLDIER, (one, other)) for one, other in pairwise(SLIDE)]
    for metric in Metric:
        assert len(LEGS[metric]) == count_steps(slide, metric)
        assert LEGS[metric][0][0] == SLIDE[0]
        assert LEGS[metric][-1][-1] == SLIDE[-1]
