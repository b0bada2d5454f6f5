"""The pictures of the guide, drawn by the same painters as the boards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from app.klotski.board.piece_art import OVERHANG, paint_piece, piece_pixmap
from app.klotski.board.tray import HEIGHT, WIDTH, cell_of, cells_in, paint_tray
from app.klotski.count_note import paint_count
from app.klotski.curve_drawing import CurveDrawing, GameCurve
from app.klotski.daily.day_painting import SeenDay, paint_day
from app.klotski.daily.days import DayState
from app.klotski.detours import Detour
from app.klotski.piece_names import PieceName, piece_names
from app.klotski.words import metric_title
from app.knight.board.geometry import ChessGeometry, proportions
from app.knight.board.knight_art import draw_knight, draw_shadow
from app.knight.board.moving_knight import place
from app.knight.board.surface import draw_surface
from app.knight.board.tour_picture import TourPicture
from app.knight.board.trail import Pens, TrailLine
from app.learn.guide_map import LAYOUT, paint_landscape
from app.puzzle.board.hint_arrow import paint_arrow
from app.ui.look.scale import scaled
from app.ui.look.shapes import paint_frame
from app.ui.look.theme import Theme
from app.ui.painting.stars import paint_stars
from app.ui.painting.text import draw_centred, figures
from app.ui.painting.wood import paint_shadow
from app.ui.words.dates import weekday_names
from solvers.klotski.catalogue.chapters import chapters
from solvers.klotski.layout import Layout, PieceKind, Square
from solvers.klotski.moves import Metric
from solvers.knight.board import Board

SHADOW = 5.0
"""How far the shadow of a small board reaches, in pixels."""


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


def paint_tour(
    painter: QPainter, field: QRectF, board: Board, order: Sequence[int], visits: int, theme: Theme, font: QFont
) -> ChessGeometry:
    """A chessboard with the first visits of a tour, and the knight on the last of them."""
    geometry = board_in(field, board)
    draw_surface(painter, geometry, board, theme, ())
    trail = TrailLine(geometry, Pens.of(geometry, theme, font, numbers=True, path=True), order, closed=False)
    trail.draw(painter, 0, visits)
    rect = place(geometry, trail.centre(visits - 1))
    draw_shadow(painter, rect, theme, 0.0)
    draw_knight(painter, rect, theme)
    return geometry


def board_in(field: QRectF, board: Board) -> ChessGeometry:
    """Where the squares of a board lie that fills the middle of a field."""
    width, height = proportions(board.rows, board.columns)
    return ChessGeometry.fit(_fitted(field, width / height), board.rows, board.columns, 2.0)


def _fitted(field: QRectF, width_for_height: float) -> QRectF:
    room = field.adjusted(SHADOW, SHADOW, -SHADOW, -2 * SHADOW)
    width = min(room.width(), room.height() * width_for_height)
    fitted = QRectF(QPointF(), QSizeF(width, width / width_for_height))
    fitted.moveCenter(room.center())
    return fitted


HENGDAO = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")
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

CODES = ("1A9BF0C", "4WVE1", str(HENGDAO))
"""The first of the three as CommonCode, as ShortCode and as text."""

BACKUP = "2026-11-23.backup"
"""The name of a file."""

BARS = (0.3, 0.55, 0.8, 1.0)
"""How long the bars of a comparison are, the best first."""

TREE_DEPTH, TREE_LEAF = 3, 5
"""How many levels of a tree lie below its root, and which of its leaves is found."""

DAYS = (
    *((DayState.ON_TIME, stars) for stars in (3, 2, 3)),
    (DayState.OPEN, None),
    (DayState.LATE, 2),
    *((DayState.ON_TIME, stars) for stars in (1, 3, 3, 2, 3, 2)),
    (DayState.TODAY, None),
    *((DayState.FUTURE, None) for _ in range(9)),
)
"""How the days of three weeks were solved, and with how many stars."""

OPEN_TOUR = (0, 7, 4, 13, 24, 17, 20, 11, 2, 9, 18, 21, 10, 1, 8, 19, 22, 15, 6, 3, 14, 23, 16, 5, 12)
"""Of the board of 5 × 5, by the numbers of its squares."""
CLOSED_TOUR = (
    *(0, 8, 4, 17, 28, 32, 24, 20, 31, 18, 7, 3, 11, 15, 23, 34, 26, 30),
    *(19, 6, 2, 10, 21, 29, 33, 25, 12, 1, 14, 22, 35, 27, 16, 5, 9, 13),
)
"""Of the board of 6 × 6."""


class Picture(StrEnum):
    """The pictures there are."""

    PLAY = "play"
    HINTS = "hints"
    STARS = "stars"
    REVIEW = "review"
    WATCH = "watch"
    COUNTS = "counts"
    MAP = "map"
    DAILY = "daily"
    TOURS = "tours"
    SHARING = "sharing"
    BACKUP = "backup"
    COMPARE = "compare"
    LESSONS = "lessons"
    CHAPTERS = "chapters"


def paint(painter: QPainter, field: QRectF, picture: Picture, theme: Theme, font: QFont) -> None:
    """Paint a picture in a field, `font` for what is written in it."""
    if picture in _WRITTEN:
        _WRITTEN[picture](painter, field, theme, font)
    else:
        _WORDLESS[picture](painter, field, theme)


def _paint_play(painter: QPainter, field: QRectF, theme: Theme) -> None:
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


def _paint_hints(painter: QPainter, field: QRectF, theme: Theme, font: QFont) -> None:
    """The arrow of a hint, and the steps that are left before and after it."""
    half = field.width() / 2
    rim = tray_in(QRectF(field.topLeft(), QSizeF(half, field.height())))
    paint_layout(painter, rim, HENGDAO, theme)
    paint_way(painter, rim, PieceKind.SOLDIER, ((3, 1), (4, 1)), theme)
    middle = QPointF(field.left() + half * 1.42, field.center().y())
    _write(painter, middle - QPointF(60, 0), "81", 40, theme.text, font)
    paint_arrow(painter, [middle - QPointF(22, 0), middle + QPointF(16, 0)], 5.0, theme.accent, theme.panel)
    _write(painter, middle + QPointF(60, 0), "80", 40, theme.good, font)
    tick = QPainterPath(middle + QPointF(94, 0))
    tick.lineTo(middle + QPointF(101, 8))
    tick.lineTo(middle + QPointF(114, -9))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(theme.good), 4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawPath(tick)


def _paint_stars(painter: QPainter, field: QRectF, theme: Theme, font: QFont) -> None:
    """The last of the three moments, and what a game of so many moves is worth."""
    half = field.width() / 2
    paint_layout(painter, tray_in(QRectF(field.topLeft(), QSizeF(half, field.height()))), WAY[-1], theme)
    height = field.height() / (2 * len(WORTH) + 1)
    for number, (moves, earned) in enumerate(WORTH):
        middle = field.top() + (2 * number + 1.5) * height
        shown = QRectF(field.left() + half * 1.08, middle - 0.6 * height, 0.4 * half, 1.2 * height)
        paint_stars(painter, shown, earned, theme)
        _write(painter, QPointF(field.left() + half * 1.72, middle), moves, 22, theme.text, font)


def _paint_review(painter: QPainter, field: QRectF, theme: Theme, font: QFont) -> None:
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


def _paint_watch(painter: QPainter, field: QRectF, theme: Theme) -> None:
    """Three moments of a solution, from the beginning to the exit."""
    fields = _columns(field, 3)
    for part, layout in zip(fields, WAY, strict=True):
        paint_layout(painter, tray_in(part.adjusted(12, 0, -12, 0)), layout, theme)
    for part in fields[1:]:
        ahead = QPointF(part.left(), field.center().y())
        paint_arrow(painter, [ahead - QPointF(9, 0), ahead + QPointF(4, 0)], 5.0, theme.accent, theme.panel)


def _paint_counts(painter: QPainter, field: QRectF, theme: Theme, font: QFont) -> None:
    """One slide in the three counts."""
    for part, metric in zip(_columns(field, 3), Metric, strict=True):
        paint_count(painter, part.adjusted(6, 0, -6, -40), metric, theme, font)
        below = QPointF(part.center().x() - 14, part.center().y() + 0.25 * part.width())
        _write(painter, below, metric_title(metric), 15, theme.muted, font)


def _paint_map(painter: QPainter, field: QRectF, theme: Theme) -> None:
    """A layout, and the map of it."""
    second = QRectF(field)
    first = QRectF(field.topLeft(), QSizeF(0.3 * field.width(), field.height()))
    second.setLeft(first.right())
    paint_layout(painter, tray_in(first), LAYOUT, theme)
    paint_landscape(painter, second.adjusted(24, 16, -16, -16), theme)


def _paint_daily(painter: QPainter, field: QRectF, theme: Theme, font: QFont) -> None:
    """Three weeks of the calendar, below the days of the week."""
    width = min(field.width() / 8, field.height() / 3.8)
    height = 0.9 * width
    corner = field.center() - QPointF(3.5 * width, 1.65 * height)
    for number, name in enumerate(weekday_names()):
        _write(painter, corner + QPointF((number + 0.5) * width, 0), name, 0.17 * width, theme.muted, font)
    sized = QFont(font)
    sized.setPixelSize(max(1, round(0.27 * width)))
    for number, (state, stars) in enumerate(DAYS):
        week, weekday = divmod(number, 7)
        place = QRectF(corner + QPointF(weekday * width, (week + 0.3) * height), QSizeF(width, height))
        seen = SeenDay(number + 1, state, stars, today=state is DayState.TODAY)
        paint_day(painter, place.adjusted(3, 3, -3, -3), seen, theme, sized)


def _paint_tours(painter: QPainter, field: QRectF, theme: Theme, font: QFont) -> None:
    """A tour under way, and a closed one as a picture."""
    first, second = _columns(field, 2)
    paint_tour(painter, first, Board(5, 5), OPEN_TOUR, 15, theme, font)
    board = Board(6, 6)
    geometry = board_in(second, board)
    picture = TourPicture(geometry, theme, board, CLOSED_TOUR, closed=True, ratio=2.0)
    painter.setPen(QPen(QColor(theme.border), 1.5))
    painter.drawImage(geometry.inside.topLeft(), picture.image)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(geometry.inside)


def _paint_sharing(painter: QPainter, field: QRectF, theme: Theme, font: QFont) -> None:
    """A layout, and the same layout as codes."""
    first, second = _columns(field, 2)
    paint_layout(painter, tray_in(first), HENGDAO, theme)
    arrow = QPointF(second.left() + 12, field.center().y())
    paint_arrow(painter, [arrow, arrow + QPointF(30, 0)], 5.0, theme.accent, theme.panel)
    for number, text in enumerate(CODES):
        _paint_label(painter, second.center() + QPointF(30, (number - 1) * 46), text, theme, font)


def _paint_backup(painter: QPainter, field: QRectF, theme: Theme, font: QFont) -> None:
    """A layout that goes into a file and comes out of it again."""
    first, file, last = _columns(field, 3)
    for column in (first, last):
        paint_layout(painter, tray_in(column.adjusted(20, 0, -20, 0)), HENGDAO, theme)
    _paint_label(painter, file.center(), BACKUP, theme, font)
    for left in (file.left() - 15, file.right() - 15):
        start = QPointF(left, field.center().y())
        paint_arrow(painter, [start, start + QPointF(30, 0)], 5.0, theme.accent, theme.panel)


def _paint_compare(painter: QPainter, field: QRectF, theme: Theme) -> None:
    """Bars on their sides, as in the chart of a comparison."""
    height = field.height() / (2 * len(BARS) + 1)
    left, width = field.left() + 0.15 * field.width(), 0.7 * field.width()
    painter.setPen(Qt.PenStyle.NoPen)
    for number, share in enumerate(BARS):
        top = field.top() + (2 * number + 1) * height
        painter.setBrush(QColor(theme.accent if number == 0 else theme.muted))
        painter.drawRoundedRect(QRectF(left, top, share * width, height), 5, 5)


def _paint_lessons(painter: QPainter, field: QRectF, theme: Theme) -> None:
    """A tree of positions, level by level, with the way to one of them."""
    levels = [[_place_in_tree(field, depth, number) for number in range(2**depth)] for depth in range(TREE_DEPTH + 1)]
    links = [(levels[depth - 1][number // 2], levels[depth][number]) for depth, number in _below_root()]
    way = [levels[depth][TREE_LEAF >> (TREE_DEPTH - depth)] for depth in range(TREE_DEPTH + 1)]
    painter.setPen(QPen(QColor(theme.muted), 2))
    for above, below in links:
        painter.drawLine(above, below)
    painter.setPen(QPen(QColor(theme.accent), 4))
    painter.drawPolyline(way)
    painter.setPen(Qt.PenStyle.NoPen)
    radius = field.height() / 26
    for point in (point for level in levels for point in level):
        painter.setBrush(QColor(theme.accent if point in way else theme.muted))
        painter.drawEllipse(point, radius, radius)


def _paint_chapters(painter: QPainter, field: QRectF, theme: Theme) -> None:
    """The first layouts of three chapters, and the stars that they were played for."""
    shown = chapters()[:: len(chapters()) // 3]
    for part, chapter, stars in zip(_columns(field, 3), shown, (3, 2, 0), strict=False):
        rim = tray_in(part.adjusted(12, 0, -12, -40))
        paint_layout(painter, rim, chapter.layouts[0].layout, theme)
        paint_stars(painter, QRectF(rim.left(), rim.bottom() + 14, rim.width(), 26), stars, theme)


def _below_root() -> Sequence[tuple[int, int]]:
    """The depth and the number of every node of the tree but its root."""
    return [(depth, number) for depth in range(1, TREE_DEPTH + 1) for number in range(2**depth)]


def _place_in_tree(field: QRectF, depth: int, number: int) -> QPointF:
    across = 0.1 + 0.8 * (number + 0.5) / 2**depth
    down = 0.12 + 0.76 * depth / TREE_DEPTH
    return QPointF(field.left() + across * field.width(), field.top() + down * field.height())


def _paint_label(painter: QPainter, centre: QPointF, text: str, theme: Theme, family: QFont) -> None:
    font = figures(family, scaled(14))
    width = QFontMetricsF(font).horizontalAdvance(text) + scaled(28)
    label = QRectF(QPointF(), QSizeF(width, scaled(32)))
    label.moveCenter(centre)
    painter.setPen(QPen(QColor(theme.border), 1.5))
    painter.setBrush(QColor(theme.field))
    painter.drawRoundedRect(label, 7, 7)
    _write(painter, centre, text, scaled(14), theme.text, family)


def _write(painter: QPainter, centre: QPointF, text: str, pixels: float, colour: str, family: QFont) -> None:
    font = figures(family, pixels)
    painter.setFont(font)
    painter.setPen(QColor(colour))
    draw_centred(painter, QFontMetricsF(font), centre, text)


def _columns(field: QRectF, number: int) -> Sequence[QRectF]:
    width = field.width() / number
    return [QRectF(field.left() + place * width, field.top(), width, field.height()) for place in range(number)]


_WRITTEN: dict[Picture, Callable[[QPainter, QRectF, Theme, QFont], None]] = {
    Picture.HINTS: _paint_hints,
    Picture.STARS: _paint_stars,
    Picture.REVIEW: _paint_review,
    Picture.COUNTS: _paint_counts,
    Picture.DAILY: _paint_daily,
    Picture.TOURS: _paint_tours,
    Picture.SHARING: _paint_sharing,
    Picture.BACKUP: _paint_backup,
}
_WORDLESS: dict[Picture, Callable[[QPainter, QRectF, Theme], None]] = {
    Picture.PLAY: _paint_play,
    Picture.WATCH: _paint_watch,
    Picture.MAP: _paint_map,
    Picture.COMPARE: _paint_compare,
    Picture.LESSONS: _paint_lessons,
    Picture.CHAPTERS: _paint_chapters,
}
