"""The actions of a page: what they are called in the menus, and their keys."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from app.puzzle.copy_forms import CopyAsMenu
from app.ui.widgets.actions import KEYS


def make_actions(parent: QObject) -> dict[str, QAction]:
    """Every action that a page may have, by its name. Each is disabled until `offer` says what it does.

    A key is in force where the action is part of a menu of a window, so those of pages that are not in front mean
    nothing.
    """
    return {name: _action(parent, name, text) for name, text in _texts().items()}


def make_page_actions(page: QWidget, copy_as: CopyAsMenu | None = None) -> dict[str, QAction]:
    """The actions of a page, and `copy-as`, which opens this menu, or one without any form."""
    menu = CopyAsMenu(tuple, page) if copy_as is None else copy_as
    menu.menuAction().setEnabled(False)
    return {**make_actions(page), "copy-as": menu.menuAction()}


def _action(parent: QObject, name: str, text: str) -> QAction:
    action = QAction(text, parent, enabled=False)
    action.setObjectName(name + "Action")
    action.setShortcuts([QKeySequence(key) for key in KEYS[name]])
    return action


def _texts() -> dict[str, str]:
    translate = QCoreApplication.translate
    return {
        "export": translate("Actions", "&Export…"),
        "print": translate("Actions", "&Print…"),
        "new": translate("Actions", "&New game"),
        "undo": translate("Actions", "&Undo"),
        "redo": translate("Actions", "&Redo"),
        "reset": translate("Actions", "Start &over"),
        "hint": translate("Actions", "&Hint"),
        "strict": translate("Actions", "Strict &game (starts a new one)"),
        "relaxed": translate("Actions", "Rela&xed game (no stars, nothing costs any)"),
        "draw": translate("Actions", "&Draw the board"),
        "copy": translate("Actions", "&Copy"),
        "search": translate("Actions", "&Solve / find tour"),
        "watch": translate("Actions", "&Watch it think"),
        "watch-paused": translate("Actions", "Watch it step &by step"),
        "next": translate("Actions", "&Next solution"),
        "stop": translate("Actions", "S&top"),
        "pause-search": translate("Actions", "&Pause / resume"),
        "step-search": translate("Actions", "Next whole st&ep"),
        "first": translate("Actions", "Go to &start"),
        "back": translate("Actions", "Step &back"),
        "play": translate("Actions", "&Play / pause"),
        "forward": translate("Actions", "Step &forward"),
        "last": translate("Actions", "Go to &end"),
        "faster": translate("Actions", "F&aster"),
        "slower": translate("Actions", "S&lower"),
        "previous-detour": translate("Actions", "Pre&vious detour"),
        "next-detour": translate("Actions", "Next &detour"),
        "better": translate("Actions", "Show &what was better"),
        "zoom-in": translate("Actions", "Zoom &in"),
        "zoom-out": translate("Actions", "Zoom &out"),
        "zoom-fit": translate("Actions", "Fit &board"),
        "present": translate("Actions", "Present on the &whole screen"),
        "map": translate("Actions", "Map of all po&sitions"),
    }
