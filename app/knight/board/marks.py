"""What marks a single square: the pointer over it, the keyboard's cursor, a chosen start, the head of a search."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from app.knight.board.geometry import ChessGeometry, square_around
from app.knight.board.moving_knight import place
from app.knight.board.piece_art import draw_piece, draw_shadow
from app.ui.look.theme import Theme
from app.ui.painting.drawing import draw_circle, draw_line, draw_path, draw_polygon, draw_rounded, faint, rounded
from app.ui.painting.text import figures, write_figures
from solvers.knight.board import Square
from solvers.knight.symmetric.quotient import TourParts
from solvers.knight.tour import TourSymmetry

GHOST = 0.42
"""How strongly the knight is drawn on a square where it might start, or from which it is lifted."""

MOVE_KEYS = "1234567890"
"""The keys of the moves; those of a piece that has more are chosen with the cursor."""

SMALLEST_NUMBERED = 38.0
"""The side in pixels of the smallest square that shows the key of its move."""
SMALLEST_KEY = 13.0
"""The side in pixels of the smallest cap of a key."""

SMALLEST_PENNANT = 20.0
"""The size in pixels below which the pennant would be illegible: on smaller squares it is drawn over their edges."""


def paint_hover(painter: QPainter, geometry: ChessGeometry, square: Square, theme: Theme, ghost: bool) -> None:
    """Tint the square under the pointer; with `ghost`, show the knight that a click would put there."""
    painter.fillRect(geometry.rect(square), faint(theme.mark, 0.30))
    if ghost:
        draw_piece(painter, place(geometry, geometry.centre(square)), geometry.board.piece, theme, GHOST)


def paint_start(painter: QPainter, geometry: ChessGeometry, square: Square, theme: Theme) -> None:
    """Draw the knight on the chosen start."""
    rect = place(geometry, geometry.centre(square))
    draw_shadow(painter, rect, theme, 0.0)
    draw_piece(painter, rect, geometry.board.piece, theme)


def paint_start_tint(painter: QPainter, geometry: ChessGeometry, square: Square, theme: Theme) -> None:
    """Tint the square of the chosen start."""
    painter.fillRect(geometry.rect(square), faint(theme.mark, 0.38))


def paint_end(painter: QPainter, geometry: ChessGeometry, square: Square, theme: Theme) -> None:
    """Tint the square where a tour is to end and draw a pennant on it, with room for a knight beside it."""
    painter.fillRect(geometry.rect(square), faint(theme.path, 0.34))
    size = max(geometry.side, SMALLEST_PENNANT)
    foot = geometry.centre(square) + QPointF(-0.14, 0.34) * size
    top = foot + QPointF(0.0, -0.70) * size
    pennant = QPolygonF([top, top + QPointF(0.46, 0.17) * size, top + QPointF(0.0, 0.34) * size])
    for colour, wider in ((theme.field, 0.05), (theme.path, 0.0)):
        width = max(1.5, (0.055 + 2 * wider) * size)
        pen = QPen(QColor(colour), width, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin)
        draw_line(painter, QLineF(foot, top), pen)
        draw_polygon(painter, pennant, colour, pen)


def paint_move(
    painter: QPainter,
    geometry: ChessGeometry,
    square: Square,
    theme: Theme,
    number: int,
    numbered: bool = False,
    keyed: bool = True,
) -> None:
    """Draw a dot where the knight can go, and where it is `keyed` and has room, the key for that in a corner.

    On a square that is `numbered`, the dot is a ring around what is written there.
    """
    radius, fill, edge = (0.42, None, theme.good) if numbered else (0.16, faint(theme.good, 0.8), None)
    width = max(1.5, geometry.side * 0.06)
    draw_circle(painter, geometry.centre(square), max(1.5, geometry.side * radius), fill, edge, width)
    if keyed and geometry.side >= SMALLEST_NUMBERED and number <= len(MOVE_KEYS):
        _paint_key(painter, geometry.rect(square), theme, MOVE_KEYS[number - 1])


def _paint_key(painter: QPainter, rect: QRectF, theme: Theme, text: str) -> None:
    """Draw the cap of a key in the corner of a square, unlike the numbers of the visits."""
    side = min(SMALLEST_KEY * 1.5, max(SMALLEST_KEY, rect.width() * 0.24))
    inset = max(2.0, rect.width() * 0.05)
    cap = QRectF(rect.right() - inset - side, rect.bottom() - inset - side, side, side)
    draw_rounded(painter, cap, 3.0, theme.field, theme.muted)
    painter.drawLine(cap.bottomLeft() + QPointF(2.5, -2.0), cap.bottomRight() + QPointF(-2.5, -2.0))
    font = figures(painter.font(), side * 0.66)
    write_figures(painter, cap.center() - QPointF(0.0, 1.0), text, font, theme.text)


def paint_head(painter: QPainter, geometry: ChessGeometry, head: QPointF, theme: Theme) -> None:
    """Draw a dot at the end of the path of a search."""
    radius = min(9.0, max(2.5, geometry.side * 0.13))
    draw_circle(painter, head, radius, theme.path, theme.field, max(1.0, radius * 0.28))


def paint_centre(painter: QPainter, geometry: ChessGeometry, parts: TourParts, theme: Theme) -> None:
    """Mark the point about which a symmetric tour can be turned, as crystallographers do: a lens, or a square."""
    centre, reach = geometry.whole.center(), min(13.0, max(4.0, 0.2 * geometry.side))
    mark = QPainterPath(centre - QPointF(0.0, reach))
    mark.quadTo(centre + QPointF(1.4 * reach, 0.0), centre + QPointF(0.0, reach))
    mark.quadTo(centre - QPointF(1.4 * reach, 0.0), centre - QPointF(0.0, reach))
    if parts.symmetry is TourSymmetry.QUARTER_TURN:
        mark = rounded(square_around(centre, 1.3 * reach), 0.0)
    draw_path(painter, mark, theme.mark, QPen(QColor(theme.field), max(1.2, 0.16 * reach), j=Qt.PenJoinStyle.RoundJoin))


def paint_cursor(painter: QPainter, geometry: ChessGeometry, square: Square, theme: Theme) -> None:
    """Draw a ring inside the edges of the square that the keyboard would choose, dark and bright to be seen on any."""
    rect = geometry.rect(square)
    width = min(4.0, max(1.5, geometry.side * 0.055))
    for colour, inset, breadth in ((theme.accent, width * 0.5, width), (theme.field, width * 1.25, width * 0.5)):
        draw_rounded(painter, rect.adjusted(inset, inset, -inset, -inset), width, edge=colour, width=breadth)


def reach_of_square(geometry: ChessGeometry, square: Square) -> QRectF:
    """Everything that a mark on this square may paint."""
    knight = place(geometry, geometry.centre(square))
    margin = knight.width() * 0.16
    return geometry.rect(square).united(knight.adjusted(-margin, -margin, margin, margin)).adjusted(-2, -2, 2, 2)
