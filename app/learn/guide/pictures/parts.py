"""What several pictures of the guide are made of: boards, words in frames, columns."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QPainter, QTransform
from PySide6.QtWidgets import QLayout, QWidget

from app.klotski.board.piece_art import OVERHANG, piece_pixmap
from app.klotski.board.tray import HEIGHT, WIDTH, cell_of, cells_in, paint_tray
from app.klotski.piece_names import PieceName, piece_names
from app.knight.board.chessboard import Chessboard
from app.knight.board.trail import Display
from app.ui.look.theme import Appearance, Theme
from app.ui.painting.drawing import paint_arrow
from app.ui.painting.text import figures, write_figures
from app.ui.widgets.shorthand import column, label, row
from solvers.klotski.layout import Layout, PieceKind, Square
from solvers.knight.board import Board

PaintPicture = Callable[[QPainter, QRectF, Theme, QFont], None]
"""What draws a picture in a field, in the colours of a theme; the font is for what is written in it."""

HENGDAO = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")

SHADOW = 5.0
"""How far the shadow of a small board reaches, in pixels."""
SMALLER = (1.0, 1.15, 1.3, 1.5, 1.75, 2.0, 2.4, 3.0, 4.0)
"""How many times smaller than in the program its widgets may be painted."""


def tray_in(field: QRectF) -> QRectF:
    """The largest tray that fits the middle of a field, with room for its shadow."""
    return _fitted(field, WIDTH / HEIGHT)


def paint_layout(
    painter: QPainter, rim: QRectF, layout: Layout, theme: Theme, people: Sequence[PieceName] | None = None
) -> None:
    """A tray with its pieces; `people` are who they are, in their order, if not the usual cast."""
    paint_tray(painter, rim, theme, SHADOW)
    cell, ratio = cell_of(rim), painter.device().devicePixelRatio()
    for piece, person in zip(layout.pieces, people or piece_names(layout), strict=True):
        corner = cells_in(rim, piece.kind, piece.square).topLeft() - QPointF(OVERHANG, OVERHANG) * cell
        painter.drawPixmap(corner, piece_pixmap(piece.kind, person, cell, ratio, theme))


def paint_way(painter: QPainter, rim: QRectF, kind: PieceKind, path: Sequence[Square], theme: Theme) -> None:
    """The arrow of a hint, along the path of a piece."""
    points = [cells_in(rim, kind, square).center() for square in path]
    paint_arrow(painter, points, 0.14 * cell_of(rim), theme.accent if theme.contrast else theme.sign, theme.well)


def _fitted(field: QRectF, width_for_height: float) -> QRectF:
    room = field.adjusted(SHADOW, SHADOW, -SHADOW, -2 * SHADOW)
    width = min(room.width(), room.height() * width_for_height)
    fitted = QRectF(QPointF(), QSizeF(width, width / width_for_height))
    fitted.moveCenter(room.center())
    return fitted


def write_centred(painter: QPainter, centre: QPointF, text: str, pixels: float, colour: str, family: QFont) -> None:
    """Words, around a point."""
    font = figures(family, pixels)
    write_figures(painter, centre, text, font, colour)


def appearance_of(theme: Theme) -> Appearance:
    """What widgets ask that are painted in the colours of a theme."""
    return Appearance(theme.name, lettering=theme.lettering)


def paint_widget(painter: QPainter, field: QRectF, widget: QWidget) -> QTransform:
    """Paint a widget of the program, made for this, as large as a field, and smaller where it needs more room.

    Returns where its places are in the field.
    """
    if (layout := widget.layout()) is not None:
        layout.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
    unit = 1.0
    for unit in SMALLER:
        size = (field.size() * unit).toSize()
        widget.resize(size)
        widget.grab()  # lays it out: what is broken into lines is as high as they are only then
        if size.expandedTo(widget.minimumSizeHint()) == size:
            break
    picture = widget.grab()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(field, picture, QRectF(picture.rect()))
    return QTransform.fromTranslate(field.left(), field.top()).scale(1 / unit, 1 / unit)


def paint_beside(painter: QPainter, field: QRectF, *parts: QWidget | QLayout) -> None:
    """Paint widgets beside each other, in columns of the same width."""
    shown = QWidget()
    row(*((part, 1) for part in parts), spacing=16, margins=8, parent=shown)
    paint_widget(painter, field, shown)


def knight_board(
    appearance: Appearance, board: Board, tour: Sequence[int] = (), moment: float = 0.0, display: Display | None = None
) -> Chessboard:
    """A board, with a tour up to a moment, or all of a closed one as it is displayed."""
    made = Chessboard(appearance)
    made.set_board(board)
    made.set_display(display or Display())
    made.show_tour(board, tour, closed=display is not None, moment=moment)
    return made


def caption_below(board: QWidget, *texts: str) -> QLayout:
    """A board, with lines of text in the middle below it."""
    return column(1, (board, 5), *(label(text, align=Qt.AlignmentFlag.AlignCenter) for text in texts), 1)


def columns(field: QRectF, number: int) -> Sequence[QRectF]:
    """The columns of a field, of the same width."""
    width = field.width() / number
    return [QRectF(field.left() + place * width, field.top(), width, field.height()) for place in range(number)]
