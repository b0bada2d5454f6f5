"""Every key there is: those of the menus, read from the menus themselves, and those of the boards."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar


@dataclass(frozen=True, slots=True)
class Shortcut:
    """What is done, and the keys that do it as the system writes them."""

    act: str
    keys: str


@dataclass(frozen=True, slots=True)
class ShortcutGroup:
    """The keys of one menu, or of one board."""

    title: str
    shortcuts: tuple[Shortcut, ...]


def shortcut_groups(bar: QMenuBar) -> Sequence[ShortcutGroup]:
    """All keys: a group for each menu of the bar, in its order, then the boards."""
    menus = [action.menu() for action in bar.actions()]
    groups = [_group(menu) for menu in menus if isinstance(menu, QMenu)]
    return (*(group for group in groups if group.shortcuts), *_board_groups())


def _group(menu: QMenu) -> ShortcutGroup:
    return ShortcutGroup(_plain(menu.title()), tuple(_shortcuts(menu, "")))


def _shortcuts(menu: QMenu, before: str) -> Iterator[Shortcut]:
    for action in menu.actions():
        submenu = action.menu()
        if isinstance(submenu, QMenu):
            text = QCoreApplication.translate("Shortcuts", "{menu}: ", "before what stands in a menu inside a menu")
            yield from _shortcuts(submenu, before + text.format(menu=_plain(submenu.title())))
        elif action.shortcuts():
            yield Shortcut(before + _plain(action.text()), _keys(action))


def _keys(action: QAction) -> str:
    return _either([shortcut.toString(QKeySequence.SequenceFormat.NativeText) for shortcut in action.shortcuts()])


def _either(keys: Sequence[str]) -> str:
    return QCoreApplication.translate("Shortcuts", " or ", "between two keys").join(keys)


def _plain(text: str) -> str:
    """A menu's text without its access key, "(&F)" in Chinese, and the dots of what opens a window."""
    return re.sub(r"\(&.\)", "", text).replace("&", "").removesuffix("…")


def _board_groups() -> Iterator[ShortcutGroup]:
    yield ShortcutGroup(QCoreApplication.translate("Shortcuts", "On the Klotski board"), _klotski_keys())
    yield ShortcutGroup(QCoreApplication.translate("Shortcuts", "On the chessboard"), _chess_keys())
    yield ShortcutGroup(QCoreApplication.translate("Shortcuts", "In the layout editor"), _editor_keys())
    yield ShortcutGroup(QCoreApplication.translate("Shortcuts", "Everywhere"), _common_keys())


def _klotski_keys() -> tuple[Shortcut, ...]:
    return (
        Shortcut(
            QCoreApplication.translate("Shortcuts", "Go round the pieces that can move"), _either(["Space", "Tab"])
        ),
        Shortcut(QCoreApplication.translate("Shortcuts", "Slide the chosen piece by a cell"), _arrows()),
        Shortcut(QCoreApplication.translate("Shortcuts", "Go on by hand from the solution that is shown"), "Enter"),
        Shortcut(QCoreApplication.translate("Shortcuts", "Give the arrow keys back to the playback"), "Esc"),
    )


def _chess_keys() -> tuple[Shortcut, ...]:
    return (
        Shortcut(QCoreApplication.translate("Shortcuts", "Move the cursor"), _arrows()),
        Shortcut(QCoreApplication.translate("Shortcuts", "Choose the square"), "Enter"),
        Shortcut(QCoreApplication.translate("Shortcuts", "End the tour on the square"), "Shift+Enter"),
        Shortcut(QCoreApplication.translate("Shortcuts", "Remove the square, or bring it back"), "Delete"),
        Shortcut(
            QCoreApplication.translate("Shortcuts", "Open the menu of the square"), _either([_menu_key(), "Shift+F10"])
        ),
        Shortcut(QCoreApplication.translate("Shortcuts", "Give the arrow keys back to the playback"), "Esc"),
    )


def _editor_keys() -> tuple[Shortcut, ...]:
    return (
        Shortcut(QCoreApplication.translate("Shortcuts", "Go from cell to cell"), _arrows()),
        Shortcut(
            QCoreApplication.translate("Shortcuts", "Place the piece, or take it away"), _either(["Enter", "Space"])
        ),
        Shortcut(QCoreApplication.translate("Shortcuts", "Turn the general"), "T"),
        Shortcut(QCoreApplication.translate("Shortcuts", "Clear the cell"), "Delete"),
    )


def _common_keys() -> tuple[Shortcut, ...]:
    return (
        Shortcut(QCoreApplication.translate("Shortcuts", "To the next control, or the one before"), "Tab, Shift+Tab"),
        Shortcut(QCoreApplication.translate("Shortcuts", "Into the menus"), _either(["F10", "Alt"])),
        Shortcut(QCoreApplication.translate("Shortcuts", "Leave a list, a note or a window"), "Esc"),
    )


def _arrows() -> str:
    return QCoreApplication.translate("Shortcuts", "Arrow keys")


def _menu_key() -> str:
    return QCoreApplication.translate("Shortcuts", "Menu key")
