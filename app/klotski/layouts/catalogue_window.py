"""The window of the catalogue: every layout with its shortest lengths, and what Wei and Lin's paper printed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QModelIndex, QObject, QSize, Qt, Signal, Slot
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QLineEdit,
    QStackedWidget,
    QWidget,
)

from app.klotski.board.thumbnails import Thumbnails
from app.klotski.layouts.catalogue_columns import NOT_OPTIMAL, every_collection, is_printed_wrong
from app.klotski.layouts.catalogue_filter import Achievement, DifficultyRange
from app.klotski.layouts.catalogue_table import ENTRY_ROLE, NAME, OWN, CatalogueTable
from app.klotski.layouts.layout_names import collection_title
from app.klotski.layouts.layout_names import named as named_layout
from app.klotski.progress import KlotskiProgress
from app.klotski.settings import CATALOGUE_GEOMETRY
from app.ui.look.scale import scaled, text_scale
from app.ui.look.theme import Appearance
from app.ui.settings import Settings
from app.ui.widgets.actions import key_text
from app.ui.widgets.dropdown import choice
from app.ui.widgets.lists import PassingRows, RowTable
from app.ui.widgets.shorthand import button, column, label, named, row
from app.ui.widgets.windows import set_up_window
from app.ui.words.language import current
from app.ui.words.numbers import grouped
from solvers.klotski.catalogue.catalogue import collections, entries
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric

FIRST_SIZE = QSize(1460, 760)
CELL = 6.5
"""The side of a cell in the pictures, in pixels."""
PAPER = "paper"
"""The key of the collection of Wei and Lin's paper."""
ROW_HEIGHT = 44
WIDTHS = (150, 64, 60, 66, 60, 64, 216, 166, 74, 68, 68, 80, 78, 72, 68, 62, 110)
ENGLISH_WIDTHS = (366, *WIDTHS[1:])
"""Of the columns, in pixels; in English, a name and its Chinese share one."""


