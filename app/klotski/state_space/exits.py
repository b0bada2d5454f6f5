"""Marks the solved positions in a picture of the light: many, so each is a dot, and a sign only where there is room."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from app.klotski.state_space.camera import pixels_of
from app.klotski.state_space.signs import Sign, map_inks, paint_sign
from app.ui.look.theme import THEMES

if TYPE_CHECKING:
    from app.klotski.state_space.rendering import Shot

SIGNS_FROM = 16.0
"""How many pixels an edge is long, about, from which on there is room for signs."""
FULL_SIZE = 44.0
"""The same for signs of full size."""


def stamp_exits(image: QImage, shot: Shot) -> None:
    """Mark the solved positions that a shot shows; in any thread."""
    solved = np.unique(shot.drawing.point_of[shot.space.solved])
    places = pixels_of(shot.room, shot.camera, shot.drawing.points[solved])
    edge = SIGNS_FROM
    seen = ((places > -edge) & (places < np.array([shot.room.width, shot.room.height]) + edge)).all(axis=1)
    places, scale, inks = places[seen], shot.camera.scale, map_inks(THEMES[shot.look])
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if scale >= SIGNS_FROM:
            size = 0.45 + 0.55 * min(1.0, (scale - SIGNS_FROM) / (FULL_SIZE - SIGNS_FROM))
            for x, y in places.tolist():
                paint_sign(painter, Sign.EXIT, QPointF(x, y), size, inks)
            return
        dot = 1.3 + 0.11 * scale
        painter.setPen(QPen(QColor(inks.exit), dot, c=Qt.PenCapStyle.RoundCap))
        painter.drawPoints([QPointF(x, y) for x, y in _thinned(places, 1.6 * dot).tolist()])


def _thinned(places: np.ndarray, spacing: float) -> np.ndarray:
    """One place in each square of a grid, so that dots lie beside each other and never grow into a blot."""
    squares = np.floor(places / spacing).astype(np.int64)
    _, first = np.unique(squares[:, 0] << 32 | squares[:, 1] & 0xFFFFFFFF, return_index=True)
    return places[first]
