"""How one offered layout is painted in the list: its picture, its names and its optimum."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QModelIndex, QObject, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from app.fonts import tabular
from app.layouts.layout_filter import NAMES_ROLE, SIZE_ROLE
from app.layouts.layout_words import has_figure, layout_name, optimum_figure, optimum_unit
from app.layouts.offered_layouts import ENTRY_ROLE, OfferedLayouts
from app.layouts.thumbnails import Thumbnails
from app.numbers import grouped
from app.theme import Appearance, Theme
from solvers.klotski.catalogue import Entry, Names

Index = QModelIndex | QPersistentModelIndex

MARGIN = 12
SPACE = 11
PADDING = 6
HEADING_HEIGHT = 32
BAR = 3
"""The bar at the left of the row that the keys are on."""
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


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
        return QSize(0, HEADING_HEIGHT if entry is None else self._thumbnails.size.height() + 2 * PADDING)

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
        _write(painter, area, LEFT, index.data(), sized(option.font, 12, QFont.Weight.DemiBold), self._theme.accent)
        size = grouped(index.data(SIZE_ROLE))
        _write(painter, area, RIGHT, size, tabular(sized(option.font, 11)), self._theme.muted)
        line = QRect(option.rect.left() + MARGIN, option.rect.bottom(), option.rect.width() - 2 * MARGIN, 1)
        painter.fillRect(line, QColor(self._theme.border))

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem) -> None:
        current = bool(option.state & QStyle.StateFlag.State_Selected)
        if not current and not option.state & QStyle.StateFlag.State_MouseOver:
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._theme.hover))
        painter.drawRoundedRect(QRectF(option.rect).adjusted(4, 1, -4, -1), 6, 6)
        if current:
            painter.setBrush(QColor(self._theme.accent))
            bar = QRectF(option.rect.left() + 4, option.rect.top() + 8, BAR, option.rect.height() - 16)
            painter.drawRoundedRect(bar, BAR / 2, BAR / 2)

    def _paint_layout(self, painter: QPainter, option: QStyleOptionViewItem, index: Index, entry: Entry) -> None:
        area = option.rect.adjusted(MARGIN, PADDING, -MARGIN - 2, -PADDING)
        ratio = painter.device().devicePixelRatio()
        painter.drawPixmap(area.topLeft(), self._thumbnails.picture(entry.layout, ratio))
        left = area.adjusted(self._thumbnails.size.width() + SPACE, 1, 0, -1)
        left.setRight(area.right() - self._paint_optimum(painter, option, left, entry) - SPACE)
        self._paint_names(painter, option, left, entry, index.data(NAMES_ROLE))

    def _paint_names(
        self, painter: QPainter, option: QStyleOptionViewItem, area: QRect, entry: Entry, found: Names
    ) -> None:
        """The name and its pinyin above; below, English, and the other name if the layout was found by that."""
        theme = self._theme
        upper, lower = _halves(area)
        unsolvable = entry.optimum and not has_figure(entry, self._offered.metric)
        colour = theme.muted if unsolvable else theme.text
        name_font = sized(option.font, 14, QFont.Weight.Medium)
        width = _write(painter, upper, LEFT, layout_name(entry.names), name_font, colour)
        small = sized(option.font, 12)
        _write(painter, upper.adjusted(width + 9, 1, 0, 1), LEFT, entry.names.pinyin, small, theme.muted)
        _write(painter, lower, LEFT, _second_line(entry, found), small, theme.muted)

    def _paint_optimum(self, painter: QPainter, option: QStyleOptionViewItem, area: QRect, entry: Entry) -> int:
        """Write the optimum and what it counts at the right; returns the width it takes."""
        figure = optimum_figure(entry, self._offered.metric)
        unit = optimum_unit(entry, self._offered.metric)
        unit_font = sized(option.font, 11)
        if not unit:
            return _write(painter, area, RIGHT, figure, sized(option.font, 12), self._theme.muted)
        upper, lower = _halves(area)
        figure_font = tabular(sized(option.font, 15, QFont.Weight.DemiBold))
        width = _write(painter, upper, RIGHT, figure, figure_font, self._theme.text)
        return max(width, _write(painter, lower, RIGHT, unit, unit_font, self._theme.muted))


def _second_line(entry: Entry, found: Names) -> str:
    if found.spellings == entry.names.spellings:
        return entry.names.en
    text = QCoreApplication.translate("Layouts", "also {name} · {english}")
    return text.format(name=layout_name(found), english=found.en)


def sized(font: QFont, pixels: int, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """The font in another size and weight."""
    other = QFont(font)
    other.setPixelSize(pixels)
    other.setWeight(weight)
    return other


def _halves(area: QRect) -> tuple[QRect, QRect]:
    """The upper and the lower line of a row."""
    upper, lower = QRect(area), QRect(area)
    upper.setBottom(area.center().y() + 1)
    lower.setTop(area.center().y() + 1)
    return upper, lower


def _write(painter: QPainter, area: QRect, alignment: Qt.AlignmentFlag, text: str, font: QFont, colour: str) -> int:
    """Write one line, shortened to the width there is; returns the width it takes."""
    shown = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, area.width())
    painter.setFont(font)
    painter.setPen(QColor(colour))
    painter.drawText(area, alignment, shown)
    return QFontMetrics(font).horizontalAdvance(shown)
