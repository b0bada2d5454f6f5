"""The list of the steps of a path, beside the playback that it follows."""

from __future__ import annotations

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from app.puzzle.playback import Playback
from app.puzzle.step_list import StepList


def test_the_step_on_the_board_stays_in_sight_when_the_list_gets_lower(qtbot: QtBot) -> None:
    owner = QObject()
    playback = Playback(owner)
    steps = StepList("steps", playback, "")
    qtbot.addWidget(steps)
    steps.resize(200, 600)
    steps.show()
    playback.load(63, 63)
    steps.show_lines([str(number) for number in range(64)])
    for height in (600, 120, 300, 80):
        steps.resize(200, height)
        marked = steps.visualRect(steps.currentIndex())
        assert steps.currentIndex().row() == 63
        assert steps.viewport().rect().contains(marked), height
