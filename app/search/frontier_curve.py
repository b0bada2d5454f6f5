"""A small curve: how many positions were met at each depth."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QWidget

from app.ui.look.theme import Appearance
from app.ui.painting.wood import tinted
from app.ui.widgets.painted import Plot
from app.ui.words.numbers import grouped


class FrontierCurve(Plot):
    """Depth to the right, positions of that depth upwards; the highest is written beside its peak."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, "", self.tr("Positions by depth"), parent)
        self._levels: tuple[int, ...] = ()

    def show_levels(self, levels: Sequence[int]) -> None:
        """Draw these numbers of positions, one for each depth."""
        self._levels = tuple(levels)
        self.setToolTip(self._description())
        self.setAccessibleDescription(self.toolTip())
        self.update()

    def paint_plot(self, painter: QPainter, field: QRectF) -> None:
        """Paint the curve, or what will be here."""
        if len(self._levels) < 2:
            painter.setPen(tinted(self.theme.muted, 1.0))
            painter.drawText(field, Qt.AlignmentFlag.AlignCenter, self.accessibleName())
            return
        self._paint_curve(painter, field.adjusted(8, 27, -8, -8))

    def _paint_curve(self, painter: QPainter, room: QRectF) -> None:
        theme = self.theme
        highest = max(self._levels)
        across = room.width() / (len(self._levels) - 1)
        points = [
            QPointF(room.left() + across * depth, room.bottom() - room.height() * count / highest)
            for depth, count in enumerate(self._levels)
        ]
        area = QPainterPath(room.bottomLeft())
        for point in points:
            area.lineTo(point)
        area.lineTo(room.bottomRight())
        painter.fillPath(area, tinted(theme.path, 1.0, 46))
        painter.setPen(QPen(tinted(theme.path, 1.0), 1.6))
        painter.drawPolyline(points)
        peak = self._levels.index(highest)
        painter.setBrush(tinted(theme.path, 1.0))
        painter.drawEllipse(points[peak], 2.6, 2.6)
        painter.setPen(tinted(theme.muted, 1.0))
        caption = self.tr("most: {count} at depth {depth}").format(count=grouped(highest), depth=peak)
        painter.drawText(QRectF(self.rect()).adjusted(9, 4, -9, 0), Qt.AlignmentFlag.AlignTop, caption)

    def _description(self) -> str:
        if not self._levels:
            return ""
        highest = max(self._levels)
        text = self.tr("Depths 0 to {last}; most positions, {count}, at depth {depth}")
        return text.format(last=len(self._levels) - 1, count=grouped(highest), depth=self._levels.index(highest))
