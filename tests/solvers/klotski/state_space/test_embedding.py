"""Where the nodes are drawn: on graphs of known shape, and against distances that networkx finds."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import networkx as nx
import numpy as np
import pytest

from solvers.klotski.state_space import embedding
from solvers.klotski.state_space.embedding import SWEEPS, Drawing
from solvers.search import Drive, Found, Outcome, Progress, Verdict

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
    space = space_of(SHAPES[name])
    drawings = drawings_of(space)
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


def drawings_of(space: Any) -> list[Drawing]:
    """The drawing of each round, the last of which is the answer."""
    drawings: list[Drawing] = []

    def listen(progress: Progress) -> None:
        if isinstance(progress.snapshot, Drawing) and (not drawings or drawings[-1] is not progress.snapshot):
            drawings.append(progress.snapshot)

    drive = Drive(embedding.search(space))
    found = drive.next_answer(listen=listen)
    assert isinstance(found, Found)
    assert found.answer is drawings[-1]
    assert drive.next_answer() == Verdict(Outcome.EXHAUSTED, len(space.starts) - 1)
    return drawings


def space_of(graph: nx.Graph, solved: tuple[int, ...] = ()) -> Any:
    """What a drawing needs of a state space."""
    rows = [sorted(numbers) for _, numbers in sorted(numbered(graph).adjacency())]
    return SimpleNamespace(
        starts=np.cumsum([0, *map(len, rows)], dtype=np.int32),
        neighbours=np.array([number for row in rows for number in row], np.int32),
        solved=np.array(solved, np.int32),
    )


def numbered(graph: nx.Graph) -> nx.Graph:
    """The graph with nodes numbered from 0, and edges from the smaller to the greater number."""
    return nx.convert_node_labels_to_integers(graph)
