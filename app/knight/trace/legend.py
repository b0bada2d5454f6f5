"""The legend of a search for tours: the marks that a family of methods uses, painted as on the board."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QLineF, QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter

from app.knight.board.geometry import square_around
from app.knight.board.search_trail import paint_deepest, paint_line, paint_warmths
from app.knight.trace.mark_painting import MarkStyle, paint_mark, paint_move, paint_reversed, paint_tile
from app.knight.trace.search_marks import MarkKind
from app.search.legend import LegendEntry
from app.ui.look.theme import Theme
from app.ui.painting.drawing import set_inks
from solvers.knight.leaper import KNIGHT, Leaper

PATH = (MarkKind.KNIGHT, MarkKind.VISITED)
BACKTRACKING = (MarkKind.OPEN, MarkKind.LEFT, MarkKind.ENTERED, MarkKind.DEEPEST)
FAMILIES: dict[str, tuple[MarkKind, ...]] = {
    "automatic": PATH,
    "warnsdorff": (
        *PATH,
        MarkKind.OPEN,
        MarkKind.CURRENT,
        MarkKind.ONWARD,
        MarkKind.TIED,
        MarkKind.CHOSEN,
        MarkKind.DEAD_END,
    ),
    "depth-first": (*PATH, *BACKTRACKING, MarkKind.TRIED, MarkKind.SKIPPED),
    "recursive": (*PATH, *BACKTRACKING, MarkKind.TRIED),
    "complete": (*PATH, *BACKTRACKING, MarkKind.PRUNED, MarkKind.REASON),
    "random-closed": (
        *PATH,
        MarkKind.ONWARD,
        MarkKind.TIED,
        MarkKind.REVERSED,
        MarkKind.JOINED,
        MarkKind.REMOVED,
        MarkKind.JOINABLE,
        MarkKind.GOAL,
    ),
    "counting": (MarkKind.PASSED, MarkKind.FRONTIER, MarkKind.ONWARD),
    "structured": (*PATH, MarkKind.TILE, MarkKind.JOINED, MarkKind.REMOVED),
}
"""The marks of each family of methods, by its name in `solvers.pseudocode`, and of a count that passes squares."""

SAMPLE_SIDE = 24.0
NUMBERS = {
    MarkKind.VISITED: "5",
    MarkKind.REVERSED: "5",
    MarkKind.ONWARD: "3",
    MarkKind.TIED: "2",
    MarkKind.CHOSEN: "2",
}
"""What is written on the samples."""


def legend_of(family: str, piece: Leaper = KNIGHT) -> tuple[LegendEntry, ...]:
    """What is explained while a method of a family is watched, which goes with a piece."""
    kinds = FAMILIES.get(family, PATH)
    return tuple(LegendEntry(kind, partial(_paint_sample, kind, piece), _meaning(kind, family)) for kind in kinds)


def _meaning(kind: MarkKind, family: str) -> str:
    if kind is MarkKind.OPEN and family == "warnsdorff":
        return QCoreApplication.translate("KnightLegend", "not counted yet")
    if kind is MarkKind.ONWARD and family == "counting":
        return QCoreApplication.translate("KnightLegend", "both ends of a path")
    return {
        MarkKind.KNIGHT: QCoreApplication.translate("KnightLegend", "here now"),
        MarkKind.VISITED: QCoreApplication.translate("KnightLegend", "visited"),
        MarkKind.OPEN: QCoreApplication.translate("KnightLegend", "not tried yet"),
        MarkKind.ONWARD: QCoreApplication.translate("KnightLegend", "onward moves"),
        MarkKind.TIED: QCoreApplication.translate("KnightLegend", "tied"),
        MarkKind.CHOSEN: QCoreApplication.translate("KnightLegend", "chosen"),
        MarkKind.CURRENT: QCoreApplication.translate("KnightLegend", "counted now"),
        MarkKind.DEAD_END: QCoreApplication.translate("KnightLegend", "dead end"),
        MarkKind.SKIPPED: QCoreApplication.translate("KnightLegend", "skipped"),
        MarkKind.LEFT: QCoreApplication.translate("KnightLegend", "gone back"),
        MarkKind.PRUNED: QCoreApplication.translate("KnightLegend", "pruned"),
        MarkKind.REASON: QCoreApplication.translate("KnightLegend", "reason"),
        MarkKind.ENTERED: QCoreApplication.translate("KnightLegend", "few to many visits"),
        MarkKind.DEEPEST: QCoreApplication.translate("KnightLegend", "longest path"),
        MarkKind.TRIED: QCoreApplication.translate("KnightLegend", "tried in vain"),
        MarkKind.JOINED: QCoreApplication.translate("KnightLegend", "move added"),
        MarkKind.REMOVED: QCoreApplication.translate("KnightLegend", "move removed"),
        MarkKind.REVERSED: QCoreApplication.translate("KnightLegend", "reversed part"),
        MarkKind.JOINABLE: QCoreApplication.translate("KnightLegend", "could be joined"),
        MarkKind.GOAL: QCoreApplication.translate("KnightLegend", "goal"),
        MarkKind.TILE: QCoreApplication.translate("KnightLegend", "tile laid"),
        MarkKind.PASSED: QCoreApplication.translate("KnightLegend", "passed"),
        MarkKind.FRONTIER: QCoreApplication.translate("KnightLegend", "frontier"),
    }[kind]


def _paint_sample(kind: MarkKind, piece: Leaper, painter: QPainter, field: QRectF, theme: Theme) -> None:
    """A mark on two squares of a board, a light one and a dark one."""
    left = QRectF(field.topLeft(), QSizeF(field.width() / 2, field.height()))
    painter.setClipRect(field)
    painter.fillRect(left, QColor(theme.square_light))
    painter.fillRect(left.translated(left.width(), 0), QColor(theme.square_dark))
    style = MarkStyle.of(theme, SAMPLE_SIDE, painter.font(), piece)
    start, end = QPointF(field.left() + 2, field.bottom() - 5), QPointF(field.right() - 3, field.top() + 6)
    match kind:
        case MarkKind.ENTERED:
            paint_warmths(painter, field, theme)
        case MarkKind.DEEPEST:
            paint_deepest(painter, [QLineF(start, end - QPointF(4, -3))], end - QPointF(4, -3), SAMPLE_SIDE, theme)
        case MarkKind.JOINED | MarkKind.REMOVED:
            paint_move(painter, kind, [QLineF(start, end)], style)
        case MarkKind.TILE:
            paint_tile(painter, [field.adjusted(3, 3, -3, -3)], style)
        case _:
            if kind is MarkKind.VISITED:
                paint_line(painter, [QLineF(start, end)], SAMPLE_SIDE, theme)
            elif kind is MarkKind.REVERSED:
                paint_reversed(painter, [QLineF(start, end)], style)
            paint_mark(painter, kind, square_around(field.center(), SAMPLE_SIDE), style, NUMBERS.get(kind, ""))
    painter.setClipping(False)
    set_inks(painter, edge=theme.border)
    painter.drawRect(field)
