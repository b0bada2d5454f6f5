"""The picture of one Klotski piece: a lacquered or plain wooden slab with a carved name."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QPixmapCache

from app.klotski.board.piece_letters import lettered, paint_letters
from app.klotski.piece_names import PieceName
from app.ui.look.theme import Theme
from app.ui.painting.layer import smooth_painter, transparent_pixmap
from app.ui.painting.wood import paint_grain, paint_shadow, paint_slab, round_ends, rounded, tinted
from solvers.klotski.layout import PieceKind

GAP = 0.028
"""Between a piece and the edge of its cells, in cells."""
RADIUS = 0.105
"""Of its corners, in cells."""
OVERHANG = 0.12
"""How far a picture reaches beyond the piece's cells for its shadow, in cells."""

EDGES = {
    PieceKind.BLOCK: "#ff9a6b",
    PieceKind.VERTICAL: "#5cc8ff",
    PieceKind.HORIZONTAL: "#5dff8f",
    PieceKind.SOLDIER: "#ffffff",
}
"""The colour of each kind's outline and band; the bands differ in their pattern as well."""

BAND = 0.15
"""How wide the patterned band round a piece is, in cells."""


def piece_pixmap(
    kind: PieceKind, name: PieceName, cell: float, ratio: float, theme: Theme, marked: bool = False
) -> QPixmap:
    """The piece with its shadow; its cells begin `OVERHANG` cells from the top left of the picture.

    A `marked` piece says in its corner who it is, where what is carved does not tell. Boards of one size have their
    pictures in common.
    """
    key = f"piece {kind} {lettered(name, theme.lettering, marked)} {cell} {ratio} {theme.name}"
    pixmap = QPixmap()
    if not QPixmapCache.find(key, pixmap):
        pixmap = QPixmap(_body_pixmap(kind, cell, ratio, theme))
        with smooth_painter(pixmap) as painter:
            corner = QPointF(OVERHANG, OVERHANG) * cell
            paint_letters(painter, kind, lettered(name, theme.lettering, marked), corner, cell, theme)
        QPixmapCache.insert(key, pixmap)
    return pixmap


def _body_pixmap(kind: PieceKind, cell: float, ratio: float, theme: Theme) -> QPixmap:
    """A piece without its signs: those of one kind have it in common, and the grain is what takes the time."""
    key = f"body {kind} {cell} {ratio} {theme.name}"
    pixmap = QPixmap()
    if not QPixmapCache.find(key, pixmap):
        size = QSizeF((kind.width + 2 * OVERHANG) * cell, (kind.height + 2 * OVERHANG) * cell)
        pixmap = transparent_pixmap(size, ratio)
        with smooth_painter(pixmap) as painter:
            _paint_body(painter, kind, _body(kind, QPointF(OVERHANG, OVERHANG) * cell, cell), cell, theme)
        QPixmapCache.insert(key, pixmap)
    return pixmap


def paint_piece(
    painter: QPainter,
    kind: PieceKind,
    name: PieceName,
    corner: QPointF,
    cell: float,
    theme: Theme,
    marked: bool = False,
) -> None:
    """Paint the piece with its shadow; its cells begin at `corner`."""
    _paint_body(painter, kind, _body(kind, corner, cell), cell, theme)
    paint_letters(painter, kind, lettered(name, theme.lettering, marked), corner, cell, theme)


def _body(kind: PieceKind, corner: QPointF, cell: float) -> QRectF:
    """The piece itself, in its cells that begin at `corner`."""
    inset = GAP * cell
    return QRectF(corner, QSizeF(kind.width, kind.height) * cell).adjusted(inset, inset, -inset, -inset)


def _colour(kind: PieceKind, theme: Theme) -> str:
    return {
        PieceKind.BLOCK: theme.block,
        PieceKind.VERTICAL: theme.tall,
        PieceKind.HORIZONTAL: theme.wide,
        PieceKind.SOLDIER: theme.soldier,
    }[kind]


def _paint_body(painter: QPainter, kind: PieceKind, body: QRectF, cell: float, theme: Theme) -> None:
    radius = RADIUS * cell
    if theme.contrast:
        _paint_marked_piece(painter, kind, body, radius, cell, theme)
        return
    paint_shadow(painter, body, radius, 0.05 * cell, theme.shadow)
    paint_slab(painter, body, radius, _colour(kind, theme))
    if kind is PieceKind.SOLDIER:
        paint_grain(painter, body, round_ends(body.height(), radius), tinted(theme.soldier_sign, 1.0, 46), seed=7)
        return
    upright = kind is PieceKind.VERTICAL
    ends = round_ends(body.width() if upright else body.height(), radius)
    paint_grain(painter, body, ends, tinted("#000000", 1.0, 26), seed=3, upright=upright)
    _paint_inlay(painter, body.adjusted(*_inlay(cell)), cell, theme)


def _inlay(cell: float) -> tuple[float, float, float, float]:
    depth = 0.085 * cell
    return depth, depth, -depth, -depth


def _paint_inlay(painter: QPainter, rect: QRectF, cell: float, theme: Theme) -> None:
    """A thin gold line round the piece, with notched corners as on a lacquer box."""
    notch = 0.07 * cell
    path = QPainterPath()
    path.moveTo(rect.left() + notch, rect.top())
    path.lineTo(rect.right() - notch, rect.top())
    path.quadTo(rect.right() - notch, rect.top() + notch, rect.right(), rect.top() + notch)
    path.lineTo(rect.right(), rect.bottom() - notch)
    path.quadTo(rect.right() - notch, rect.bottom() - notch, rect.right() - notch, rect.bottom())
    path.lineTo(rect.left() + notch, rect.bottom())
    path.quadTo(rect.left() + notch, rect.bottom() - notch, rect.left(), rect.bottom() - notch)
    path.lineTo(rect.left(), rect.top() + notch)
    path.quadTo(rect.left() + notch, rect.top() + notch, rect.left() + notch, rect.top())
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(tinted(theme.sign, 1.0, 120), max(1.0, 0.014 * cell)))
    painter.drawPath(path)


def _paint_marked_piece(
    painter: QPainter, kind: PieceKind, body: QRectF, radius: float, cell: float, theme: Theme
) -> None:
    """A piece told by its pattern: a double frame, lines along or across, or for soldiers a plain white slab."""
    edge = QColor(EDGES[kind])
    width = max(2.0, 0.035 * cell)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.soldier if kind is PieceKind.SOLDIER else theme.block))
    painter.drawPath(rounded(body, radius))
    if kind in (PieceKind.VERTICAL, PieceKind.HORIZONTAL):
        _paint_lines(painter, _band(body, radius, BAND * cell), edge, cell, upright=kind is PieceKind.VERTICAL)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(edge, width))
    painter.drawPath(rounded(body.adjusted(width / 2, width / 2, -width / 2, -width / 2), radius))
    if kind is PieceKind.BLOCK:
        inset = 0.11 * cell
        painter.drawPath(rounded(body.adjusted(inset, inset, -inset, -inset), 0.6 * radius))


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
