"""A drawing as long lines, for pictures that are made of lines: light that adds up does not survive there.

The edges are grouped by shade and by how crowded it is around them, which their colour tells instead of their sum. The
edges of a group are strung together to lines that are as long as they come.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from solvers.array_types import Int32s, Int64s, UInt8s
from solvers.klotski.state_space.colours import LEVELS, SHADES, MapStyle, tones
from solvers.klotski.state_space.embedding import Drawing
from solvers.klotski.state_space.light import MapTransform

GROUPS = 32
"""So many shades are told apart."""
CROWDED = (0.9, 1.6, 2.8, 5.0, 9.0)
"""Lines over each other, on average, from which on their colour is stronger."""
STRENGTHS = (0.6, 0.64, 0.69, 0.75, 0.82, 0.9)
"""The strength of the colour where it is so crowded, as a share of the light of a look."""
OPACITY = 0.75
DECIMALS = 10
"""Points lie on a grid of so many parts of a pixel."""
SQUARE = 8.0
"""The side of the squares in which lines are counted, in pixels of a person's."""


@dataclass(frozen=True)
class LineGroup:
    """Lines of one colour, each the points it goes through in parts of a pixel, and the share of all that is then done.

    The colour is 0xRRGGBB.
    """

    colour: int
    lines: Iterator[list[tuple[int, int]]]
    done: float


def line_width(view: MapTransform) -> float:
    """How wide the lines are, in pixels."""
    return view.ratio * min(1.6, max(0.45, 0.11 * view.scale / view.ratio))


def line_groups(drawing: Drawing, shades: UInt8s, look: MapStyle, view: MapTransform) -> Iterator[LineGroup]:
    """All edges in a view: the crowded ones last, and of those the nearest shades last."""
    placed = np.array([[view.xx, view.yx], [view.xy, view.yy]]) * DECIMALS
    points = np.round(drawing.points @ placed + np.array([view.dx, view.dy]) * DECIMALS).astype(np.int64)
    places: list[tuple[int, int]] = [(x, y) for x, y in points.tolist()]
    strength = _strengths(points, drawing.edges, view)
    shade = shades[drawing.edges].astype(np.int64).sum(axis=1) // 2
    group_of = strength * GROUPS + GROUPS - 1 - shade * GROUPS // SHADES
    for group in range(GROUPS * len(STRENGTHS)):
        chosen = drawing.edges[group_of == group]
        if len(chosen):
            lines = ([places[point] for point in line] for line in strung(chosen))
            yield LineGroup(_colour(look, group), lines, (group + 1) / (GROUPS * len(STRENGTHS)))


def _colour(look: MapStyle, group: int) -> int:
    strength, farness = divmod(group, GROUPS)
    shade = (2 * (GROUPS - farness) - 1) * SHADES // (2 * GROUPS)
    level = round(STRENGTHS[strength] * (LEVELS - 1))
    return int(tones(look)[level * SHADES + shade]) & 0xFFFFFF


def _strengths(points: Int64s, edges: Int32s, view: MapTransform) -> Int64s:
    """Which of `STRENGTHS` each edge has, by the length of all lines in the square of its middle."""
    ends = points[edges]
    square = SQUARE * view.ratio * DECIMALS
    columns, rows = (ends.mean(axis=1) / square).astype(np.int64).T
    columns, rows = columns - columns.min(initial=0), rows - rows.min(initial=0)
    number = rows * (columns.max(initial=0) + 1) + columns
    lengths = np.hypot(*(ends[:, 1] - ends[:, 0]).T.astype(np.float64))
    covered = np.bincount(number, lengths, minlength=1) * line_width(view) * DECIMALS / square**2
    return np.searchsorted(CROWDED, covered[number], side="right").astype(np.int64)


def strung(edges: Int32s) -> Iterator[list[int]]:
    """Lines that go through every edge once, each from point to point as far as it comes."""
    waiting: defaultdict[int, set[int]] = defaultdict(set)
    for one, other in edges.tolist():
        waiting[one].add(other)
        waiting[other].add(one)
    for begin in list(waiting):
        while waiting[begin]:
            line = [begin]
            while near := waiting[line[-1]]:
                there = near.pop()
                waiting[there].discard(line[-1])
                line.append(there)
            yield line
