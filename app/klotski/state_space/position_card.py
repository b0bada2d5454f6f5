"""A card beside a point of the map: its board, and how far it is from the exit, from the start and from here."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from app.klotski.board.thumbnails import Thumbnails
from app.ui.look.scale import scaled
from app.ui.look.theme import Appearance
from app.ui.painting.drawing import draw_rounded
from app.ui.painting.text import write_in
from app.ui.painting.wood import paint_shadow
from app.ui.widgets.painted import PaintedWidget
from solvers.klotski.layout import Layout

CELL = 15
"""The side of a cell of its board, in pixels at a text size of 100 %."""
KEPT = 60
PADDING, GAP, SHADOW = 10, 6, 8
CLEAR = 18
"""How far it stays away from the point, in pixels."""


class PositionCard(PaintedWidget):
    """Lies over the window that the map is in, beside the point and never over it; it takes no part in anything."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        self._thumbnails = Thumbnails(appearance, float(scaled(CELL)), KEPT)
        self._layout: Layout | None = None
        self.lines: tuple[str, ...] = ()
        """What is written on it."""
        super().__init__(appearance, "positionCard", parent=parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_position(self, layout: Layout, lines: Sequence[str], point: QPoint) -> None:
        """Show a position beside a point of the window."""
        self._layout, self.lines = layout, tuple(lines)
        self.setAccessibleName("; ".join(lines))
        self.move_beside(point)
        self.update()
        self.show()
        self.raise_()

    def move_beside(self, point: QPoint) -> None:
        """Lie beside another point of the window."""
        self.setGeometry(place_beside(self.sizeHint(), point, self.window().rect()))

    def sizeHint(self) -> QSize:
        """The board, and the lines below it."""
        metrics, board = QFontMetricsF(self.font()), self._thumbnails.size
        widest = max((metrics.horizontalAdvance(line) for line in self.lines), default=0.0)
        width = max(board.width(), round(widest) + 1)
        height = board.height() + GAP + round(len(self.lines) * metrics.lineSpacing())
        around = 2 * (PADDING + SHADOW)
        return QSize(width + around, height + around)

    def paint(self, painter: QPainter) -> None:
        """Paint a panel with a soft shadow, the board in its middle and the lines below."""
        theme = self.theme
        panel = QRectF(self.rect()).adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW)
        paint_shadow(painter, panel, 8, SHADOW / 2, theme.shadow)
        draw_rounded(painter, panel.adjusted(0.5, 0.5, -0.5, -0.5), 8, theme.panel, theme.border)
        if self._layout is None:
            return
        board = self._thumbnails.picture(self._layout, self.devicePixelRatioF())
        left = round(panel.center().x() - self._thumbnails.size.width() / 2)
        painter.drawPixmap(left, round(panel.top()) + PADDING, board)
        spacing = QFontMetricsF(self.font()).lineSpacing()
        line = QRectF(
            panel.left(), panel.top() + PADDING + self._thumbnails.size.height() + GAP, panel.width(), spacing
        )
        for number, text in enumerate(self.lines):
            write_in(painter, line, text, theme.muted if number else theme.text)
            line.translate(0, spacing)


def place_beside(size: QSize, point: QPoint, room: QRect) -> QRect:
    """Where a card of a size lies: right of a point, left of it, above or below, wherever it fits into the room.

    Where it fits nowhere it is moved into the room as far as that leaves the point free.
    """
    across = min(max(point.x() - size.width() // 2, room.left()), max(room.left(), room.right() - size.width()))
    beside = min(max(point.y() - size.height() // 2, room.top()), max(room.top(), room.bottom() - size.height()))
    places = (
        QPoint(point.x() + CLEAR - SHADOW, beside),
        QPoint(point.x() - CLEAR + SHADOW - size.width(), beside),
        QPoint(across, point.y() - CLEAR + SHADOW - size.height()),
        QPoint(across, point.y() + CLEAR - SHADOW),
    )
    fitting = [QRect(corner, size) for corner in places]
    return next((placed for placed in fitting if room.contains(placed)), fitting[0])
