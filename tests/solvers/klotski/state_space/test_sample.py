"""Which nodes of a large state space are drawn, to which of them the others belong, and which are joined."""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace
from typing import Any

import networkx as nx
import numpy as np
import pytest

from solvers.kernels import prepare
from solvers.klotski.codes import read
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.klotski.state_space import embedding_kernel, graph
from solvers.klotski.state_space.graph import StateSpace
from solvers.klotski.state_space.sample import FEW, Sample, edges_of, take
from solvers.klotski.state_space.sample import MOST_NODES as USUAL_MOST
from solvers.search import Drive, Found, result_of
from tests.solvers.values import assert_each_its_own, changeable

MOST_NODES = 12_000
HARDEST = read("4FEA134")[0]
HENG_DAO_LI_MA = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")


def test_a_state_space_that_is_not_too_large_is_drawn_whole() -> None:
    space = state_space(Metric.MOVES)
    whole = result_of(take(space))
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
    assert set(found.answer.solved.tolist()) <= set(result_of(take(found.answer, 6_000)).nodes.tolist())


@cache
def state_space(metric: Metric) -> StateSpace:
    found = Drive(graph.search(HARDEST, metric)).next_answer()
    assert isinstance(found, Found)
    return found.answer


@cache
def sampled(metric: Metric) -> Sample:
    prepare(embedding_kernel)
    return result_of(take(state_space(metric), MOST_NODES))


@cache
def plain(space: StateSpace) -> nx.Graph:
    return nx.Graph((node, other) for node in range(space.nodes) for other in space.neighbours_of(node).tolist())


def path_of(count: int, solved: int = 0, passes: tuple[int, ...] = ()) -> Any:
    """What is sampled of a state space that is one long path, the last nodes of which are solved."""
    rows = [[other for other in (node - 1, node + 1) if 0 <= other < count] for node in range(count)]
    return SimpleNamespace(
        starts=np.cumsum([0, *map(len, rows)], dtype=np.int32),
        neighbours=np.array([other for row in rows for other in row], np.int32),
        solved=np.arange(count - solved, count, dtype=np.int32),
        passes=[SimpleNamespace(node=node) for node in passes],
    )


def test_of_a_path_one_node_of_so_many_is_a_point() -> None:
    prepare(embedding_kernel)
    for count, most, apart in ((3_000, 3_000, 1), (3_001, 3_000, 4), (4_000, 3_000, 4), (4_001, 3_000, 5)):
        nodes = result_of(take(path_of(count), most)).nodes.tolist()
        assert nodes == list(range(0, count, apart))
    sample = result_of(take(path_of(4_000, passes=(6, 9)), 3_000))
    assert sample.nodes[:6].tolist() == [0, 4, 6, 8, 9, 12]
    assert sample.edges.tolist() == [[point, point + 1] for point in range(len(sample.nodes) - 1)]
    assert not sample.whole


def test_a_thousand_solved_nodes_are_points_and_more_are_not() -> None:
    prepare(embedding_kernel)
    assert (FEW, USUAL_MOST) == (1_000, 300_000)
    for solved, all_of_them in ((1_000, True), (1_001, False)):
        nodes = set(result_of(take(path_of(4_000, solved), 3_000)).nodes.tolist())
        assert (set(range(4_000 - solved, 4_000)) <= nodes) == all_of_them


def test_each_edge_is_listed_once_with_the_smaller_node_first() -> None:
    path = path_of(6)
    assert edges_of(path.starts, path.neighbours).tolist() == [[node, node + 1] for node in range(5)]


def test_a_sample_cannot_be_changed() -> None:
    assert changeable(Sample) == []
    assert_each_its_own(Sample)
