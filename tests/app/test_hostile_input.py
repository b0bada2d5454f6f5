"""Texts and files that nobody should give the window: each ends in one sentence, and nothing is lost."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import QMimeData, Qt
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from app.klotski.editor.window import EditorWindow
from app.klotski.layouts.catalogue_window import CatalogueWindow
from app.search import thread as search_thread
from app.startup.application import closed_at_interrupt
from app.window.main_window import MainWindow
from app.window.shortcuts import ShortcutsWindow
from solvers.klotski.catalogue import catalogue
from tests.app.window.test_documents import drop
from tests.app.windows import klotski_page, klotski_session, knight_page
from tests.solvers.readers import HOSTILE

D = TypeVar("D", bound=QDialog)

CONTROL = Qt.KeyboardModifier.ControlModifier
LONGEST_SAID = 900
SEARCHED = ("a" + "\u0301" * 30_000, "heng dao " * 3_000, "1," * 15_000)


@pytest.fixture
def window(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> MainWindow:
    """The window; no text longer than a name may be folded, which takes up to a minute."""
    normalize = catalogue.normalize

    def bounded(form: str, text: str) -> str:
        assert len(text) <= catalogue.LONGEST_NAME
        return normalize("NFKD", text) if form == "NFKD" else normalize("NFC", text)

    monkeypatch.setattr(catalogue, "normalize", bounded)
    return window


def state(window: MainWindow) -> tuple[object, ...]:
    """What is on both boards."""
    return (
        klotski_session(window).game.line.now,
        klotski_session(window).layout,
        knight_page(window).session.request,
    )


def told(window: MainWindow) -> str:
    """What is said of the last text: by the bar above the pages, else below the code box."""
    if window.message_bar.isVisible():
        return window.message_bar.text.text()
    return label(klotski_page(window), "codeNote").text()


def forget(window: MainWindow) -> None:
    """Leave nothing said."""
    window.message_bar.hide()
    label(klotski_page(window), "codeNote").setText("")


def drop_text(window: MainWindow, text: str) -> None:
    """Drag a text over the window and let it go."""
    mime = QMimeData()
    mime.setText(text)
    assert drop(window, mime)


def paste(window: MainWindow, qtbot: QtBot, text: str) -> None:
    """Copy a text elsewhere and press Ctrl+V over the board."""
    QApplication.clipboard().setText(text)
    klotski_page(window).klotski_board.setFocus()
    qtbot.keyClick(klotski_page(window).klotski_board, Qt.Key.Key_V, CONTROL)


def paste_into(line: QLineEdit, qtbot: QtBot, text: str) -> None:
    """Put a text in the place of what is in a field, by Ctrl+A and Ctrl+V."""
    QApplication.clipboard().setText(text)
    line.setFocus()
    qtbot.keyClick(line, Qt.Key.Key_A, CONTROL)
    qtbot.keyClick(line, Qt.Key.Key_V, CONTROL)


def enter(line: QLineEdit, qtbot: QtBot, text: str) -> None:
    """Paste a text into a field and press Enter."""
    paste_into(line, qtbot, text)
    qtbot.keyClick(line, Qt.Key.Key_Return)


def opened(window: MainWindow, action: str, kind: type[D]) -> D:
    """A window beside the main one."""
    window.menu_actions.by_name[action].trigger()
    (dialog,) = [dialog for dialog in window.findChildren(kind) if not dialog.isHidden()]
    return dialog


def field(parent: QWidget, name: str) -> QLineEdit:
    """A field by its name."""
    line = parent.findChild(QLineEdit, name)
    assert line is not None
    return line


def label(parent: QWidget, name: str) -> QLabel:
    """A line of text by its name."""
    found = parent.findChild(QLabel, name)
    assert found is not None
    return found


HOSTILE_TEXTS = [text for name, text in HOSTILE.items() if text.strip() and name != "half of a surrogate pair"]
"""Those that a clipboard can carry and that are not blank: blanks change nothing and need no answer."""


@pytest.mark.sampled(1)
@pytest.mark.parametrize("way", ["drop", "paste", "code box"])
def test_a_hostile_text_is_answered_by_a_sentence_and_changes_nothing(
    window: MainWindow, qtbot: QtBot, way: str
) -> None:
    line = field(window, "codeEdit")
    ways: dict[str, Callable[[str], None]] = {
        "drop": lambda text: drop_text(window, text),
        "paste": lambda text: paste(window, qtbot, text),
        "code box": lambda text: enter(line, qtbot, text),
    }
    before = state(window)
    for text in HOSTILE_TEXTS:
        forget(window)
        ways[way](text)
        qtbot.waitUntil(lambda: told(window) != "")  # what is long is read beside the window
        assert 0 < len(told(window)) < LONGEST_SAID, text[:40]
        assert "\n" not in told(window)
        assert state(window) == before, text[:40]


def test_a_hostile_code_in_the_editor_loses_no_draft(window: MainWindow, qtbot: QtBot) -> None:
    editor = opened(window, "edit-layout", EditorWindow)
    code, note = field(editor, "editorCodeEdit"), label(editor, "editorCodeNote")
    draft = editor.draft
    for text in HOSTILE_TEXTS:
        note.setText("")
        enter(code, qtbot, text)
        assert 0 < len(note.text()) < LONGEST_SAID, text[:40]
        assert editor.draft == draft
    editor.close()
    qtbot.waitUntil(lambda: not search_thread.working())  # its kernels may be compiled first


def test_no_search_field_takes_a_text_that_is_no_name(window: MainWindow, qtbot: QtBot) -> None:
    window.menu_actions.by_name["compare"].trigger()
    catalogue_window = opened(window, "catalogue", CatalogueWindow)
    shortcuts = opened(window, "shortcuts", ShortcutsWindow)
    popup = klotski_page(window).layout_combo.popup
    listed = catalogue_window.table.model().rowCount()
    assert listed > len(catalogue.entries())
    lines = [
        field(catalogue_window, "catalogueSearch"),
        field(shortcuts, "shortcutsSearch"),
        popup.search,
    ]
    for text in SEARCHED:
        for line in lines:
            paste_into(line, qtbot, text)
        assert catalogue_window.table.model().rowCount() == 0
        assert popup.list.model().rowCount() == 0
        assert not shortcuts.shown()
    for line in lines:
        line.clear()
    assert catalogue_window.table.model().rowCount() == listed


@pytest.fixture
def hostile_file(tmp_path: Path) -> Callable[[str], Path]:
    """Makes a file of a kind."""

    def make(kind: str) -> Path:
        path = tmp_path / f"{kind}.json"
        match kind:
            case "folder":
                path.mkdir()
            case "binary":
                path.write_bytes(bytes(range(256)) * 40)
            case "Latin-1":
                path.write_bytes("Zhāng Fēi".encode("utf-16"))
            case "huge":
                with path.open("wb") as file:
                    file.truncate(8_000_000_000)
            case "pipe":
                os.mkfifo(path)
            case "device":
                path.symlink_to("/dev/full")
        return path

    return make


SENTENCES = {
    "folder": "is a folder, not a file",
    "binary": "is not a text file (byte 129 is not valid UTF-8)",
    "Latin-1": "is not a text file (byte 1 is not valid UTF-8)",
    "none": "there is no file",
    **({} if sys.platform == "win32" else {"huge": "is larger than 2 MB, the most that can be opened"}),
    **({} if sys.platform == "win32" else dict.fromkeys(("pipe", "device"), "is a pipe or a device, not a file")),
}


@pytest.mark.parametrize("kind", SENTENCES)
def test_a_hostile_file_is_answered_by_a_sentence_and_changes_nothing(
    window: MainWindow, qtbot: QtBot, hostile_file: Callable[[str], Path], kind: str
) -> None:
    before = state(window)
    window.documents.open_path(str(hostile_file(kind)))
    qtbot.waitUntil(window.message_bar.isVisible)  # what is large is read beside the window
    assert SENTENCES[kind] in told(window).lower() or SENTENCES[kind] in told(window)
    assert state(window) == before


def test_ctrl_c_in_the_terminal_closes_the_window_as_its_button_does(window: MainWindow, qtbot: QtBot) -> None:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    before = signal.getsignal(signal.SIGINT)
    with closed_at_interrupt(application):
        signal.raise_signal(signal.SIGINT)
        qtbot.waitUntil(lambda: not window.isVisible())
    assert signal.getsignal(signal.SIGINT) is before
