"""The nearest point, against looking at all of them."""

from __future__ import annotations

import numpy as np
import pytest

from app.klotski.state_space.view.node_index import NodeIndex

RANDOM = np.random.default_rng(7)


@pytest.mark.sampled
@pytest.mark.parametrize("spread", [(1.0, 1.0), (60.0, 20.0), (900.0, 0.001), (1e6, 1e6)])
@pytest.mark.parametrize("count", [1, 2, 500, 5000])
def test_it_finds_what_is_found_by_looking_at_all(count: int, spread: tuple[float, float]) -> None:
    points = (RANDOM.normal(size=(count, 2)) * spread).astype(np.float32)
    index = NodeIndex(points)
    for x, y in RANDOM.normal(size=(60, 2)) * spread * 1.2:
        for reach in (0.01, 3.0, max(spread)):
            away = ((points - np.array([x, y], np.float32)) ** 2).sum(axis=1)
            expected = int(away.argmin()) if away.min() <= reach * reach else None
            assert index.nearest(x, y, reach) == expected


def test_of_points_at_one_place_the_first_is_found() -> None:
    assert NodeIndex(np.zeros((9, 2), np.float32)).nearest(0.5, 0.0, 1.0) == 0
