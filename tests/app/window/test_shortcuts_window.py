"""The window of shortcuts: everything the menus can do with its keys, found by searching."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from pytestqt.qtbot import QtBot

from app.window.main_window import MainWindow
from app.window.shortcuts import ShortcutsWindow


def shortcuts(window: MainWindow, qtbot: QtBot) -> ShortcutsWindow:
    qtbot.keyClick(window, Qt.Key.Key_F1, Qt.KeyboardModifier.ControlModifier)
    (made,) = window.findChildren(ShortcutsWindow)
    qtbot.waitUntil(made.isActiveWindow)
    return made


def test_it_lists_every_action_with_every_key(window: MainWindow, qtbot: QtBot) -> None:
    made = shortcuts(window, qtbot)
    listed = made.shown()
    for action in filter(QAction.shortcuts, window.menu_actions.by_name.values()):
        text = action.text().replace("&", "").removesuffix("…")
        (line,) = [line for line in listed if line.act == text or line.act.endswith(": " + text)][:1]
        keys = [key.toString(QKeySequence.SequenceFormat.NativeText) for key in action.shortcuts()]
        same = [line for line in listed if line.act.endswith(text) and all(key in line.keys for key in keys)]
        assert same, (text, keys, line)
    made.close()


def test_it_lists_the_keys_of_the_boards(window: MainWindow, qtbot: QtBot) -> None:
    made = shortcuts(window, qtbot)
    listed = {line.act: line.keys for line in made.shown()}
    assert listed["Step through the movable pieces"] == "Space or Tab"
    assert listed["Move the cursor"] == "↑ ↓ ← →"
    assert listed["End the tour on the square"] == "Shift+Enter"
    assert listed["Place or remove the piece"] == "Enter or Space"
    assert listed["Play what the tile shows"] == "Enter or Space"
    assert listed["Open / close the searches of a day"] == "→ or ←"
    assert listed["Turn the map"] == "[ or ]"
    assert listed["Pan the map"] == "Shift+↑ or Shift+↓ or Shift+← or Shift+→"
    assert listed["Open the menu of the square"] == "Menu key or Shift+F10"
    made.close()


def test_typing_searches_in_what_is_done_and_in_the_keys(window: MainWindow, qtbot: QtBot) -> None:
    made = shortcuts(window, qtbot)
    qtbot.keyClicks(made.search, "full")
    assert [line.act for line in made.shown()] == ["Full screen"]
    made.search.clear()
    qtbot.keyClicks(made.search, "f11")
    assert [line.act for line in made.shown()] == ["Full screen"]
    assert made.nothing.isHidden()
    qtbot.keyClicks(made.search, "zzz")
    assert made.shown() == []
    assert made.nothing.isVisible()
    made.close()


def test_escape_closes_it(window: MainWindow, qtbot: QtBot) -> None:
    made = shortcuts(window, qtbot)
    qtbot.keyClick(made.search, Qt.Key.Key_Escape)
    assert not made.isVisible()
