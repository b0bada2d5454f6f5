"""What remains of a state space without a node, against networkx."""

from __future__ import annotations

import networkx
import pytest

from app.learn.lessons.pass_part import SpaceWithoutNode, take_away
from solvers.klotski.state_space.graph import StateSpace
from solvers.search import Drive, Found
from tests.app.learn.lessons.landscapes import HENGDAO, ROUND_THE_PEAK, SMALL, graph_of, space_of


def without(space: StateSpace, node: int) -> SpaceWithoutNode:
    found = Drive(take_away(space, node)).next_answer()
    assert isinstance(found, Found)
    (remains,) = found.answer
    return remains


def reached_plainly(text: str, node: int) -> dict[int, int]:
    """The nodes that networkx reaches from the start, with their distances."""
    graph = graph_of(text).copy()
    graph.remove_node(node)
    return dict(networkx.single_source_shortest_path_length(graph, 0))


@pytest.mark.parametrize("node", range(1, 27))
def test_what_can_be_reached_is_what_networkx_reaches(node: int) -> None:
    space = space_of(SMALL)
    remains, plain = without(space, node), reached_plainly(SMALL, node)
    depths = [plain[other] for other in remains.reached.tolist()]
    assert depths == sorted(plain.values()), "all of them, once each, the nearest first"
    assert remains.distance == min((plain[int(other)] for other in space.solved if int(other) in plain), default=None)


def test_without_a_narrow_pass_no_exit_is_left() -> None:
    space = space_of(ROUND_THE_PEAK)
    assert len(space.passes) == 9
    for narrow in space.passes:
        remains = without(space, narrow.node)
        assert remains.distance is None
        assert set(remains.reached.tolist()) == set(reached_plainly(ROUND_THE_PEAK, narrow.node))
    assert len(without(space, space.passes[-1].node).reached) == 182


def test_in_hengdao_there_is_always_another_path() -> None:
    space = space_of(HENGDAO)
    between = space.path_to_exit(0)[1:-1]
    found = Drive(take_away(space, *between)).next_answer()
    assert isinstance(found, Found)
    solved = set(space.solved.tolist())
    for node, remains in [*zip(between, found.answer, strict=True)][::16]:
        plain = reached_plainly(HENGDAO, node)
        assert remains.distance == min(length for node, length in plain.items() if node in solved)
    assert {remains.distance for remains in found.answer} == {81, 82, 83, 84, 85}
