"""What of the offered layouts fits a text that is searched for; the first paint does not wait for this."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QCoreApplication, QModelIndex, QObject, QPersistentModelIndex, QSortFilterProxyModel, Qt

from app.klotski.layouts.offered_layouts import OfferedLayouts
from app.ui.words.numbers import grouped
from solvers.klotski.catalogue.name_search import Hit, hits

Index = QModelIndex | QPersistentModelIndex

NAMES_ROLE = Qt.ItemDataRole.UserRole + 2
"""The `Names` of a layout that fit what was typed: its name, or one of its others."""
SIZE_ROLE = Qt.ItemDataRole.UserRole + 3
"""How many layouts pass below a heading, in words: more, where others of the collection stand further up."""


class LayoutFilter(QSortFilterProxyModel):
    """Passes the layouts that fit, with the headings of the groups in which there are any."""

    def __init__(self, offered: OfferedLayouts, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._offered = offered
        self._hits: dict[int, Hit] = {}
        self._sizes: Counter[int] = Counter()
        self.setSourceModel(offered)

    def find(self, text: str) -> QModelIndex:
        """Pass only what fits the text; returns what fits best, an invalid index when nothing does."""
        rows = self._offered.layout_rows()
        numbers = {id(entry): number for number, entry in rows}
        self._hits = {numbers[id(hit.entry)]: hit for hit in hits(text, (entry for _, entry in rows))}
        self._sizes = Counter(self._offered.heading_rows(self._hits))
        self.invalidate()
        best = min(self._hits, key=lambda row: self._hits[row].likeness, default=None)
        return QModelIndex() if best is None else self.index_of(best)

    def index_of(self, row: int) -> QModelIndex:
        """Where a row of the offered layouts stands here."""
        return self.mapFromSource(self._offered.index(row))

    def filterAcceptsRow(self, source_row: int, source_parent: Index) -> bool:
        """Whether the row passes."""
        return source_row in self._hits or source_row in self._sizes

    def _size_text(self, row: int) -> str:
        number, more = grouped(self._sizes[row]), QCoreApplication.translate("Layouts", "{number} more")
        return more.format(number=number) if self._offered.continues(row) else number

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """What the offered layouts say, the name by which a layout was found, and how many a heading stands above."""
        row = self.mapToSource(index).row()
        if role == NAMES_ROLE:
            return self._hits[row].names if row in self._hits else None
        if role == SIZE_ROLE:
            return self._size_text(row) if row in self._sizes else None
        return super().data(index, role)
