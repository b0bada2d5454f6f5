"""The window of all keys, with a line to search them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QKeyCombination, QSize, Qt, Slot
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QHeaderView,
    QLineEdit,
    QMenu,
    QMenuBar,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from app.history import table as history_table
from app.learn.chapters import tile_grid
from app.puzzle import presentation
from app.puzzle.board import hand_marks
from app.ui.widgets.actions import ARROWS, ListedKeys, key_text
from app.ui.widgets.shorthand import column, label, named
from app.ui.widgets.windows import set_up_window
from app.window.registry import PUZZLES
from solvers.puzzles import imported

translate = QCoreApplication.translate


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
    menus = [menu for menu in (action.menu() for action in bar.actions()) if isinstance(menu, QMenu)]
    groups = [ShortcutGroup(_plain(menu.title()), tuple(_shortcuts(menu, ""))) for menu in menus]
    return (*(group for group in groups if group.shortcuts), *_board_groups())


def _shortcuts(menu: QMenu, before: str) -> Iterator[Shortcut]:
    for action in menu.actions():
        submenu = action.menu()
        if isinstance(submenu, QMenu):
            text = translate("Shortcuts", "{menu}: ", "before what stands in a menu inside a menu")
            yield from _shortcuts(submenu, before + text.format(menu=_plain(submenu.title())))
        elif action.shortcuts():
            yield Shortcut(before + _plain(action.text()), _either(action.shortcuts()))


def _either(keys: Iterable[QKeySequence | Qt.Key | QKeyCombination | QKeySequence.StandardKey | str]) -> str:
    """Keys as the system writes them; between the four arrows, which come together, only a space."""
    keys = list(keys)
    between = " " if keys == list(ARROWS) else translate("Shortcuts", " or ", "between two keys")
    return between.join(map(key_text, keys))


def _plain(text: str) -> str:
    """A menu's text without its access key, "(&F)" in Chinese, and the dots of what opens a window."""
    return re.sub(r"\(&.\)", "", text).replace("&", "").removesuffix("…")


def _board_groups() -> Iterator[ShortcutGroup]:
    of_puzzles = [group for puzzle in PUZZLES for group in puzzle.key_groups]
    of_puzzles.sort(key=lambda group: not group.on_page)
    for title, listed in (
        *((group.title(), imported(group.listed)()) for group in of_puzzles),
        (translate("Shortcuts", "On every board"), hand_marks.listed_keys()),
        (translate("Shortcuts", "In a presentation"), presentation.listed_keys()),
        (translate("Shortcuts", "On the tiles of the chapters"), tile_grid.listed_keys()),
        (translate("Shortcuts", "In the history"), history_table.listed_keys()),
        (translate("Shortcuts", "Everywhere"), _common_keys()),
    ):
        yield ShortcutGroup(title, tuple(Shortcut(act, _either(keys)) for act, keys in listed))


def _common_keys() -> ListedKeys:
    """What Qt does with keys in every window."""
    back = QKeyCombination(Qt.KeyboardModifier.ShiftModifier, Qt.Key.Key_Tab)
    return (
        (translate("Shortcuts", "Next / previous control"), (Qt.Key.Key_Tab, back)),
        (translate("Shortcuts", "Go to the menu bar"), (Qt.Key.Key_F10, Qt.Key.Key_Alt)),
        (translate("Shortcuts", "Close a list, note or window"), (Qt.Key.Key_Escape,)),
    )


FIRST_SIZE = QSize(560, 620)


class ShortcutsWindow(QDialog):
    """What is done at the left and its keys at the right, in groups; the search looks in both."""

    def __init__(self, groups: Sequence[ShortcutGroup], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_up_window(self, "shortcutsWindow", self.tr("Keyboard shortcuts"), FIRST_SIZE)
        self.search = named(
            QLineEdit(placeholderText=self.tr("Search by action or key"), clearButtonEnabled=True),
            "shortcutsSearch",
            self.tr("Search shortcuts"),
        )
        self._groups = [_items(group) for group in groups]
        self.tree = self._tree()
        self.nothing = label(self.tr("No matching shortcuts."), "caption", "shortcutsNothing")
        self.nothing.hide()
        column(self.search, self.nothing, (self.tree, 1), spacing=10, margins=14, parent=self)
        self.search.textChanged.connect(self._filter)
        self.search.setFocus()

    def shown(self) -> list[Shortcut]:
        """The shortcuts that the search leaves."""
        lines = [line for _, lines in self._groups for line in lines if not line.isHidden()]
        return [Shortcut(line.text(0), line.text(1)) for line in lines]

    @Slot(str)
    def _filter(self, text: str) -> None:
        wanted = set(text.casefold().split())
        for group, lines in self._groups:
            for line in lines:
                said = f"{group.text(0)} {line.text(0)} {line.text(1)}".casefold()
                line.setHidden(not all(word in said for word in wanted))
            group.setHidden(all(line.isHidden() for line in lines))
        self.nothing.setVisible(not self.shown())

    def _tree(self) -> QTreeWidget:
        tree = named(QTreeWidget(), "shortcutsTree", self.tr("Shortcuts"))
        tree.setRootIsDecorated(False)
        tree.setItemsExpandable(False)
        tree.setIndentation(14)
        tree.setUniformRowHeights(True)
        tree.setHeaderLabels([self.tr("Action"), self.tr("Keys")])
        tree.addTopLevelItems([group for group, _ in self._groups])
        tree.expandAll()
        for group, _ in self._groups:
            group.setForeground(0, QApplication.palette().link())
        tree.headerItem().setTextAlignment(1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        tree.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        tree.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        tree.header().setStretchLastSection(False)
        return tree


def _items(group: ShortcutGroup) -> tuple[QTreeWidgetItem, list[QTreeWidgetItem]]:
    """The title of a group, and its lines below it."""
    title = QTreeWidgetItem([group.title])
    title.setFlags(Qt.ItemFlag.ItemIsEnabled)
    lines = [QTreeWidgetItem([shortcut.act, shortcut.keys]) for shortcut in group.shortcuts]
    for line in lines:
        line.setTextAlignment(1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    title.addChildren(lines)
    return title, lines
