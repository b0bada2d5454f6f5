"""State spaces against a plain search and networkx, on layouts of every kind."""

from __future__ import annotations

import tracemalloc
from functools import cache
from itertools import pairwise
from random import Random

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, Step
from solvers.klotski.piece_set import PieceSet
from solvers.klotski.state_space.building import Cuts
from solvers.klotski.state_space.graph import (
    LARGE_BYTES,
    Estimate,
    Pass,
    StateSpace,
    estimate,
    large_estimate,
    search,
)
from solvers.pace import Pace, going_at
from solvers.search import Drive, Found, Outcome, Progress, Verdict
from tests.solvers.klotski.drawn_layouts import layout_of
from tests.solvers.klotski.plain_search import check_solution, read
from tests.solvers.klotski.state_space.plain_graph import PlainGraph, node_of, plain_graph
from tests.solvers.values import assert_each_its_own, assert_fixed_and_small, changeable

CATALOGUE = (
    "VAAV/VAAV/VHHV/VSSV/S..S",
    "AASS/AAHH/HHHH/SHH./HHS.",  # sixteen narrow passes
    "SAAS/SAAS/HHHH/HHHH/HH..",
    "VV.V/VV.V/VVAA/VVAA/SSSS",
    "VAAV/VAAV/VVSV/VVSV/S..S",
)
TWO_EMPTY_CELLS = (
    "HHHH/SSHH/.HH./HHAA/HHAA",  # one solved position, and eleven narrow passes
    "SSS./SSSS/SAAS/.AAS/SSSS",
    "VVHH/VVVV/V.VV/VAAV/.AAV",  # solved
    "SSHH/HH.S/HHHH/SAAS/.AAS",
    "HHHH/.AAV/VAAV/V.HH/HHHH",  # some positions are their own mirror images
    "VHH./VAAV/VAAV/VHHV/HH.V",
    "AAHH/AAHH/HHV./V.VV/VHHV",
    "S.V./AAVS/AAHH/VHHV/VHHV",
    "HHAA/HHAA/HHHH/HH.V/.HHV",
    "VVHH/VVHH/HHHH/HHAA/..AA",
    "HHAA/VVAA/VVVV/HHVV/HH..",
    "HHAA/HHAA/HHHH/HHHH/HH..",
    "HHAA/VVAA/VVHH/V.VS/V.VS",
    "SSSS/S.SS/SSHH/AAHH/AAS.",
    "VAAV/VAAV/.HHV/VSVV/VSV.",
    "SVVS/SVV./VSAA/VSAA/SSS.",
    "HHVV/AAVV/AA.V/VS.V/VSHH",
    "V.VV/VVVV/SVAA/VSAA/V.HH",
    ".HHV/.VSV/SVHH/HHAA/HHAA",
    "VAAV/VAAV/HHHH/HHHH/S..S",
)
MORE_EMPTY_CELLS = (
    "HH.V/.HHV/HHHH/HHAA/.SAA",
    "VAAV/VAAV/VV.V/VVVV/.SV.",
    "HHSS/SSS./AAHH/AA.V/.HHV",
    "VHH./VSAA/HHAA/HHHH/.HH.",
    "VHH./VV../VVHH/VVAA/SVAA",
    "VVV./VVVV/AA.V/AAVS/HHV.",
    "VVV./VVV./S.HH/VVAA/VVAA",
    "VHHV/VVVV/VVVS/VAA./.AA.",  # solved
    "V..V/VAAV/VAA./VVVV/.VVV",
    "VV.V/VV.V/V.AA/VVAA/.VHH",
    ".HH./HHHH/HHHH/.VAA/.VAA",
    ".HH./HHAA/HHAA/..HH/HHHH",  # one solved position
    "VHHV/V.VV/AAV./AA../HHHH",
    ".AA./.AAV/.VVV/VVVV/V..V",
    "..HH/.HH./..HH/AAHH/AAHH",
    ".HH./.HH./HH../HHAA/..AA",
    "..../HH../..AA/..AA/.HH.",
    "S.AA/..AA/..../..../....",
    "..../..../..../AA../AA..",
)
EVERY = (*CATALOGUE, *TWO_EMPTY_CELLS, *MORE_EMPTY_CELLS)
HOPELESS = "VAAV/VAAV/HHHH/HHHH/S..S"


