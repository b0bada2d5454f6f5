"""Pictures of symmetries for buttons: a few squares of a brush, their images, and the axes."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap

from app.knight.shape.symmetry import Symmetry, images
from app.ui.look.theme import Theme

SIDE = 22
RATIO = 2.0
"""Pictures are drawn for fine screens; on others they are scaled down."""

CELLS = 8
DRAWN = frozenset({(0, 1), (1, 1), (1, 2), (2, 1)})
"""The squares of the brush; no axis of the board leads them to themselves."""


def symmetry_icon(symmetry: Symmetry, theme: Theme) -> QIcon:
    """The brush in the colour of marks, its images in that of text."""
    pixmap = QPixmap(round(SIDE * RATIO), round(SIDE * RATIO))
    pixmap.setDevicePixelRatio(RATIO)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        cell = SIDE / CELLS
        for square in images(DRAWN, symmetry, CELLS, CELLS):
            colour = theme.accent if square in DRAWN else theme.text
            rect = QRectF(square[1] * cell, square[0] * cell, cell, cell)
            painter.fillRect(rect.adjusted(0.2, 0.2, -0.2, -0.2), QColor(colour))
        painter.setPen(QPen(QColor(theme.muted), 1.0, Qt.PenStyle.DashLine))
        for line in axes(symmetry, QRectF(0, 0, SIDE, SIDE)):
            painter.drawLine(*line)
    return QIcon(pixmap)


def axes(symmetry: Symmetry, rect: QRectF) -> list[tuple[QPointF, QPointF]]:
    """The lines in which a symmetry mirrors a rectangle."""
    centre = rect.center()
    upright = QPointF(centre.x(), rect.top()), QPointF(centre.x(), rect.bottom())
    level = QPointF(rect.left(), centre.y()), QPointF(rect.right(), centre.y())
    return {
        Symmetry.LEFT_RIGHT: [upright],
        Symmetry.UP_DOWN: [level],
        Symmetry.BOTH: [upright, level],
    }.get(symmetry, [])
