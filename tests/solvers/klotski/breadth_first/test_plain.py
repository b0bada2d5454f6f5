"""The plain search and the compiled one find the same: known lengths, and as many positions at each depth."""

from __future__ import annotations

from itertools import takewhile

import pytest

from solvers.klotski.breadth_first import shortest
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.search import Found
from tests.solvers.klotski.plain_search import check_solution, component_size

LENGTHS = {
    "S.VV/SVVV/.VHH/HHAA/SSAA": (4, 5, 5),
    "VHHV/VHHV/AAHH/AASS/SS..": (7, 12, 8),
    "VV.V/VV.V/VVAA/VVAA/SSSS": (7, 11, 8),
    "VHHV/VHHV/VAAV/VAAV/.SS.": (3, 3, 3),
    "HHHH/HHHH/SHH./AAS./AASS": (3, 5, 4),
    "AA../AA../VV../VV../....": (2, 6, 3),
    "S..S/V..V/V..V/.AA./.AA.": (0, 0, 0),
}
"""The fewest moves, cells and straight slides. The fourth is its own mirror image, the sixth has more blanks."""
WITHOUT_SOLUTION = "VAAV/VAAV/HHHH/HHHH/S..S"


def compiled(layout: Layout, metric: Metric) -> tuple[int | None, tuple[int, ...]]:
    """The fewest steps by the compiled search, and how many positions it visits at each depth."""
    length, levels = None, (1,)
    for event in shortest.search(layout, metric):
        if isinstance(event, Found):
            length = len(event.answer.steps)
        else:
            levels = event.levels or levels
    return length, levels


def levels_explored(layout: Layout, metric: Metric, depth: int) -> tuple[int, ...]:
    """How many positions the plain search visits at each depth, a position and its mirror image counted as one."""
    depths: dict[Layout, int] = {}
    for position, steps in takewhile(lambda visit: len(visit[1]) < depth, shortest.explore(layout, metric)):
        if position.mirror() not in depths:
            depths[position] = len(steps)
    return tuple(list(depths.values()).count(number) for number in range(depth))


@pytest.mark.parametrize("metric", list(Metric))
@pytest.mark.parametrize("text", LENGTHS)
def test_the_plain_search_finds_a_solution_of_the_known_length(text: str, metric: Metric) -> None:
    solution = shortest.solve(Layout.parse(text), metric)
    assert solution is not None
    assert len(solution.steps) == LENGTHS[text][metric.number] == compiled(Layout.parse(text), metric)[0]
    check_solution(text, [(step.kind.value, step.path) for step in solution.steps], metric.value)


@pytest.mark.parametrize("metric", list(Metric))
@pytest.mark.parametrize("text", [*LENGTHS, WITHOUT_SOLUTION])
def test_both_searches_visit_as_many_positions_at_each_depth(text: str, metric: Metric) -> None:
    layout = Layout.parse(text)
    _, levels = compiled(layout, metric)
    assert levels_explored(layout, metric, len(levels)) == levels


@pytest.mark.parametrize("metric", list(Metric))
def test_without_a_solution_the_plain_search_visits_every_position_once(metric: Metric) -> None:
    layout = Layout.parse(WITHOUT_SOLUTION)
    assert shortest.solve(layout, metric) is None
    positions = [position for position, _ in shortest.explore(layout, metric)]
    assert len(set(positions)) == len(positions) == component_size(WITHOUT_SOLUTION) == 168


def test_each_position_comes_with_a_path_to_it_and_none_nearer_comes_after_it() -> None:
    text = "VHHV/VHHV/AAHH/AASS/SS.."
    lengths: list[int] = []
    for position, steps in shortest.explore(Layout.parse(text), Metric.MOVES):
        layout = Layout.parse(text)
        for step in steps:
            layout = step.after(layout)
        assert layout == position
        lengths.append(len(steps))
    assert lengths == sorted(lengths)
