"""Every step of the default search, against a plain queue."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.klotski.trace import Ending
from tests.solvers.klotski.plain_search import shortest_lengths
from tests.solvers.klotski.traces import (
    CORNERED,
    CRAMPED,
    NEAR_THE_EXIT,
    check_levels,
    following,
    same_for_mirror_images,
    watched,
)

BARRED = Layout.parse("VAAV/VAAV/HHHH/HHHH/S..S")
CASES = [
    (NEAR_THE_EXIT, Metric.CELLS),
    (CORNERED, Metric.MOVES),
    (CRAMPED[0], Metric.STRAIGHT),
    (BARRED, Metric.CELLS),
]


@pytest.mark.parametrize(("start", "metric"), CASES, ids=str)
def test_every_step_is_that_of_a_plain_queue(start: Layout, metric: Metric) -> None:
    """It visits all that a position leads to, and ends at the end of the level in which it sees a solved one."""
    search = watched("shortest", start, metric)
    check_levels(search, same_for_mirror_images, metric)
    visits = [Counter([same_for_mirror_images(start)])]
    visits += [Counter(map(same_for_mirror_images, following(each.layout, metric))) for each in search.expansions]
    noted = iter(same_for_mirror_images(layout) for layout, _ in search.visits)
    assert [Counter(next(noted) for _ in range(each.total())) for each in visits] == visits
    assert next(noted, None) is None
    optimum = shortest_lengths(str(start), metric.value)
    last = search.expansions[-1]
    assert last.ending is (Ending.EXHAUSTED if optimum is None else Ending.SOLVED)
    if optimum is not None:
        assert (last.depth, len(search.reports[-1].levels)) == (optimum - 1, optimum + 1)
        assert last.number == sum(search.reports[-1].levels[:optimum])
    depths = [report.depth for report in search.reports]
    assert depths == sorted(depths)
    assert all(later - earlier <= 1 for earlier, later in pairwise(depths))
    assert {report.depth - each.depth for report, each in zip(search.reports, search.expansions, strict=True)} <= {0, 1}
