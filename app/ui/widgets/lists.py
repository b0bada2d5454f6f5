"""A list of lines for a view, each made only when it is shown: a tour of 40,000 squares is listed at once."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import overload

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QAbstractItemView, QTableView, QWidget

from app.ui.look.fonts import tabular


class RowTable(QTableView):
    """The ground of the program's tables."""

    def __init__(self, name: str, row_height: int, parent: QWidget | None = None) -> None:
        """`row_height` is in pixels."""
        super().__init__(parent)
        self.setObjectName(name)
        self.setFont(tabular(self.font()))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(row_height)
        self.horizontalHeader().setHighlightSections(False)


NOWHERE = QModelIndex()


class Lines(Sequence[str]):
    """Lines of which each is made when somebody asks for it; a subclass has `__len__` and `line`."""

    @abstractmethod
    def line(self, number: int) -> str:
        """The line of this number, from 0."""

    @overload
    def __getitem__(self, place: int) -> str: ...
    @overload
    def __getitem__(self, place: slice) -> list[str]: ...
    def __getitem__(self, place: int | slice) -> str | list[str]:
        if isinstance(place, slice):
            return [self.line(number) for number in range(len(self))[place]]
        return self.line(range(len(self))[place])


class LineModel(QAbstractListModel):
    """Shows a sequence of strings; it asks the sequence for no line that is not looked at."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines: Sequence[str] = ()
        self._size = 0

    @property
    def lines(self) -> Sequence[str]:
        """What is listed."""
        return self._lines

    def show_lines(self, lines: Sequence[str]) -> None:
        """List these lines instead."""
        self.beginResetModel()
        self._lines, self._size = lines, len(lines)  # a list view asks for the size twice for every line it lays out
        self.endResetModel()

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = NOWHERE) -> int:
        """How many lines there are."""
        return 0 if parent.isValid() else self._size

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        """The text of a line."""
        if role != Qt.ItemDataRole.DisplayRole or not index.isValid():
            return None
        return self._lines[index.row()]
