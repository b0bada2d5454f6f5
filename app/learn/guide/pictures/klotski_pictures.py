"""Pictures of the Klotski page."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen

from app.klotski.board.piece_art import paint_piece
from app.klotski.board.tray import cell_of, cells_in
from app.klotski.count_note import paint_count
from app.klotski.curve_drawing import CurveDrawing, GameCurve
from app.klotski.detours import Detour
from app.klotski.piece_names import piece_names
from app.klotski.words import metric_title
from app.learn.guide.pictures.landscape import LAYOUT, paint_landscape
from app.learn.guide.pictures.parts import HENGDAO, columns, paint_layout, paint_way, tray_in, write
from app.puzzle.board.hint_arrow import paint_arrow
from app.ui.look.scale import scaled
from app.ui.look.shapes import paint_frame
from app.ui.look.theme import Theme
from app.ui.painting.stars import paint_stars
from app.ui.painting.wood import paint_shadow
from solvers.klotski.layout import Layout, PieceKind
from solvers.klotski.moves import Metric

WAY = (HENGDAO, Layout.parse("SSSV/VAAV/VAAV/.VSV/.VHH"), Layout.parse("VVVV/VVVV/SSHH/.AAS/.AAS"))
"""Three moments of a shortest solution: after none, 45 and all 81 of its moves."""

WORTH = (("81", 3), ("82–89", 2), ("90 +", 1))
"""The moves of a game from the first of the three to the last, and its stars."""

PARTING = Layout.parse("HHAA/HHAA/HHHH/HH.S/SSS.")
"""Where a detour of a game begins."""
REVIEWED = GameCurve(
    points=tuple(enumerate((21, 20, 21, 20, 19, 18, 17, 16, 17, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7))),
    now=20,
    detours=(Detour(2, 2, 2), Detour(8, 9, 4)),
    chosen=0,
    better=((1, 20), (2, 19), (3, 18), (4, 17), (5, 16)),
)
"""The steps left during that game, and what would have been better."""


def play(painter: QPainter, field: QRectF, theme: Theme) -> None:
    """A soldier held above the tray, half a cell on its way."""
    rim = tray_in(field)
    held = next(piece for piece in HENGDAO.pieces if piece.square == (4, 0))
    others = Layout.of(piece for piece in HENGDAO.pieces if piece is not held)
    cast = dict(zip(HENGDAO.pieces, piece_names(HENGDAO), strict=True))
    people = [person for piece, person in cast.items() if piece is not held]
    paint_layout(painter, rim, others, theme, people)
    rect = cells_in(rim, held.kind, (4.0, 0.45))
    cell = cell_of(rim)
    paint_shadow(painter, rect, 0.1 * cell, 0.13 * cell, theme.shadow)
    paint_piece(painter, held.kind, cast[held], rect.topLeft(), cell, theme)
    paint_way(painter, rim, held.kind, ((4, 1), (4, 2)), theme)


def hints(painter: QPainter, field: QRectF, theme: Theme, font: QFont) -> None:
    """The arrow of a hint, and the steps that are left before and after it."""
    half = field.width() / 2
    rim = tray_in(QRectF(field.topLeft(), QSizeF(half, field.height())))
    paint_layout(painter, rim, HENGDAO, theme)
    paint_way(painter, rim, PieceKind.SOLDIER, ((3, 1), (4, 1)), theme)
    middle = QPointF(field.left() + half * 1.42, field.center().y())
    write(painter, middle - QPointF(60, 0), "81", 40, theme.text, font)
    paint_arrow(painter, [middle - QPointF(22, 0), middle + QPointF(16, 0)], 5.0, theme.accent, theme.panel)
    write(painter, middle + QPointF(60, 0), "80", 40, theme.good, font)
    tick = QPainterPath(middle + QPointF(94, 0))
    tick.lineTo(middle + QPointF(101, 8))
    tick.lineTo(middle + QPointF(114, -9))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(theme.good), 4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawPath(tick)


def stars(painter: QPainter, field: QRectF, theme: Theme, font: QFont) -> None:
    """The last of the three moments, and what a game of so many moves is worth."""
    half = field.width() / 2
    paint_layout(painter, tray_in(QRectF(field.topLeft(), QSizeF(half, field.height()))), WAY[-1], theme)
    height = field.height() / (2 * len(WORTH) + 1)
    for number, (moves, earned) in enumerate(WORTH):
        middle = field.top() + (2 * number + 1.5) * height
        shown = QRectF(field.left() + half * 1.08, middle - 0.6 * height, 0.4 * half, 1.2 * height)
        paint_stars(painter, shown, earned, theme)
        write(painter, QPointF(field.left() + half * 1.72, middle), moves, 22, theme.text, font)


def review(painter: QPainter, field: QRectF, theme: Theme, font: QFont) -> None:
    """Where a detour begins, the better step from there, and the curve of the game with the better line."""
    half = field.width() / 2
    rim = tray_in(QRectF(field.topLeft(), QSizeF(half, field.height())))
    paint_layout(painter, rim, PARTING, theme)
    paint_way(painter, rim, PieceKind.SOLDIER, ((3, 3), (4, 3)), theme)
    shown = QRectF(field.left() + half, field.top(), half, field.height()).adjusted(8, 24, -24, -24)
    paint_frame(painter, shown, 8, QColor(theme.field), QColor(theme.border))
    sized = QFont(font)
    sized.setPixelSize(scaled(14))
    CurveDrawing(REVIEWED, shown.adjusted(0, 0, 0, scaled(12)), sized).paint(painter, theme)  # without a caption


def solve(painter: QPainter, field: QRectF, theme: Theme) -> None:
    """Three moments of a solution, from the beginning to the exit."""
    fields = columns(field, 3)
    for part, layout in zip(fields, WAY, strict=True):
        paint_layout(painter, tray_in(part.adjusted(12, 0, -12, 0)), layout, theme)
    for part in fields[1:]:
        ahead = QPointF(part.left(), field.center().y())
        paint_arrow(painter, [ahead - QPointF(9, 0), ahead + QPointF(4, 0)], 5.0, theme.accent, theme.panel)


def counts(painter: QPainter, field: QRectF, theme: Theme, font: QFont) -> None:
    """One slide in the three counts."""
    for part, metric in zip(columns(field, 3), Metric, strict=True):
        paint_count(painter, part.adjusted(6, 0, -6, -40), metric, theme, font)
        below = QPointF(part.center().x() - 14, part.center().y() + 0.25 * part.width())
        write(painter, below, metric_title(metric), 15, theme.muted, font)


def whole_map(painter: QPainter, field: QRectF, theme: Theme) -> None:
    """A layout, and the map of it."""
    second = QRectF(field)
    first = QRectF(field.topLeft(), QSizeF(0.3 * field.width(), field.height()))
    second.setLeft(first.right())
    paint_layout(painter, tray_in(first), LAYOUT, theme)
    paint_landscape(painter, second.adjusted(24, 16, -16, -16), theme)
