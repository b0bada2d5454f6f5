"""What opens below the layout dropdown: a line to search with, and the layouts that fit it."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    QSortFilterProxyModel,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QPainter, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QLineEdit,
    QListView,
    QStackedLayout,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from app.klotski.board.thumbnails import Thumbnails
from app.klotski.layouts.layout_names import (
    alias_title,
    best_figure,
    full_name,
    has_figure,
    layout_name,
    optimum_figure,
    optimum_unit,
    other_forms,
)
from app.klotski.layouts.offered_layouts import ENTRY_ROLE, OfferedLayouts
from app.ui.look.fonts import sized, tabular
from app.ui.look.scale import scaled, scaled_size
from app.ui.look.theme import Appearance, Theme
from app.ui.painting.drawing import draw_rounded
from app.ui.painting.stars import paint_stars
from app.ui.painting.text import write_line
from app.ui.widgets.popup import InsetPopup
from app.ui.widgets.shorthand import column, label, named
from app.ui.words.numbers import grouped
from solvers.klotski.catalogue.catalogue import Entry, Names
from solvers.klotski.catalogue.name_search import Hit, hits

Index = QModelIndex | QPersistentModelIndex

NAMES_ROLE = Qt.ItemDataRole.UserRole + 2
"""The `Names` of a layout that fit what was typed: its name, or one of its others."""
SIZE_ROLE = Qt.ItemDataRole.UserRole + 3
"""How many layouts pass below a heading, in words: more, where others of the collection stand further up."""

MARGIN = 12
SPACE = 11
PADDING = 6
HEADING_HEIGHT = 32
BAR = 3
"""The bar at the left of the row that the keys are on."""
WIDEST = "000"
"""The figures take at least as much room as this."""
STAR = 13
"""The height of a star, in pixels."""
STAR_PITCH = 1.08
"""How much room a star takes in a row, in parts of its height."""
LEFT, RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight


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


class LayoutRow(QStyledItemDelegate):
    """Paints headings and layouts in the colours of the theme."""

    def __init__(
        self, offered: OfferedLayouts, thumbnails: Thumbnails, appearance: Appearance, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._offered = offered
        self._thumbnails = thumbnails
        self._appearance = appearance

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """A layout's row holds its picture, a heading's one line."""
        entry = index.data(ENTRY_ROLE)
        return QSize(0, scaled(HEADING_HEIGHT) if entry is None else self._thumbnails.size.height() + 2 * PADDING)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one row."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        entry = index.data(ENTRY_ROLE)
        if entry is None:
            self._paint_heading(painter, option, index)
        else:
            self._paint_ground(painter, option)
            self._paint_layout(painter, option, index, entry)
        painter.restore()

    @property
    def _theme(self) -> Theme:
        return self._appearance.theme

    def _paint_heading(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        area = option.rect.adjusted(MARGIN, 8, -MARGIN, 0)
        write_line(painter, area, LEFT, index.data(), sized(option.font, 12, QFont.Weight.DemiBold), self._theme.accent)
        size = index.data(SIZE_ROLE)
        write_line(painter, area, RIGHT, size, tabular(sized(option.font, 11)), self._theme.muted)
        line = QRect(option.rect.left() + MARGIN, option.rect.bottom(), option.rect.width() - 2 * MARGIN, 1)
        painter.fillRect(line, QColor(self._theme.border))

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem) -> None:
        current = bool(option.state & QStyle.StateFlag.State_Selected)
        if not current and not option.state & QStyle.StateFlag.State_MouseOver:
            return
        draw_rounded(painter, QRectF(option.rect).adjusted(4, 1, -4, -1), 6, self._theme.hover)
        if current:
            bar = QRectF(option.rect.left() + 4, option.rect.top() + 8, BAR, option.rect.height() - 16)
            draw_rounded(painter, bar, BAR / 2, self._theme.accent)

    def _paint_layout(self, painter: QPainter, option: QStyleOptionViewItem, index: Index, entry: Entry) -> None:
        area = option.rect.adjusted(MARGIN, PADDING, -MARGIN - 2, -PADDING)
        ratio = painter.device().devicePixelRatio()
        painter.drawPixmap(area.topLeft(), self._thumbnails.picture(entry.layout, ratio))
        left = area.adjusted(self._thumbnails.size.width() + SPACE, 1, 0, -1)
        left.setRight(area.right() - self._paint_optimum(painter, option, left, entry) - SPACE)
        left.setRight(left.right() - self._paint_best(painter, option, left, entry))
        self._paint_names(painter, option, left, entry, index.data(NAMES_ROLE))

    def _paint_names(
        self, painter: QPainter, option: QStyleOptionViewItem, area: QRect, entry: Entry, found: Names
    ) -> None:
        """The name above; below, another form of it, or the other name by which the layout was found.

        Beside a Chinese name stands its pinyin.
        """
        theme = self._theme
        upper, lower = _halves(area)
        unsolvable = entry.optimum and not has_figure(entry, self._offered.metric)
        colour = theme.muted if unsolvable else theme.text
        name_font = sized(option.font, 14, QFont.Weight.Medium)
        width = write_line(painter, upper, LEFT, layout_name(entry.names), name_font, colour)
        small = sized(option.font, 12)
        second, *beside = other_forms(entry.names) or ("",)
        write_line(painter, upper.adjusted(width + 9, 1, 0, 1), LEFT, "".join(beside), small, theme.muted)
        write_line(painter, lower, LEFT, _other_name(entry, found) or second, small, theme.muted)

    def _paint_optimum(self, painter: QPainter, option: QStyleOptionViewItem, area: QRect, entry: Entry) -> int:
        """Write the shortest length and what it counts at the right; returns the width it takes."""
        figure = optimum_figure(entry, self._offered.metric)
        unit = optimum_unit(entry, self._offered.metric)
        unit_font = sized(option.font, 11)
        if not unit:
            return write_line(painter, area, RIGHT, figure, sized(option.font, 12), self._theme.muted)
        upper, lower = _halves(area)
        figure_font = tabular(sized(option.font, 15, QFont.Weight.DemiBold))
        width = write_line(painter, upper, RIGHT, figure, figure_font, self._theme.text)
        width = max(width, write_line(painter, lower, RIGHT, unit, unit_font, self._theme.muted))
        return max(width, QFontMetrics(figure_font).horizontalAdvance(WIDEST))  # what is beside it stands in a column

    def _paint_best(self, painter: QPainter, option: QStyleOptionViewItem, area: QRect, entry: Entry) -> int:
        """Paint the stars of the person's best game, its length below, at the right; returns the width it takes."""
        best = self._offered.best(entry)
        if best is None:
            return 0
        upper, lower = _halves(area)
        width = write_line(painter, lower, RIGHT, best_figure(best), tabular(sized(option.font, 11)), self._theme.muted)
        if best.stars is not None:
            side = scaled(STAR)
            row = QRectF(0, 0, 3 * side * STAR_PITCH, side)
            row.moveCenter(QRectF(upper).center())
            row.moveRight(area.right())
            paint_stars(painter, row, best.stars, self._theme)
            width = max(width, round(row.width()))
        return width + SPACE


