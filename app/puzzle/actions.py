"""The actions of a page: what they are called in the menus, and their keys."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from app.puzzle.copy_forms import CopyAsMenu


def make_actions(parent: QObject) -> dict[str, QAction]:
    """Every action that a page may have, by its name. Each is disabled until `offer` says what it does.

    A key is in force where the action is part of a menu of a window, so those of pages that are not in front mean
    nothing.
    """
    return {name: _action(parent, name, text, *keys) for name, (text, *keys) in _texts_and_keys().items()}


def make_page_actions(page: QWidget, copy_as: CopyAsMenu | None = None) -> dict[str, QAction]:
    """The actions of a page, and `copy-as`, which opens this menu, or one without any form."""
    menu = CopyAsMenu(tuple, page) if copy_as is None else copy_as
    menu.menuAction().setEnabled(False)
    return {**make_actions(page), "copy-as": menu.menuAction()}


def _action(parent: QObject, name: str, text: str, *keys: QKeySequence.StandardKey | str) -> QAction:
    action = QAction(text, parent)
    action.setObjectName(name + "Action")
    action.setShortcuts([QKeySequence(key) for key in keys])
    action.setEnabled(False)
    return action


def _texts_and_keys() -> dict[str, tuple[str, *tuple[QKeySequence.StandardKey | str, ...]]]:
    translate = QCoreApplication.translate
    return {
        "export": (translate("Actions", "&Export…"), "Ctrl+E"),
        "undo": (translate("Actions", "&Undo"), "Ctrl+Z"),
        "redo": (translate("Actions", "&Redo"), "Ctrl+Y", "Ctrl+Shift+Z"),
        "reset": (translate("Actions", "Begin &Anew"), "Ctrl+R"),
        "hint": (translate("Actions", "&Hint"), "H"),
        "copy": (translate("Actions", "&Copy What Is Shown"), QKeySequence.StandardKey.Copy),
        "search": (translate("Actions", "&Solve, or Find a Tour"), "Ctrl+Return"),
        "next": (translate("Actions", "&Next Answer"), "N"),
        "stop": (translate("Actions", "S&top"), "Esc"),
        "pause-search": (translate("Actions", "&Pause or Go On"), "P"),
        "step-search": (translate("Actions", "S&ingle Step"), "."),
        "slower-search": (translate("Actions", "Sl&ower"), "Ctrl+Left"),
        "faster-search": (translate("Actions", "Fas&ter"), "Ctrl+Right"),
        "first": (translate("Actions", "To the &Beginning"), "Home"),
        "back": (translate("Actions", "One Step B&ack"), "Left"),
        "play": (translate("Actions", "&Play or Pause"), "Space"),
        "forward": (translate("Actions", "One Step &Forward"), "Right"),
        "last": (translate("Actions", "To the &End"), "End"),
        "faster": (translate("Actions", "Fa&ster"), "+"),
        "slower": (translate("Actions", "S&lower"), "-"),
    }
