"""Every answer about small boards compared with an exhaustive search of the tests: tours, proofs, reasons, starts."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from solvers.knight.board import Board, Square
from solvers.knight.engines import ENGINES
from solvers.knight.existence.existence import impossibility, possible_starts, refused_starts
from solvers.knight.tour import Tour, TourRequest
from solvers.search import Drive, Found, Outcome
from tests.solvers.knight.asking import answers, described, first_answer, whole
from tests.solvers.knight.brute_force import number_of_tours, tours_between

BOARDS = [(rows, columns) for rows in range(1, 6) for columns in range(rows, 7)] + [(3, 10), (3, 12)]
SMALL = [(3, 4), (4, 4), (3, 5), (4, 5), (3, 6)]
GENERAL = [engine.name for engine in ENGINES if engine.name != "structured"]
"""The engines that answer every request; `structured` refuses given ends and missing squares."""


CLOSED_TO = [
    *(TourRequest(whole(3, 10), end=end, closed=True) for end in ((0, 4), (1, 7), (2, 3), (2, 7))),
    *(TourRequest(whole(5, 6), end=end, closed=True) for end in ((2, 4), (3, 3), (4, 2))),
]
"""Closed tours that begin on some of the end's neighbours only, and not on the first."""

SLOW = ("depth-first", "stack-static-degree")
"""The engines that cut nothing off."""


def requests(board: Board, starts: tuple[Square | None, ...]) -> Iterator[TourRequest]:
    """Every request of the board with one of the starts."""
    for start in starts:
        for end in (None, *board.squares):
            for closed in (False, True):
                yield TourRequest(board, start, end, closed)


def first_quarter(board: Board) -> tuple[Square | None, ...]:
    """No start, and one of each two or four squares that mirrors lead to each other."""
    rows, columns = (board.rows + 1) // 2, (board.columns + 1) // 2
    return (None, *((row, column) for row, column in board.squares if row < rows and column < columns))


def assert_true(engine: str, request: TourRequest) -> None:
    """The engine finds a tour where there is one, and elsewhere the proof that there is none."""
    outcome, _ = first_answer(engine, request)
    exists = number_of_tours(request.board, request.start, request.end, request.closed) > 0
    assert isinstance(outcome, Tour) == exists, request
    if not isinstance(outcome, Tour):
        assert outcome.outcome in (Outcome.EXHAUSTED, Outcome.IMPOSSIBLE)


def with_holes(random: Random, number: int, sizes: list[tuple[int, int]]) -> Iterator[Board]:
    """Boards that lack up to eight squares, few of them such that theory forbids every tour."""
    while number:
        rows, columns = random.choice(sizes)
        squares = [(row, column) for row in range(rows) for column in range(columns)]
        board = whole(rows, columns, random.sample(squares, random.randint(1, min(8, rows * columns - 3))))
        if impossibility(TourRequest(board)) is None or random.random() < 0.1:
            number -= 1
            yield board


def promising(board: Board, closed: bool, random: Random) -> TourRequest:
    """A request with ends at random, if possible one that theory does not refuse."""
    squares = (None, *board.squares)
    drawn = [TourRequest(board, random.choice(squares), random.choice(squares), closed) for _ in range(20)]
    return next((request for request in drawn if impossibility(request) is None), drawn[0])


@pytest.mark.parametrize("size", BOARDS, ids="{0[0]}x{0[1]}".format)
def test_every_pair_of_ends_of_a_whole_board(size: tuple[int, int]) -> None:
    board = whole(*size)
    for request in requests(board, first_quarter(board)):
        if impossibility(request) is None:
            assert_true("complete", request)
        else:
            assert number_of_tours(board, request.start, request.end, request.closed) == 0


def test_6x6_from_one_square_to_every_other() -> None:
    board = whole(6, 6)
    for request in (*requests(board, ((2, 1),)), TourRequest(board, end=(2, 1), closed=True)):
        assert_true("complete", request)


@pytest.mark.sampled
@pytest.mark.parametrize("request_", CLOSED_TO, ids=described)
@pytest.mark.parametrize("engine", GENERAL)
def test_a_closed_tour_ends_on_every_square(engine: str, request_: TourRequest) -> None:
    board = request_.board
    assert number_of_tours(board, request_.start, request_.end, request_.closed) > 0
    if engine not in SLOW or board.rows == 3:
        assert_true(engine, request_)


@pytest.mark.sampled
@pytest.mark.parametrize("engine", GENERAL)
def test_boards_with_missing_squares(engine: str) -> None:
    random = Random(engine)
    for board in with_holes(random, 30, SMALL if engine in SLOW else [*SMALL, (5, 5), (4, 6)]):
        for closed in (False, True):
            assert_true(engine, promising(board, closed, random))


def test_theory_refuses_no_tour_of_boards_with_missing_squares() -> None:
    refused = 0
    for board in with_holes(Random(2), 60, SMALL):
        for closed in (False, True):
            for start in refusals(TourRequest(board, closed=closed)):
                refused += 1
                assert number_of_tours(board, start, None, closed) == 0
    assert refused > 300


def test_a_closed_tour_with_an_end_starts_beside_it() -> None:
    """The closed tours of 3x10 that end on 0,4 begin on three of its four neighbours, not on the first."""
    board, end = whole(3, 10), (0, 4)
    request = TourRequest(board, end=end, closed=True)
    truth = {start for start in board.squares if tours_between(board, start, end, closed=True)}
    assert truth == {(1, 6), (2, 3), (2, 5)}
    assert truth < set(possible_starts(request)) == set(board.neighbours(end))
    assert refusals(request) == set(board.squares) - set(board.neighbours(end))
    assert {tour.start for tour in answers("complete", request)[0]} == truth


def refusals(request: TourRequest) -> set[Square]:
    """The squares that are marked as starting no tour."""
    found = Drive(refused_starts(request)).next_answer()
    assert isinstance(found, Found)
    return set(found.answer.reasons)
