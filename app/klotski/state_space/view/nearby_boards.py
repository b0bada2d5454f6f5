"""Positions as small boards, in the places of their points, where a map is so large that there is room for them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import NamedTuple

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
from solvers.klotski.layout import COLUMNS, ROWS, Layout
from solvers.klotski.state_space.embedding import Drawing
from solvers.klotski.state_space.graph import StateSpace

CELLS = (3.0, 4.0, 5.0, 6.0, 7.0)
"""The sides that a cell of such a board may have, in pixels at a text size of 100 %."""
BOARDS_FROM = 8.3
"""How many times as long as a cell an edge is, about, from which on there is room for boards."""
GAP = 5.0
"""Between a board and the next point or board, in pixels."""
MOST = 1500
"""Of more points in sight, none is shown as a board."""
FEW = 100
"""On a map of so many points at most, boards are smaller than the largest where there is then room for more of them."""


class BoardRoom(NamedTuple):
    """The points that there is room for a board at, and the side of its cells, in pixels at a text size of 100 %."""

    points: NDArray[np.intp]
    cell: float


def points_with_room(drawing: Drawing, room: MapViewport, camera: Camera, scale: float) -> BoardRoom:
    """The points in sight that have room for a board: none covers another board, or the point of another position.

    `scale` is that of text. May be called in any thread.
    """
    places, found = pixels_of(room, camera, drawing.points), BoardRoom(np.zeros(0, np.intp), CELLS[-1])
    for cell in CELLS if len(places) <= FEW else CELLS[-1:]:
        field = np.array([COLUMNS, ROWS]) * cell * scale + 2 * RIM + GAP
        # Those just out of sight count too: nothing appears or goes away at the edges but as it comes in.
        near = (places > -field) & (places < np.array([room.width, room.height]) + field)
        points = np.flatnonzero(near.all(axis=1))
        if camera.scale < BOARDS_FROM * cell * scale or len(points) > MOST:
            break
        apart = points[_apart(places[points].astype(np.float32), *field.tolist())]
        if len(apart) >= len(found.points):
            found = BoardRoom(apart, cell)
    return found


class NearbyBoards:
    """Paints boards; remembers those painted last."""

    def __init__(self, appearance: Appearance) -> None:
        self._sizes = {cell: Thumbnails(appearance, cell * text_scale()) for cell in CELLS}
        self._pictures = self._sizes[CELLS[-1]]
        self._layout_of: Callable[[int], Layout] | None = None

    def show_space(self, space: StateSpace | None) -> None:
        """Show positions of this state space from now on; None to hold none any more."""
        self._layout_of = None if space is None else lru_cache(MOST)(space.layout_of)

    def places(self, drawing: Drawing, with_room: BoardRoom, room: MapViewport, camera: Camera) -> Mapping[int, QRectF]:
        """By node, where the boards of points are as a camera sees them."""
        points, cell = with_room
        if camera.scale < BOARDS_FROM * cell * text_scale():
            return {}
        self._pictures = self._sizes[cell]
        size = QSizeF(self._pictures.size)
        shift = QPointF(size.width() / 2, size.height() / 2)
        places = pixels_of(room, camera, drawing.points[points]).tolist()
        nodes = drawing.nodes[points].tolist()
        return {node: QRectF(QPointF(x, y) - shift, size) for node, (x, y) in zip(nodes, places, strict=True)}

    def paint(self, painter: QPainter, boards: Mapping[int, QRectF], inks: MapInks, exits: bool) -> None:
        """Paint boards in their places; with `exits`, solved ones with the sign of an exit."""
        ratio = painter.device().devicePixelRatioF()
        for node, rect in boards.items():
            assert self._layout_of is not None  # without a state space there are no boards
            layout = self._layout_of(node)
            painter.drawPixmap(rect.topLeft(), self._pictures.picture(layout, ratio))
            if exits and layout.solved:
                paint_sign(painter, Sign.EXIT, rect.bottomRight(), text_scale(), inks)


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
