"""A notice over the foot of a widget."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.ui.widgets.toast import Toast


def test_over_a_widget_without_room_it_shows_nothing_and_qt_has_nothing_to_complain_of(qtbot: QtBot) -> None:
    below = QWidget()
    qtbot.addWidget(below)
    notice = Toast("notice", below)
    below.resize(1, 1)  # as a window may be that is minimised
    notice.say("Copied")
    assert notice.width() == 0
    notice.hide()
