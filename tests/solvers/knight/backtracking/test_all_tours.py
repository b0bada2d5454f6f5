"""All tours: as many as published, each once, the same as a plain search finds, and to be taken up anywhere."""

from __future__ import annotations

from array import array
from itertools import islice

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from solvers.knight.backtracking.all_tours import count_all, search
from solvers.knight.board import Board, Square
from solvers.knight.tour import Tour, TourCount, TourRequest
from solvers.search import Drive, Found, Outcome, Progress
from tests.solvers.knight.every_tour import closed_tours, open_tours, small_boards
from tests.solvers.knight.rules import assert_answers


def tours_of(request: TourRequest, after: Tour | None = None) -> list[Tour]:
    return [event.answer for event in search(request, after.order if after else ()) if isinstance(event, Found)]


def counted(request: TourRequest) -> TourCount:
    answer = Drive(count_all(request)).next_answer()
    assert isinstance(answer, Found)
    return answer.answer


@pytest.mark.parametrize(
    ("start", "tours"), [((0, 0), 304), ((2, 2), 64), ((0, 2), 56), ((1, 1), 56), ((3, 3), 56), ((0, 1), 0)]
)
def test_open_tours_of_5x5(start: Square, tours: int) -> None:
    request = TourRequest(Board(5, 5), start)
    found = tours_of(request)
    assert len({tour.squares for tour in found}) == len(found) == tours
    for tour in found:
        assert_answers(tour, request)
    assert counted(request).directed == tours


@pytest.mark.parametrize(("size", "directed"), [((1, 1), 1), ((3, 4), 16), ((4, 4), 0), ((5, 5), 1_728), ((3, 6), 0)])
def test_all_open_tours(size: tuple[int, int], directed: int) -> None:
    assert len(tours_of(TourRequest(Board(*size)))) == directed
    count = counted(TourRequest(Board(*size)))
    assert (count.directed, count.undirected) == (directed, (directed + 1) // 2)


@pytest.mark.parametrize(
    ("size", "undirected"), [((3, 4), 0), ((5, 5), 0), ((5, 6), 8), ((6, 6), 9_862), ((8, 5), 44_202)]
)
def test_all_closed_tours(size: tuple[int, int], undirected: int) -> None:
    count = counted(TourRequest(Board(*size), closed=True))
    assert (count.directed, count.undirected) == (2 * undirected, undirected)


def test_open_tours_of_6x6() -> None:
    """The board's mirrors make six sorts of starts, so a sixth of the work and some gives the published total."""
    sorts = {(0, 0): 4, (0, 1): 8, (0, 2): 8, (1, 1): 4, (1, 2): 8, (2, 2): 4}
    total = sum(number * counted(TourRequest(Board(6, 6), start)).directed for start, number in sorts.items())
    assert total == 6_637_920


@given(small_boards(), st.data())
@settings(max_examples=50)
def test_open_tours_as_a_plain_search_finds_them(board: Board, data: st.DataObject) -> None:
    start = data.draw(st.sampled_from(board.squares))
    found = tours_of(TourRequest(board, start))
    expected = open_tours(board, start)
    assert len(found) == len(expected)
    assert {tour.squares for tour in found} == expected
    end = data.draw(st.sampled_from(board.squares))
    found = tours_of(TourRequest(board, start, end))
    assert sorted(tour.squares for tour in found) == sorted(path for path in expected if path[-1] == end)


@given(small_boards(), st.data())
@settings(max_examples=50)
def test_closed_tours_as_a_plain_search_finds_them(board: Board, data: st.DataObject) -> None:
    start = data.draw(st.sampled_from(board.squares))
    request = TourRequest(board, start, closed=True)
    found = tours_of(request)
    for tour in found:
        assert_answers(tour, request)
    expected = closed_tours(board, start)
    assert len(found) == len(expected)
    assert {moves_of(tour) for tour in found} == expected


@pytest.mark.parametrize(
    ("size", "missing", "start"),
    [
        ((4, 4), {(2, 0), (3, 0)}, (1, 3)),
        ((3, 5), {(1, 1)}, (1, 2)),
        ((4, 4), {(1, 3), (3, 2)}, (2, 2)),
        ((5, 4), {(2, 3), (4, 2)}, (2, 2)),
    ],
)
def test_a_first_move_that_the_search_itself_would_cut_off(
    size: tuple[int, int], missing: set[Square], start: Square
) -> None:
    board = Board(*size, frozenset(missing))
    request = TourRequest(board, start, closed=True)
    expected = closed_tours(board, start)
    assert {moves_of(tour) for tour in tours_of(request)} == expected
    assert counted(request).undirected == len(expected)


def moves_of(tour: Tour) -> frozenset[frozenset[Square]]:
    squares = tour.squares
    return frozenset(frozenset(move) for move in zip(squares, (*squares[1:], squares[0]), strict=True))


@settings(max_examples=20)
@given(st.integers(0, 300), st.sampled_from([(Board(5, 5), False), (Board(5, 6), True), (Board(3, 10), True)]))
def test_a_tour_says_where_to_go_on(taken: int, case: tuple[Board, bool]) -> None:
    board, closed = case
    request = TourRequest(board, closed=closed)
    tours = tours_of(request)
    assume(taken < len(tours))
    assert tours_of(request, after=tours[taken]) == tours[taken + 1 :]


def test_a_count_goes_on_from_a_snapshot() -> None:
    request = TourRequest(Board(6, 6), closed=True)
    report = next(event for event in count_all(request) if isinstance(event, Progress) and event.visited)
    before = report.counters["tours"]
    assert isinstance(report.snapshot, array)
    rest = Drive(count_all(request, report.snapshot)).next_answer()
    assert isinstance(rest, Found)
    assert rest.answer.undirected is not None
    assert before + rest.answer.undirected == 9_862


def test_the_first_report_says_that_all_is_loaded() -> None:
    assert next(count_all(TourRequest(Board(5, 5)))) == Progress(0, 0, counters={"tours": 0})


def test_the_end_is_said() -> None:
    drive = Drive(search(TourRequest(Board(5, 6), closed=True)))
    for _ in range(8):
        assert isinstance(drive.next_answer(), Found)
    verdict = drive.next_answer()
    assert not isinstance(verdict, Found)
    assert verdict.outcome is Outcome.EXHAUSTED


def test_a_board_too_large_to_exhaust_gives_its_first_tours() -> None:
    request = TourRequest(Board(10, 10), (0, 0))
    drive = Drive(search(request))
    for _ in range(3):
        answer = drive.next_answer()
        assert isinstance(answer, Found)
        assert_answers(answer.answer, request)


def test_large_boards_too_can_be_taken_up() -> None:
    request = TourRequest(Board(10, 10), (0, 0))
    first = [event.answer for event in islice(search(request), 12) if isinstance(event, Found)]
    again = next(event.answer for event in search(request, first[1].order) if isinstance(event, Found))
    assert again == first[2]
