"""The catalogue as a table, and the part of it that is asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, QSortFilterProxyModel, Qt
from PySide6.QtGui import QColor, QFont, QIcon

from app.klotski.board.thumbnails import Thumbnails
from app.klotski.layouts.layout_names import collection_title, layout_name, names_tip, spoken_layout
from app.klotski.words import counted, metric_title
from app.ui.look.scale import scaled
from app.ui.look.theme import Appearance
from app.ui.widgets.lists import Index, TableColumn, TableModel, figure_text
from app.ui.words.language import current
from app.ui.words.messages import listed
from app.ui.words.numbers import grouped, plural
from solvers.klotski.catalogue.catalogue import Entry, PaperRecord, collections, entries, folded
from solvers.klotski.catalogue.name_search import hits
from solvers.klotski.catalogue.state_spaces import StateSpaceFigures, state_space_figures
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric

NOT_OPTIMAL = "≠"
"""Stands before a printed number of steps that is not the fewest."""

Figure = int | None


@dataclass(frozen=True)
class CatalogueColumn(TableColumn[Entry]):
    """A column of the catalogue."""

    wrong: Callable[[Entry], bool] = field(default=lambda entry: False, kw_only=True)
    """Whether Wei and Lin's paper printed a number that is not the fewest."""
    of_paper: bool = field(default=False, kw_only=True)
    """Whether it says something only of the layouts of Wei and Lin's paper."""
    beside_paper: bool = field(default=True, kw_only=True)
    """Whether there is room for it beside what Wei and Lin's paper printed."""
    detail: Callable[[Entry], str | None] = field(default=lambda entry: None, kw_only=True)
    """What the tooltip of a figure adds to it."""


def catalogue_columns(metric: Metric) -> tuple[CatalogueColumn, ...]:
    """Return every column, in the user's language; the steps of maps are counted in this metric."""
    translate = QCoreApplication.translate
    optimum = translate("Catalogue", "Length of a shortest solution, proven")
    printed = translate("Catalogue", "Length of a shortest solution according to Wei and Lin's paper")
    name = translate("Catalogue", "Name")
    meaning = translate("Catalogue", "Name; hover over it to see its other names")
    if current() == "en":
        names = (_name_column(name, meaning, _by_english),)
    else:
        english, in_english = translate("Catalogue", "English"), translate("Catalogue", "The name in English")
        names = (
            _name_column(name, meaning, _by_pinyin),
            CatalogueColumn(english, lambda entry: entry.names.en, _by_english, numeric=False, meaning=in_english),
        )
    return (
        *names,
        CatalogueColumn(
            translate("Catalogue", "Pinyin"),
            lambda entry: entry.names.pinyin,
            _by_pinyin,
            numeric=False,
            meaning=translate("Catalogue", "Pronunciation"),
        ),
        _optimum_column(Metric.MOVES, translate("Catalogue", "Moves"), optimum),
        _optimum_column(Metric.CELLS, translate("Catalogue", "Cells"), optimum),
        _optimum_column(Metric.STRAIGHT, translate("Catalogue", "Straight\nslides"), optimum),
        _printed_column(Metric.MOVES, translate("Catalogue", "Printed\nmoves"), printed),
        _printed_column(Metric.CELLS, translate("Catalogue", "Printed\ncells"), printed),
        _record_column(
            translate("Catalogue", "Earlier\nrecord"),
            translate("Catalogue", "Fewest moves known before Wei and Lin's paper"),
            lambda paper: paper.earlier_moves,
        ),
        _record_column(
            translate("Catalogue", "Positions\nexpanded"),
            translate("Catalogue", "Positions expanded by the search of Wei and Lin's paper"),
            lambda paper: paper.boards_expanded,
        ),
        _record_column(
            translate("Catalogue", "Pentium\nseconds"),
            translate("Catalogue", "Time that the search of Wei and Lin's paper took on a Pentium 166"),
            lambda paper: paper.seconds,
        ),
        *map_columns(metric),
        CatalogueColumn(
            translate("Catalogue", "Collections"),
            _collections,
            lambda entry: [collection.key for collection in collections()].index(entry.collections[0]),
            numeric=False,
            beside_paper=False,
            meaning=translate("Catalogue", "Collections that contain the layout"),
        ),
    )


