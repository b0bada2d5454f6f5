"""What boards look like in high contrast: flat grounds, strong outlines, and patterns that tell things apart."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen

from app.boards.wood import rounded
from app.theme import Theme
from solvers.klotski.layout import Kind

EDGES = {
    Kind.BLOCK: "#ff9a6b",
    Kind.VERTICAL: "#5cc8ff",
    Kind.HORIZONTAL: "#5dff8f",
    Kind.SOLDIER: "#ffffff",
}
"""The colour of each kind's outline and band; the bands differ in their pattern as well."""

BAND = 0.15
"""How wide the patterned band round a piece is, in cells."""


def paint_marked_piece(painter: QPainter, kind: Kind, body: QRectF, radius: float, cell: float, theme: Theme) -> None:
    """A piece told by its pattern: a double frame, lines along or across, or for soldiers a plain white slab."""
    edge = QColor(EDGES[kind])
    width = max(2.0, 0.035 * cell)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.soldier if kind is Kind.SOLDIER else theme.block))
    painter.drawPath(rounded(body, radius))
    if kind in (Kind.VERTICAL, Kind.HORIZONTAL):
        _paint_lines(painter, _band(body, radius, BAND * cell), edge, cell, upright=kind is Kind.VERTICAL)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(edge, width))
    painter.drawPath(rounded(body.adjusted(width / 2, width / 2, -width / 2, -width / 2), radius))
    if kind is Kind.BLOCK:
        inset = 0.11 * cell
        painter.drawPath(rounded(body.adjusted(inset, inset, -inset, -inset), 0.6 * radius))


def paint_outline(painter: QPainter, rect: QRectF, radius: float, theme: Theme, width: float = 2.0) -> None:
    """A line in the colour of text just inside a rectangle."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(theme.text), width))
    painter.drawPath(rounded(rect.adjusted(width / 2, width / 2, -width / 2, -width / 2), radius))


def paint_hole(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A square that is missing: hatched, with an edge."""
    painter.fillRect(rect, QColor(theme.well))
    painter.fillRect(rect, QBrush(QColor(theme.muted), Qt.BrushStyle.DiagCrossPattern))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(theme.text), 1.0))
    painter.drawRect(rect)


def _band(body: QRectF, radius: float, width: float) -> QPainterPath:
    inside = rounded(body.adjusted(width, width, -width, -width), radius / 2)
    return rounded(body, radius).subtracted(inside)


def _paint_lines(painter: QPainter, area: QPainterPath, colour: QColor, cell: float, upright: bool) -> None:
    rect = area.boundingRect()
    pitch = max(3.0, 0.055 * cell)
    painter.save()
    painter.setClipPath(area, Qt.ClipOperation.IntersectClip)
    painter.setPen(QPen(colour, pitch * 0.4))
    place = pitch
    while place < (rect.width() if upright else rect.height()):
        if upright:
            painter.drawLine(rect.topLeft() + QPointF(place, 0), rect.bottomLeft() + QPointF(place, 0))
        else:
            painter.drawLine(rect.topLeft() + QPointF(0, place), rect.topRight() + QPointF(0, place))
        place += pitch
    painter.restore()
