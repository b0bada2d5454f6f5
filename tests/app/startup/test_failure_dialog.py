"""The message about a failure on its own: its last line, and the details that it keeps."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from app.startup.failures import FailureDialog


@pytest.fixture
def dialog(qtbot: QtBot) -> FailureDialog:
    made = FailureDialog("Something went wrong.")
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        ("ValueError: odd", "ValueError: odd"),
        ("ValueError: Error calling Python override of QWidget::paintEvent(): odd", "ValueError: odd"),
        ("x" * 180, "x" * 180),
        ("a" * 100 + "b" * 81, "a" * 90 + " … " + "a" * 9 + "b" * 81),
    ],
)
def test_the_last_line_of_a_failure_is_shown(dialog: FailureDialog, line: str, shown: str) -> None:
    dialog.add(f"Traceback (most recent call last):\n  File here\n{line}\n")
    assert dialog.last_line.text() == shown
    assert dialog.text.text() == "Something went wrong."


def test_the_details_of_the_last_twenty_failures_are_copied(dialog: FailureDialog, qtbot: QtBot) -> None:
    for number in range(1, 24):
        dialog.add(f"Traceback {number}.\nValueError: {number}.\n")
    qtbot.mouseClick(dialog.copy_button, Qt.MouseButton.LeftButton)
    copied = QGuiApplication.clipboard().text()
    assert copied == dialog.details()
    told = [line for line in copied.splitlines() if line.startswith("ValueError")]
    assert told == [f"ValueError: {number}." for number in range(4, 24)]
    first = copied.splitlines()[0]
    assert first.startswith("Huarong Knight ")
    assert all(name in first for name in ("Python 3", "Qt 6"))
    assert dialog.copy_button.text() == "Copied"
    assert dialog.last_line.text() == "ValueError: 23."
