"""The catalogue as a table, and the part of it that is asked for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QIcon

from app.klotski.board.thumbnails import Thumbnails
from app.klotski.layouts.layout_names import collection_title, layout_name, spoken_layout
from app.ui.look.theme import Appearance
from app.ui.words.numbers import grouped
from solvers.klotski.catalogue.catalogue import Entry, PaperRecord, collections, entries, folded
from solvers.klotski.catalogue.name_search import hits
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric

NOT_OPTIMAL = "≠"
"""Stands before a printed number that is not the optimum."""

Figure = int | None


@dataclass(frozen=True, slots=True)
class Column:
    """`text` is what is shown, `order` what it is sorted by: a number or a text, None where there is nothing."""

    title: str
    meaning: str
    text: Callable[[Entry], str]
    order: Callable[[Entry], int | str | None]
    numeric: bool = True
    wrong: Callable[[Entry], bool] = lambda entry: False


def catalogue_columns() -> tuple[Column, ...]:
    """Every column, in the user's language."""
    return (
        *_name_columns(),
        *_optimum_columns(),
        *_printed_columns(),
        *_record_columns(),
        _collection_column(),
    )


def is_printed_wrong(entry: Entry, metric: Metric) -> bool:
    """Whether the paper printed another number than the optimum."""
    printed = _printed(entry, metric)
    return printed is not None and printed != entry.optimum[metric]


def marked(figure: str, wrong: bool) -> str:
    """A printed number, with the mark when it is not the optimum."""
    text = QCoreApplication.translate("Catalogue", "{mark} {number}")
    return text.format(mark=NOT_OPTIMAL, number=figure) if wrong else figure


def _name_columns() -> tuple[Column, ...]:
    return (
        Column(
            QCoreApplication.translate("Catalogue", "Name"),
            QCoreApplication.translate("Catalogue", "The name; its other names are in the tooltips. Sorted by pinyin"),
            lambda entry: layout_name(entry.names),
            lambda entry: folded(entry.names.pinyin),
            numeric=False,
        ),
        Column(
            QCoreApplication.translate("Catalogue", "English"),
            QCoreApplication.translate("Catalogue", "The name in English"),
            lambda entry: entry.names.en,
            lambda entry: entry.names.en.casefold(),
            numeric=False,
        ),
        Column(
            QCoreApplication.translate("Catalogue", "Pinyin"),
            QCoreApplication.translate("Catalogue", "How the name is said"),
            lambda entry: entry.names.pinyin,
            lambda entry: folded(entry.names.pinyin),
            numeric=False,
        ),
    )


def _optimum_columns() -> tuple[Column, ...]:
    titles = {
        Metric.MOVES: QCoreApplication.translate("Catalogue", "Moves"),
        Metric.CELLS: QCoreApplication.translate("Catalogue", "Cells"),
        Metric.STRAIGHT: QCoreApplication.translate("Catalogue", "Straight\nslides"),
    }
    meaning = QCoreApplication.translate("Catalogue", "The proved length of a shortest solution")
    return tuple(_optimum_column(metric, title, meaning) for metric, title in titles.items())


def _optimum_column(metric: Metric, title: str, meaning: str) -> Column:
    none = QCoreApplication.translate("Catalogue", "none")

    def text(entry: Entry) -> str:
        length = entry.optimum[metric]
        return none if length is None else grouped(length)

    return Column(title, meaning, text, lambda entry: entry.optimum[metric])


def _printed_columns() -> tuple[Column, ...]:
    meaning = QCoreApplication.translate("Catalogue", "What the paper printed as the length of a shortest solution")
    return (
        _printed_column(Metric.MOVES, QCoreApplication.translate("Catalogue", "Printed\nmoves"), meaning),
        _printed_column(Metric.CELLS, QCoreApplication.translate("Catalogue", "Printed\ncells"), meaning),
    )


def _printed_column(metric: Metric, title: str, meaning: str) -> Column:
    def text(entry: Entry) -> str:
        printed = _printed(entry, metric)
        return "" if printed is None else marked(grouped(printed), is_printed_wrong(entry, metric))

    return Column(
        title,
        meaning,
        text,
        lambda entry: _printed(entry, metric),
        wrong=lambda entry: is_printed_wrong(entry, metric),
    )


def _record_columns() -> tuple[Column, ...]:
    return (
        _record_column(
            QCoreApplication.translate("Catalogue", "Earlier\nrecord"),
            QCoreApplication.translate("Catalogue", "The fewest moves known before the paper"),
            lambda paper: paper.earlier_moves,
        ),
        _record_column(
            QCoreApplication.translate("Catalogue", "Boards\nexpanded"),
            QCoreApplication.translate("Catalogue", "How many positions the paper's search expanded"),
            lambda paper: paper.boards_expanded,
        ),
        _record_column(
            QCoreApplication.translate("Catalogue", "Pentium\nseconds"),
            QCoreApplication.translate("Catalogue", "How long the paper's search took on a Pentium 166"),
            lambda paper: paper.seconds,
        ),
    )


def _record_column(title: str, meaning: str, figure: Callable[[PaperRecord], Figure]) -> Column:
    def order(entry: Entry) -> Figure:
        return None if entry.paper is None else figure(entry.paper)

    def text(entry: Entry) -> str:
        number = order(entry)
        return "" if number is None else grouped(number)

    return Column(title, meaning, text, order)


