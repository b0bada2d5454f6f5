"""Two ways to one position: both are legal, of one length, different, and as short as can be."""

from __future__ import annotations

import pytest

from solvers.klotski.breadth_first.levels import two_paths
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, Step, legal_steps
from tests.solvers.klotski.plain_search import by_moves, check_solution, read

LAYOUTS = ("VAAV/VAAV/VHHV/VSSV/S..S", "VV.V/VV.V/VVAA/VVAA/SSSS", "SHHS/VAAV/VAAV/VSSV/V..V")


def nearest_by_second_opinion(text: str) -> int:
    """The least level with a position that comes twice from the level before."""
    level = {read(text)}
    met, depth = set(level), 0
    while True:
        reached = [after for board in level for after in by_moves(board) if after not in met]
        depth += 1
        if len(set(reached)) < len(reached):
            return depth
        level = set(reached)
        met |= level


@pytest.mark.parametrize("text", LAYOUTS)
def test_two_ways_end_in_the_same_position(text: str) -> None:
    pair = two_paths(Layout.parse(text), Metric.MOVES)
    assert pair is not None
    assert pair[0] != pair[1]
    ends = set[Layout]()
    for way in pair:
        assert len(way) == nearest_by_second_opinion(text)
        check_solution(text, [(step.kind.value, step.path) for step in way], "moves", solved=False)
        layout = Layout.parse(text)
        for step in way:
            layout = step.after(layout)
        ends.add(layout)
    assert len(ends) == 1


def test_where_every_position_has_one_way_there_are_no_two() -> None:
    assert two_paths(Layout.parse("VVAA/VVAA/HHHH/V..V/VHHV"), Metric.MOVES) is None


def paths_to_the_nearest_that_has_two(text: str) -> list[list[tuple[Step, ...]]]:
    """All paths to each position of the least level that has one with two."""
    level, met = {Layout.parse(text): [()]}, {Layout.parse(text)}
    while not any(len(paths) > 1 for paths in level.values()):
        longer: dict[Layout, list[tuple[Step, ...]]] = {}
        for layout, paths in level.items():
            for step in legal_steps(layout, Metric.MOVES):
                if step.after(layout) not in met:
                    longer.setdefault(step.after(layout), []).extend((*path, step) for path in paths)
        met |= longer.keys()
        level = longer
    return list(level.values())


@pytest.mark.parametrize(
    "text", [*LAYOUTS, "HHHH/HHHH/SHH./AAS./AASS", "S.VV/SVVV/.VHH/HHAA/SSAA", "VHHV/VHHV/AAHH/AASS/SS.."]
)
def test_they_begin_with_different_pieces_where_some_do(text: str) -> None:
    pair = two_paths(Layout.parse(text), Metric.MOVES)
    assert pair is not None
    possible = any(
        path[0].origin != paths[0][0].origin for paths in paths_to_the_nearest_that_has_two(text) for path in paths
    )
    assert (pair[0][0].origin != pair[1][0].origin) == possible
