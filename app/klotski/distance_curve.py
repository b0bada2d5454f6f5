"""The curve of the steps left during a game of Klotski."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from operator import itemgetter

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from app.ui.look.theme import Appearance
from app.ui.painting.wood import tinted
from app.ui.widgets.painted import Plot


class DistanceCurve(Plot):
    """Slides to the right, steps left upwards; a dot marks where the game is now."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, "distanceCurve", self.tr("Steps left during the game"), parent)
        self._points: tuple[tuple[int, int], ...] = ()
        self._now = 0

    @property
    def left(self) -> tuple[int, ...]:
        """The steps left at each point."""
        return tuple(left for _, left in self._points)

    def show_distances(self, points: Sequence[tuple[int, int]], now: int) -> None:
        """Draw the steps left after so many slides, point by point, and mark the slide where the game is."""
        self._points, self._now = tuple(points), now
        self.update()

    def paint_plot(self, painter: QPainter, field: QRectF) -> None:
        """Paint the line, and the dot."""
        theme = self.theme
        if len(self._points) < 2:
            painter.setPen(tinted(theme.muted, 1.0))
            painter.drawText(field, Qt.AlignmentFlag.AlignCenter, self.accessibleName())
            return
        room = field.adjusted(9, 9, -9, -9)
        highest = max(1, *self.left)
        last, _ = self._points[-1]
        points = [
            QPointF(room.left() + room.width() * slide / last, room.bottom() - room.height() * left / highest)
            for slide, left in self._points
        ]
        here = max(0, bisect_right(self._points, self._now, key=itemgetter(0)) - 1)
        painter.setPen(QPen(tinted(theme.path, 1.0, 110), 1.4))
        painter.drawPolyline(points[here:])
        painter.setPen(QPen(tinted(theme.path, 1.0), 1.8))
        painter.drawPolyline(points[: here + 1])
        painter.setBrush(tinted(theme.accent, 1.0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawEllipse(points[here], 3.6, 3.6)
