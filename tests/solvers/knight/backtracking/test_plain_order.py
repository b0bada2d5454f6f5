"""All tours of boards of up to 64 squares come in the order of the moves, and the sets of squares hold what is true."""

from __future__ import annotations

from collections.abc import Collection
from itertools import islice, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from solvers.knight.arrays import adjacency
from solvers.knight.backtracking import plain_order_kernel as kernel
from solvers.knight.backtracking.all_tours import search
from solvers.knight.backtracking.plain_order import MOST_SQUARES, BitBoard, PlainOrderSearch
from solvers.knight.backtracking.sliced_search import VisitStatistics
from solvers.knight.board import KNIGHT_MOVES, Board, Square
from solvers.knight.existence.existence import impossibility
from solvers.knight.tour import Tour, TourRequest
from solvers.search import Found
from tests.solvers.knight.asking import described
from tests.solvers.knight.backtracking.branches import check, ways_on
from tests.solvers.knight.every_tour import small_boards
from tests.solvers.knight.rules import assert_answers

ALL_BUT_6X8 = frozenset((row, column) for row in range(10) for column in range(10) if row > 5 or column > 7)
"""The squares missing from 10x10 where few are left: their numbers are not those of their bits."""


def moves_of(tour: Tour) -> tuple[int, ...]:
    """The numbers of the moves of a tour, in `KNIGHT_MOVES`."""
    return tuple(KNIGHT_MOVES.index((there[0] - here[0], there[1] - here[1])) for here, there in pairwise(tour.squares))


@pytest.mark.parametrize(
    "request_",
    [
        TourRequest(Board(8, 8), (0, 0)),
        TourRequest(Board(8, 8), (7, 7)),
        TourRequest(Board(8, 8), (2, 3), closed=True),
        TourRequest(Board(8, 8), (0, 0), (7, 6)),
        TourRequest(Board(5, 12), (2, 2)),
        TourRequest(Board(6, 6, frozenset({(0, 0), (5, 4)})), (3, 3)),
        TourRequest(Board(10, 10, ALL_BUT_6X8), (0, 0)),
    ],
    ids=["corner", "last bit", "closed", "end", "wide", "holes", "mostly missing"],
)
def test_tours_come_in_the_order_of_their_moves(request_: TourRequest) -> None:
    assert request_.board.size <= MOST_SQUARES
    found = list(islice((event.answer for event in search(request_) if isinstance(event, Found)), 1_000))
    assert len(found) > 100
    for tour in found:
        assert_answers(tour, request_)
    moves = [moves_of(tour) for tour in found]
    assert moves == sorted(set(moves))


@given(small_boards(most_squares=MOST_SQUARES), st.data())
@settings(max_examples=60)
def test_the_sets_of_each_level_hold_what_can_be_counted_on_the_board(board: Board, data: st.DataObject) -> None:
    """Until the proof cuts a path off, or a single square is left: then they are not needed any more."""
    start = data.draw(st.sampled_from(board.squares))
    bits = BitBoard(board, adjacency(board))
    branch = PlainOrderSearch(bits, [board.index(start)], [], VisitStatistics(board), False)
    branch.advance(data.draw(st.integers(0, 300)))
    levels, path = branch._levels, [board.square(number) for number in branch._path.tolist()]
    for height in range(1, min(branch.height, board.size - 1)):
        free = set(board.squares).difference(path[:height])
        ones, twos, fours = (bits.numbers(int(levels[row, height])) for row in (kernel.ONES, kernel.TWOS, kernel.FOURS))
        assert bits.numbers(int(levels[kernel.FREE, height])) == sorted(map(board.index, free))
        for square in free:
            number = board.index(square)
            ways = len(free.intersection(board.neighbours(square)))
            assert (number in ones) + 2 * (number in twos) + 4 * (number in fours) == max(ways - 1, 0)


def plain_order(board: Board, path: tuple[Square, ...], ends: Collection[Square]) -> list[Square]:
    """A free square with one way on comes next or last, and last only if it can be the end."""
    ways = ways_on(board, path)
    near = [square for square in board.neighbours(path[-1]) if square in ways]
    last_is_odd = (sum(path[0]) + board.size - 1) % 2
    possible = {square for square in ways if (square in ends if ends else sum(square) % 2 == last_is_odd)}
    if any(ways[square] == 0 for square in near):
        return [square for square in near if square in possible] if len(ways) == 1 else []
    single = {square for square, number in ways.items() if number == 1}
    next_of_all = single - possible
    if not possible or len(single) > 2 or len(next_of_all) > 1:
        return []
    if len(single) == 2 or next_of_all:
        return [square for square in near if square in (next_of_all or single)]
    return near


@pytest.mark.parametrize(
    "request_",
    [
        TourRequest(Board(5, 5), (0, 0)),
        TourRequest(Board(5, 5), (2, 2)),
        TourRequest(Board(5, 5), (0, 0), (4, 4)),
        TourRequest(Board(5, 6), (1, 2), closed=True),
        TourRequest(Board(5, 6), (0, 0), (1, 2), closed=True),
        TourRequest(Board(5, 6, frozenset({(0, 0), (2, 3)})), (0, 1)),
        TourRequest(Board(6, 6), (2, 1)),
        TourRequest(Board(8, 8), (0, 0)),
        TourRequest(Board(8, 8), (7, 0), closed=True),
    ],
    ids=described,
)
def test_it_enters_the_squares_behind_which_its_proof_leaves_a_tour(request_: TourRequest) -> None:
    check(request_, plain_order)


@given(small_boards(), st.booleans(), st.booleans(), st.data())
@settings(max_examples=60)
def test_it_enters_no_others_on_any_board(board: Board, closed: bool, ends: bool, data: st.DataObject) -> None:
    squares = st.sampled_from(board.squares)
    request = TourRequest(board, data.draw(squares), data.draw(squares) if ends else None, closed)
    if impossibility(request) is None:
        check(request, plain_order)
