"""The pivots of a drawing, and the first picture that is made from them, on graphs of known distances."""

from __future__ import annotations

import numpy as np
import pytest

from solvers.kernels import prepare
from solvers.klotski.state_space import embedding_kernel
from solvers.klotski.state_space.scaling import Pivots, place
from solvers.search import result_of
from tests.solvers.klotski.state_space.test_sample import path_of


def pivots_of_path(count: int, chosen: int) -> Pivots:
    prepare(embedding_kernel)
    path = path_of(count)
    pivots = Pivots(path.starts, path.neighbours, np.arange(count, dtype=np.int32))
    for _ in pivots.choose(chosen):
        pass
    return pivots


def test_the_first_thirty_pivots_are_each_as_far_as_possible_from_those_before() -> None:
    count = 2_000
    pivots = pivots_of_path(count, 200)
    chosen = pivots.points.tolist()
    assert (len(chosen), chosen[:3]) == (200, [0, 1_999, 999])
    nearest = np.full(count, count)
    farthest: list[bool] = []
    for pivot in chosen:
        farthest.append(bool(nearest[pivot] == nearest.max()))
        nearest = np.minimum(nearest, np.abs(np.arange(count) - pivot))
    assert all(farthest[:30])
    assert sum(farthest[30:]) < 30
    assert len(set(chosen)) == 200
    assert np.array_equal(pivots.distances, np.abs(np.subtract.outer(chosen, np.arange(count))))


def test_pivots_can_be_chosen_in_two_parts() -> None:
    path = path_of(500)
    parts = Pivots(path.starts, path.neighbours, np.arange(500, dtype=np.int32))
    for number in (60, 200):
        for _ in parts.choose(number):
            pass
    whole = pivots_of_path(500, 200)
    assert parts.points.tolist() == whole.points.tolist()
    assert np.array_equal(parts.distances, whole.distances)


def test_there_are_200_pivots_and_of_large_graphs_fewer_but_60() -> None:
    starts = np.zeros(2, np.int32)
    nodes = np.arange(1_000, dtype=np.int32)
    for neighbours, expected in (
        (0, 200),
        (500_000, 200),
        (1_000_000, 100),
        (1_666_666, 60),
        (1_600_000, 62),
        (50_000_000, 60),
    ):
        of_no_size = np.broadcast_to(np.int32(0), (neighbours,))
        assert len(Pivots(starts, of_no_size, nodes).points) == expected
        assert len(Pivots(starts, of_no_size, nodes[:7]).points) == 7


@pytest.mark.parametrize("solved", [[], [299], [150, 160]])
def test_the_first_picture_of_a_path_is_a_line_as_long_as_it_is(solved: list[int]) -> None:
    points = result_of(place(pivots_of_path(300, 60), np.array(solved, np.int32)))
    assert points.shape == (300, 2)
    assert np.ptp(points[:, 0]) == pytest.approx(299, rel=0.1)
    assert np.ptp(points[:, 1]) < 0.45 * 299
    assert np.abs(points.mean(axis=0)).max() < 0.1
    assert (np.diff(points[:, 0]) > 0).all(), "the start is at the left"
    assert points[0, 1] < 0, "and above the middle"


def test_one_point_alone_is_in_the_middle() -> None:
    assert result_of(place(pivots_of_path(1, 60), np.zeros(1, np.int32))).tolist() == [[0.0, 0.0]]
