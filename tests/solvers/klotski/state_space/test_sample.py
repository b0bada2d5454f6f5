"""Which nodes of a large state space are drawn, to which of them the others belong, and which are joined."""

from __future__ import annotations

from functools import cache

import networkx as nx
import numpy as np
import pytest

from solvers.kernels import prepare
from solvers.klotski.codes import read
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.klotski.state_space import graph, sample_kernel
from solvers.klotski.state_space.building import result
from solvers.klotski.state_space.graph import StateSpace
from solvers.klotski.state_space.sample import Sample, take
from solvers.search import Drive, Found

MOST_NODES = 12_000
HARDEST = read("4FEA134")[0]
HENG_DAO_LI_MA = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")


def test_a_state_space_that_is_not_too_large_is_drawn_whole() -> None:
    space = state_space(Metric.MOVES)
    whole = result(take(space))
    assert whole.whole
    assert whole.nodes.tolist() == whole.point_of.tolist() == list(range(space.nodes))
    assert set(map(tuple, whole.edges.tolist())) == {(min(edge), max(edge)) for edge in plain(space).edges}
    assert len(whole.edges) == space.edges


@pytest.mark.parametrize("metric", [Metric.MOVES, Metric.CELLS])
def test_about_a_third_as_many_points_are_drawn_as_a_whole_one_may_have(metric: Metric) -> None:
    space, sample = state_space(metric), sampled(metric)
    assert not sample.whole
    assert 0.9 * MOST_NODES / 3 < len(sample.nodes) <= MOST_NODES / 3 + len(space.passes)
    assert (np.diff(sample.nodes) > 0).all()
    assert sample.point_of[sample.nodes].tolist() == list(range(len(sample.nodes)))


@pytest.mark.parametrize("metric", [Metric.MOVES, Metric.CELLS])
def test_every_node_belongs_to_a_point_as_near_as_any(metric: Metric) -> None:
    space, sample = state_space(metric), sampled(metric)
    nearest = nx.multi_source_dijkstra_path_length(plain(space), set(sample.nodes.tolist()))
    for node in range(0, space.nodes, 97):
        owner = int(sample.nodes[sample.point_of[node]])
        assert nx.shortest_path_length(plain(space), node, owner) == nearest[node]


@pytest.mark.parametrize("metric", [Metric.MOVES, Metric.CELLS])
def test_points_are_joined_when_nodes_of_theirs_are(metric: Metric) -> None:
    space, sample = state_space(metric), sampled(metric)
    owners = sample.point_of.tolist()
    pairs = {tuple(sorted((owners[one], owners[other]))) for one, other in plain(space).edges}
    assert sorted(map(tuple, sample.edges.tolist())) == sorted(pair for pair in pairs if pair[0] != pair[1])


def test_the_start_and_the_narrow_passes_are_points() -> None:
    space, sample = state_space(Metric.MOVES), sampled(Metric.MOVES)
    assert len(space.passes) == 9
    assert {0, *(each.node for each in space.passes)} <= set(sample.nodes.tolist())


def test_few_solved_nodes_are_points_and_many_are_not() -> None:
    many = state_space(Metric.MOVES)
    assert len(many.solved) > 3_000
    assert not set(many.solved.tolist()) <= set(sampled(Metric.MOVES).nodes.tolist())
    found = Drive(graph.search(HENG_DAO_LI_MA, Metric.MOVES)).next_answer()
    assert isinstance(found, Found)
    assert set(found.answer.solved.tolist()) <= set(result(take(found.answer, 6_000)).nodes.tolist())


@cache
def state_space(metric: Metric) -> StateSpace:
    found = Drive(graph.search(HARDEST, metric)).next_answer()
    assert isinstance(found, Found)
    return found.answer


@cache
def sampled(metric: Metric) -> Sample:
    prepare(sample_kernel)
    return result(take(state_space(metric), MOST_NODES))


@cache
def plain(space: StateSpace) -> nx.Graph:
    return nx.Graph((node, other) for node in range(space.nodes) for other in space.neighbours_of(node).tolist())
