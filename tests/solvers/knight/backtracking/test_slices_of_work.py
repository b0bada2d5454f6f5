"""What a slice of a search for tours does at most, whatever its budget: between two slices it can be stopped."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice

import numpy as np
import pytest

from solvers.knight.arrays import adjacency
from solvers.knight.backtracking import complete_kernel, depth_first
from solvers.knight.backtracking.complete import CompleteSearch
from solvers.knight.backtracking.fewest_first import FewestFirstSearch
from solvers.knight.backtracking.plain_order import BitBoard, PlainOrderSearch
from solvers.knight.backtracking.sliced_search import ALIKE, DEEPEST, SlicedSearch, VisitStatistics
from solvers.knight.backtracking.stack_search import StackSearch
from solvers.knight.board import Board
from solvers.knight.rotations import random_closed, random_closed_kernel
from solvers.knight.tour import TourRequest
from solvers.slices import RUNNING

HUGE = 1 << 40
LARGE = TourRequest(Board(60, 60), (0, 0), closed=True)


def test_a_complete_search_ends_its_slice_by_the_squares_it_looked_at() -> None:
    search = CompleteSearch(LARGE, (0, 0), adjacency(LARGE.board), VisitStatistics(LARGE.board))
    before = search.work
    assert search.advance(HUGE) == RUNNING
    looked_at = complete_kernel.SQUARES_A_NODE * (search.work - before)
    assert looked_at <= 8 * complete_kernel.LOOKED_AT_A_SLICE + LARGE.board.size


def test_rotations_end_their_slice_by_the_squares_they_passed() -> None:
    request = TourRequest(Board(200, 200), (0, 0), closed=True)
    path = random_closed.RotatedPath(request, (0, 0))
    assert path.advance(HUGE) == RUNNING
    assert path.work <= random_closed_kernel.PASSED_A_SLICE // random_closed_kernel.SQUARES_A_STEP + 1


BOARD = Board(5, 6)
REQUEST = TourRequest(BOARD, (0, 0))
SEARCHES: dict[str, Callable[[VisitStatistics], SlicedSearch]] = {
    "complete": lambda statistics: CompleteSearch(REQUEST, (0, 0), adjacency(BOARD), statistics),
    "stack": lambda statistics: StackSearch(REQUEST, 0, adjacency(BOARD, packed=False), statistics),
    "plain order": lambda statistics: PlainOrderSearch(BitBoard(BOARD, adjacency(BOARD)), [0], [], statistics, False),
    "fewest first": lambda statistics: FewestFirstSearch(BOARD, adjacency(BOARD), [0], [], statistics, False),
}


@pytest.mark.parametrize("name", SEARCHES)
def test_the_longest_path_is_kept_though_only_what_is_new_of_it_is_copied(name: str) -> None:
    statistics = VisitStatistics(BOARD)
    _check_longest_path(SEARCHES[name](statistics), statistics)


def test_the_longest_path_of_the_recursion_is_kept_too() -> None:
    statistics = VisitStatistics(BOARD, BOARD.piece.reach)
    _check_longest_path(depth_first.DepthFirstSearch(REQUEST, (0, 0), statistics), statistics)


def _check_longest_path(search: SlicedSearch, statistics: VisitStatistics) -> None:
    """Advance node by node and compare the longest path with what was seen of the path itself."""
    longest: list[int] = []
    for _ in islice(iter(int, 1), 3_000):
        search.advance(1)
        path = search._path[: search.height].tolist()
        if len(path) > len(longest):
            longest = path
        deepest = int(search._state[DEEPEST])
        alike = int(search._state[ALIKE])
        assert np.array_equal(statistics.deepest[:alike], search._path[:alike])
        if deepest == len(longest) and len(longest) > 1:
            assert statistics.deepest[:deepest].tolist() == longest
    assert len(longest) > BOARD.size // 2
