"""What a person sees of a window and of all that is open over it, and can use now."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QDialog,
    QMenu,
    QTabBar,
    QWidget,
)

from app.window.main_window import MainWindow
from tests.soak.usage import is_of_qt, name_of

W = TypeVar("W", bound=QWidget)
QUIT = "quit"
"""The action after which the window is closed and opened again, which happens by itself now and then."""
MOST_TRIED = 50
"""How many entries of a list are tried, until one is found that can be chosen."""
WINDOWS = (Qt.WindowType.Window, Qt.WindowType.Dialog)


class Screen:
    """The windows of the program, of which some take no events while another is open over them."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window

    @property
    def above(self) -> QWidget | None:
        """What is open over all windows and keeps every event to itself: a menu, a list, or a modal dialog."""
        return QApplication.activePopupWidget() or QApplication.activeModalWidget()

    @property
    def beside(self) -> list[QWidget]:
        """The other windows that are open, the main window not among them."""
        return [
            one
            for one in QApplication.topLevelWidgets()
            if one is not self.window and one.isVisible() and one.windowType() in WINDOWS
        ]

    @property
    def usable(self) -> list[QWidget]:
        """The windows that take events now."""
        above = self.above
        return [self.window, *self.beside] if above is None else [above]

    @property
    def qt_dialog(self) -> QDialog | None:
        """A dialog of Qt's own that is open: it looks for a file, or for a printer."""
        dialogs = (one for one in QApplication.topLevelWidgets() if isinstance(one, QDialog))
        return next((one for one in dialogs if is_of_qt(one)), None)

    def named(self, name: str, kind: type[W]) -> W | None:
        """What has this object name and can be used now."""
        return next((one for front in self.usable for one in usable_parts(front, kind, name)), None)


def usable_parts(front: QWidget, kind: type[W], name: str = "") -> list[W]:
    """The widgets of a kind in a window that are visible and enabled; of other windows over it, none."""
    found = front.findChildren(kind, name) if name else front.findChildren(kind)
    return [one for one in found if one.isVisible() and one.isEnabled() and one.window() is front]


def buttons(front: QWidget) -> list[QAbstractButton]:
    """The buttons in a window that can be pressed."""
    return usable_parts(front, QAbstractButton)


def entries(combo: QComboBox) -> list[int]:
    """The entries of a dropdown that can be chosen: a group's title cannot."""
    model, column, root = combo.model(), combo.modelColumn(), combo.rootModelIndex()
    return [row for row in range(combo.count()) if _can_be_chosen(model.index(row, column, root))]


def choosable(menu: QMenu) -> list[QAction]:
    """The entries of a menu that can be chosen, but that to quit, which is not for chance."""
    entries = [one for one in menu.actions() if one.isVisible() and one.isEnabled() and not one.isSeparator()]
    return [one for one in entries if name_of(one) != QUIT]


def tabs(bar: QTabBar) -> list[int]:
    """The tabs that can be turned to."""
    return [number for number in range(bar.count()) if bar.isTabEnabled(number) and bar.isTabVisible(number)]


def row(view: QAbstractItemView, draw: Callable[[int], int]) -> QModelIndex | None:
    """An entry of a list, table or tree that can be chosen; `draw` draws a number below another."""
    model, parent = view.model(), view.rootIndex()
    if model is None:
        return None
    for _ in range(MOST_TRIED):
        rows = model.rowCount(parent)
        columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)
        if not rows or not columns:
            return None
        index = model.index(draw(rows), draw(columns), parent)
        if model.rowCount(index) and draw(3):  # into a branch of a tree
            parent = index
        elif _can_be_chosen(index):
            return index
    return None


def _can_be_chosen(index: QModelIndex | QPersistentModelIndex) -> bool:
    return bool(index.flags() & Qt.ItemFlag.ItemIsEnabled)
