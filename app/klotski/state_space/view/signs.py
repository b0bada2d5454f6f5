"""The signs on a map and the inks that they are drawn in; each is told by its shape, not by its colour alone.

An ink and its casing are so far apart that one of them is seen on any ground: near-black, paper, or a cloud of light.
"""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRadialGradient

from app.ui.look.theme import DARK, HIGH_CONTRAST, LIGHT, Theme
from app.ui.painting.drawing import draw_circle, draw_line, draw_path, faint, polygon, rounded


class Sign(StrEnum):
    """What a sign stands for."""

    PRESENT = "present"
    START = "start"
    EXIT = "exit"
    PASS = "pass"
    FURTHEST = "furthest"
    CURSOR = "cursor"
    """Where the keyboard is."""
    POINTED = "pointed"


class MapLine(StrEnum):
    """What a line stands for."""

    PLAYED = "played"
    SOLUTION = "solution"
    WAY = "way"


class MapInks(NamedTuple):
    """The inks of one look; `casing` surrounds them all."""

    casing: str
    present: str
    start: str
    exit: str
    narrow: str
    furthest: str
    cursor: str
    pointed: str
    played: str
    solution: str
    way: str

    def of(self, sign: Sign | MapLine) -> str:
        """The ink of a sign or line."""
        return self.narrow if sign is Sign.PASS else getattr(self, sign.value)


INKS = {
    DARK.name: MapInks(
        casing="#0b0908",
        present="#ffffff",
        start="#ffe9c2",
        exit="#fff3d6",
        narrow="#ffcf5c",
        furthest="#ffe9c2",
        cursor="#ffffff",
        pointed="#ffffff",
        played="#f4ece0",
        solution="#ffcf5c",
        way="#ffffff",
    ),
    LIGHT.name: MapInks(
        casing="#fffdf8",
        present="#1d1712",
        start="#1d1712",
        exit="#2a0603",
        narrow="#5b3a00",
        furthest="#1d1712",
        cursor="#1d1712",
        pointed="#1d1712",
        played="#2b241d",
        solution="#8a4b00",
        way="#1d1712",
    ),
    HIGH_CONTRAST.name: MapInks(
        casing="#000000",
        present="#ffffff",
        start="#ffffff",
        exit="#ffffff",
        narrow="#5dff8f",
        furthest="#ffffff",
        cursor="#ffffff",
        pointed="#ffffff",
        played="#ffffff",
        solution="#5dff8f",
        way="#6db8ff",
    ),
}

DASHES: dict[MapLine, tuple[float, ...]] = {MapLine.PLAYED: (), MapLine.SOLUTION: (2.6, 2.2), MapLine.WAY: (0.1, 2.0)}
"""In widths of the line: what was played is solid, what lies ahead dashed, and a way that could be taken dotted."""
HALO = 14.0
"""How far round the present position the light is dimmed, at a size of 1, in pixels."""
ARROW, PEAK = [(-0.6, -0.9), (-0.6, 0.9), (1.0, 0.0)], [(-0.9, 0.7), (0.9, 0.7), (0.0, -0.95)]
"""Triangles, by their corners: one that points to the right, and one that stands upright."""
DIAMOND = [(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)]
HOURGLASS = [(-1.0, -0.8), (0.0, -0.14), (1.0, -0.8), (1.0, 0.8), (0.0, 0.14), (-1.0, 0.8)]
"""Two triangles that meet in a narrow place, lying on the side as a pass between two slopes."""
LINE_WIDTHS = {MapLine.PLAYED: 2.2, MapLine.SOLUTION: 2.2, MapLine.WAY: 2.6}


def map_inks(theme: Theme) -> MapInks:
    """The inks in a theme."""
    return INKS[theme.name]


