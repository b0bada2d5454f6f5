"""Positions as small boards, in the places of their points, where a map is so large that there is room for them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from app.klotski.board.thumbnails import RIM, Thumbnails
from app.klotski.state_space.view.camera import Camera, MapViewport, pixels_of
from app.klotski.state_space.view.signs import MapInks, Sign, paint_sign
from app.ui.look.scale import text_scale
from app.ui.look.theme import Appearance
from solvers.array_types import Float32s
from solvers.klotski.layout import COLUMNS, ROWS

if TYPE_CHECKING:
    from solvers.klotski.layout import Layout
    from solvers.klotski.state_space.embedding import Drawing
    from solvers.klotski.state_space.graph import StateSpace

BOARDS_FROM = 58.0
"""How many pixels an edge is long, about, from which on there is room for boards."""
CELL = 7.0
"""The side of a cell of such a board, in pixels at a text size of 100 %."""
GAP = 5.0
"""Between a board and the next point or board, in pixels."""
MOST = 1500
"""Of more points in sight, none is shown as a board."""


def points_with_room(drawing: Drawing, room: MapViewport, camera: Camera, scale: float) -> NDArray[np.intp]:
    """The points in sight that have room for a board: none covers another board, or the point of another position.

    `scale` is that of text. May be called in any thread.
    """
    if camera.scale < BOARDS_FROM * scale:
        return np.zeros(0, np.intp)
    field = np.array([COLUMNS, ROWS]) * CELL * scale + 2 * RIM + GAP
    places = pixels_of(room, camera, drawing.points)
    # Those just out of sight count too: nothing appears or goes away at the edges but as it comes in.
    near = (places > -field) & (places < np.array([room.width, room.height]) + field)
    points = np.flatnonzero(near.all(axis=1))
    if len(points) > MOST:
        return points[:0]
    return points[_apart(places[points].astype(np.float32), *field.tolist())]


class NearbyBoards:
    """Paints boards; remembers those painted last."""

    def __init__(self, appearance: Appearance) -> None:
        self._appearance = appearance
        self._pictures: Thumbnails | None = None
        self._layouts: dict[int, Layout] = {}
        self._space: StateSpace | None = None

    def forget(self) -> None:
        """Hold no state space any more."""
        self._space = None
        self._layouts.clear()

    def places(
        self, drawing: Drawing, points: NDArray[np.intp], room: MapViewport, camera: Camera
    ) -> Mapping[int, QRectF]:
        """By node, where the boards of points are as a camera sees them."""
        if camera.scale < BOARDS_FROM * text_scale():
            return {}
        size = QSizeF(self._thumbnails.size)
        shift = QPointF(size.width() / 2, size.height() / 2)
        places = pixels_of(room, camera, drawing.points[points]).tolist()
        nodes = drawing.nodes[points].tolist()
        return {node: QRectF(QPointF(x, y) - shift, size) for node, (x, y) in zip(nodes, places, strict=True)}

    def paint(
        self, painter: QPainter, space: StateSpace, boards: Mapping[int, QRectF], inks: MapInks, exits: bool
    ) -> None:
        """Paint boards in their places; with `exits`, solved ones with the sign of an exit."""
        if space is not self._space:
            self._space, self._layouts = space, {}
        ratio = painter.device().devicePixelRatioF()
        for node, rect in boards.items():
            painter.drawPixmap(rect.topLeft(), self._thumbnails.picture(self._layout(space, node), ratio))
            if exits and space.to_exit[node] == 0:
                paint_sign(painter, Sign.EXIT, rect.bottomRight(), text_scale(), inks)

    @property
    def _thumbnails(self) -> Thumbnails:
        if self._pictures is None:
            self._pictures = Thumbnails(self._appearance, CELL * text_scale())
        return self._pictures

    def _layout(self, space: StateSpace, node: int) -> Layout:
        if node not in self._layouts:
            self._layouts[node] = space.layout_of(node)
        return self._layouts[node]


def _apart(places: Float32s, across: float, down: float) -> NDArray[np.intp]:
    """Which places, (k, 2), have a field so wide and high to themselves, of two that overlap the first."""
    right, below = (np.abs(column[:, None] - column) for column in places.T)
    free = ((right < across / 2) & (below < down / 2)).sum(axis=1) == 1
    overlaps = (right < across) & (below < down)
    chosen: list[int] = []
    for number in np.flatnonzero(free).tolist():
        if not overlaps[number, chosen].any():
            chosen.append(number)
    return np.array(chosen, np.intp)