@cache
def state_space(text: str, metric: Metric) -> StateSpace:
    """The state space of a layout."""
    found = Drive(search(Layout.parse(text), metric)).next_answer()
    assert isinstance(found, Found)
    assert found.visited == found.answer.nodes
    return found.answer


def check(space: StateSpace, plain: PlainGraph) -> None:
    """Compare all of a state space with what a plain search found."""
    boards = [node_of(read(str(space.layout_of(node)))) for node in range(space.nodes)]
    near = [space.neighbours_of(node).tolist() for node in range(space.nodes)]
    assert all(others == sorted(set(others)) for others in near)
    assert {board: {boards[other] for other in others} for board, others in zip(boards, near, strict=True)} == {
        board: set(others) for board, others in plain.graph.adjacency()
    }
    assert space.edges == plain.graph.number_of_edges()
    assert space.positions == plain.positions
    assert dict(zip(boards, space.from_start.tolist(), strict=True)) == plain.from_start
    assert dict(zip(boards, space.to_exit.tolist(), strict=True)) == (plain.to_exit or dict.fromkeys(boards, -1))
    assert {boards[node] for node in space.solved} == plain.solved
    assert {boards[node] for node in space.cut_vertices} == plain.cut_vertices
    assert {frozenset((boards[node], boards[other])) for node, other in space.bridges} == plain.bridges
    assert all(node < other for node, other in space.bridges)
    assert [boards[narrow.node] for narrow in space.passes] == plain.passes
    assert [narrow.step for narrow in space.passes] == [plain.from_start[board] for board in plain.passes]


@pytest.mark.sampled
@pytest.mark.parametrize("metric", Metric)
@pytest.mark.parametrize("text", EVERY)
def test_a_state_space_is_that_of_a_plain_search(text: str, metric: Metric) -> None:
    check(state_space(text, metric), plain_graph(text, metric.value))


@st.composite
def crowded_layouts(draw: st.DrawFn) -> Layout:
    """Layouts with two to four empty cells and at most two soldiers, which reach few positions."""
    soldiers, blanks = draw(st.sampled_from([(0, 2), (1, 3), (2, 2), (0, 4)]))
    generals = (16 - soldiers - blanks) // 2
    horizontals = draw(st.integers(0, generals))
    pieces = PieceSet(soldiers, horizontals, generals - horizontals)
    assume(pieces.layouts)
    return layout_of(pieces, Random(draw(st.integers(0, 1_000))))


@settings(max_examples=20)
@given(crowded_layouts(), st.sampled_from(Metric))
def test_so_is_that_of_any_layout(layout: Layout, metric: Metric) -> None:
    found = Drive(search(layout, metric)).next_answer()
    assert isinstance(found, Found)
    check(found.answer, plain_graph(str(layout), metric.value))


def test_every_kind_of_layout_is_among_those_that_are_compared() -> None:
    spaces = [state_space(text, Metric.MOVES) for text in EVERY]
    assert len(spaces) >= 40
    assert sum(len(space.layout.blanks) > 2 for space in spaces) >= 15
    assert sum(space.distance is None for space in spaces) >= 15
    assert sum(len(space.passes) > 0 for space in spaces) >= 4
    assert any(space.distance == 0 and space.nodes > 1 for space in spaces)
    assert any(len(space.solved) == 1 for space in spaces)
    assert any(space.positions == space.nodes for space in spaces)
    assert any(space.nodes < space.positions < 2 * space.nodes for space in spaces)


