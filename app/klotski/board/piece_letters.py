"""What is carved on a Klotski piece: Chinese signs, or the letters of a name; and the mark in its corner."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPainterPathStroker, QTransform

from app.klotski.piece_names import PieceName, carved, mark
from app.ui.look.fonts import TEXT_FAMILY, sign_font
from app.ui.look.theme import Lettering, Theme
from solvers.klotski.layout import PieceKind

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
    painter.setPen(Qt.PenStyle.NoPen)
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
