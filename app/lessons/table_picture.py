"""A chained hash table as it fills: how full its parts are, and the chain in the slot of a look-up."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.compare.chart_ink import Ink, width_of, write
from app.layouts.thumbnails import Thumbnails
from app.numbers import grouped
from app.theme import Appearance
from solvers.klotski.codes.articles import read_bits60
from solvers.klotski.historical.chained_hash_table import CAPACITY
from solvers.klotski.historical.tree_beside_table import LookUp

HEIGHT = 148
MARGIN = 12.0
BARS_TOP, BARS_HEIGHT = 38.0, 32.0
CHAIN_CELL = 7.0
LINK = 26.0
"""Between two positions of a chain, in pixels."""


class TablePicture(QWidget):
    """The slots from left to right, with bars for how many positions they hold; below, the chain that was searched."""

    def __init__(self, name: str, appearance: Appearance) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setAccessibleName(self.tr("Hash table, {count} slots").format(count=grouped(CAPACITY)))
        self._appearance = appearance
        self._pictures = Thumbnails(appearance, CHAIN_CELL)
        self._look: LookUp | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(HEIGHT)
        appearance.changed.connect(self.update)

    def clear(self) -> None:
        """Draw an empty table."""
        self._look = None
        self.update()

    def show_look_up(self, look: LookUp, said: str) -> None:
        """Draw the table after a look-up; `said` is read out of it."""
        self._look = look
        self.setAccessibleDescription(said)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the bars above and the chain below."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._appearance.theme
        ink = Ink(theme, self.font())
        painter.setPen(QPen(QColor(theme.border), 1))
        painter.setBrush(QColor(theme.field))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)
        write(painter, QPointF(MARGIN, MARGIN + 6), self.accessibleName(), ink.heading, theme.text)
        ground = BARS_TOP + BARS_HEIGHT
        painter.setPen(QPen(QColor(theme.muted), 1))
        painter.drawLine(QLineF(MARGIN, ground, self.width() - MARGIN, ground))
        if self._look is not None:
            self._paint_bars(painter, self._look, ground)
            self._paint_chain(painter, ink, self._look)
        painter.end()

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
