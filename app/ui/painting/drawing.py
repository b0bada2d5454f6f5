"""What pictures are drawn with: painters, transparent pictures to paint on, colours, and shapes and lines in them.

A function that draws sets the pen and the brush that it draws with, and leaves them set. What is cased has an edge in
another colour around it, to be seen on any ground.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QGradient,
    QImage,
    QLinearGradient,
    QPaintDevice,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
)


def smooth_painter(device: QPaintDevice) -> QPainter:
    """A painter that smooths edges."""
    painter = QPainter(device)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return painter


def transparent_image(size: QSizeF, ratio: float) -> QImage:
    """An image of a size in units of the painter and `ratio` pixels for each, at least one; any thread may paint on it.

    Without a pixel it could not be painted on.
    """
    image = QImage((size * ratio).toSize().expandedTo(QSize(1, 1)), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    return image


def transparent_pixmap(size: QSizeF, ratio: float) -> QPixmap:
    """The same as a pixmap, for the GUI thread alone."""
    return QPixmap.fromImage(transparent_image(size, ratio))


def tinted(colour: str, lightness: float, alpha: int = 255) -> QColor:
    """A colour made lighter (above 1.0) or darker (below), and translucent."""
    tint = QColor(colour).lighter(round(100 * lightness))
    tint.setAlpha(alpha)
    return tint


def faint(colour: QColor | str, strength: float) -> QColor:
    """Return a translucent colour; `strength` is its opacity from 0 to 1."""
    translucent = QColor(colour)
    translucent.setAlphaF(strength)
    return translucent


def mixed(one: QColor, other: QColor, part: float) -> QColor:
    """A colour between two: `one` where `part` is 0, `other` where it is 1."""
    parts = ((one.red(), other.red()), (one.green(), other.green()), (one.blue(), other.blue()))
    return QColor(*(round(mine + (theirs - mine) * part) for mine, theirs in parts))


def gradient(start: QPointF, end: QPointF, stops: Mapping[float, QColor | str]) -> QLinearGradient:
    """Colours that change from a point to another; `stops` has those at parts of the way, from 0 to 1."""
    made = QLinearGradient(start, end)
    for place, colour in stops.items():
        made.setColorAt(place, QColor(colour))
    return made


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """A rectangle with round corners."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def polyline(points: Sequence[QPointF]) -> QPainterPath:
    """A path from point to point."""
    path = QPainterPath(points[0])
    for point in points[1:]:
        path.lineTo(point)
    return path


def strokes(lines: Sequence[QLineF]) -> QPainterPath:
    """A path of straight lines, which need not hang together."""
    path = QPainterPath()
    for line in lines:
        path.moveTo(line.p1())
        path.lineTo(line.p2())
    return path


def polygon(corners: QPolygonF | Sequence[QPointF]) -> QPainterPath:
    """A closed path from corner to corner."""
    path = QPainterPath()
    path.addPolygon(corners)
    path.closeSubpath()
    return path


Ink = QBrush | QGradient | QColor | str | None
"""What a shape is filled with, or outlined with in a width given beside it; a colour may be given by its name."""


def set_inks(painter: QPainter, fill: Ink = None, edge: Ink | QPen = None, width: float = 1.0) -> None:
    """Fill and outline shapes so from now on; without a fill or an edge, they have none."""
    painter.setBrush(_brush(fill))
    painter.setPen(_pen(edge, width))


def _brush(ink: Ink) -> QBrush:
    if ink is None:
        return QBrush(Qt.BrushStyle.NoBrush)
    return QBrush(QColor(ink) if isinstance(ink, str) else ink)


def _pen(edge: Ink | QPen, width: float) -> QPen:
    if edge is None:
        return QPen(Qt.PenStyle.NoPen)
    return edge if isinstance(edge, QPen) else QPen(_brush(edge), width)


def draw_circle(
    painter: QPainter, centre: QPointF, radius: float, fill: Ink = None, edge: Ink | QPen = None, width: float = 1.0
) -> None:
    """Draw a circle around a point."""
    set_inks(painter, fill, edge, width)
    painter.drawEllipse(centre, radius, radius)


def draw_rounded(
    painter: QPainter, rect: QRectF, radius: float, fill: Ink = None, edge: Ink | QPen = None, width: float = 1.0
) -> None:
    """Draw a rectangle with round corners; the middle of its edge is on its sides."""
    set_inks(painter, fill, edge, width)
    painter.drawRoundedRect(rect, radius, radius)


def draw_path(
    painter: QPainter, path: QPainterPath, fill: Ink = None, edge: Ink | QPen = None, width: float = 1.0
) -> None:
    """Draw a path."""
    set_inks(painter, fill, edge, width)
    painter.drawPath(path)


def draw_polygon(
    painter: QPainter, points: QPolygonF, fill: Ink = None, edge: Ink | QPen = None, width: float = 1.0
) -> None:
    """Draw a polygon."""
    set_inks(painter, fill, edge, width)
    painter.drawPolygon(points)


def draw_line(painter: QPainter, line: QLineF, ink: Ink | QPen, width: float = 1.0) -> None:
    """Draw a straight line."""
    painter.setPen(_pen(ink, width))
    painter.drawLine(line)


def draw_polyline(painter: QPainter, points: Sequence[QPointF], ink: Ink | QPen, width: float = 1.0) -> None:
    """Draw a line from point to point."""
    painter.setPen(_pen(ink, width))
    painter.drawPolyline(points)


def draw_cross(painter: QPainter, centre: QPointF, arm: float, ink: Ink | QPen, width: float = 1.0) -> None:
    """Draw a diagonal cross that reaches `arm` to each side of a point."""
    for down in (arm, -arm):
        draw_line(painter, QLineF(centre - QPointF(arm, down), centre + QPointF(arm, down)), ink, width)


def cased(
    painter: QPainter,
    path: QPainterPath,
    ink: str,
    casing: str,
    width: float,
    dashes: Sequence[float] = (),
    edge: float = 0.0,
) -> None:
    """Draw a path `width` wide; `dashes` are given in widths, `edge` is how far the casing reaches beyond the ink."""
    edge = edge or max(1.2, 0.45 * width)
    for colour, wide, pattern in ((casing, width + 2 * edge, ()), (ink, width, dashes)):
        pen = QPen(QColor(colour), wide, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin)
        pen.setDashPattern(list(pattern))  # Qt leaves it solid where there is none
        draw_path(painter, path, edge=pen)


def cased_lines(
    painter: QPainter, lines: Sequence[QLineF], ink: str, casing: str, width: float, dashes: Sequence[float] = ()
) -> None:
    """Draw straight lines as `cased` does a path: many of them are drawn much faster so, without round ends."""
    for colour, wide, pattern in ((casing, 1.9 * width, ()), (ink, width, dashes)):
        pen = QPen(QColor(colour), wide, c=Qt.PenCapStyle.FlatCap if pattern else Qt.PenCapStyle.SquareCap)
        pen.setDashPattern(list(pattern))  # Qt leaves it solid where there is none
        painter.setPen(pen)
        painter.drawLines(lines)


def arrow_head(tip: QPointF, way: QPointF, size: float) -> QPolygonF:
    """The triangle at the end of an arrow that points along `way`."""
    length = math.hypot(way.x(), way.y()) or 1.0
    along = way / length * size
    aside = QPointF(-along.y(), along.x()) * 0.62
    return QPolygonF([tip, tip - along + aside, tip - along - aside])
