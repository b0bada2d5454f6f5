"""Pictures of the pages of the two puzzles: of games, boards and solutions, and of a map."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPolygonF

from app.klotski.analysis import Detour
from app.klotski.board.piece_art import paint_piece
from app.klotski.board.tray import cell_of, cells_in
from app.klotski.count_note import paint_count
from app.klotski.curve_drawing import CurveDrawing, GameCurve
from app.klotski.piece_names import piece_names
from app.klotski.words import metric_title
from app.knight.board.trail import PICTURE
from app.learn.guide.pictures.parts import (
    HENGDAO,
    appearance_of,
    caption_below,
    columns,
    knight_board,
    paint_beside,
    paint_layout,
    paint_way,
    tray_in,
    write_centred,
)
from app.ui.look.scale import scaled
from app.ui.look.shapes import paint_frame
from app.ui.look.theme import Theme
from app.ui.painting.drawing import draw_circle, draw_line, draw_path, draw_polygon, paint_arrow, polyline
from app.ui.painting.stars import paint_stars
from app.ui.painting.wood import paint_shadow
from app.ui.words.language import current
from solvers.klotski.layout import Layout, PieceKind
from solvers.klotski.moves import Metric
from solvers.knight.board import Board
from solvers.knight.leaper import PIECES, Wrap
from solvers.knight.presets import presets

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

OPEN_TOUR = (0, 7, 4, 13, 24, 17, 20, 11, 2, 9, 18, 21, 10, 1, 8, 19, 22, 15, 6, 3, 14, 23, 16, 5, 12)
"""Of the board of 5 × 5, by the numbers of its squares."""
CLOSED_TOUR = (
    *(0, 8, 4, 17, 28, 32, 24, 20, 31, 18, 7, 3, 11, 15, 23, 34, 26, 30),
    *(19, 6, 2, 10, 21, 29, 33, 25, 12, 1, 14, 22, 35, 27, 16, 5, 9, 13),
)
"""Of the board of 6 × 6."""

TORUS = Board(5, 6, frozenset(), PIECES["camel"], Wrap.BOTH)
TORUS_TOUR = (
    *(24, 11, 18, 7, 4, 17, 28, 15, 2, 21, 8, 19, 0, 27, 16),
    *(5, 26, 13, 10, 23, 6, 29, 12, 25, 22, 9, 20, 1, 14, 3),
)
SYMMETRIC_TOUR = (
    *(30, 19, 6, 2, 10, 23, 34, 21, 13, 0, 8, 4, 17, 28, 32, 24, 20, 9),
    *(5, 16, 29, 33, 25, 12, 1, 14, 22, 35, 27, 31, 18, 7, 3, 11, 15, 26),
)
"""Of the board of 6 × 6; the same after a quarter turn."""

SHAPES = ("heart", "cross", "mutilated")
"""Boards for a knight, by their names."""

MAPPED = Layout.parse("HHHH/HHHH/S.AA/VVAA/VV.S")
"""The layout whose map is drawn: small enough for each of its 66 positions to be seen."""
# fmt: off
MAP_POINTS = (
    (11, 16), (5, 15), (11, 10), (16, 16), (5, 11), (0, 11), (17, 10), (21, 13), (0, 15), (26, 14), (32, 16), (31,
    21), (35, 12), (38, 15), (33, 26), (36, 21), (40, 9), (43, 13), (43, 18), (38, 7), (46, 8), (44, 6), (49, 12),
    (49, 17), (47, 22), (39, 1), (53, 7), (45, 0), (50, 6), (55, 11), (54, 17), (53, 22), (51, 27), (60, 6), (52,
    1), (56, 6), (60, 11), (60, 17), (59, 23), (57, 28), (65, 5), (58, 0), (66, 15), (64, 12), (63, 19), (65, 22),
    (61, 26), (64, 28), (58, 32), (69, 10), (70, 19), (72, 15), (70, 25), (69, 31), (73, 5), (74, 10), (79, 16),
    (83, 12), (84, 16), (81, 22), (88, 9), (90, 15), (94, 8), (95, 13), (100, 11), (99, 8),
)
"""Where each position is drawn, the start first, from 0 to 100 across."""
MAP_EDGES = (
    (0, 1), (0, 2), (0, 3), (1, 4), (1, 5), (2, 4), (2, 6), (3, 6), (3, 7), (4, 8), (5, 8), (6, 7), (7, 9), (9, 10),
    (10, 11), (10, 12), (10, 13), (11, 14), (11, 15), (12, 13), (12, 16), (13, 15), (13, 17), (13, 18), (13, 19),
    (14, 15), (16, 17), (16, 20), (17, 18), (17, 21), (17, 22), (18, 23), (18, 24), (19, 21), (19, 25), (20, 22),
    (20, 26), (21, 27), (21, 28), (22, 23), (22, 28), (22, 29), (23, 24), (23, 30), (24, 31), (24, 32), (25, 27),
    (26, 29), (26, 33), (27, 34), (28, 34), (28, 35), (29, 30), (29, 35), (29, 36), (30, 31), (30, 37), (31, 32),
    (31, 38), (32, 39), (33, 36), (33, 40), (34, 35), (35, 36), (35, 41), (36, 37), (36, 42), (36, 43), (37, 38),
    (37, 42), (37, 44), (38, 39), (38, 45), (38, 46), (39, 47), (39, 48), (40, 43), (42, 45), (42, 49), (42, 50),
    (42, 51), (43, 44), (44, 46), (45, 47), (45, 52), (46, 48), (47, 53), (49, 54), (49, 55), (50, 51), (50, 52),
    (51, 55), (51, 56), (52, 53), (54, 55), (56, 57), (56, 58), (56, 59), (57, 58), (57, 60), (58, 61), (60, 61),
    (60, 62), (61, 63), (62, 63), (62, 64), (63, 65), (64, 65),
)
"""The pairs of positions that are one move apart."""
TO_EXIT = (
    10, 11, 10, 9, 11, 12, 9, 8, 12, 7, 6, 7, 6, 5, 7, 6, 5, 4, 5, 4, 4, 3, 3, 4, 5, 4, 3, 3, 2, 2, 3, 4, 5, 3, 2,
    1, 2, 3, 4, 5, 4, 0, 3, 3, 4, 4, 5, 5, 6, 4, 4, 4, 5, 6, 5, 5, 5, 6, 6, 6, 7, 7, 8, 8, 9, 9,
)
"""The moves from each position to the exit."""
# fmt: on
MAP_PASSES = (7, 9, 10, 35)
"""The narrow passes, which every solution comes through."""
MAP_HEIGHT = 32
"""How far down the lowest position is drawn."""


def play(painter: QPainter, field: QRectF, theme: Theme, font: QFont) -> None:
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
    write_centred(painter, middle - QPointF(60, 0), "81", 40, theme.text, font)
    paint_arrow(painter, [middle - QPointF(22, 0), middle + QPointF(16, 0)], 5.0, theme.accent, theme.panel)
    write_centred(painter, middle + QPointF(60, 0), "80", 40, theme.good, font)
    tick = polyline([middle + QPointF(94, 0), middle + QPointF(101, 8), middle + QPointF(114, -9)])
    draw_path(painter, tick, edge=QPen(QColor(theme.good), 4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))


def stars(painter: QPainter, field: QRectF, theme: Theme, font: QFont) -> None:
    """The last of the three moments, and what a game of so many moves is worth."""
    half = field.width() / 2
    paint_layout(painter, tray_in(QRectF(field.topLeft(), QSizeF(half, field.height()))), WAY[-1], theme)
    height = field.height() / (2 * len(WORTH) + 1)
    for number, (moves, earned) in enumerate(WORTH):
        middle = field.top() + (2 * number + 1.5) * height
        shown = QRectF(field.left() + half * 1.08, middle - 0.6 * height, 0.4 * half, 1.2 * height)
        paint_stars(painter, shown, earned, theme)
        write_centred(painter, QPointF(field.left() + half * 1.72, middle), moves, 22, theme.text, font)


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


def solve(painter: QPainter, field: QRectF, theme: Theme, font: QFont) -> None:
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
        write_centred(painter, below, metric_title(metric), 15, theme.muted, font)


def whole_map(painter: QPainter, field: QRectF, theme: Theme, font: QFont) -> None:
    """A layout, and the map of it."""
    first = QRectF(field.topLeft(), QSizeF(0.3 * field.width(), field.height()))
    second = QRectF(first.topRight(), field.bottomRight())
    paint_layout(painter, tray_in(first), MAPPED, theme)
    paint_landscape(painter, second.adjusted(24, 16, -16, -16), theme)


def tours(painter: QPainter, field: QRectF, theme: Theme, font: QFont) -> None:
    """A tour under way, and a closed one as a picture."""
    appearance = appearance_of(theme)
    picture = knight_board(appearance, Board(6, 6), CLOSED_TOUR, display=PICTURE)
    paint_beside(painter, field, knight_board(appearance, Board(5, 5), OPEN_TOUR, 14), picture)


def pieces(painter: QPainter, field: QRectF, theme: Theme, font: QFont) -> None:
    """A camel on its tour of a torus, and a tour that stays the same when the board is turned."""
    appearance = appearance_of(theme)
    picture = knight_board(appearance, Board(6, 6), SYMMETRIC_TOUR, display=PICTURE)
    paint_beside(painter, field, knight_board(appearance, TORUS, TORUS_TOUR, 11), picture)


def boards(painter: QPainter, field: QRectF, theme: Theme, font: QFont) -> None:
    """Boards that are offered: shapes, and a riddle."""
    appearance, shown = appearance_of(theme), [preset for preset in presets() if preset.name in SHAPES]
    parts = [caption_below(knight_board(appearance, preset.board), preset.names[current()]) for preset in shown]
    paint_beside(painter, field, *parts)


def paint_landscape(painter: QPainter, field: QRectF, theme: Theme) -> None:
    """Draw the map in the middle of a field, in colours from the exit to what is furthest from it."""
    scale = min(field.width() / 100, field.height() / MAP_HEIGHT)
    corner = field.center() - QPointF(50, MAP_HEIGHT / 2) * scale
    places = [corner + QPointF(x, y) * scale for x, y in MAP_POINTS]
    most = max(TO_EXIT)
    for one, other in MAP_EDGES:
        draw_line(
            painter,
            QLineF(places[one], places[other]),
            _map_colour((TO_EXIT[one] + TO_EXIT[other]) / 2 / most, theme),
            0.5 * scale,
        )
    for node in MAP_PASSES:
        draw_polygon(painter, _diamond(places[node], 1.5 * scale), theme.accent, theme.panel, 0.35 * scale)
    for node, colour in ((TO_EXIT.index(0), theme.good), (0, theme.text)):
        draw_circle(painter, places[node], 1.5 * scale, colour, theme.panel, 0.45 * scale)


def _map_colour(share: float, theme: Theme) -> QColor:
    """The colour of a position at this share of the greatest distance from the exit."""
    if theme.contrast:
        return QColor(theme.text)
    return QColor.fromHslF(0.02 + 0.7 * share, 0.62, 0.6 if theme.dark else 0.45)


def _diamond(centre: QPointF, radius: float) -> QPolygonF:
    corners = QPointF(0, -radius), QPointF(radius, 0), QPointF(0, radius), QPointF(-radius, 0)
    return QPolygonF([centre + corner for corner in corners])
