"""Every window that a person can come to, one after another."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtWidgets import QDialog, QWidget
from pytestqt.qtbot import QtBot

from app.storage.storage import Storage
from app.ui.settings import Settings
from app.window.main_window import MainWindow

PAGES = ("klotski", "knight", "history", "compare", "lessons", "chapters")
DIALOGS = {
    "open": "openFileDialog",
    "export": "exportDialog",
    "export-collection": "collectionDialog",
    "back-up": "backUpDialog",
    "restore": "restoreDialog",
    "edit-layout": "editorWindow",
    "catalogue": "catalogueWindow",
    "guide": "guideWindow",
    "shortcuts": "shortcutsWindow",
    "about": "aboutBox",
    **{f"lesson-{number}": "lessonWindow" for number in range(1, 7)},
}
"""The object names of the windows, by the actions that open them."""


def main_window(qtbot: QtBot, storage: Storage | None = None) -> MainWindow:
    """The main window, shown and in front; whoever asks for it closes it."""
    made = MainWindow(Settings(), storage)
    qtbot.addWidget(made)
    with qtbot.waitSignal(made.painted):  # then what is saved is read
        made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


def every_window(window: MainWindow, qtbot: QtBot) -> Iterator[QWidget]:
    """The main window at each of its pages, then each window beside it, opened by its action and closed again."""
    for page in PAGES:
        window.menu_actions.by_name[page].trigger()
        yield window
    window.menu_actions.by_name["klotski"].trigger()
    for action, name in DIALOGS.items():
        window.menu_actions.by_name[action].trigger()
        (dialog,) = [dialog for dialog in window.findChildren(QDialog, name) if not dialog.isHidden()]
        qtbot.waitUntil(dialog.isVisible)
        yield dialog
        dialog.close()
