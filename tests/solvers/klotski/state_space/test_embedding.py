"""Where the points are drawn: on graphs of known shape, and against distances that networkx finds."""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace
from typing import Any

import networkx as nx
import numpy as np
import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.klotski.state_space import embedding, graph
from solvers.klotski.state_space.embedding import SWEEPS, Drawing
from solvers.klotski.state_space.graph import StateSpace
from solvers.search import Drive, Found, Outcome, Progress, Verdict
from tests.solvers.klotski.drawn_layouts import layouts

HENG_DAO_LI_MA = "VAAV/VAAV/VHHV/VSSV/S..S"
SOLDIERS = "SAAS/SAAS/SSSS/SSSS/S..S"
UNSOLVABLE = "VAAV/VAAV/VVSV/VVSV/S..S"
DEEP = "AASV/AA.V/.VHH/SVHH/SSHH"
SHAPES = {
    "one node": nx.path_graph(1),
    "two nodes": nx.path_graph(2),
    "three nodes": nx.path_graph(3),
    "a path": nx.path_graph(200),
    "a cycle": nx.cycle_graph(120),
    "a star": nx.star_graph(80),
    "all joined": nx.complete_graph(70),
    "a grid": nx.grid_2d_graph(12, 30),
}


@pytest.mark.parametrize("name", SHAPES)
def test_every_round_is_a_drawing_of_finite_points_about_the_middle(name: str) -> None:
    drawings = drawings_of(space_of(SHAPES[name]))
    assert [each.round for each in drawings] == list(range(SWEEPS + 1))
    for each in drawings:
        assert each.points.dtype == np.float32
        assert each.points.shape == (len(SHAPES[name]), 2)
        assert np.isfinite(each.points).all()
        assert np.abs(each.points.mean(axis=0)).max() < 0.01
        assert each.rounds == SWEEPS
        assert not each.sampled
        assert each.nodes.tolist() == each.point_of.tolist() == list(range(len(SHAPES[name])))
        assert sorted(map(tuple, each.edges.tolist())) == sorted(numbered(SHAPES[name]).edges)


@given(layouts(), st.sampled_from(Metric))
@settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.filter_too_much])
def test_any_layout_can_be_drawn(layout: Layout, metric: Metric) -> None:
    assume(graph.estimate(layout).positions < 20_000)
    space = state_space(str(layout), metric)
    drawing = drawings_of(space)[-1]
    assert np.isfinite(drawing.points).all()
    assert len(drawing.points) == space.nodes
    assert len(drawing.edges) == space.edges


def test_no_two_points_of_a_star_are_drawn_in_one_place() -> None:
    points = drawings_of(space_of(SHAPES["a star"]))[-1].points
    assert len(np.unique(points.round(2), axis=0)) == len(points)


def test_the_same_state_space_is_drawn_the_same_each_time() -> None:
    space = space_of(SHAPES["a grid"])
    first, second = drawings_of(space), drawings_of(space)
    assert all(np.array_equal(one.points, other.points) for one, other in zip(first, second, strict=True))


def test_a_path_is_nearly_straight_and_as_long_as_it_is() -> None:
    points = drawings_of(space_of(SHAPES["a path"]))[-1].points
    assert np.ptp(points[:, 0]) == pytest.approx(199, rel=0.03)
    assert np.ptp(points[:, 1]) < 4
    assert (np.diff(points[:, 0]) > 0).all()


def test_a_cycle_is_nearly_round() -> None:
    points = drawings_of(space_of(SHAPES["a cycle"]))[-1].points
    radii = np.hypot(*points.T)
    assert radii.min() > 0.9 * radii.max()
    assert np.hypot(*(points - np.roll(points, 1, axis=0)).T) == pytest.approx(1, abs=0.35)


def test_a_grid_opens_into_a_rectangle() -> None:
    points = drawings_of(space_of(SHAPES["a grid"]))[-1].points
    lengths = [np.hypot(*(points[one] - points[other])) for one, other in numbered(SHAPES["a grid"]).edges]
    assert np.ptp(points[:, 0]) > 1.8 * np.ptp(points[:, 1])
    assert min(lengths) > 0.5


@pytest.mark.sampled
@pytest.mark.parametrize("text", [HENG_DAO_LI_MA, SOLDIERS, UNSOLVABLE])
@pytest.mark.parametrize("metric", [Metric.MOVES, Metric.CELLS])
def test_the_stress_falls_far_below_that_of_the_first_picture(text: str, metric: Metric) -> None:
    space = state_space(text, metric)
    drawings = drawings_of(space)
    first, second, sixth, last = (stress(space, drawings[number]) for number in (0, 1, 5, -1))
    assert first > second > sixth > last
    assert last < 0.7 * first
    assert stress(space, drawings[-1], near=4) < 0.6 * stress(space, drawings[0], near=4)


