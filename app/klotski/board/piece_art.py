"""The picture of one Klotski piece: a lacquered or plain wooden slab with a carved name, and a mark in its corner."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QPixmap,
    QTransform,
)

from app.klotski.piece_names import PieceName, carved, mark
from app.ui.look.fonts import TEXT_FAMILY, sign_font
from app.ui.look.theme import Lettering, Theme
from app.ui.painting.drawing import cached_pixmap, draw_path, rounded, tinted
from app.ui.painting.wood import paint_grain, paint_shadow, paint_slab, round_ends
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

SIGN_SIZES = {PieceKind.BLOCK: 0.84, PieceKind.VERTICAL: 0.6, PieceKind.HORIZONTAL: 0.6, PieceKind.SOLDIER: 0.56}
"""How high the signs of each kind are, in cells."""
INITIAL_SIZES = {PieceKind.BLOCK: 0.8, PieceKind.VERTICAL: 0.46, PieceKind.HORIZONTAL: 0.46, PieceKind.SOLDIER: 0.5}
NAME_SIZES = {PieceKind.BLOCK: 0.42, PieceKind.VERTICAL: 0.24, PieceKind.HORIZONTAL: 0.26, PieceKind.SOLDIER: 0.5}
"""The same for initials, and for names in Latin letters, where they fit."""
MARK_SIZE, MARK_EDGE = 0.19, 0.155
"""How high a mark is, and how far from the upper left corner of the piece's cells, in cells."""
BOLDER = 0.04
"""How much bolder letters are than in their font, as a share of their size."""
SIDE, MARKED_SIDE = 0.15, 0.21
"""Between the letters and the edge of the piece's cells at least, in cells; the other in themes that mark the edge."""


def piece_pixmap(
    kind: PieceKind, name: PieceName, cell: float, ratio: float, theme: Theme, marked: bool = False
) -> QPixmap:
    """The piece with its shadow; its cells begin `OVERHANG` cells from the top left of the picture.

    A `marked` piece says in its corner who it is, where what is carved does not tell. Boards of one size have their
    pictures in common.
    """
    letters = lettered(name, theme.lettering, marked)

    def paint(painter: QPainter) -> None:
        painter.drawPixmap(0, 0, _body_pixmap(kind, cell, ratio, theme))
        paint_letters(painter, kind, letters, QPointF(OVERHANG, OVERHANG) * cell, cell, theme)

    key = f"piece {kind} {letters} {cell} {ratio} {theme.name}"
    return cached_pixmap(key, _size(kind, cell), ratio, paint)


def _body_pixmap(kind: PieceKind, cell: float, ratio: float, theme: Theme) -> QPixmap:
    """A piece without its signs: those of one kind have it in common, and the grain is what takes the time."""
    body = _body(kind, QPointF(OVERHANG, OVERHANG) * cell, cell)
    key = f"body {kind} {cell} {ratio} {theme.name}"
    return cached_pixmap(key, _size(kind, cell), ratio, lambda painter: _paint_body(painter, kind, body, cell, theme))


def _size(kind: PieceKind, cell: float) -> QSizeF:
    return QSizeF((kind.width + 2 * OVERHANG) * cell, (kind.height + 2 * OVERHANG) * cell)


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


def kind_colour(kind: PieceKind, theme: Theme) -> str:
    """The colour of the pieces of a kind."""
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
    paint_slab(painter, body, radius, kind_colour(kind, theme))
    if kind is PieceKind.SOLDIER:
        paint_grain(painter, body, round_ends(body.height(), radius), tinted(theme.soldier_sign, 1.0, 46), seed=7)
        return
    upright = kind is PieceKind.VERTICAL
    ends = round_ends(body.width() if upright else body.height(), radius)
    paint_grain(painter, body, ends, tinted("#000000", 1.0, 26), seed=3, upright=upright)
    depth = 0.085 * cell
    _paint_inlay(painter, body.adjusted(depth, depth, -depth, -depth), cell, theme)


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
    draw_path(painter, path, edge=tinted(theme.sign, 1.0, 120), width=max(1.0, 0.014 * cell))


def _paint_marked_piece(
    painter: QPainter, kind: PieceKind, body: QRectF, radius: float, cell: float, theme: Theme
) -> None:
    """A piece told by its pattern: a double frame, lines along or across, or for soldiers a plain white slab."""
    edge = QColor(EDGES[kind])
    width = max(2.0, 0.035 * cell)
    draw_path(painter, rounded(body, radius), theme.soldier if kind is PieceKind.SOLDIER else theme.block)
    if kind in (PieceKind.VERTICAL, PieceKind.HORIZONTAL):
        _paint_lines(painter, _band(body, radius, BAND * cell), edge, cell, upright=kind is PieceKind.VERTICAL)
    draw_path(
        painter, rounded(body.adjusted(width / 2, width / 2, -width / 2, -width / 2), radius), edge=edge, width=width
    )
    if kind is PieceKind.BLOCK:
        inset = 0.11 * cell
        draw_path(painter, rounded(body.adjusted(inset, inset, -inset, -inset), 0.6 * radius), edge=edge, width=width)


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