def _collection_column() -> Column:
    return Column(
        QCoreApplication.translate("Catalogue", "Collections"),
        QCoreApplication.translate("Catalogue", "Who gathered the layout"),
        _collections,
        lambda entry: [collection.key for collection in collections()].index(entry.collections[0]),
        numeric=False,
    )


def _printed(entry: Entry, metric: Metric) -> Figure:
    if entry.paper is None:
        return None
    return {Metric.MOVES: entry.paper.moves, Metric.CELLS: entry.paper.cells}.get(metric)


def _collections(entry: Entry) -> str:
    comma = QCoreApplication.translate("Catalogue", ", ", "between two collections")
    return comma.join(collection_title(one) for one in collections() if one.key in entry.collections)


Index = QModelIndex | QPersistentModelIndex

ENTRY_ROLE = Qt.ItemDataRole.UserRole
ORDER_ROLE = Qt.ItemDataRole.UserRole + 1
"""What a cell is sorted by."""
NAME = 0
"""The column with the picture."""
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class CatalogueTable(QAbstractTableModel):
    """A row for each layout of the catalogue, in its order."""

    def __init__(self, appearance: Appearance, thumbnails: Thumbnails, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._thumbnails = thumbnails
        self._columns = catalogue_columns()
        self._entries = entries()
        self.pixel_ratio = 1.0
        appearance.changed.connect(self._repaint)

    def row_of(self, layout: Layout) -> int | None:
        """The row of a layout, None where the catalogue lacks it."""
        text = str(layout)
        return next((row for row, entry in enumerate(self._entries) if entry.text == text), None)

    def rowCount(self, parent: Index | None = None) -> int:
        """How many layouts there are."""
        return 0 if parent is not None and parent.isValid() else len(self._entries)

    def columnCount(self, parent: Index | None = None) -> int:
        """How much is said of each."""
        return 0 if parent is not None and parent.isValid() else len(self._columns)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> str | Qt.AlignmentFlag | None:
        """The titles, and in the tooltips what they mean."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        column = self._columns[section]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return column.title
            case Qt.ItemDataRole.AccessibleTextRole:
                return column.title.replace("\n", " ")
            case Qt.ItemDataRole.ToolTipRole:
                return column.meaning
            case Qt.ItemDataRole.TextAlignmentRole:
                return RIGHT if column.numeric else LEFT
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """One cell."""
        entry, column = self._entries[index.row()], self._columns[index.column()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return column.text(entry)
            case Qt.ItemDataRole.TextAlignmentRole:
                return RIGHT if column.numeric else LEFT
            case Qt.ItemDataRole.ForegroundRole:
                return QColor(self._colour(entry, index.column()))
            case Qt.ItemDataRole.ToolTipRole:
                return self._tooltip(entry, index.column())
            case Qt.ItemDataRole.DecorationRole if index.column() == NAME:
                return self._icon(entry.layout)
            case Qt.ItemDataRole.FontRole if index.column() == NAME:
                return _name_font()
            case Qt.ItemDataRole.AccessibleTextRole if index.column() == NAME:
                return spoken_layout(entry, Metric.MOVES)
        return {ENTRY_ROLE: entry, ORDER_ROLE: column.order(entry)}.get(role)

    def _icon(self, layout: Layout) -> QIcon:
        """The picture, the same on a row that is chosen."""
        icon, picture = QIcon(), self._thumbnails.picture(layout, self.pixel_ratio)
        for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected):
            icon.addPixmap(picture, mode)
        return icon

    def _colour(self, entry: Entry, column: int) -> str:
        theme = self._appearance.theme
        if self._columns[column].wrong(entry):
            return theme.accent
        return theme.text if entry.solvable and (column == NAME or self._columns[column].numeric) else theme.muted

    def _tooltip(self, entry: Entry, column: int) -> str | None:
        if self._columns[column].wrong(entry):
            return self.tr("Not the optimum: {moves} moves, {cells} cells are").format(
                moves=entry.optimum[Metric.MOVES], cells=entry.optimum[Metric.CELLS]
            )
        if column != NAME:
            return None if self._columns[column].numeric else self._columns[column].text(entry)
        if not entry.names.aliases:
            return None
        others = (f"{layout_name(names)} {names.en}" for names in entry.names.aliases)
        return "\n".join([self.tr("Also called"), *others])

    def _repaint(self) -> None:
        self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, self.columnCount() - 1))


class CatalogueSelection(QSortFilterProxyModel):
    """The layouts of one collection, or of all, whose names fit a text; in any order, with what is missing last."""

    def __init__(self, table: CatalogueTable, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._passing = set(entries())
        self.setSourceModel(table)

    def select(self, text: str, collection: str | None) -> None:
        """Pass what fits the text, of the collection with this key or of all."""
        among = [entry for entry in entries() if collection is None or collection in entry.collections]
        self._passing = {hit.entry for hit in hits(text, among)}
        self.invalidate()

    def filterAcceptsRow(self, source_row: int, source_parent: Index) -> bool:
        """Whether the layout passes."""
        return entries()[source_row] in self._passing

    def lessThan(self, source_left: Index, source_right: Index) -> bool:
        """By number or by text; what is missing comes last, up or down."""
        left, right = source_left.data(ORDER_ROLE), source_right.data(ORDER_ROLE)
        if left is None or right is None:
            ascending = self.sortOrder() is Qt.SortOrder.AscendingOrder
            return left is not right and (right is None) is ascending
        return left < right


def _name_font() -> QFont:
    font = QFont()
    font.setPixelSize(14)
    return font
