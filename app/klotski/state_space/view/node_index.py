"""Finds nodes of a map: the one nearest to a place, and the neighbour that lies in the direction of an arrow key."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

from app.klotski.state_space.view.camera import Camera
from solvers.array_types import Float32s
from solvers.klotski.state_space.embedding import Drawing

MOST_CELLS = 1 << 18
"""The grid has no more cells, however far the points are apart."""

WIDEST = math.cos(math.radians(80))
"""A neighbour farther aside does not lie in the direction of a key."""


class NodeIndex:
    """The points of a drawing sorted into the squares of a grid; made once for a drawing, in any thread."""

    def __init__(self, points: Float32s) -> None:
        """`points` is (k, 2), at least one."""
        self._points = points
        self._left, self._top = (float(least) for least in points.min(axis=0))
        extent = points.max(axis=0) - points.min(axis=0)
        self._side = max(1.0, math.sqrt(float(extent[0]) * float(extent[1]) / MOST_CELLS), float(extent.max()) / 4096)
        self._columns, self._rows = (int(length / self._side) + 1 for length in extent.tolist())
        columns, rows = ((points - points.min(axis=0)) / self._side).astype(np.int32).T
        cells = rows * self._columns + columns
        self._order = np.argsort(cells, kind="stable").astype(np.int32)
        self._starts = np.searchsorted(cells[self._order], np.arange(self._rows * self._columns + 1)).tolist()

    def nearest(self, x: float, y: float, reach: float) -> int | None:
        """The point nearest to a place, `reach` away at most; of several the first."""
        near = self._near(x, y, reach)
        if not len(near):
            return None
        squares = ((self._points[near] - np.array([x, y], np.float32)) ** 2).sum(axis=1)
        least = squares.min()
        return int(near[squares == least].min()) if least <= reach * reach else None

    def _near(self, x: float, y: float, reach: float) -> NDArray[np.int32]:
        """The points in all squares that are within reach."""
        first, last = self._range(x - self._left, reach, self._columns)
        top, bottom = self._range(y - self._top, reach, self._rows)
        lines = [row * self._columns for row in range(top, bottom)] if first < last else []
        parts = [self._order[self._starts[line + first] : self._starts[line + last]] for line in lines]
        return np.concatenate(parts) if parts else self._order[:0]

    def _range(self, place: float, reach: float, count: int) -> tuple[int, int]:
        """The first column or row within reach, and the one after the last."""
        return max(0, math.floor((place - reach) / self._side)), min(
            count, math.floor((place + reach) / self._side) + 1
        )


def neighbour_towards(drawing: Drawing, camera: Camera, node: int, right: float, down: float) -> int | None:
    """The neighbour of a node that lies best in a direction on the screen; None where none does."""
    point = int(drawing.point_of[node])
    x, y = drawing.points[point].tolist()
    best, found = WIDEST, None
    for other in _neighbours(drawing, point):
        other_x, other_y = drawing.points[other].tolist()
        across, below = camera.turned(other_x - x, other_y - y)
        length = math.hypot(across, below)
        along = (across * right + below * down) / length if length else 0.0
        if along > best:
            best, found = along, int(drawing.nodes[other])
    return found


def _neighbours(drawing: Drawing, point: int) -> list[int]:
    """The points that edges of a drawing join to a point; of one that is sampled too."""
    first, second = drawing.edges.T
    return [*second[first == point].tolist(), *first[second == point].tolist()]