@pytest.mark.parametrize("metric", Metric)
@pytest.mark.parametrize("text", [CATALOGUE[0], CATALOGUE[1], *MORE_EMPTY_CELLS[-4:]])
def test_the_nodes_of_a_path_are_steps_on_the_board_of_either_of_two_mirror_images(text: str, metric: Metric) -> None:
    space = state_space(text, metric)
    nodes = space.path_to_exit(0)
    assert len(nodes) - 1 == space.distance
    for start in (space.layout, space.layout.mirror()):
        steps = space.steps_through(start, nodes)
        check_solution(str(start), [(step.kind.value, step.path) for step in steps], metric.value)
        assert [space.node_of(at) for at in _layouts(start, steps)] == nodes


def _layouts(start: Layout, steps: tuple[Step, ...]) -> list[Layout]:
    found = [start]
    for step in steps:
        found.append(step.after(found[-1]))
    return found


@given(st.sampled_from(EVERY[1:]), st.sampled_from(Metric), st.data())
def test_a_shortest_path_leads_from_any_node_to_any(text: str, metric: Metric, data: st.DataObject) -> None:
    space = state_space(text, metric)
    origin, target = data.draw(st.integers(0, space.nodes - 1)), data.draw(st.integers(0, space.nodes - 1))
    nodes = space.downhill(origin, space.distances_from(target))
    assert (nodes[0], nodes[-1]) == (origin, target)
    assert all(after in space.neighbours_of(before) for before, after in pairwise(nodes))
    assert len(nodes) - 1 == space.distances_from(origin)[target] == space.distances_from(target)[origin]
    start = space.layout_of(origin)
    steps = space.steps_through(start, nodes)
    check_solution(str(start), [(step.kind.value, step.path) for step in steps], metric.value, solved=False)


def test_what_is_no_path_has_no_steps() -> None:
    space = state_space(HOPELESS, Metric.MOVES)
    with pytest.raises(ValueError, match="no step leads from node 0 to node 0"):
        space.steps_through(space.layout, [0, 0])
    with pytest.raises(ValueError, match="no layout of the first node"):
        space.steps_through(space.layout, [1, 0])
    with pytest.raises(ValueError, match="no node is solved"):
        space.path_to_exit(0)


def test_a_layout_is_found_mirrored_or_not_and_another_is_not() -> None:
    space = state_space(CATALOGUE[0], Metric.MOVES)
    assert space.node_of(space.layout) == space.node_of(space.layout.mirror()) == 0
    for node in range(0, space.nodes, 997):
        assert space.node_of(space.layout_of(node)) == space.node_of(space.layout_of(node).mirror()) == node
    assert space.node_of(Layout.parse(HOPELESS)) is None


def test_the_hardest_node_is_as_far_from_the_exit_as_any() -> None:
    space = state_space(CATALOGUE[0], Metric.MOVES)
    assert space.distances_from(0).max() == space.eccentricity == 124
    solved = {space.node_of(space.layout_of(node)) for node in space.solved}
    to_hardest = space.distances_from(space.hardest)
    assert min(to_hardest[node] for node in solved) == space.to_exit.max() == space.to_exit[space.hardest]


class OneByOne(Pace):
    """The pace of somebody who looks at every node."""

    def nodes(self) -> int:
        """One node until the next report."""
        return 1


