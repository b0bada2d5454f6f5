"""The catalogue as a table, and what of it is asked for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QColor, QFont, QIcon

from app.klotski.board.thumbnails import Thumbnails
from app.klotski.layouts.catalogue_columns import catalogue_columns, shortest_lengths
from app.klotski.layouts.catalogue_filter import Achievement, DifficultyRange
from app.klotski.layouts.layout_names import names_tip, spoken_layout
from app.klotski.layouts.words import hardest_entry
from app.klotski.progress import Best, KlotskiProgress
from app.ui.look.fonts import sized
from app.ui.look.theme import Appearance
from app.ui.widgets.lists import Index, TableModel
from app.ui.words.numbers import spoken_stars
from solvers.klotski.catalogue.catalogue import Entry, entries
from solvers.klotski.catalogue.name_search import hits
from solvers.klotski.catalogue.piece_sets import hardest_of_each_set
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric

ENTRY_ROLE = Qt.ItemDataRole.UserRole
NAME = 0
"""The column with the picture."""
OWN = "own"
"""In the place of the key of a collection: the layouts that the person made."""


class CatalogueTable(TableModel):
    """A row for each layout: the person's own, the newest first, the catalogue's, and the hardest of some pieces."""

    def __init__(
        self, appearance: Appearance, thumbnails: Thumbnails, progress: KlotskiProgress, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._thumbnails = thumbnails
        self.metric = Metric.MOVES
        self._progress = progress
        self.columns = catalogue_columns(self.metric, self.best)
        self._listed = (*entries(), *map(hardest_entry, hardest_of_each_set()))
        self.rows: Sequence[Entry] = self._listed
        self.pixel_ratio = 1.0
        for changed in (appearance.changed, progress.changed):
            changed.connect(self._repaint)

    def offer_own(self, own: Sequence[Entry]) -> None:
        """List these layouts of the person's own too."""
        self.show_rows((*own, *self._listed))

    def count_in(self, metric: Metric) -> None:
        """Count one's own steps and those of maps in another metric."""
        self.metric = metric
        self.columns = catalogue_columns(metric, self.best)
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)
        self._repaint()

    def best(self, entry: Entry) -> Best | None:
        """What the person has reached in a layout, in the present metric."""
        return self._progress.best_of_text(entry.text, self.metric)

    def hidden_columns(self, of_paper: bool) -> list[int]:
        """The numbers of the columns to leave out: where the layouts of Wei and Lin's paper alone are listed, or not.

        In another list, what the paper says of them is not shown.
        """
        shown = [column.beside_paper if of_paper else not column.of_paper for column in self.columns]
        return [number for number, one in enumerate(shown) if not (one and self.columns[number].needed)]

    def row_of(self, layout: Layout) -> int | None:
        """The first row of a layout, None where it is not listed."""
        text = str(layout)
        return next((row for row, entry in enumerate(self.rows) if entry.text == text), None)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """What a cell shows and says, and, for the other models, its layout."""
        entry, column = self.rows[index.row()], self.columns[index.column()]
        match role:
            case _ if role == ENTRY_ROLE:
                return entry
            case _ if not (entry.collections or column.of_own):
                return None
            case Qt.ItemDataRole.ForegroundRole:
                return QColor(self._colour(entry, index.column()))
            case Qt.ItemDataRole.ToolTipRole:
                return self._tooltip(entry, index.column())
            case Qt.ItemDataRole.DecorationRole if index.column() == NAME:
                return self._icon(entry.layout)
            case Qt.ItemDataRole.FontRole if index.column() == NAME:
                return sized(QFont(), 14)
            case Qt.ItemDataRole.AccessibleTextRole if index.column() == NAME:
                return spoken_layout(entry, Metric.MOVES)
            case Qt.ItemDataRole.AccessibleTextRole if column.starred:
                earned = column.key(entry)
                return "" if earned is None else spoken_stars(earned)
        return super().data(index, role)

    def order(self, index: Index) -> Any:
        """What a cell is sorted by."""
        entry, column = self.rows[index.row()], self.columns[index.column()]
        return column.key(entry) if entry.collections or column.of_own else None

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
        if self.columns[column].starred:
            return theme.star
        return theme.text if entry.solvable and (column == NAME or self.columns[column].numeric) else theme.muted

    def _tooltip(self, entry: Entry, column: int) -> str | None:
        if self.columns[column].wrong(entry):
            return self.tr("Not shortest: the shortest solutions take {lengths}").format(
                lengths=shortest_lengths(entry)
            )
        if column != NAME:
            shown = self.columns[column]
            return shown.detail(entry) if shown.numeric else shown.text(entry)
        return names_tip(entry.names)

    def is_of_paper(self, collection: str | None) -> bool:
        """Whether Wei and Lin's paper has all layouts of the collection with this key."""
        return collection not in (None, OWN) and all(
            entry.paper is not None for entry in self.rows if collection in entry.collections
        )

    def fitting(
        self, text: str, collection: str | None, reached: Achievement, difficulty: DifficultyRange
    ) -> Iterator[Entry]:
        """The layouts whose names fit a text, of the collection with this key, or `OWN`, or of all.

        Of these, only those in which the person has reached something, and of a difficulty.
        """
        among = [
            entry
            for entry in self.rows
            if (collection is None or collection in (entry.collections or (OWN,)))
            and reached.has(entry, self.best(entry))
            and difficulty.has(entry.optimum.get(Metric.MOVES))
        ]
        return (hit.entry for hit in hits(text, among))

    @Slot()
    def _repaint(self) -> None:
        self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, self.columnCount() - 1))
