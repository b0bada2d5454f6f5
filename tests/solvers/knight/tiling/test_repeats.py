"""Tours that were followed through a few tiles and copied are those that are followed along all links."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from itertools import pairwise

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from solvers.knight.board import Board, Square
from solvers.knight.tiling import repeats, tiled_tour
from solvers.knight.tiling.division import tiling
from solvers.knight.tiling.repeats import RepeatedTour
from solvers.knight.tour import TourRequest
from solvers.search import Drive, Found, Progress, Verdict

sides = st.integers(5, 130)


def order(board: Board, start: Square | None, followed_at_most: int) -> array[int]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tiled_tour, "FOLLOWED_AT_MOST", followed_at_most)
        found = Drive(tiled_tour.search(TourRequest(board, start))).next_answer()
    assert isinstance(found, Found)
    return found.answer.order


@st.composite
def boards_with_a_start(draw: st.DrawFn) -> tuple[Board, Square]:
    """Boards of at least 5x5, and 3x10, 3x12 and so on, lying and standing."""
    long = st.tuples(st.just(3), st.integers(5, 65).map(lambda half: 2 * half))
    rows, columns = draw(st.one_of(st.tuples(sides, sides), long, long.map(lambda size: size[::-1])))
    row, column = draw(st.integers(0, rows - 1)), draw(st.integers(0, columns - 1))
    if rows * columns % 2 and (row + column) % 2:
        column += 1 if column == 0 else -1
    return Board(rows, columns), (row, column)


@given(boards_with_a_start())
@example((Board(103, 104), (0, 0)))
@example((Board(101, 107), (50, 50)))
@example((Board(3, 130), (1, 70)))
@settings(max_examples=300, deadline=None)
def test_a_copied_tour_is_the_one_along_the_links(case: tuple[Board, Square]) -> None:
    assert order(*case, followed_at_most=0) == order(*case, followed_at_most=10**9)


@pytest.mark.parametrize("rest", range(6))
def test_every_rest_beside_every_other(rest: int) -> None:
    """The last row and column of tiles are crossed in another way for every size of the rest."""
    for columns in range(77, 83):
        board = Board(83 + rest, columns)
        for start in [(0, 0), (40, 36), (82, 76)]:
            assert order(board, start, 0) == order(board, start, 10**9)


@pytest.mark.parametrize("size", [(2000, 2000), (5, 300_000), (3, 300_000), (3001, 1001)])
def test_few_tiles_are_followed_however_many_there_are(size: tuple[int, int]) -> None:
    short = RepeatedTour(tiling(Board(*size), (size[0] // 2, size[1] // 2))).short
    assert len(short.rows.parts) <= 13
    assert len(short.columns.parts) <= 13


def test_a_large_copied_tour_is_reported_as_it_grows() -> None:
    board, start = Board(1600, 2001), (800, 1001)
    reports: list[Progress] = []
    listen: Callable[[Progress], None] = reports.append
    found = Drive(tiled_tour.search(TourRequest(board, start, closed=True))).next_answer(listen=listen)
    assert isinstance(found, Found)
    assert found.answer.order == order(board, start, followed_at_most=10**9)
    visited = [report.visited for report in reports]
    assert visited == sorted(visited)
    assert max(after - before for before, after in pairwise(visited)) <= tiled_tour.SQUARES_A_SLICE
    assert len(reports) <= 4 * board.size // repeats.SQUARES_AT_ONCE
    assert reports[-1].counters == {"tiles": 266 * 333}


def test_a_stop_is_heard_while_a_tour_is_copied() -> None:
    reports: list[Progress] = []
    search = Drive(tiled_tour.search(TourRequest(Board(2000, 2000), closed=True)))
    verdict = search.next_answer(lambda: any(report.visited > 1_000_000 for report in reports), reports.append)
    assert isinstance(verdict, Verdict)
    assert reports[-1].visited < 2_500_000
