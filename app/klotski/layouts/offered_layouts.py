"""The layouts there are to choose from, grouped by collection: rows of layouts below rows that name the group."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from dataclasses import replace
from enum import StrEnum
from itertools import chain
from typing import Any, NamedTuple

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Slot,
)
from PySide6.QtGui import QIcon

from app.klotski.board.thumbnails import Thumbnails
from app.klotski.layouts.layout_names import (
    collection_title,
    entry_of,
    is_placed,
    layout_name,
    names_tip,
    spoken_layout,
)
from app.klotski.progress import Best, KlotskiProgress
from app.ui.application import application
from solvers.klotski.catalogue.catalogue import Collection, Entry, collections, entries
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric

Index = QModelIndex | QPersistentModelIndex

ENTRY_ROLE = Qt.ItemDataRole.UserRole
"""The `Entry` of a row, None of a heading."""


class LayoutGroup(StrEnum):
    """The groups that are no collections; they are there while somebody has come to a layout of them."""

    OWN = "own"
    """Layouts that the person made."""
    PLACED = "placed"
    """Layouts of the chapters, puzzles of days, and the hardest of some pieces, that no collection here has."""


class Heading(NamedTuple):
    """What stands above a group."""

    group: Collection | LayoutGroup
    continued: bool = False
    """Whether some layouts of the collection stand further up, in another that has them too."""


Row = Heading | Entry


class OfferedLayouts(QAbstractListModel):
    """Own layouts first, each under every name that was given to it, then each collection's that no earlier one has.

    Between them stand those of chapters and of days, and the hardest of some pieces, that were played since the program
    was started.
    """

    def __init__(self, thumbnails: Thumbnails, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thumbnails = thumbnails
        self.metric = Metric.MOVES
        """What the shortest solutions are counted in."""
        self._progress: KlotskiProgress | None = None
        self._own: list[Entry] = []
        self._members = {LayoutGroup.OWN: self._own, LayoutGroup.PLACED: list[Entry]()}
        self._named: frozenset[tuple[str, str]] = frozenset()
        self._offered = list(_collected())
        self._rows: list[Row] = list(self._offered)

    def count_in(self, metric: Metric) -> None:
        """Show the shortest lengths in another metric."""
        self.metric = metric
        self._show_again()

    def show_progress(self, progress: KlotskiProgress) -> None:
        """Show from now on what the person has reached in each layout."""
        self._progress = progress
        progress.changed.connect(self._show_again)
        self._show_again()

    def best(self, entry: Entry) -> Best | None:
        """What the person has reached in a layout, in the present metric."""
        return None if self._progress is None else self._progress.best_of_text(entry.text, self.metric)

    @Slot()
    def _show_again(self) -> None:
        self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))

    def row_of(self, layout: Layout) -> int:
        """The first row of a layout; one that stands nowhere yet is added, to the own ones if it has no other place."""
        row = self._find(layout)
        if row is None:
            self._add(LayoutGroup.PLACED if is_placed(layout) else LayoutGroup.OWN, entry_of(layout))
            row = self._find(layout)
        assert row is not None
        return row

    def offer_own(self, own: Sequence[Entry], shown: Layout | None) -> None:
        """Let these own layouts, the newest first, stand among the others by their names; none named before stays.

        Only the one that is `shown` does, without its name, if it stands nowhere else.
        """
        before, self._named = self._named, frozenset(map(_key, own))
        for entry in reversed(own):
            self._offer(entry)
        for entry in [entry for entry in self._own if _key(entry) in before - self._named]:
            self._withdraw(self._own.index(entry), shown)

    def _offer(self, entry: Entry) -> None:
        """Let an own layout stand among the others by its name; one that has no name, or none any more, is given it."""
        keys = [_key(one) for one in self._own]
        if _key(entry) in keys:
            return
        number = next((n for n, key in enumerate(keys) if key[0] == entry.text and key not in self._named), None)
        if number is None:
            self._add(LayoutGroup.OWN, entry)
        else:
            self._set(LayoutGroup.OWN, number, replace(self._own[number], names=entry.names))

    def layout_rows(self) -> list[tuple[int, Entry]]:
        """The layouts in their order, each with the number of its row."""
        return [(number, row) for number, row in enumerate(self._rows) if isinstance(row, Entry)]

    def continues(self, row: int) -> bool:
        """Whether the collection of a heading has layouts that stand further up, too."""
        heading = self._rows[row]
        return isinstance(heading, Heading) and heading.continued

    def heading_rows(self, rows: Container[int]) -> Iterator[int]:
        """The rows of the headings above these rows."""
        heading = 0
        for number, row in enumerate(self._rows):
            if isinstance(row, Heading):
                heading = number
            elif number in rows:
                yield heading

    def learn(self, layout: Layout, metric: Metric, optimum: int | None) -> None:
        """Note the shortest length, now proven, of a layout that no collection has."""
        text = str(layout)
        for group in LayoutGroup:
            for number, entry in enumerate(self._members[group]):
                if entry.text == text and metric not in entry.optimum:
                    self._set(group, number, replace(entry, optimum={**entry.optimum, metric: optimum}))

    def rowCount(self, parent: Index | None = None) -> int:
        """How many rows there are, headings too."""
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Only layouts can be chosen."""
        if not index.isValid() or isinstance(self._rows[index.row()], Heading):
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """What to show of a row."""
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        return _heading_data(row, role) if isinstance(row, Heading) else self._entry_data(row, role)

    def _entry_data(self, entry: Entry, role: int) -> Any:
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return layout_name(entry.names)
            case Qt.ItemDataRole.AccessibleTextRole:
                return spoken_layout(entry, self.metric, self.best(entry))
            case Qt.ItemDataRole.ToolTipRole:
                return names_tip(entry.names)
            case Qt.ItemDataRole.DecorationRole:
                return QIcon(self._thumbnails.picture(entry.layout, application().devicePixelRatio()))
            case _:
                return entry if role == ENTRY_ROLE else None

    def _find(self, layout: Layout) -> int | None:
        text = str(layout)
        return next((number for number, entry in self.layout_rows() if entry.text == text), None)

    def _first_row(self, group: LayoutGroup) -> int:
        """The row of the heading of a group, if it has any."""
        return 0 if group is LayoutGroup.OWN or not self._own else len(self._own) + 1

    def _assemble(self) -> None:
        """Put the groups together, each below its heading."""
        groups = [[Heading(group), *self._members[group]] for group in LayoutGroup if self._members[group]]
        self._rows = [*chain.from_iterable(groups), *self._offered]

    def _set(self, group: LayoutGroup, number: int, entry: Entry) -> None:
        row = self._first_row(group) + 1 + number
        self._members[group][number] = self._rows[row] = entry
        self.dataChanged.emit(self.index(row), self.index(row))

    def _withdraw(self, number: int, shown: Layout | None) -> None:
        """Offer an own layout no longer; one that is shown loses its name alone. The last one takes the heading."""
        entry = self._own[number]
        if entry.layout == shown and sum(one.text == entry.text for _, one in self.layout_rows()) == 1:
            self._set(LayoutGroup.OWN, number, replace(entry, names=entry_of(entry.layout).names))
            return
        last = len(self._own) == 1
        self.beginRemoveRows(QModelIndex(), 0 if last else number + 1, number + 1)
        del self._own[number]
        self._assemble()
        self.endRemoveRows()

    def _add(self, group: LayoutGroup, entry: Entry) -> None:
        """Put a layout first in its group, below the heading, which comes with the first of them."""
        members, heading = self._members[group], self._first_row(group)
        self.beginInsertRows(QModelIndex(), heading + 1 if members else heading, heading + 1)
        members.insert(0, entry)
        self._assemble()
        self.endInsertRows()


def _key(entry: Entry) -> tuple[str, str]:
    """What tells own layouts apart: the layout and the name."""
    return entry.text, entry.names.hant


def _collected() -> Iterator[Row]:
    for collection in collections():
        members = [entry for entry in entries() if collection.key in entry.collections]
        first = [entry for entry in members if entry.collections[0] == collection.key]
        yield Heading(collection, continued=len(first) < len(members))
        yield from first


def _heading_data(heading: Heading, role: int) -> str | None:
    if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
        return None
    match heading.group:
        case LayoutGroup.OWN:
            return QCoreApplication.translate("Layouts", "My layouts")
        case LayoutGroup.PLACED:
            return QCoreApplication.translate("Layouts", "Chapters, puzzles of the day, hardest layouts")
        case collection:
            return collection_title(collection)
