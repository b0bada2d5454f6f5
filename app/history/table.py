"""The list of records, a view of the session's model."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import (
    QCoreApplication,
    QDateTime,
    QEvent,
    QItemSelectionModel,
    QLocale,
    QModelIndex,
    QRect,
    QSize,
    Qt,
    Slot,
)
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QPainter, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from app.history.model import HistoryModel
from app.history.session import HistorySession
from app.history.words import NAME_COLUMN
from app.storage.history import Searches
from app.storage.history_query import Line, SearchDay
from app.ui.look.scale import scaled
from app.ui.look.shapes import ChevronDirection, paint_chevron
from app.ui.widgets.accessibility import announce
from app.ui.widgets.actions import COPY, DELETE, ListedKeys, keeps_key
from app.ui.widgets.lists import Index, RowTable, joined_runs, select_runs, selected_runs

OPENING = (Qt.Key.Key_Return, Qt.Key.Key_Enter)

ROW_HEIGHT = 30
LONGEST_TIME = QDateTime(2028, 12, 28, 22, 58, 0)
SAMPLES = (
    "",
    "",
    "Unfinished manual tour",
    "Stars m",
    "100 straight slides",
    "Over shortest mm",
    "Shortest, by hash",
    "88 min 88 s",
)
"""A long text of each column, for its width; the time has its own, and the name the rest."""
ROOM = 22
"""Beside the text in a cell, in pixels."""
TIME_COLUMN = 0
CHEVRON, CHEVRON_WIDTH = 16, 1.6
"""The width of the room before a date, and of the line of the chevron in it, in pixels."""
TYPE_COLUMN = 2
TYPE_SHARE = 0.25
"""The most of the table's width that the types take: the rest of them is cut, so that names can be read."""
LEAST_NAME_WIDTH = 150
"""In pixels; where names would get less, columns are hidden."""
SHOWN_FIRST = (3, 4, 7, 5, 6)
"""The columns that can be hidden, in the order in which room is given to them; the panel shows them too."""
BRIEF_WIDTH = 640
"""Up to this width of the table, in pixels, times are shown without the time of day."""
LEAST_INDENTED_WIDTH = 300
"""From this width on, in pixels, times of day are shown whole below the line of their day."""


def listed_keys() -> ListedKeys:
    """The keys of the list, for the list of all shortcuts."""
    translate = QCoreApplication.translate
    return (
        (translate("Shortcuts", "Continue with the record on its page"), OPENING[1:]),
        (translate("Shortcuts", "Open / close the searches of a day"), (Qt.Key.Key_Right, Qt.Key.Key_Left)),
        (translate("Shortcuts", "Delete what is selected"), (DELETE,)),
        (translate("Shortcuts", "Go from the search line to the list"), (Qt.Key.Key_Down,)),
    )