def test_every_part_is_sliced_and_stops_at_once() -> None:
    """At one node a report, the positions, edges, distances and the search for cuts each report for every node."""
    with going_at(OneByOne()):
        *reports, found = search(Layout.parse(HOPELESS), Metric.MOVES)
    assert isinstance(found, Found)
    assert reports[0] == Progress(0, 0)
    assert len(reports) > 4 * found.answer.nodes
    for heard in (1, len(reports) // 2, len(reports) - 1):
        drive = Drive(search(Layout.parse(HOPELESS), Metric.MOVES))
        answers = iter([False] * heard)
        stopped = drive.next_answer(lambda answers=answers: next(answers, True), pace=OneByOne())
        assert isinstance(stopped, Verdict)
        assert stopped.outcome is Outcome.STOPPED
        drive.close()


def test_the_same_layout_gives_the_same_nodes() -> None:
    first, second = (
        next(event.answer for event in search(Layout.parse(CATALOGUE[1]), Metric.CELLS) if isinstance(event, Found))
        for _ in range(2)
    )
    assert np.array_equal(first.keys, second.keys)
    assert first.passes == second.passes


@pytest.mark.parametrize("text", [*EVERY[:8], *MORE_EMPTY_CELLS[-4:], "SAAS/SAAS/VHHV/V..V/...."])
def test_the_estimate_is_told_beforehand_and_is_enough(text: str) -> None:
    beforehand = estimate(Layout.parse(text))
    tracemalloc.start()
    found = Drive(search(Layout.parse(text), Metric.MOVES)).next_answer()
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert isinstance(found, Found)
    assert found.answer.positions <= beforehand.positions
    assert most <= beforehand.bytes


@pytest.mark.parametrize(
    ("text", "positions"), [("SAAS/SAAS/HHHH/SSSS/....", 253_440), ("VAAV/VAAV/VHHV/VSSV/S...", None)]
)
def test_every_report_of_one_that_may_be_large_tells_the_bound(text: str, positions: int | None) -> None:
    told: list[Progress] = []
    Drive(search(Layout.parse(text), Metric.MOVES)).next_answer(listen=told.append)
    bounds = {getattr(progress.snapshot, "positions", None) for progress in told}
    assert told[0].visited == 0
    assert bounds == {positions}


def test_with_two_empty_cells_none_is_large() -> None:
    kinds = [
        (16 - 2 - 2 * generals, across, generals - across) for generals in range(8) for across in range(generals + 1)
    ]
    possible = [kind for kind in (PieceSet(*numbers) for numbers in kinds) if kind.layouts]
    drawn = [layout_of(kind, Random(1)) for kind in possible]
    assert max(estimate(layout).bytes for layout in drawn) < LARGE_BYTES
    assert all(large_estimate(layout) is None for layout in drawn)


def test_no_pieces_have_a_state_space_of_more_than_360_megabytes() -> None:
    """Two or three generals, each way at least one, have the most layouts."""
    kinds = [
        PieceSet(soldiers, horizontals, generals - horizontals)
        for generals in (2, 3)
        for horizontals in range(1, generals)
        for soldiers in range(15 - 2 * generals)
    ]
    chance = Random(1)
    most = max((estimate(layout_of(kind, chance)) for kind in kinds), key=lambda each: each.bytes)
    assert most.positions == 964_656
    assert most.bytes <= 360_000_000


def test_an_estimate_counts_every_layout_of_the_pieces_and_every_empty_cell_for_each_piece() -> None:
    """82 bytes for a position and 5 for each step from it, and room for 32,768 positions more."""
    for text, layouts, pieces, blanks in (
        ("SAAS/SAAS/HHHH/SSSS/....", 253_440, 11, 4),
        ("VAAV/VAAV/VHHV/VSSV/S..S", 65_880, 10, 2),
        ("SSSV/AAVV/AAVV/.HHV/.SHH", 109_260, 10, 2),
        ("..../..../..../AA../AA..", 12, 1, 16),
    ):
        expected = Estimate(layouts, (layouts + 32_768) * (82 + 5 * pieces * blanks))
        assert estimate(Layout.parse(text)) == expected
        large = blanks > 2 and expected.bytes >= 50_000_000
        assert large_estimate(Layout.parse(text)) == (expected if large else None)


def test_a_state_space_and_what_is_told_of_it_cannot_be_changed() -> None:
    assert_fixed_and_small(Estimate, Pass)
    assert changeable(StateSpace, Cuts) == []
    assert_each_its_own(StateSpace, Cuts)
