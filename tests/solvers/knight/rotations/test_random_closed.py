"""Random tours by rotations: true tours, the same for the same seed, squares missing or not, ends given or not."""

from __future__ import annotations

from array import array
from itertools import islice

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from solvers.knight.arrays import adjacency
from solvers.knight.board import Board, Square
from solvers.knight.existence.existence import impossibility
from solvers.knight.rotations.random_closed import search
from solvers.knight.tour import Tour, TourRequest
from solvers.search import Drive, Found, Outcome, Progress, Verdict
from tests.solvers.knight.asking import described
from tests.solvers.knight.brute_force import number_of_tours
from tests.solvers.knight.rules import assert_answers


def tours_of(request: TourRequest, number: int) -> list[Tour]:
    drive = Drive(search(request))
    answers = [drive.next_answer() for _ in range(number)]
    return [answer.answer for answer in answers if isinstance(answer, Found)]


@pytest.mark.parametrize("size", [(5, 6), (6, 6), (3, 10), (10, 3), (5, 8), (8, 8), (7, 12), (20, 20), (50, 50)])
def test_closed_tours_of_whole_boards(size: tuple[int, int]) -> None:
    request = TourRequest(Board(*size), closed=True)
    found = tours_of(request, 3)
    assert len(found) == 3
    for tour in found:
        assert_answers(tour, request)


def test_a_closed_tour_of_100_by_100() -> None:
    request = TourRequest(Board(100, 100), (99, 0), closed=True, seed=5)
    assert_answers(tours_of(request, 1)[0], request)


@given(st.sampled_from([8, 10, 13, 16]), st.integers(0, 99), st.data())
@settings(max_examples=40)
def test_closed_tours_with_missing_squares(size: int, seed: int, data: st.DataObject) -> None:
    """A few squares far from the edges, so many of each colour as leave both equal: nothing then stands in the way."""
    inner = st.integers(3, size - 4)
    missing = data.draw(st.sets(st.tuples(inner, inner), min_size=4 if size % 2 == 0 else 3, max_size=4))
    board = Board(size, size, frozenset(missing))
    request = TourRequest(board, closed=True, seed=seed)
    assume(impossibility(request) is None)
    assert_answers(tours_of(request, 1)[0], request)


@pytest.mark.parametrize("start", [(0, 0), (2, 2), (7, 5)])
@pytest.mark.parametrize("end", [(0, 1), (6, 7), (4, 3)])
def test_both_ends_can_be_given(start: Square, end: Square) -> None:
    request = TourRequest(Board(8, 8), start, end)
    found = tours_of(request, 2)
    assert len(found) == 2
    for tour in found:
        assert_answers(tour, request)


@pytest.mark.parametrize("end", [(0, 0), (4, 3)])
@pytest.mark.parametrize("closed", [False, True])
def test_an_end_alone_can_be_given(end: Square, closed: bool) -> None:
    request = TourRequest(Board(8, 8), end=end, closed=closed)
    found = tours_of(request, 8)
    assert len({tour.start for tour in found}) > 1
    for tour in found:
        assert_answers(tour, request)


def test_a_closed_tour_can_be_asked_to_end_on_a_given_neighbour() -> None:
    request = TourRequest(Board(6, 8), (0, 0), (2, 1), closed=True)
    assert_answers(tours_of(request, 1)[0], request)


PROVED_BY_SEARCH = [
    TourRequest(Board(6, 6, frozenset({(1, 1), (2, 3), (3, 0), (3, 3)})), closed=True),
    TourRequest(Board(5, 6, frozenset({(0, 2), (0, 5), (2, 0), (3, 4)}))),
    TourRequest(Board(3, 10), (1, 2), (0, 4), closed=True),
    TourRequest(Board(5, 6), (1, 3), (3, 2)),
]
"""Requests that only an exhaustive search refuses."""


@pytest.mark.parametrize("request_", PROVED_BY_SEARCH, ids=described)
def test_where_a_small_board_has_no_tour_it_ends_with_the_proof(request_: TourRequest) -> None:
    assert impossibility(request_) is None
    assert number_of_tours(request_.board, request_.start, request_.end, request_.closed) == 0
    verdict = Drive(search(request_)).next_answer()
    assert isinstance(verdict, Verdict)
    assert verdict.outcome is Outcome.EXHAUSTED


@pytest.mark.parametrize("board", [Board(1, 1), Board(3, 4), Board(5, 5), Board(7, 9)])
def test_open_tours_where_no_closed_one_exists(board: Board) -> None:
    request = TourRequest(board)
    assert_answers(tours_of(request, 1)[0], request)


def test_the_seed_decides_which_tours_come() -> None:
    def orders(seed: int) -> list[bytes]:
        return [tour.order.tobytes() for tour in tours_of(TourRequest(Board(8, 8), (0, 0), closed=True, seed=seed), 5)]

    assert orders(1) == orders(1)
    assert len({*orders(1), *orders(2)}) == 10


def test_no_closed_tour_of_an_odd_board() -> None:
    verdict = Drive(search(TourRequest(Board(7, 7), closed=True))).next_answer()
    assert isinstance(verdict, Verdict)
    assert verdict.outcome is Outcome.IMPOSSIBLE


def test_it_reports_its_path_before_the_answer() -> None:
    _, first = islice(search(TourRequest(Board(6, 8), closed=True)), 2)  # before that, that it is ready
    assert isinstance(first, Progress)
    assert isinstance(first.snapshot, array)
    assert first.counters.keys() == {"rotations", "restarts"}


@given(st.integers(1, 6), st.integers(1, 6), st.data())
def test_adjacency_lists_what_the_rules_say(rows: int, columns: int, data: st.DataObject) -> None:
    squares = [(row, column) for row in range(rows) for column in range(columns)]
    missing = data.draw(st.sets(st.sampled_from(squares), max_size=len(squares) - 1))
    board = Board(rows, columns, frozenset(missing))
    table = adjacency(board)
    assert table.dtype == np.int32
    for square in squares:
        expected = [board.index(target) for target in board.neighbours(square)] if board.has(square) else []
        assert table[board.index(square)].tolist() == expected + [-1] * (8 - len(expected))
