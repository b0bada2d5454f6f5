"""What remains of a state space without a node, against networkx."""

from __future__ import annotations

import networkx
import numpy as np
import pytest

from app.learn.lessons.taken_away import SpaceWithoutNode, as_visits, search, search_each
from solvers.klotski.state_space.graph import StateSpace
from solvers.search import Drive, Found
from tests.app.learn.lessons.landscapes import HENGDAO, ROUND_THE_PEAK, SMALL, graph_of, space_of


def without(space: StateSpace, node: int) -> SpaceWithoutNode:
    found = Drive(search(space, node)).next_answer()
    assert isinstance(found, Found)
    return found.answer


def reached_plainly(text: str, node: int) -> dict[int, int]:
    """The nodes that networkx reaches from the start, with their distances."""
    graph = graph_of(text).copy()
    graph.remove_node(node)
    return dict(networkx.single_source_shortest_path_length(graph, 0))


@pytest.mark.parametrize("node", range(1, 27))
def test_what_can_be_reached_is_what_networkx_reaches(node: int) -> None:
    space = space_of(SMALL)
    remains, plain = without(space, node), reached_plainly(SMALL, node)
    assert dict(zip(remains.reached.tolist(), remains.depths.tolist(), strict=True)) == plain
    solved = [plain[int(other)] for other in space.solved if int(other) in plain]
    assert (remains.solved, remains.distance) == (len(solved), min(solved, default=None))


def test_without_a_narrow_pass_no_exit_is_left() -> None:
    space = space_of(ROUND_THE_PEAK)
    assert len(space.passes) == 9
    for narrow in space.passes:
        remains = without(space, narrow.node)
        assert remains.distance is None
        assert remains.solved == 0
        assert set(remains.reached.tolist()) == set(reached_plainly(ROUND_THE_PEAK, narrow.node))
    assert len(without(space, space.passes[-1].node).reached) == 182


def test_in_hengdao_there_is_always_another_path() -> None:
    space = space_of(HENGDAO)
    found = Drive(search_each(space)).next_answer()
    assert isinstance(found, Found)
    path = space.path_to_exit(0)
    assert [remains.node for remains in found.answer] == path[1:-1]
    solved = set(space.solved.tolist())
    for remains in found.answer[::16]:
        plain = reached_plainly(HENGDAO, remains.node)
        assert remains.distance == min(length for node, length in plain.items() if node in solved)
    assert {remains.distance for remains in found.answer} == {81, 82, 83, 84, 85}


def test_as_visits_they_come_in_order_once_each() -> None:
    space = space_of(SMALL)
    remains = without(space, 5)
    visits = as_visits(space, remains)
    assert visits.nodes is remains.reached
    assert visits.distinct == len(remains.reached) == len(visits)
    assert np.array_equal(visits.first[remains.reached], np.arange(len(visits)))
    assert np.array_equal(np.flatnonzero(visits.first < 0), np.setdiff1d(np.arange(space.nodes), remains.reached))
    assert visits.times.tolist() == [int(first >= 0) for first in visits.first]
    assert np.array_equal(visits.depths, remains.depths)
    assert visits.sides.tolist() == [0] * len(visits)
    assert visits.iterations.tolist() == [0]
    assert (visits.elsewhere, visits.seconds, visits.complete, visits.solution) == (0, 0.0, True, None)
    assert visits.engine.name == "shortest"