class Letters(NamedTuple):
    """What stands on a piece: signs or words carved in its middle, and a mark in its corner."""

    lettering: Lettering
    carved: tuple[str, ...]
    mark: str


def lettered(name: PieceName, lettering: Lettering, marked: bool) -> Letters:
    """What stands on a piece of this name."""
    return Letters(lettering, carved(name, lettering), mark(name, lettering) if marked else "")


def paint_letters(
    painter: QPainter, kind: PieceKind, letters: Letters, corner: QPointF, cell: float, theme: Theme
) -> None:
    """Paint what stands on a piece whose cells begin at `corner`."""
    colour = theme.soldier_sign if kind is PieceKind.SOLDIER else theme.sign
    lift = max(0.7, 0.012 * cell)
    carving = carving_path(kind, letters, corner, cell, MARKED_SIDE if theme.contrast else SIDE)
    for offset, ink in ((-lift, QColor(0, 0, 0, 110)), (lift * 0.8, QColor(255, 255, 255, 46)), (0.0, QColor(colour))):
        painter.translate(0, offset)
        painter.fillPath(carving, ink)
        painter.translate(0, -offset)
    in_corner = mark_path(letters, corner, cell)
    if theme.contrast and letters.mark:  # its ground is a pattern
        edge = 0.03 * cell
        ground = QColor(theme.soldier if kind is PieceKind.SOLDIER else theme.block)
        painter.fillRect(in_corner.boundingRect().adjusted(-edge, -edge, edge, edge), ground)
    painter.fillPath(in_corner, QColor(colour))


def carving_path(kind: PieceKind, letters: Letters, corner: QPointF, cell: float, side: float = SIDE) -> QPainterPath:
    """The outlines of what is carved, its ink in the middle of the piece; smaller than usual where it would not fit."""
    cells = QRectF(corner, QSizeF(kind.width, kind.height) * cell)
    path = (_signs_path if letters.lettering is Lettering.SIGNS else _words_path)(kind, letters, cell)
    ink, room = path.boundingRect(), cells.size() - QSizeF(2 * side, 2 * side) * cell
    if ink.isEmpty():
        return path
    fitting = min(1.0, room.width() / ink.width(), room.height() / ink.height())
    scaled = QTransform.fromScale(fitting, fitting).map(path)
    return scaled.translated(cells.center() - scaled.boundingRect().center())


def mark_path(letters: Letters, corner: QPointF, cell: float) -> QPainterPath:
    """The outlines of the mark in the upper left corner."""
    path = _bolder(_outlines(letters.mark, _letter_font(MARK_SIZE * cell)), BOLDER * MARK_SIZE * cell)
    return path.translated(corner + QPointF(MARK_EDGE, MARK_EDGE) * cell - path.boundingRect().topLeft())


def _signs_path(kind: PieceKind, letters: Letters, cell: float) -> QPainterPath:
    """The signs one below the other on an upright piece, side by side on the others."""
    size = SIGN_SIZES[kind] * cell
    pitch = QPointF(0, size * 1.12) if kind is PieceKind.VERTICAL else QPointF(size * 1.04, 0)
    whole = QPainterPath()
    for number, sign in enumerate(letters.carved):
        path = _outlines(sign, sign_font(size))
        whole.addPath(path.translated(pitch * number - path.boundingRect().center()))
    return whole


def _words_path(kind: PieceKind, letters: Letters, cell: float) -> QPainterPath:
    """The words one below the other on an upright piece, in one line on the others."""
    sizes = INITIAL_SIZES if letters.lettering is Lettering.INITIALS else NAME_SIZES
    font = _letter_font(sizes[kind] * cell)
    whole = QPainterPath()
    for number, line in enumerate(letters.carved if kind is PieceKind.VERTICAL else [" ".join(letters.carved)]):
        path = _bolder(_outlines(line, font), BOLDER * font.pixelSize())
        whole.addPath(path.translated(-path.boundingRect().center().x(), 1.25 * font.pixelSize() * number))
    return whole


def _outlines(text: str, font: QFont) -> QPainterPath:
    path = QPainterPath()
    path.addText(QPointF(), font, text)
    return path


def _bolder(path: QPainterPath, width: float) -> QPainterPath:
    """The same outlines, bolder by a width: our font of letters has one weight."""
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    bolder = stroker.createStroke(path) + path
    bolder.setFillRule(Qt.FillRule.WindingFill)
    return bolder


def _letter_font(pixels: float) -> QFont:
    font = QFont()
    font.setFamilies([TEXT_FAMILY])
    font.setPixelSize(max(1, round(pixels)))
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font
