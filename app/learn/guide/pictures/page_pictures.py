"""Pictures of the other pages, and of files."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QLineEdit, QPushButton

from app.klotski.atlas.pictures import DistanceBars
from app.klotski.daily.day_button import DayDetails, paint_day
from app.klotski.daily.days import DayState
from app.klotski.layouts.layout_names import entry_of, name_alone
from app.klotski.words import counted
from app.learn.guide.pictures.parts import (
    HENGDAO,
    appearance_of,
    caption_below,
    columns,
    paint_beside,
    paint_layout,
    paint_widget,
    tray_in,
    write_centred,
)
from app.learn.lessons.fields import lesson_board
from app.learn.lessons.tables import TallyBars
from app.ui.look.shapes import paint_frame
from app.ui.look.theme import DARK, HIGH_CONTRAST, LIGHT, Lettering, Theme
from app.ui.painting.drawing import draw_circle, draw_line, draw_polyline
from app.ui.painting.stars import paint_stars
from app.ui.widgets.shorthand import column, label, row
from app.ui.words.dates import weekday_names
from app.ui.words.language import current
from solvers.klotski.catalogue.chapters import chapters as all_chapters
from solvers.klotski.catalogue.piece_sets import levels_of, set_figures
from solvers.klotski.engines.registry import engine_named
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric

CODES = ("1A9BF0C", "4WVE1", str(HENGDAO))
"""The first of the three as CommonCode, as ShortCode and as text."""

BACKUP = "2026-11-23.backup"
"""The name of a file."""

COMPARED = Layout.parse("VAAS/VAAS/VHHV/VV.V/SV.S")
BARS = (("a-star", 766), ("shortest", 1_543), ("bidirectional", 4_908), ("depth-first-bst", 5_194))
"""How many positions methods visit in their search for a solution of that layout, from its beginning to its end."""

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

OFFERED = (
    HENGDAO,
    Layout.parse("SAAV/SAAV/HHHH/HHHH/S..S"),
    Layout.parse("VAAV/VAAV/SHHS/SHHS/.HH."),
)
"""Layouts of the catalogue."""
CARVED = (Lettering.SIGNS, Lettering.INITIALS, Lettering.NAMES)
"""What is carved on the pieces of a layout, from one picture of it to the next."""


def daily(painter: QPainter, field: QRectF, theme: Theme, font: QFont) -> None:
    """Three weeks of the calendar, below the days of the week."""
    width = min(field.width() / 8, field.height() / 3.8)
    height = 0.9 * width
    corner = field.center() - QPointF(3.5 * width, 1.65 * height)
    for number, name in enumerate(weekday_names()):
        write_centred(painter, corner + QPointF((number + 0.5) * width, 0), name, 0.17 * width, theme.muted, font)
    sized = QFont(font)
    sized.setPixelSize(max(1, round(0.27 * width)))
    for number, (state, stars) in enumerate(DAYS):
        week, weekday = divmod(number, 7)
        place = QRectF(corner + QPointF(weekday * width, (week + 0.3) * height), QSizeF(width, height))
        seen = DayDetails(number + 1, state, stars, today=state is DayState.TODAY)
        paint_day(painter, place.adjusted(3, 3, -3, -3), seen, theme, sized)


def sharing(painter: QPainter, field: QRectF, theme: Theme, font: QFont) -> None:
    """A layout, and the same layout as codes."""
    board = lesson_board(appearance_of(theme), "", layout=HENGDAO)
    paint_beside(painter, field, board, row(label("→", "title"), column(1, *map(QLineEdit, CODES), 1, spacing=12)))


def backup(painter: QPainter, field: QRectF, theme: Theme, font: QFont) -> None:
    """A layout that goes into a file and comes out of it again."""
    boards = [lesson_board(appearance_of(theme), "", layout=HENGDAO) for _ in range(2)]
    file = row(label("→", "title"), (QPushButton(BACKUP), 1), label("→", "title"))
    paint_beside(painter, field, boards[0], file, boards[1])


def compare(painter: QPainter, field: QRectF, theme: Theme, font: QFont) -> None:
    """A layout, and how many positions methods visit in it, as bars."""
    appearance = appearance_of(theme)
    bars = TallyBars("", "", appearance)
    counts = {engine_named(name).words(current()).title: visited for name, visited in BARS}
    bars.show_counts(counts, max(counts.values()), [min(counts, key=counts.__getitem__)])
    paint_beside(painter, field, lesson_board(appearance, "", layout=COMPARED), bars)


def lessons(painter: QPainter, field: QRectF, theme: Theme, font: QFont) -> None:
    """A tree of positions, level by level, with the way to one of them."""
    levels = [[_place_in_tree(field, depth, number) for number in range(2**depth)] for depth in range(TREE_DEPTH + 1)]
    links = [(above[number // 2], point) for above, level in pairwise(levels) for number, point in enumerate(level)]
    way = [levels[depth][TREE_LEAF >> (TREE_DEPTH - depth)] for depth in range(TREE_DEPTH + 1)]
    for link in links:
        draw_line(painter, QLineF(*link), theme.muted, 2)
    draw_polyline(painter, way, theme.accent, 4)
    for point in (point for level in levels for point in level):
        draw_circle(painter, point, field.height() / 26, theme.accent if point in way else theme.muted)


def chapters(painter: QPainter, field: QRectF, theme: Theme, font: QFont) -> None:
    """The first layouts of three chapters, and the stars that they were played for."""
    shown = all_chapters()[:: len(all_chapters()) // 3]
    for part, chapter, stars in zip(columns(field, 3), shown, (3, 2, 0), strict=False):
        rim = tray_in(part.adjusted(12, 0, -12, -40))
        paint_layout(painter, rim, chapter.layouts[0].layout, theme)
        paint_stars(painter, QRectF(rim.left(), rim.bottom() + 14, rim.width(), 26), stars, theme)


def _place_in_tree(field: QRectF, depth: int, number: int) -> QPointF:
    across = 0.1 + 0.8 * (number + 0.5) / 2**depth
    down = 0.12 + 0.76 * depth / TREE_DEPTH
    return QPointF(field.left() + across * field.width(), field.top() + down * field.height())


def layouts(painter: QPainter, field: QRectF, theme: Theme, font: QFont) -> None:
    """Layouts of the catalogue, each with its name and its fewest moves."""
    appearance, entries = appearance_of(theme), map(entry_of, OFFERED)
    boards = [
        caption_below(
            lesson_board(appearance, "", layout=entry.layout),
            name_alone(entry.names),
            counted(entry.optimum[Metric.MOVES] or 0, Metric.MOVES),
        )
        for entry in entries
    ]
    paint_beside(painter, field, *boards)


def atlas(painter: QPainter, field: QRectF, theme: Theme, font: QFont) -> None:
    """How many layouts with five horizontal generals are at each distance; those that take 50 moves are marked."""
    bars = DistanceBars(appearance_of(theme))
    bars.setFixedHeight(round(field.height()))
    levels = levels_of([each for each in set_figures() if each.pieces.horizontals == 5], Metric.MOVES)
    bars.show_levels(levels, 50, Metric.MOVES)
    paint_widget(painter, field, bars)


def looks(painter: QPainter, field: QRectF, theme: Theme, font: QFont) -> None:
    """One layout in three themes, and with what can be carved on the pieces."""
    for part, look, lettering in zip(columns(field, 3), (LIGHT, DARK, HIGH_CONTRAST), CARVED, strict=True):
        ground = tray_in(part.adjusted(8, 8, -8, -8))
        paint_frame(painter, ground, 10, QColor(look.window), QColor(theme.muted), 1.5)
        shown = look._replace(lettering=lettering)
        paint_layout(painter, tray_in(ground.adjusted(8, 8, -8, -8)), HENGDAO, shown)
