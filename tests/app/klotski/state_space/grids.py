"""A state space that is a grid, drawn as one: everybody sees where its nodes are."""

from __future__ import annotations

import numpy as np

from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.klotski.packed import pack
from solvers.klotski.state_space.embedding import Drawing
from solvers.klotski.state_space.graph import Pass, StateSpace

LAYOUT = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")
SIDE = 10.0
"""How far neighbours are apart in the drawing."""


def grid_space(columns: int, rows: int) -> StateSpace:
    """Node `row * columns + column`; the start is the first, the nodes of the last column are solved.

    Every node has the same layout.
    """
    nodes = columns * rows
    edges = grid_edges(columns, rows)
    around: list[list[int]] = [[] for _ in range(nodes)]
    for one, other in edges:
        around[one].append(other)
        around[other].append(one)
    starts = np.cumsum([0, *(len(others) for others in around)]).astype(np.int32)
    row, column = np.divmod(np.arange(nodes), columns)
    return StateSpace(
        layout=LAYOUT,
        metric=Metric.MOVES,
        keys=np.full(nodes, pack(LAYOUT)),
        table=np.zeros(1, np.int32),
        starts=starts,
        neighbours=np.array([other for others in around for other in sorted(others)], np.int32),
        from_start=(row + column).astype(np.int16),
        to_exit=(columns - 1 - column).astype(np.int16),
        solved=np.flatnonzero(column == columns - 1).astype(np.int32),
        positions=2 * nodes,
        cut_vertices=np.zeros(0, np.int32),
        bridges=np.zeros((0, 2), np.int32),
        passes=(Pass(columns + 1, 2), Pass(2 * columns + 3, 5)),
    )


def grid_drawing(columns: int, rows: int) -> Drawing:
    """The nodes `SIDE` apart, to the right and downwards, the middle of all at 0."""
    row, column = np.divmod(np.arange(columns * rows), columns)
    points = np.stack([column - (columns - 1) / 2, row - (rows - 1) / 2], axis=1) * SIDE
    nodes = np.arange(columns * rows, dtype=np.int32)
    edges = np.array(grid_edges(columns, rows), np.int32).reshape(-1, 2)
    return Drawing(points.astype(np.float32), edges, nodes, nodes, False, 1, 1)


def grid_edges(columns: int, rows: int) -> list[tuple[int, int]]:
    """Each node with the next one to the right and below."""
    pairs: list[tuple[int, int]] = []
    for node in range(columns * rows):
        if node % columns < columns - 1:
            pairs.append((node, node + 1))
        if node + columns < columns * rows:
            pairs.append((node, node + columns))
    return pairs
