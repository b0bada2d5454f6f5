"""All tours: as many as published, each once, the same as a plain search finds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from solvers.knight.backtracking.all_tours import count, search
from solvers.knight.board import Board, Square
from solvers.knight.tour import Tour, TourRequest
from solvers.pace import going_at
from solvers.search import Drive, Found, Outcome, Progress
from tests.solvers.knight.every_tour import closed_tours, open_tours, small_boards
from tests.solvers.knight.rules import a_knights_move, assert_answers
from tests.solvers.knight.slow_steps import SoMany


def tours_of(request: TourRequest) -> list[Tour]:
    return [event.answer for event in search(request) if isinstance(event, Found)]


def counted(request: TourRequest) -> int:
    counting = count(request)
    while True:
        try:
            next(counting)
        except StopIteration as end:
            return end.value[0]


@pytest.mark.parametrize(
    ("start", "tours"), [((0, 0), 304), ((2, 2), 64), ((0, 2), 56), ((1, 1), 56), ((3, 3), 56), ((0, 1), 0)]
)
def test_open_tours_of_5x5(start: Square, tours: int) -> None:
    request = TourRequest(Board(5, 5), start)
    found = tours_of(request)
    assert len({tour.squares for tour in found}) == len(found) == tours
    for tour in found:
        assert_answers(tour, request)
    assert counted(request) == tours


@pytest.mark.parametrize(("size", "directed"), [((1, 1), 1), ((3, 4), 16), ((4, 4), 0), ((5, 5), 1_728), ((3, 6), 0)])
def test_all_open_tours(size: tuple[int, int], directed: int) -> None:
    assert len(tours_of(TourRequest(Board(*size)))) == directed
    assert size == (1, 1) or counted(TourRequest(Board(*size))) == directed


@pytest.mark.parametrize(
    ("size", "undirected"), [((3, 4), 0), ((5, 5), 0), ((5, 6), 8), ((6, 6), 9_862), ((8, 5), 44_202)]
)
def test_all_closed_tours(size: tuple[int, int], undirected: int) -> None:
    assert counted(TourRequest(Board(*size), closed=True)) == 2 * undirected


def test_open_tours_of_6x6() -> None:
    """The board's mirrors make six sorts of starts, so a sixth of the work and some gives the published total."""
    sorts = {(0, 0): 4, (0, 1): 8, (0, 2): 8, (1, 1): 4, (1, 2): 8, (2, 2): 4}
    total = sum(number * counted(TourRequest(Board(6, 6), start)) for start, number in sorts.items())
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
    assert counted(request) == 2 * len(expected)


def moves_of(tour: Tour) -> frozenset[frozenset[Square]]:
    squares = tour.squares
    return frozenset(frozenset(move) for move in zip(squares, (*squares[1:], squares[0]), strict=True))


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


def test_a_slow_count_shows_its_path_and_counts_the_same() -> None:
    request = TourRequest(Board(5, 5), (1, 1))

    def followed() -> Iterator[Progress]:
        tours, _ = yield from count(request)
        assert tours == 56

    with going_at(SoMany(1)):
        shown = [report.snapshot for report in followed() if isinstance(report.snapshot, Sequence)]
    paths = [[request.board.square(number) for number in path] for path in shown]
    assert len(paths) > 1_000
    for path in paths:
        assert path[:1] in ([], [(1, 1)])
        assert len(set(path)) == len(path)
        assert all(a_knights_move(one, other) for one, other in pairwise(path))
