"""A painter that notes what is painted, and where, in place of painting it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter, QPolygonF


class SeenPainter(QPainter):
    """Lines with their colour and width, filled areas and ellipses with their colours, and the places of texts."""

    def __init__(self) -> None:
        self.image = QImage(8, 8, QImage.Format.Format_RGB32)
        super().__init__(self.image)
        self.lines: list[tuple[QLineF, str, float]] = []
        self.filled: list[tuple[QRectF, QColor]] = []
        self.dots: list[tuple[QRectF, QColor]] = []
        self.polylines: list[tuple[QPolygonF, str]] = []
        self.polygons: list[tuple[QPolygonF, QColor]] = []
        self.rounded: list[tuple[QRectF, str]] = []
        self.texts: dict[str, list[QRectF]] = {}

    def drawLine(self, *ends: Any) -> None:
        """Note a line."""
        line = ends[0] if len(ends) == 1 else QLineF(*ends)
        self.lines.append((QLineF(line), self.pen().color().name(), self.pen().widthF()))

    def fillRect(self, *rect_and_colour: Any) -> None:
        """Note an area."""
        rect, colour = rect_and_colour
        self.filled.append((QRectF(rect), QColor(colour)))

    def drawEllipse(self, *place: Any) -> None:
        """Note a circle by the rectangle around it."""
        centre, across, down = place
        self.dots.append((QRectF(centre - QPointF(across, down), centre + QPointF(across, down)), self.brush().color()))

    def drawPolyline(self, *points: Any) -> None:
        """Note a line from point to point, with its colour."""
        self.polylines.append((QPolygonF(points[0]), self.pen().color().name()))

    def drawPolygon(self, *points: Any, **options: Any) -> None:
        """Note a polygon."""
        self.polygons.append((QPolygonF(points[0]), self.brush().color()))

    def drawRoundedRect(self, *rect_and_radii: Any, **mode: Any) -> None:
        """Note a rectangle with round corners, and the colour of its outline."""
        self.rounded.append((QRectF(rect_and_radii[0]), self.pen().color().name()))

    def drawText(self, *place_and_text: Any, **options: Any) -> Any:
        """Note a text by the rectangle around it."""
        place, text = place_and_text
        metrics = QFontMetricsF(self.font())
        rect = QRectF(place.x(), place.y() - metrics.ascent(), metrics.horizontalAdvance(text), metrics.height())
        self.texts.setdefault(text, []).append(rect)