def is_printed_wrong(entry: Entry, metric: Metric) -> bool:
    """Whether Wei and Lin's paper printed another number than the fewest."""
    printed = _printed(entry, metric)
    return printed is not None and printed != entry.optimum[metric]


def marked(figure: str, wrong: bool) -> str:
    """A printed number, with the mark when it is not the fewest."""
    text = QCoreApplication.translate("Catalogue", "{mark} {number}")
    return text.format(mark=NOT_OPTIMAL, number=figure) if wrong else figure


def _by_english(entry: Entry) -> str:
    return entry.names.en.casefold()


def _by_pinyin(entry: Entry) -> str:
    return folded(entry.names.pinyin)


def _name_column(title: str, meaning: str, key: Callable[[Entry], str]) -> CatalogueColumn:
    return CatalogueColumn(title, lambda entry: layout_name(entry.names), key, numeric=False, meaning=meaning)


def _optimum_column(metric: Metric, title: str, meaning: str) -> CatalogueColumn:
    def optimum(entry: Entry) -> Figure:
        return entry.optimum[metric]

    none = QCoreApplication.translate("Catalogue", "none")
    return CatalogueColumn(title, figure_text(optimum, grouped, none), optimum, meaning=meaning)


def _printed_column(metric: Metric, title: str, meaning: str) -> CatalogueColumn:
    def printed(entry: Entry) -> Figure:
        return _printed(entry, metric)

    def wrong(entry: Entry) -> bool:
        return is_printed_wrong(entry, metric)

    def text(entry: Entry) -> str:
        return marked(figure_text(printed, grouped)(entry), wrong(entry))

    return CatalogueColumn(title, text, printed, wrong=wrong, of_paper=True, meaning=meaning)


def _record_column(title: str, meaning: str, figure: Callable[[PaperRecord], Figure]) -> CatalogueColumn:
    def key(entry: Entry) -> Figure:
        return None if entry.paper is None else figure(entry.paper)

    return CatalogueColumn(title, figure_text(key, grouped), key, of_paper=True, meaning=meaning)


def _printed(entry: Entry, metric: Metric) -> Figure:
    if entry.paper is None:
        return None
    return {Metric.MOVES: entry.paper.moves, Metric.CELLS: entry.paper.cells}.get(metric)


def _shortest(entry: Entry) -> str:
    """The length of a shortest solution in moves and in cells."""
    lengths = ((metric, entry.optimum[metric]) for metric in (Metric.MOVES, Metric.CELLS))
    return listed(counted(length, metric) for metric, length in lengths if length is not None)


def _collections(entry: Entry) -> str:
    return listed(collection_title(one) for one in collections() if one.key in entry.collections)


def map_columns(metric: Metric) -> Iterator[CatalogueColumn]:
    """What the map of a layout is like, its steps counted in this metric."""
    translate = QCoreApplication.translate

    def figures(entry: Entry) -> StateSpaceFigures:
        return state_space_figures(entry, metric)

    def passes(entry: Entry) -> Figure:
        return len(figures(entry).passes) if entry.solvable else None

    def steps_of_passes(entry: Entry) -> str | None:
        steps = figures(entry).passes
        if not steps:
            return None
        return plural(
            "Catalogue",
            "{number} narrow passes, at steps {steps} of a shortest solution",
            len(steps),
            steps=listed(map(grouped, steps)),
        )

    counted_in = translate("Catalogue", "{meaning}, counted in {metric}")
    furthest = translate("Catalogue", "Steps from the layout to the position furthest from it")
    narrow = translate("Catalogue", "Narrow passes: positions that every solution comes through")
    yield _map_column(
        translate("Catalogue", "Positions"),
        lambda entry: figures(entry).positions,
        translate("Catalogue", "Positions that can be reached from the layout, mirror images counted separately"),
    )
    yield _map_column(
        translate("Catalogue", "Furthest"),
        lambda entry: figures(entry).furthest,
        counted_in.format(meaning=furthest, metric=metric_title(metric)),
    )
    yield _map_column(
        translate("Catalogue", "Passes"),
        passes,
        counted_in.format(meaning=narrow, metric=metric_title(metric)),
        steps_of_passes,
    )


