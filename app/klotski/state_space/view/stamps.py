"""Marks many points in a picture of the light: solved positions, and what a method visited last.

Each is a dot, and a sign only where there is room: they never grow into a blot.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from app.klotski.state_space.view.camera import Float64s, pixels_of
from app.klotski.state_space.view.signs import Sign, map_inks, paint_sign
from app.ui.look.theme import THEMES
from app.ui.painting.layer import smooth_painter
from app.ui.painting.text import faint

if TYPE_CHECKING:
    from app.klotski.state_space.view.rendering import Shot

SIGNS_FROM = 16.0
"""How many pixels an edge is long, about, from which on there is room for signs."""
SIGN_ROOM, ROOMY = 9.0, 0.5
"""Where edges run past many points, the points are closer together: signs of full size, so many pixels wide, are drawn
only while squares as wide hold one point each for so many of all points at least."""
FULL_SIZE = 44.0
"""The same for signs of full size."""
SPACING, RIM, RIM_STRENGTH = 2.6, 1.3, 0.5
"""How far dots of exits are apart at least, in widths of theirs; how much wider their casing is, in pixels, and how
strong, where contrast is not high."""
DIMMED = 0.4
"""How strong exits are on a map that is dimmed."""
MOST_LATEST = 160
"""So many of the last visits, at most, are marked, the more strongly the later they are."""
STRENGTHS = 4
DOTS_AT_ONCE = 100
"""Qt draws so many at a time: no other thread runs Python meanwhile."""


def stamp_exits(image: QImage, shot: Shot) -> None:
    """Mark the solved positions that a shot shows, if it does, on a map that has settled; in any thread."""
    if not shot.exits or shot.drawing.round < shot.drawing.rounds:
        return
    places = _in_sight(shot, np.flatnonzero(np.bincount(shot.drawing.point_of[shot.space.solved])))
    scale, inks = shot.camera.scale, map_inks(THEMES[shot.look])
    with smooth_painter(image) as painter:
        painter.setOpacity(1.0 if shot.lit is None else DIMMED)
        size = 0.45 + 0.55 * min(1.0, max(0.0, scale - SIGNS_FROM) / (FULL_SIZE - SIGNS_FROM))
        if scale >= SIGNS_FROM and len(_thinned(places, SIGN_ROOM * size)) >= ROOMY * len(places):
            for x, y in places.tolist():
                paint_sign(painter, Sign.EXIT, QPointF(x, y), size, inks)
        else:
            dot = 1.6 + 0.12 * min(scale, SIGNS_FROM)
            thinned, theme = _thinned(places, SPACING * dot), THEMES[shot.look]
            rim = faint(inks.casing, 1.0 if theme.contrast else RIM_STRENGTH)
            _draw_dots(painter, thinned, rim, dot + RIM)
            _draw_dots(painter, thinned, QColor(inks.exit), dot)


def stamp_latest(image: QImage, shot: Shot, before: int) -> None:
    """Mark what a method has visited since so many visits, while it is under way; in any thread."""
    lit = shot.lit
    if lit is None or lit.done or not lit.count:
        return
    first = max(lit.begin, min(before, lit.count - 1), lit.count - MOST_LATEST)
    places = _in_sight(shot, shot.drawing.point_of[lit.visits.nodes[first : lit.count]])
    inks = map_inks(THEMES[shot.look])
    dot = min(5.0, 2.2 + 0.1 * shot.camera.scale)
    with smooth_painter(image) as painter:
        for number, part in enumerate(np.array_split(places, STRENGTHS)):
            ink = QColor(inks.present)
            ink.setAlphaF((number + 1) / STRENGTHS)
            _draw_dots(painter, part, ink, dot)
        last = _in_sight(shot, shot.drawing.point_of[lit.visits.nodes[lit.count - 1 : lit.count]])
        _draw_dots(painter, last, QColor(inks.casing), 2.4 * dot)
        _draw_dots(painter, last, QColor(inks.present), 1.6 * dot)


def _draw_dots(painter: QPainter, places: Float64s, ink: QColor, width: float) -> None:
    painter.setPen(QPen(ink, width, c=Qt.PenCapStyle.RoundCap))
    for first in range(0, len(places), DOTS_AT_ONCE):
        painter.drawPoints([QPointF(x, y) for x, y in places[first : first + DOTS_AT_ONCE].tolist()])


def _in_sight(shot: Shot, points: NDArray[np.integer]) -> Float64s:
    """Where points of a drawing are in a picture, those that are not outside."""
    places = pixels_of(shot.room, shot.camera, shot.drawing.points[points])
    size = np.array([shot.room.width, shot.room.height])
    return places[((places > -SIGNS_FROM) & (places < size + SIGNS_FROM)).all(axis=1)]


def _thinned(places: Float64s, spacing: float) -> Float64s:
    """One place in each square of a grid, so that dots lie beside each other and never grow into a blot."""
    squares = np.floor(places / spacing).astype(np.int64)
    numbers = squares[:, 0] << 32 | squares[:, 1] & 0xFFFFFFFF
    order = np.argsort(numbers, kind="stable")  # numpy.unique would do, but imports a hundred milliseconds' worth
    first = np.ones(len(order), np.bool_)
    first[1:] = numbers[order[1:]] != numbers[order[:-1]]
    return places[order[first]]
