"""Copying what is shown: written when it is chosen, and a long text in the background."""

from __future__ import annotations

from threading import current_thread, main_thread

from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.puzzle.copy_forms import Copier, CopyAsMenu, CopyForm
from app.puzzle.page import MOST_SHOWN, _first_line


class Writing:
    """Writes a text, and keeps whether the GUI thread did it."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.in_gui_thread: list[bool] = []

    def __call__(self) -> str:
        self.in_gui_thread.append(current_thread() is main_thread())
        return self.text


def test_a_menu_writes_only_what_is_chosen(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    first, second = Writing("one"), Writing("two")
    forms = [CopyForm("a", "A", first), CopyForm("b", "B", second), CopyForm("c", "C", None)]
    menu = CopyAsMenu(lambda: forms, parent)
    menu.aboutToShow.emit()
    assert [action.isEnabled() for action in menu.actions()] == [True, True, False]
    assert (first.in_gui_thread, second.in_gui_thread) == ([], [])
    menu.actions()[1].trigger()
    assert QApplication.clipboard().text() == "two"
    assert (first.in_gui_thread, second.in_gui_thread) == ([], [True])


def test_a_long_text_is_written_in_another_thread(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    copier, writing, copied = Copier(parent), Writing("字 after 字\n" * 1000), list[CopyForm]()
    copier.copied.connect(copied.append)
    QApplication.clipboard().setText("before")
    form = CopyForm("long", "Long", writing, long=True)
    copier.copy(form)
    assert QApplication.clipboard().text() == "before"
    qtbot.waitUntil(lambda: copied == [form])
    assert QApplication.clipboard().text() == writing.text
    assert writing.in_gui_thread == [False]
    copier.close()


def test_what_is_copied_last_is_on_the_clipboard(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    copier = Copier(parent)
    copier.copy(CopyForm("long", "Long", Writing("long"), long=True))
    copier.copy(CopyForm("short", "Short", Writing("short")))
    qtbot.wait(100)
    assert QApplication.clipboard().text() == "short"
    copier.close()


def test_only_the_beginning_of_a_long_line_is_shown() -> None:
    assert _first_line("a1-b3") == "a1-b3"
    assert _first_line("1 2\n3 4") == "1 2…"
    assert _first_line("x" * MOST_SHOWN) == "x" * MOST_SHOWN
    assert _first_line("x" * 100_000) == "x" * MOST_SHOWN + "…"


def test_a_form_that_cannot_be_written_is_a_fault_that_is_told(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    copier = Copier(parent)
    with qtbot.captureExceptions() as raised:
        copier.copy(CopyForm("broken", "Broken", lambda: f"{1 // 0}", long=True))
        qtbot.waitUntil(lambda: len(raised) == 1)
    assert raised[0][0] is ZeroDivisionError
    copier.close()
