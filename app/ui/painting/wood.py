"""How wood and lacquer are painted: gradients, grain, bevels and soft shadows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import ceil, sqrt
from random import Random

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen

from app.ui.look.theme import Theme
from app.ui.painting.drawing import draw_path, faint, gradient, rounded, set_inks, tinted

STRENGTHS, WIDTHS = 5, 4
"""How many there are among the lines of the grain."""
LONGEST_LINE = 60.0
"""The length of the straight lines of which the grain consists, at most, in units of the painter."""

SHADOW_REACH = 1.6
"""How far a shadow reaches below a rectangle, as a multiple of its depth."""


def paint_shadow(painter: QPainter, rect: QRectF, radius: float, depth: float, colour: str) -> None:
    """A soft shadow below a rectangle that lies `depth` above the ground."""
    layers = 6
    for layer in range(layers, 0, -1):
        spread = depth * layer / layers
        shadow = rounded(rect.adjusted(-spread, -spread * 0.4, spread, spread * SHADOW_REACH), radius + spread)
        draw_path(painter, shadow, tinted(colour, 1.0, 20))


def paint_slab(painter: QPainter, rect: QRectF, radius: float, colour: str) -> None:
    """A slab with light from the top left: a gradient, a bright upper edge and a dark lower one."""
    top, foot = rect.topLeft(), rect.bottomLeft()
    lights = {place: tinted(colour, light) for place, light in ((0.0, 1.16), (0.45, 1.0), (1.0, 0.84))}
    draw_path(painter, rounded(rect, radius), gradient(top, foot, lights))
    bevel = (0.0, "#ffffff", 110), (0.3, "#ffffff", 18), (0.7, "#000000", 40), (1.0, "#000000", 120)
    edge = gradient(top, foot, {place: tinted(light, 1.0, alpha) for place, light, alpha in bevel})
    width = max(1.0, radius * 0.16)
    draw_path(
        painter, rounded(rect.adjusted(width / 2, width / 2, -width / 2, -width / 2), radius), edge=edge, width=width
    )


def paint_grain(
    painter: QPainter,
    rect: QRectF,
    ends: Callable[[float], float],
    colour: QColor,
    seed: int,
    upright: bool = False,
    rim: float | None = None,
) -> None:
    """Fine wavering lines along the wood, the same for the same seed.

    `ends` says for a distance from the left (of upright wood) or upper edge how far from either end of the wood a line
    there ends: clipping by a path takes more time than the lines themselves. Where only a rim so wide stays in sight,
    lines end where it does.
    """
    chance = Random(seed)
    along, across = (rect.height(), rect.width()) if upright else (rect.width(), rect.height())
    # Lines of one strength and width are painted in one call.
    lines: dict[tuple[int, int], list[QLineF]] = {}
    place = 0.0
    while place < across:
        place += 2.0 + 5.0 * chance.random()
        kind = int(STRENGTHS * chance.random()), int(WIDTHS * chance.random())
        sway = [min(max(place + 5.0 * chance.random() - 2.5, 0.5), across - 0.5) for _ in range(4)]
        begin, end = ends(sway[0]), along - ends(sway[3])
        of_kind = lines.setdefault(kind, [])
        if rim is not None and rim < place < across - rim:
            of_kind += _lines(sway, begin, rim, rect, along, upright)
            of_kind += _lines(sway, along - rim, end, rect, along, upright)
        else:
            of_kind += _lines(sway, begin, end, rect, along, upright)
    for (strength, width), of_kind in lines.items():
        shade = faint(colour, colour.alphaF() * (1 + 2 * (strength + 0.5) / STRENGTHS) / 3)
        breadth = 0.5 + 0.8 * (width + 0.5) / WIDTHS
        painter.setPen(QPen(shade, breadth, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        painter.drawLines(of_kind)


def round_ends(across: float, radius: float) -> Callable[[float], float]:
    """The `ends` of a rectangle with round corners, `across` wide."""

    def end(place: float) -> float:
        inwards = min(radius - min(place, across - place, radius), radius)
        return radius - sqrt(radius * radius - inwards * inwards)

    return end


def _lines(sway: Sequence[float], begin: float, end: float, rect: QRectF, along: float, upright: bool) -> list[QLineF]:
    """The part of a cubic Bézier curve from one distance along the wood to another, as straight lines.

    They are painted in less than half the time of a curve, and nobody sees that they are straight.
    """
    first, second, third, fourth = sway
    left, top = rect.left(), rect.top()
    count = max(1, ceil((end - begin) / LONGEST_LINE))
    points: list[tuple[float, float]] = []
    for number in range(count + 1):
        distance = begin + (end - begin) * number / count
        part = distance / along
        rest = 1 - part
        place = rest * rest * (rest * first + 3 * part * second) + part * part * (3 * rest * third + part * fourth)
        points.append((left + place, top + distance) if upright else (left + distance, top + place))
    return [QLineF(*one, *other) for one, other in pairwise(points)]


def paint_outline(painter: QPainter, rect: QRectF, radius: float, theme: Theme, width: float = 2.0) -> None:
    """A line in the colour of text just inside a rectangle."""
    draw_path(
        painter,
        rounded(rect.adjusted(width / 2, width / 2, -width / 2, -width / 2), radius),
        edge=theme.text,
        width=width,
    )


def paint_hole(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A square that is missing: hatched, with an edge."""
    painter.fillRect(rect, QColor(theme.well))
    painter.fillRect(rect, QBrush(QColor(theme.muted), Qt.BrushStyle.DiagCrossPattern))
    set_inks(painter, edge=theme.text)
    painter.drawRect(rect)
