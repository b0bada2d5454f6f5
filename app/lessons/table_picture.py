"""A chained hash table as it fills: how full its parts are, and the chain in the slot of a look-up."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy

from app.compare.chart_ink import Ink, width_of, write
from app.layouts.thumbnails import Thumbnails
from app.lessons.look_up_picture import MARGIN, LookUpPicture
from app.numbers import grouped
from app.theme import Appearance
from solvers.klotski.codes.articles import read_bits60
from solvers.klotski.historical.chained_hash_table import CAPACITY
from solvers.klotski.historical.tree_beside_table import LookUp

HEIGHT = 148
BARS_TOP, BARS_HEIGHT = 38.0, 32.0
CHAIN_CELL = 7.0
LINK = 26.0
"""Between two positions of a chain, in pixels."""


class TablePicture(LookUpPicture):
    """The slots from left to right, with bars for how many positions they hold; below, the chain that was searched."""

    def __init__(self, name: str, appearance: Appearance) -> None:
        heading = QCoreApplication.translate("TablePicture", "Hash table, {count} slots")
        super().__init__(name, heading.format(count=grouped(CAPACITY)), appearance)
        self._pictures = Thumbnails(appearance, CHAIN_CELL)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(HEIGHT)

    def paint_structure(self, painter: QPainter, ink: Ink, look: LookUp | None) -> None:
        """Paint the bars above and the chain below."""
        ground = BARS_TOP + BARS_HEIGHT
        painter.setPen(QPen(QColor(self._appearance.theme.muted), 1))
        painter.drawLine(QLineF(MARGIN, ground, self.width() - MARGIN, ground))
        if look is not None:
            self._paint_bars(painter, look, ground)
            self._paint_chain(painter, ink, look)

    def _paint_bars(self, painter: QPainter, look: LookUp, ground: float) -> None:
        room = self.width() - 2 * MARGIN
        width, highest = room / len(look.filled), max(*look.filled, 4)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._appearance.theme.path))
        for part, count in enumerate(look.filled):
            height = BARS_HEIGHT * count / highest
            painter.drawRect(QRectF(MARGIN + part * width, ground - height, width, height))
        painter.setPen(QPen(QColor(self._appearance.theme.accent), 2.4))
        here = MARGIN + room * look.slot / CAPACITY
        painter.drawLine(QLineF(here, BARS_TOP - 4, here, ground + 6))

    def _paint_chain(self, painter: QPainter, ink: Ink, look: LookUp) -> None:
        theme, size = self._appearance.theme, QSizeF(self._pictures.size)
        top = BARS_TOP + BARS_HEIGHT + 14
        middle = top + size.height() / 2
        text = self.tr("Slot {slot}").format(slot=grouped(look.slot))
        write(painter, QPointF(MARGIN, middle), text, ink.heading, theme.accent)
        left = MARGIN + width_of(text, ink.heading) + LINK
        for number, key in enumerate((*look.chain, *([look.key] if look.new else []))):
            if left + size.width() > self.width() - MARGIN:
                break
            added, compared = number == len(look.chain), number < look.compared
            colour = QColor(theme.good if added else theme.accent if compared else theme.muted)
            painter.setPen(QPen(colour, 2.0, Qt.PenStyle.DotLine if added else Qt.PenStyle.SolidLine))
            painter.drawLine(QLineF(left - LINK + 6, middle, left - 6, middle))
            place = QRectF(QPointF(left, top), size)
            painter.drawPixmap(place.topLeft(), self._pictures.picture(read_bits60(str(key)), self.devicePixelRatioF()))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(colour, 2.4 if added or compared else 1.0))
            painter.drawRoundedRect(place.adjusted(-2, -2, 2, 2), 4, 4)
            left += size.width() + LINK
        if look.new:
            write(painter, QPointF(left - LINK + 8, middle), self.tr("new", "a position"), ink.figures, theme.good)
