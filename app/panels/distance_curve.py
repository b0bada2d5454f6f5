"""A small curve: the steps left to the exit over a game."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from app.boards.wood import tinted
from app.panels.plot import Plot
from app.theme import Appearance


class DistanceCurve(Plot):
    """Slides to the right, steps left upwards; a dot marks where the game is now."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        self.setObjectName("distanceCurve")
        self.setAccessibleName(self.tr("Steps left over the game"))
        self._left: tuple[int, ...] = ()
        self._now = 0

    @property
    def left(self) -> tuple[int, ...]:
        """The steps left after each slide."""
        return self._left

    def show_distances(self, left: Sequence[int], now: int) -> None:
        """Draw the steps left after each slide, and mark the slide where the game is."""
        self._left, self._now = tuple(left), now
        self.update()

    def paint_plot(self, painter: QPainter, field: QRectF) -> None:
        """Paint the way, and the dot."""
        theme = self.theme
        if len(self._left) < 2:
            painter.setPen(tinted(theme.muted, 1.0))
            painter.drawText(field, Qt.AlignmentFlag.AlignCenter, self.accessibleName())
            return
        room = field.adjusted(9, 9, -9, -9)
        highest = max(*self._left, 1)
        across = room.width() / (len(self._left) - 1)
        points = [
            QPointF(room.left() + across * slide, room.bottom() - room.height() * left / highest)
            for slide, left in enumerate(self._left)
        ]
        painter.setPen(QPen(tinted(theme.path, 1.0, 110), 1.4))
        painter.drawPolyline(points[self._now :])
        painter.setPen(QPen(tinted(theme.path, 1.0), 1.8))
        painter.drawPolyline(points[: self._now + 1])
        painter.setBrush(tinted(theme.accent, 1.0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawEllipse(points[min(self._now, len(points) - 1)], 3.6, 3.6)
