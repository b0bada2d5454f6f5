"""Small drawings of known points and edges."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from solvers.klotski.state_space.embedding import Drawing


def drawing_of(points: Sequence[tuple[float, float]], edges: Sequence[tuple[int, int]]) -> Drawing:
    numbers = np.arange(len(points), dtype=np.int32)
    return Drawing(
        points=np.array(points, np.float32).reshape(-1, 2),
        edges=np.array(edges, np.int32).reshape(-1, 2),
        nodes=numbers,
        point_of=numbers,
        sampled=False,
        round=1,
        rounds=1,
    )


def tangle(count: int = 400, spread: float = 30.0, seed: int = 5) -> Drawing:
    """Points strewn about, each joined to the two before it, some far away."""
    random = np.random.default_rng(seed)
    points = random.normal(0, spread, (count, 2))
    edges = [(number - step, number) for number in range(count) for step in (1, 2) if number >= step]
    return drawing_of([(x, y) for x, y in points.tolist()], edges)
