"""No key means two things in a window, on any system."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path

import pytest
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.app.windows import every_window, main_window

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support raise")  # the offscreen screen

APP = Path(__file__).parents[3] / "app"
SYSTEMS = ("Windows", "macOS", "Linux")
SHORTCUT = re.compile(r"(?<![\w+])((?:(?:Ctrl|Alt|Shift)\+)+(?:[A-Z0-9]\w*|/)|F\d+|Esc|Return)(?![\w+])|\(([HNP])\)")
STANDARD_KEYS = {
    "Copy": ("Ctrl+C Ctrl+Ins", "Ctrl+C", "Ctrl+C F16 Ctrl+Ins"),
    "Delete": ("Del", "Del Meta+D", "Del Ctrl+D"),
    "Paste": ("Ctrl+V Shift+Ins", "Ctrl+V", "Ctrl+V F18 Shift+Ins"),
    "Quit": ("", "Ctrl+Q", "Ctrl+Q"),
    "Undo": ("Ctrl+Z Alt+Backspace", "Ctrl+Z", "Ctrl+Z F14"),
}
"""What the standard keys mean on each of the systems, from the tables of Qt's manual at `QKeySequence::StandardKey`.

Qt tells those of the system it runs on only, and without a screen fewer. On macOS it writes Ctrl for Command.
"""


def meaning(name: str, system: str) -> list[str]:
    return STANDARD_KEYS[name][SYSTEMS.index(system)].split()


@cache
def used_standard_keys() -> frozenset[str]:
    """The names of the standard keys that the sources use."""
    return frozenset(
        node.attr
        for path in APP.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Attribute)
        and node.value.attr == "StandardKey"
    )


def keys_on(system: str, sequence: QKeySequence) -> list[str]:
    """What a key of an action is on a system; a standard one is told by its first meaning here."""
    for name in used_standard_keys():
        if sequence == QKeySequence(QKeySequence.StandardKey[name]):
            return meaning(name, system)
    return [sequence.toString()]


def sequences(window: QWidget) -> list[QKeySequence]:
    """All keys that are shortcuts in a window, each as often as it is given; those of no menu are not in force."""
    actions = {id(action): action for action in window.findChildren(QAction) if action.associatedObjects()}
    given = [key for action in actions.values() for key in action.shortcuts()]
    shortcuts = [QShortcut.keys(shortcut) for shortcut in window.findChildren(QShortcut) if shortcut.isEnabled()]
    return [*given, *chain.from_iterable(shortcuts)]


def written_keys() -> Iterator[str]:
    """Every shortcut as often as the sources write it: alone, in a text, or as a standard key; not in docstrings."""
    for path in APP.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
                yield from (match.group().strip("()") for match in SHORTCUT.finditer(node.value))
            elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Attribute):
                yield from [node.attr] if node.value.attr == "StandardKey" else []


def test_no_shortcut_is_written_twice() -> None:
    assert [key for key, times in Counter(written_keys()).items() if times > 1] == []


def test_the_table_tells_of_every_standard_key_that_is_used() -> None:
    assert used_standard_keys() <= STANDARD_KEYS.keys()


def test_no_key_of_any_window_means_two_things(qtbot: QtBot) -> None:
    window = main_window(qtbot)
    for shown in every_window(window, qtbot):
        if shown.objectName() == "openFileDialog":
            continue  # Qt's own, with shortcuts of Qt's own
        given = sequences(shown)
        for system in SYSTEMS:
            counted = Counter(key for sequence in given for key in keys_on(system, sequence))
            assert [key for key, times in counted.items() if times > 1] == [], (shown.objectName(), system)
    window.close()


@pytest.mark.parametrize("system", SYSTEMS)
def test_quit_has_the_key_that_it_has_everywhere_on_the_system(qtbot: QtBot, system: str) -> None:
    window = main_window(qtbot)
    keys = [key.toString() for key in window.menu_actions.by_name["quit"].shortcuts()]
    assert keys == ["Ctrl+Q"]
    assert set(meaning("Quit", system)) <= set(keys)
    window.close()