def _other_name(entry: Entry, found: Names) -> str:
    """The name by which a layout was found, if that is not the one it goes by."""
    if found.spellings == entry.names.spellings:
        return ""
    if found.variant:
        return alias_title(found)
    return QCoreApplication.translate("Layouts", "also called {name}").format(name=full_name(found))


def _halves(area: QRect) -> tuple[QRect, QRect]:
    """The upper and the lower line of a row."""
    middle = area.center().y() + 1
    return QRect(area.topLeft(), QPoint(area.right(), middle)), QRect(QPoint(area.left(), middle), area.bottomRight())


SIZE = (460, 590)

_TO_THE_LIST = {Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown}
_CHOOSING = {Qt.Key.Key_Return, Qt.Key.Key_Enter}


class LayoutPopup(InsetPopup):
    """`chosen` gives the row among the offered layouts that was clicked, or on which Enter was pressed."""

    chosen = Signal(int)

    def __init__(
        self, offered: OfferedLayouts, thumbnails: Thumbnails, appearance: Appearance, opener: QWidget
    ) -> None:
        super().__init__(opener)
        self.setObjectName("layoutPopup")
        self._filter = LayoutFilter(offered, self)
        self.search = named(
            QLineEdit(placeholderText=self.tr("Name in Chinese, pinyin or English"), clearButtonEnabled=True),
            "layoutSearch",
            self.tr("Search for a layout by its Chinese, pinyin or English name"),
        )
        self.list = self._list(LayoutRow(offered, thumbnails, appearance, self))
        self._nothing = label(self.tr("No layout has that name."), "caption", align=Qt.AlignmentFlag.AlignCenter)
        self._stack = QStackedLayout()
        self._stack.addWidget(self.list)
        self._stack.addWidget(self._nothing)
        column(self.search, (self._stack, 1), spacing=6, margins=self.EDGE, parent=self)
        self.search.textChanged.connect(self._find)
        self.list.clicked.connect(self._choose)
        offered.rowsInserted.connect(self._find_again)
        offered.rowsRemoved.connect(self._find_again)

    def open_at(self, row: int, text: str = "") -> None:
        """Open with this row chosen, or with a text already typed."""
        self.search.setText(text)
        self._find(text)
        self.open_below(scaled_size(*SIZE), self.search)
        if not text:
            self._move_to(self._filter.index_of(row), QAbstractItemView.ScrollHint.PositionAtCenter)

    def take_key(self, event: QKeyEvent) -> bool:
        """The arrows are for the list, and Enter chooses in it; other keys are for the line."""
        if event.key() not in _TO_THE_LIST | _CHOOSING:
            return super().take_key(event)
        if event.type() == QEvent.Type.KeyPress and event.key() in _CHOOSING:
            self._choose(self.list.currentIndex())
        elif event.type() == QEvent.Type.KeyPress:
            self.list.event(event)
        return True

    @Slot(str)
    def _find(self, text: str) -> None:
        best = self._filter.find(text)
        self._stack.setCurrentWidget(self.list if best.isValid() else self._nothing)
        self._move_to(best, QAbstractItemView.ScrollHint.EnsureVisible)

    @Slot()
    def _find_again(self) -> None:
        """Each layout may have another row now; a list that is closed looks for them when it is opened."""
        if self.isVisible():
            self._find(self.search.text())

    def _move_to(self, index: QModelIndex, hint: QAbstractItemView.ScrollHint) -> None:
        self.list.setCurrentIndex(index)
        self.list.scrollTo(index, hint)

    @Slot(QModelIndex)
    def _choose(self, index: QModelIndex) -> None:
        if index.flags() & Qt.ItemFlag.ItemIsEnabled:
            row = self._filter.mapToSource(index).row()
            self.shut()
            self.chosen.emit(row)

    def _list(self, row: LayoutRow) -> QListView:
        view = named(QListView(), "layoutList", self.tr("Layouts"))
        view.setModel(self._filter)
        view.setItemDelegate(row)
        view.setMouseTracking(True)
        view.setFrameShape(QFrame.Shape.NoFrame)
        view.viewport().setBackgroundRole(QPalette.ColorRole.Button)  # the ground of the panel
        view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.verticalScrollBar().setSingleStep(scaled(20))
        return view
