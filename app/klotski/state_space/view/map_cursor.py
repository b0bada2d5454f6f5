"""Where the arrow keys lead on a map: to the neighbour that lies best in their direction."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from app.klotski.state_space.view.camera import Camera

if TYPE_CHECKING:
    from solvers.klotski.state_space.embedding import Drawing

WIDEST = math.cos(math.radians(80))
"""A neighbour farther aside does not lie in the direction of a key."""


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
