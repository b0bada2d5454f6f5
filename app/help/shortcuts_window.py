"""The window of all keys, with a line to search them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QHeaderView,
    QLabel,
    QLineEdit,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from app.help.shortcut_list import Shortcut, ShortcutGroup

FIRST_SIZE = QSize(560, 620)


class ShortcutsWindow(QDialog):
    """What is done at the left and its keys at the right, in groups; the search looks in both."""

    def __init__(self, groups: Sequence[ShortcutGroup], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("shortcutsWindow")
        self.setWindowTitle(self.tr("Keyboard Shortcuts"))
        self.resize(FIRST_SIZE)
        self.search = QLineEdit()
        self.search.setObjectName("shortcutsSearch")
        self.search.setAccessibleName(self.tr("Search the shortcuts"))
        self.search.setPlaceholderText(self.tr("Search by what it does, or by its keys"))
        self.search.setClearButtonEnabled(True)
        self._groups = [_items(group) for group in groups]
        self.tree = self._tree()
        self.nothing = QLabel(self.tr("No shortcut has these words."))
        self.nothing.setObjectName("shortcutsNothing")
        self.nothing.setProperty("role", "caption")
        self.nothing.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 14, 14, 14)
        column.setSpacing(10)
        column.addWidget(self.search)
        column.addWidget(self.nothing)
        column.addWidget(self.tree, 1)
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
        tree = QTreeWidget()
        tree.setObjectName("shortcutsTree")
        tree.setAccessibleName(self.tr("Shortcuts"))
        tree.setHeaderLabels([self.tr("What it does"), self.tr("Keys")])
        tree.setRootIsDecorated(False)
        tree.setItemsExpandable(False)
        tree.setIndentation(14)
        tree.setUniformRowHeights(True)
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