class HistoryTable(RowTable):
    """Lists the records of a session, selects among them, and lets its keys act on what is selected."""

    def __init__(self, session: HistorySession, parent: QWidget | None = None) -> None:
        super().__init__("historyTable", ROW_HEIGHT, parent)
        self._session = session
        self._records = session.model
        self._selecting = False  # whether the session is just told what is selected here
        query = self._records.query
        orders = [column.key for column in self._records.columns]
        falling = Qt.SortOrder.DescendingOrder if query.falling else Qt.SortOrder.AscendingOrder
        self.setAccessibleName(self.tr("Everything you played, solved or saved"))
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.horizontalHeader().setSortIndicator(orders.index(query.order), falling)
        self.setSortingEnabled(True)  # before there is a model: it is not to be read until the list is shown
        self.setModel(self._records)
        self._set_up_header()
        self.setItemDelegateForColumn(TIME_COLUMN, DayDelegate(self._records, self))
        self.clicked.connect(self._click)
        self.doubleClicked.connect(self._open)
        self.selectionModel().selectionChanged.connect(self._select)
        for moved in (self._records.rowsInserted, self._records.rowsRemoved):
            moved.connect(self._select)
        session.selection_changed.connect(self.show_selection)

    @property
    def chosen(self) -> Sequence[Line]:
        """The lines that are selected, from the top."""
        return self._records.lines(selected_runs(self))

    @Slot()
    def show_selection(self) -> None:
        """Select what the session says, and show the first of it."""
        chosen = self._session.selected
        if self._selecting or chosen == self.chosen:
            return
        lines = sorted(self._records.listed.lines_of(chosen).values())
        current = lines[0] if lines else self.currentIndex().row()
        select_runs(self, joined_runs((line, line) for line in lines), current)
        if lines:
            self.scrollTo(self.currentIndex())

    @Slot()
    def _select(self) -> None:
        self._selecting = True
        self._session.select(self.chosen)
        self._selecting = False

    @Slot(QModelIndex)
    def _click(self, index: QModelIndex) -> None:
        """Open the searches of a day, or close them; with a key held, a click only selects."""
        day = self._day(index.row())
        if day is not None and not QGuiApplication.keyboardModifiers():
            self._toggle(day)

    def _toggle(self, day: SearchDay) -> None:
        """Open the searches of a day, or close them, and have it said."""
        self._session.toggle(day)
        line = self._records.listed.line_of(day)
        if line is not None:
            announce(self, self._records.index(line, TYPE_COLUMN).data(Qt.ItemDataRole.AccessibleTextRole))

    def _open_current(self) -> None:
        """Open the record that is selected, or the searches of the day."""
        day = self._day(self.currentIndex().row())
        if day is not None and list(self._session.selected) == [day]:
            self._toggle(day)
        else:
            self._session.open()

    @Slot(QModelIndex)
    def _open(self, index: QModelIndex) -> None:
        """Open a record; the line of a day has been opened by the first click."""
        if self._day(index.row()) is None:
            self._session.open()

    def _day(self, line: int) -> SearchDay | None:
        """The day whose searches are on a line."""
        row = self._records.row(line) if line >= 0 else None
        return row.key if isinstance(row, Searches) else None

    def event(self, event: QEvent) -> bool:
        """Take the keys that mean something here before shortcuts of the window do."""
        return keeps_key(event, self._act) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open, delete, undo or copy; everything else moves the selection."""
        act = self._act(event)
        if act is None:
            super().keyPressEvent(event)
        else:
            act()

    def _act(self, event: QKeyEvent) -> Callable[[], None] | None:
        """What a key does to what is selected."""
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if plain and event.key() in OPENING:
            return self._open_current
        if plain and event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            return self._step(event.key() == Qt.Key.Key_Right)
        current, last = max(0, self.currentIndex().row()), self._records.rowCount() - 1
        begun = {Qt.Key.Key_Up: current, Qt.Key.Key_Down: current, Qt.Key.Key_Home: 0, Qt.Key.Key_End: last}
        if plain and event.key() in begun and not self.chosen:
            return partial(self.selectRow, begun[Qt.Key(event.key())])
        for sequence, act in (
            (DELETE, self._session.delete),
            (QKeySequence.StandardKey.Undo, self._session.undo),
            (COPY, self._session.copy),
        ):
            if event.matches(sequence):
                return act
        return None

    def _step(self, inwards: bool) -> Callable[[], None] | None:
        """What Right and Left do on the line of a day, and on those below it: as in a tree."""
        line = self.currentIndex().row()
        day, above = self._day(line), self._records.listed.day_of(line)
        if day is not None and self._records.listed.is_open(day) is not inwards:
            return partial(self._toggle, day)
        if day is not None and inwards:
            return partial(self.selectRow, line + 1)
        if above is not None and not inwards:
            return partial(self._session.select, [above])
        return None

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hide the columns for which there is no room, and cut the types and the times."""
        super().resizeEvent(event)
        width = event.size().width()
        brief = width < scaled(BRIEF_WIDTH)
        self._records.show_days_only(brief)
        times = self._width_of_times(brief, indented=width >= scaled(LEAST_INDENTED_WIDTH))
        types = min(self._width_of(SAMPLES[TYPE_COLUMN]), round(TYPE_SHARE * width))
        for column, fitting in ((TIME_COLUMN, times), (TYPE_COLUMN, types)):
            self.setColumnWidth(column, self.dragged.get(column, fitting))
        room = width - self.columnWidth(TIME_COLUMN) - self.columnWidth(TYPE_COLUMN) - scaled(LEAST_NAME_WIDTH)
        for column in SHOWN_FIRST:
            room -= self._width_of(SAMPLES[column])
            self.setColumnHidden(column, room < 0)

    def _set_up_header(self) -> None:
        header = self.horizontalHeader()
        header.setMinimumSectionSize(scaled(56))
        # One of its own: a header asks of every row whether it is selected, to show columns that are selected whole.
        header.setSelectionModel(QItemSelectionModel(self._records, header))
        for column, sample in enumerate(SAMPLES):
            self.setColumnWidth(column, self._width_of(sample))
        header.setSectionResizeMode(NAME_COLUMN, QHeaderView.ResizeMode.Stretch)

    def _width_of_times(self, brief: bool, indented: bool) -> int:
        """The width of times behind a chevron, and of times of day that are indented below the line of their day."""
        locale, short = QLocale(), QLocale.FormatType.ShortFormat
        whole, day, time = (
            self._width_of(locale.toString(part, short))
            for part in (LONGEST_TIME, LONGEST_TIME.date(), LONGEST_TIME.time())
        )
        return max(day if brief else whole, time + scaled(CHEVRON) if indented else 0) + scaled(CHEVRON)

    def _width_of(self, sample: str) -> int:
        return self.fontMetrics().horizontalAdvance(sample) + scaled(ROOM)


class DayDelegate(QStyledItemDelegate):
    """Shows which lines open, and which records are below the line of their day."""

    def __init__(self, records: HistoryModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._records = records

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint the cell, with a chevron before the date of a day."""
        super().paint(painter, option, index)
        row = self._records.row(index.row())
        if not isinstance(row, Searches):
            return
        selected = option.state & QStyle.StateFlag.State_Selected
        role = QPalette.ColorRole.HighlightedText if selected else QPalette.ColorRole.Text
        area = QRect(option.rect.left() + scaled(ROOM) // 4, option.rect.top(), scaled(CHEVRON), option.rect.height())
        turn = ChevronDirection.DOWN if self._records.listed.is_open(row.key) else ChevronDirection.RIGHT
        paint_chevron(painter, area, option.palette.color(role), CHEVRON_WIDTH, turn)

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        """Leave room for the chevron before every date, and twice that below the line of a day."""
        super().initStyleOption(option, index)
        if self._records.listed.grouped:
            steps = 1 if self._records.listed.day_of(index.row()) is None else 2
            option.features |= QStyleOptionViewItem.ViewItemFeature.HasDecoration
            option.decorationSize = QSize(steps * scaled(CHEVRON) - scaled(CHEVRON) // 2, 1)