def _map_column(
    title: str,
    figure: Callable[[Entry], Figure],
    meaning: str,
    detail: Callable[[Entry], str | None] = lambda entry: None,
) -> CatalogueColumn:
    return CatalogueColumn(title, figure_text(figure, grouped), figure, meaning=meaning, detail=detail)


ENTRY_ROLE = Qt.ItemDataRole.UserRole
ORDER_ROLE = Qt.ItemDataRole.UserRole + 1
"""What a cell is sorted by."""
NAME = 0
"""The column with the picture."""


class CatalogueTable(TableModel):
    """A row for each layout of the catalogue, in its order."""

    def __init__(self, appearance: Appearance, thumbnails: Thumbnails, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._thumbnails = thumbnails
        self.columns = catalogue_columns(Metric.MOVES)
        self.rows = entries()
        self.pixel_ratio = 1.0
        appearance.changed.connect(self._repaint)

    def count_in(self, metric: Metric) -> None:
        """Count the steps of maps in another metric."""
        self.columns = catalogue_columns(metric)
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)
        self._repaint()

    def hidden_columns(self, of_paper: bool) -> list[int]:
        """The numbers of the columns to leave out: where the layouts of Wei and Lin's paper alone are listed, or not.

        In another list, what the paper says of them is not shown.
        """
        shown = [column.beside_paper if of_paper else not column.of_paper for column in self.columns]
        return [number for number, one in enumerate(shown) if not one]

    def row_of(self, layout: Layout) -> int | None:
        """The row of a layout, None where the catalogue lacks it."""
        text = str(layout)
        return next((row for row, entry in enumerate(self.rows) if entry.text == text), None)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """What a cell shows and says, and, for the other models, its layout and what it is sorted by."""
        entry, column = self.rows[index.row()], self.columns[index.column()]
        match role:
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
            case _ if role == ENTRY_ROLE:
                return entry
            case _ if role == ORDER_ROLE:
                return column.key(entry)
        return super().data(index, role)

    def _icon(self, layout: Layout) -> QIcon:
        """The picture, the same on a row that is chosen."""
        icon, picture = QIcon(), self._thumbnails.picture(layout, self.pixel_ratio)
        for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected):
            icon.addPixmap(picture, mode)
        return icon

    def _colour(self, entry: Entry, column: int) -> str:
        theme = self._appearance.theme
        if self.columns[column].wrong(entry):
            return theme.accent
        return theme.text if entry.solvable and (column == NAME or self.columns[column].numeric) else theme.muted

    def _tooltip(self, entry: Entry, column: int) -> str | None:
        if self.columns[column].wrong(entry):
            return self.tr("Not shortest: the shortest solutions take {lengths}").format(lengths=_shortest(entry))
        if column != NAME:
            shown = self.columns[column]
            return shown.detail(entry) if shown.numeric else shown.text(entry)
        return names_tip(entry.names)

    def _repaint(self) -> None:
        self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, self.columnCount() - 1))


class CatalogueSelection(QSortFilterProxyModel):
    """The layouts of one collection, or of all, whose names fit a text; in any order, with what is missing last."""

    def __init__(self, table: CatalogueTable, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._passing = set(entries())
        self.setSourceModel(table)

    def is_of_paper(self, collection: str | None) -> bool:
        """Whether Wei and Lin's paper has all layouts of the collection with this key."""
        return collection is not None and all(
            entry.paper is not None for entry in entries() if collection in entry.collections
        )

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
    font.setPixelSize(scaled(14))
    return font
