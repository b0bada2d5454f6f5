"""The legend of a Klotski search: the marks that a family of methods uses, painted as on the board."""

from __future__ import annotations

from enum import Enum, auto
from functools import partial

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from app.klotski.trace.successor_marks import ArrowStyle, SuccessorMark, paint_arrow, paint_plate, paint_target
from app.search.legend import LegendEntry
from app.ui.look.theme import Theme
from app.ui.painting.drawing import draw_rounded
from app.ui.painting.text import write_figures
from solvers.klotski.trace import NodeStatus

translate = QCoreApplication.translate


class BoardMark(Enum):
    """Marks besides those for what was done with a successor."""

    CURRENT = auto()
    """The successor that the search deals with now."""
    SUM = auto()
    """Steps taken and steps needed at least."""


MarkKind = NodeStatus | BoardMark

NEW_OR_SEEN = (NodeStatus.NEW, NodeStatus.SEEN, NodeStatus.WAITING)
FAMILIES: dict[str, tuple[NodeStatus, ...]] = {
    "breadth-first": NEW_OR_SEEN,
    "bidirectional": NEW_OR_SEEN,
    "depth-first-bst": (*NEW_OR_SEEN[:2], NodeStatus.AGAIN, NodeStatus.CUT, NodeStatus.WAITING),
    "a-star": (*NEW_OR_SEEN[:2], NodeStatus.AGAIN, NodeStatus.WAITING),
    "ida-star": (*NEW_OR_SEEN[:2], NodeStatus.AGAIN, NodeStatus.CUT, NodeStatus.WAITING),
}
"""What each family of methods does with successors, by its name in `solvers.pseudocode`."""
INFORMED = ("a-star", "ida-star")
"""The families that count with the steps needed at least."""

SAMPLE_CELL = 40.0


def kinds_of(mark: SuccessorMark) -> set[MarkKind]:
    """The marks that are on the board for a successor."""
    more = ((BoardMark.CURRENT, mark.current), (BoardMark.SUM, bool(mark.reckoned)))
    return {mark.status, *(kind for kind, there in more if there)}


def legend_of(family: str) -> tuple[LegendEntry, ...]:
    """What is explained while a method of a family is watched."""
    of_family = (*FAMILIES[family], BoardMark.CURRENT) if family in FAMILIES else ()
    kinds = (*of_family, *((BoardMark.SUM,) if family in INFORMED else ()))
    return tuple(LegendEntry(kind, partial(_paint, kind), _meaning(kind)) for kind in kinds)


def _meaning(kind: MarkKind) -> str:
    return {
        NodeStatus.NEW: translate("KlotskiLegend", "new position"),
        NodeStatus.SEEN: translate("KlotskiLegend", "seen before"),
        NodeStatus.AGAIN: translate("KlotskiLegend", "re-expanded"),
        NodeStatus.CUT: translate("KlotskiLegend", "pruned"),
        NodeStatus.WAITING: translate("KlotskiLegend", "not tried yet"),
        BoardMark.CURRENT: translate("KlotskiLegend", "tried now"),
        BoardMark.SUM: translate("KlotskiLegend", "steps taken + fewest still needed = total"),
    }[kind]


def _paint(kind: MarkKind, painter: QPainter, field: QRectF, theme: Theme) -> None:
    """A mark on the floor of the tray; what was done with a successor is an arrow from a piece into an empty cell."""
    draw_rounded(painter, field, 5, theme.well, theme.border if theme.contrast else None)
    style = ArrowStyle.of(theme, SAMPLE_CELL, painter.font())
    if kind is BoardMark.CURRENT:
        paint_target(painter, field, style, NodeStatus.NEW)
        paint_plate(painter, _round_plate(field.center(), style), NodeStatus.NEW, "", style, current=True)
    elif isinstance(kind, NodeStatus):
        plate = _round_plate(QPointF(field.right() - style.radius - 2.0, field.center().y()), style)
        points = [QPointF(field.left() + 3.0, field.center().y()), QPointF(plate.left() - 1.0, field.center().y())]
        paint_arrow(painter, points, kind, style)
        paint_plate(painter, plate, kind, "", style)
    else:
        text = translate("KlotskiLegend", "g+h", "the letters of A*")
        write_figures(painter, field.center(), text, style.font, style.colours.good)


def _round_plate(centre: QPointF, style: ArrowStyle) -> QRectF:
    return QRectF(centre - QPointF(style.radius, style.radius), QSizeF(2 * style.radius, 2 * style.radius))