def test_the_stress_of_heng_dao_li_ma_is_near_the_least_that_is_known() -> None:
    """With the distances of all pairs, gradient descent takes some 40 seconds to come to 0.0524."""
    assert stress(state_space(HENG_DAO_LI_MA), drawings_of(state_space(HENG_DAO_LI_MA))[-1]) < 0.063


def test_an_edge_is_about_1_long() -> None:
    drawing = drawings_of(state_space(HENG_DAO_LI_MA))[-1]
    ends = drawing.points[drawing.edges]
    assert np.median(np.hypot(*(ends[:, 0] - ends[:, 1]).T)) == pytest.approx(1, abs=0.25)


@pytest.mark.parametrize("metric", [Metric.MOVES, Metric.CELLS])
def test_no_point_flies_away(metric: Metric) -> None:
    """Of this layout points do, when they go on too far from sweep to sweep."""
    drawing = drawings_of(state_space(DEEP, metric))[-1]
    ends = drawing.points[drawing.edges]
    assert np.hypot(*(ends[:, 0] - ends[:, 1]).T).max() < 8


def test_the_longest_axis_lies_level_with_the_start_at_the_left_and_above() -> None:
    space = state_space(HENG_DAO_LI_MA)
    points = drawings_of(space)[0].points
    assert points[:, 0].std() > points[:, 1].std()
    assert abs(np.corrcoef(points[:, 0], points[:, 1])[0, 1]) < 0.01
    assert points[0, 0] < points[space.solved, 0].mean()
    assert points[0, 1] < 0


def test_of_a_sample_the_points_are_drawn_at_their_distances_in_the_whole() -> None:
    space = state_space(HENG_DAO_LI_MA)
    drawings = drawings_of(space, most_nodes=6_000)
    last = drawings[-1]
    assert last.sampled
    assert len(last.nodes) == len(last.points) < 2_700
    assert np.isfinite(last.points).all()
    assert stress(space, last) < 0.7 * stress(space, drawings[0])


def stress(space: StateSpace, drawing: Drawing, near: int = 1000) -> float:
    """By how much distances drawn differ from those in the graph, which networkx finds: the mean of the squares.

    Of 40 points to all others, those no further than `near`; the drawing is enlarged so that this is least.
    """
    ratios: list[NDArray[Any]] = []
    for point in np.linspace(0, len(drawing.nodes) - 1, 40).astype(int).tolist():
        known = distances(space, int(drawing.nodes[point]))[drawing.nodes]
        counted = (known > 0) & (known <= near)
        drawn = np.hypot(*(drawing.points - drawing.points[point]).T.astype(float))
        ratios.append(drawn[counted] / known[counted])
    parts = np.concatenate(ratios)
    return float(np.mean((parts * parts.sum() / (parts @ parts) - 1) ** 2))


@cache
def state_space(text: str, metric: Metric = Metric.MOVES) -> StateSpace:
    found = Drive(graph.search(Layout.parse(text), metric)).next_answer()
    assert isinstance(found, Found)
    return found.answer


@cache
def distances(space: StateSpace, origin: int) -> NDArray[np.int64]:
    lengths = nx.single_source_shortest_path_length(plain(space), origin)
    return np.array([lengths[node] for node in range(space.nodes)])


@cache
def plain(space: StateSpace) -> nx.Graph:
    return nx.Graph((node, other) for node in range(space.nodes) for other in space.neighbours_of(node).tolist())


def drawings_of(space: Any, **limits: int) -> list[Drawing]:
    """The drawing of each round, the last of which is the answer."""
    drawings: list[Drawing] = []

    def listen(progress: Progress) -> None:
        drawing = progress.snapshot
        if isinstance(drawing, Drawing):
            assert progress.depth in (drawing.round, drawing.round + 1), "in the middle of a round, the last drawing"
            if not drawings or drawings[-1] is not drawing:
                drawings.append(drawing)

    drive = Drive(embedding.search(space, **limits))
    found = drive.next_answer(listen=listen)
    assert isinstance(found, Found)
    assert found.answer is drawings[-1]
    assert drive.next_answer() == Verdict(Outcome.EXHAUSTED, len(space.starts) - 1)
    return drawings


def space_of(graph: nx.Graph) -> Any:
    """What a drawing needs of a state space, of which nothing is solved."""
    rows = [sorted(numbers) for _, numbers in sorted(numbered(graph).adjacency())]
    return SimpleNamespace(
        starts=np.cumsum([0, *map(len, rows)], dtype=np.int32),
        neighbours=np.array([number for row in rows for number in row], np.int32),
        solved=np.empty(0, np.int32),
    )


def numbered(graph: nx.Graph) -> nx.Graph:
    """The graph with nodes numbered from 0, and edges from the smaller to the greater number."""
    return nx.convert_node_labels_to_integers(graph)