def paint_sign(painter: QPainter, sign: Sign, centre: QPointF, size: float, inks: MapInks) -> None:
    """Paint a sign; at a size of 1 they are some 16 pixels wide. The brush and the pen are not kept."""
    ink, casing = QColor(inks.of(sign)), QColor(inks.casing)
    match sign:
        case Sign.PRESENT:
            _paint_present(painter, centre, size, ink, casing)
        case Sign.START:
            _outlined(painter, _circle(centre, 9 * size), ink, casing, 2.0 * size)
            _filled(painter, _polygon(centre, 4.2 * size, ARROW), ink, casing, 1.2 * size)
        case Sign.EXIT:
            _outlined(painter, _polygon(centre, 4.5 * size, DIAMOND), ink, casing, 1.5 * size)
        case Sign.PASS:
            _filled(painter, _polygon(centre, 6.5 * size, HOURGLASS), ink, casing, 1.6 * size)
        case Sign.FURTHEST:
            _filled(painter, _polygon(centre, 8 * size, PEAK), ink, casing, 1.6 * size)
        case Sign.CURSOR:
            _outlined(painter, _brackets(centre, 11 * size), ink, casing, 2.2 * size)
        case Sign.POINTED:
            _outlined(painter, _circle(centre, 7 * size), ink, casing, 1.6 * size)


def paint_frame_round(painter: QPainter, sign: Sign, board: QRectF, size: float, inks: MapInks) -> None:
    """Paint, in place of a sign, a frame round a board."""
    edge = 3.0 * size
    shape = rounded(board.adjusted(-edge, -edge, edge, edge), 2 * edge)
    _outlined(painter, shape, QColor(inks.of(sign)), QColor(inks.casing), 2.2 * size)


def line_pens(line: MapLine, size: float, inks: MapInks) -> tuple[QPen, QPen]:
    """The pen of a line's casing, and that of the line itself."""
    width = LINE_WIDTHS[line] * size
    ink = QPen(QColor(inks.of(line)), width, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin)
    if DASHES[line]:
        ink.setDashPattern(DASHES[line])
        if line is not MapLine.WAY:
            ink.setCapStyle(Qt.PenCapStyle.FlatCap)
    shade = faint(inks.casing, 0.85)
    return QPen(shade, width + 2.4 * size, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin), ink


def _paint_present(painter: QPainter, centre: QPointF, size: float, ink: QColor, casing: QColor) -> None:
    """A dot in a soft halo that stands out against the light around it."""
    halo = QRadialGradient(centre, HALO * size)
    for place, strength in ((0.0, 0.9), (0.5, 0.65), (1.0, 0.0)):
        halo.setColorAt(place, faint(casing, strength))
    draw_circle(painter, centre, HALO * size, halo)
    _filled(painter, _circle(centre, 5.2 * size), ink, casing, 2.2 * size)


def _filled(painter: QPainter, shape: QPainterPath, ink: QColor, casing: QColor, edge: float) -> None:
    draw_path(painter, shape, edge=QPen(casing, 2 * edge, j=Qt.PenJoinStyle.RoundJoin))
    painter.fillPath(shape, ink)


def _outlined(painter: QPainter, shape: QPainterPath, ink: QColor, casing: QColor, width: float) -> None:
    for colour, wide in ((casing, 2.2 * width), (ink, width)):
        pen = QPen(colour, wide, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin)
        draw_path(painter, shape, edge=pen)


def _circle(centre: QPointF, radius: float) -> QPainterPath:
    return rounded(QRectF(centre, centre).adjusted(-radius, -radius, radius, radius), radius)


def _brackets(centre: QPointF, radius: float) -> QPainterPath:
    """The corners of a square."""
    shape, length = QPainterPath(), 0.45 * radius
    for right in (-1, 1):
        for down in (-1, 1):
            corner = centre + QPointF(right, down) * radius * 0.85
            shape.moveTo(corner - QPointF(right * length, 0))
            shape.lineTo(corner)
            shape.lineTo(corner - QPointF(0, down * length))
    return shape


def _polygon(centre: QPointF, radius: float, corners: list[tuple[float, float]]) -> QPainterPath:
    return polygon([centre + QPointF(x, y) * radius for x, y in corners])


def paint_line_sample(painter: QPainter, line: MapLine, field: QRectF, size: float, inks: MapInks) -> None:
    """Paint a piece of a line across the middle of a field, as for a legend."""
    middle = field.center().y()
    for pen in line_pens(line, size, inks):
        draw_line(painter, QLineF(field.left(), middle, field.right(), middle), pen)