class CatalogueWindow(QDialog):
    """`chosen` gives the `Layout` of a row, by a double click, by Enter or by its button; then it hides.

    It would stay in front of the board. Shown again, it is as it was left.
    """

    chosen = Signal(object)
    atlas_wanted = Signal(object)
    """A `Layout` is to be shown in the atlas."""

    def __init__(
        self, appearance: Appearance, settings: Settings, progress: KlotskiProgress, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        set_up_window(self, "catalogueWindow", self.tr("Catalogue of layouts"), FIRST_SIZE)
        geometry = settings.value(CATALOGUE_GEOMETRY)
        if not geometry.isEmpty():
            self.restoreGeometry(geometry)
        self._thumbnails = Thumbnails(appearance, CELL * text_scale())
        self._model = CatalogueTable(appearance, self._thumbnails, progress, self)
        self._selection = PassingRows(self._model, self)
        self.search = named(
            QLineEdit(placeholderText=self.tr("Name in Chinese, pinyin or English"), clearButtonEnabled=True),
            "catalogueSearch",
            self.tr("Search for a layout by its Chinese, pinyin or English name"),
        )
        listed = [(collection_title(collection), collection.key) for collection in every_collection()]
        every, own = (self.tr("All collections"), None), (QCoreApplication.translate("Layouts", "My layouts"), OWN)
        self.collection = choice("catalogueCollection", self.tr("Collection"), [every, *listed, own])
        self.reached = choice("catalogueReached", self.tr("Your progress"), [(one.title, one) for one in Achievement])
        levels = [(one.title, one) for one in DifficultyRange]
        self.difficulty = choice("catalogueDifficulty", self.tr("Difficulty"), levels)
        self._number = label(role="caption")
        self.table = self._table()
        choices = self.collection, self.reached, self.difficulty
        top = column(
            row((self.search, 1), self._number, spacing=10),
            row(*((combo, 1) for combo in choices), spacing=10),
            spacing=8,
        )
        self._caption = label("", "caption", "catalogueCaption", wrap=True)
        what = self.tr("Close the catalogue and play the selected layout")
        show = self.tr("Show on board")
        self.show_button = button(show, "catalogueShowButton", what, self.table.activate_current, "primary")
        what = self.tr("Show the selected layout among all of its pieces")
        self.atlas_button = button(self.tr("Atlas…"), "catalogueAtlasButton", what, self._show_in_atlas)
        bottom = Qt.AlignmentFlag.AlignBottom
        below = row((self._caption, 1), (self.atlas_button, 0, bottom), (self.show_button, 0, bottom), spacing=14)
        self._nothing = label("", "caption", "catalogueNothing", wrap=True, align=Qt.AlignmentFlag.AlignCenter)
        what = self.tr("Clear the search and list every layout")
        self.all_button = button(self.tr("Show all layouts"), "catalogueAllButton", what, self._show_all)
        empty = QWidget()
        column(1, self._nothing, row(1, self.all_button, 1), 1, spacing=12, parent=empty)
        self._listed = QStackedWidget()
        self._listed.addWidget(self.table)
        self._listed.addWidget(empty)
        column(top, (self._listed, 1), below, spacing=10, margins=(14, 14, 14, 12), parent=self)
        self.search.textChanged.connect(self._select)
        self.search.installEventFilter(self)
        for combo in choices:
            combo.currentIndexChanged.connect(self._select)
        self.collection.currentIndexChanged.connect(self._show_paper)
        self.table.activated.connect(self._choose)
        progress.changed.connect(self._follow)
        self._show_paper()

    def offer_own(self, own: Sequence[tuple[Layout, str]]) -> None:
        """List from now on these layouts of the person's own, by their names."""
        self._model.offer_own([named_layout(layout, name) for layout, name in own])
        self._follow()

    def count_in(self, metric: Metric) -> None:
        """Count one's own steps and those of maps in this metric."""
        if metric is not self._model.metric:  # whatever else is chosen of the game changes nothing here
            self._model.count_in(metric)
            self._follow()

    def open_at(self, layout: Layout) -> None:
        """Show the window, with a layout marked."""
        self._model.pixel_ratio = self.devicePixelRatioF()
        self.show()
        number = self._model.row_of(layout)
        if number is not None:
            index = self._selection.mapFromSource(self._model.index(number, NAME))
            self.table.setCurrentIndex(index)
            self.table.scrollTo(index, QAbstractItemView.ScrollHint.PositionAtCenter)
        self.activateWindow()
        self.search.setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        """List what fits now."""
        self._select()
        super().showEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Remember where it was and how large, for the next time."""
        super().hideEvent(event)
        self._settings.keep(CATALOGUE_GEOMETRY, self.saveGeometry())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """From the line to search with, Down leads into the table, and Enter chooses in it."""
        if watched is not self.search or event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        if event.key() == Qt.Key.Key_Down:
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)
            return True
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._choose(self.table.currentIndex())
            return True
        return False

    @Slot()
    def _follow(self) -> None:
        """List what fits now, if somebody sees it."""
        if self.isVisible():
            self._select()

    @Slot()
    def _select(self) -> None:
        reached, difficulty = self.reached.currentData(), self.difficulty.currentData()
        collection = self.collection.currentData()
        self._selection.pass_only(self._model.fitting(self.search.text(), collection, reached, difficulty))
        shown = self._selection.rowCount()
        self._number.setText(
            self.tr("{shown} of {all} layouts").format(shown=grouped(shown), all=grouped(len(self._model.rows)))
        )
        if not self.table.currentIndex().isValid() and shown:
            self.table.setCurrentIndex(self._selection.index(0, NAME))
        for act in (self.atlas_button, self.show_button):
            act.setEnabled(shown > 0)
        self._listed.setCurrentIndex(0 if shown else 1)
        self._nothing.setText(self._why_nothing())

    def _why_nothing(self) -> str:
        """Why no layout is listed, when none is."""
        if self.search.text():
            return self.tr("No layout fits.")
        return {
            Achievement.UNSOLVED: self.tr("You have solved every one of these layouts."),
            Achievement.SHORT_OF_BEST: self.tr("None of these layouts is solved with fewer than three stars."),
            Achievement.BEST: self.tr("None of these layouts has three stars yet."),
        }.get(self.reached.currentData(), self.tr("No layout fits."))

    @Slot()
    def _show_all(self) -> None:
        """List every layout again, with the line to search with ready."""
        self.search.clear()
        for combo in (self.collection, self.reached, self.difficulty):
            combo.setCurrentIndex(0)
        self.search.setFocus()

    @Slot()
    def _show_paper(self) -> None:
        """Show what Wei and Lin's paper printed where its layouts alone are listed."""
        shown, header = self._model.is_of_paper(self.collection.currentData()), self.table.horizontalHeader()
        hidden = self._model.hidden_columns(shown)
        for number in range(self._model.columnCount()):
            self.table.setColumnHidden(number, number in hidden)
        if header.sortIndicatorSection() in hidden:
            header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        text = QCoreApplication.translate(
            "Catalogue",
            "The shortest lengths shown here are proven. "
            "Double-click a layout, or press {key}, to put it on the board.",
        ).format(key=key_text(Qt.Key.Key_Return))
        self._caption.setText(" ".join([_paper_caption() if shown else _paper_hint(), text]))

    @Slot(QModelIndex)
    def _choose(self, index: QModelIndex) -> None:
        if index.isValid():
            self.hide()
            self.chosen.emit(index.data(ENTRY_ROLE).layout)

    @Slot()
    def _show_in_atlas(self) -> None:
        self.atlas_wanted.emit(self.table.currentIndex().data(ENTRY_ROLE).layout)

    def _table(self) -> RowTable:
        table = named(RowTable("catalogueTable", ROW_HEIGHT), accessible=self.tr("Catalogue of layouts"), role="quiet")
        rows = table.verticalHeader()
        rows.setDefaultSectionSize(max(rows.defaultSectionSize(), self._thumbnails.size.height() + 8))
        table.setModel(self._selection)
        table.setIconSize(self._thumbnails.size)
        table.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        table.make_sortable()
        table.horizontalHeader().setMinimumSectionSize(scaled(56))
        for place, width in enumerate(ENGLISH_WIDTHS if current() == "en" else WIDTHS):
            table.setColumnWidth(place, scaled(width))
        return table


def _paper_caption() -> str:
    """What the mark means, with the numbers counted in the catalogue itself."""
    printed = [entry for entry in entries() if entry.paper is not None]
    wrong = sum(is_printed_wrong(entry, Metric.MOVES) for entry in printed)
    return QCoreApplication.translate(
        "Catalogue",
        "{mark} marks lengths that Wei and Lin's paper gave as shortest but that are not: {wrong} of its "
        "{all} move counts are too high, and wherever they disagree with earlier records, the records were right.",
    ).format(mark=NOT_OPTIMAL, wrong=wrong, all=len(printed))


def _paper_hint() -> str:
    """Where the numbers are that the paper printed."""
    text = QCoreApplication.translate("Catalogue", "“{collection}” has the numbers that their paper printed too.")
    paper = next(collection for collection in collections() if collection.key == PAPER)
    return text.format(collection=collection_title(paper))
