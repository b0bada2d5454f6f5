"""A small curve: how many positions were visited at each level."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QWidget

from app.ui.look.scale import scaled
from app.ui.look.theme import Appearance
from app.ui.painting.wood import tinted
from app.ui.widgets.painted import Plot
from app.ui.words.numbers import grouped, plural


class FrontierCurve(Plot):
    """Levels to the right, their positions upwards; the peak is written above."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, "", self.tr("Positions at each level"), parent)
        self._levels: tuple[int, ...] = ()

    def show_levels(self, levels: Sequence[int]) -> None:
        """Draw these numbers of positions, one for each level."""
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
        self._paint_curve(painter, field.adjusted(8, scaled(27), -8, -8))

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
        painter.drawText(QRectF(self.rect()).adjusted(9, 4, -9, 0), Qt.AlignmentFlag.AlignTop, self._peak())

    def _description(self) -> str:
        if not self._levels:
            return ""
        return self.tr("Levels 0 to {last}; {peak}").format(last=grouped(len(self._levels) - 1), peak=self._peak())

    def _peak(self) -> str:
        highest = max(self._levels)
        level = grouped(self._levels.index(highest))
        return plural("FrontierCurve", "peak: {number} positions at level {level}", highest, level=level)
