"""When a tour exists: theory against tours that were found, and against a second method that shares nothing with it."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from solvers.knight.board import Board, Square
from solvers.knight.existence.arguments import Argument
from solvers.knight.existence.existence import impossibility, possible_starts
from solvers.knight.existence.theorems import Theorem
from solvers.knight.tour import Tour, TourRequest
from solvers.search import Outcome, Verdict
from tests.solvers.knight.asking import described, first_answer, whole
from tests.solvers.knight.counting.frontier import has_tour

SMALL = [(rows, columns) for rows in range(1, 7) for columns in range(1, 7)]
TWO_RINGS = whole(3, 8, [(1, 1), (0, 3), (1, 3), (2, 3), (0, 4), (1, 4), (2, 4), (1, 6)])
FRAME = whole(8, 8, [(row, column) for row in range(2, 6) for column in range(2, 6)])
LONG_FRAME = whole(6, 9, [(row, column) for row in range(2, 4) for column in range(2, 7)])
SMALL_FRAME = whole(6, 6, [(row, column) for row in range(2, 4) for column in range(2, 4)])
LONG = [(rows, columns) for rows in (3, 4) for columns in range(7, 13)] + [(9, 3), (7, 4)]


@pytest.mark.sampled
@pytest.mark.parametrize(("rows", "columns"), SMALL + LONG)
def test_every_start_is_answered_truly(rows: int, columns: int) -> None:
    """A tour is its own proof; a refusal is checked by the second method, once for squares that mirror each other."""
    board = whole(rows, columns)
    for start in board.squares:
        outcome, _ = first_answer("warnsdorff", TourRequest(board, start))
        if isinstance(outcome, Verdict):
            assert outcome.outcome is Outcome.IMPOSSIBLE, "theory knows these boards"
            assert outcome.reason is not None
            if start == _first_mirror_image(board, start):
                assert not has_tour(board, start)


def test_the_second_method_knows_tours_too() -> None:
    """It would be worthless if it always said no."""
    assert has_tour(whole(3, 4), (0, 0))
    assert has_tour(whole(5, 5), (0, 0), (4, 4))
    assert has_tour(whole(5, 6), closed=True)
    assert not has_tour(whole(4, 4))


@pytest.mark.parametrize("rows", range(1, 13))
def test_closed_tours_agree_with_schwenk(rows: int) -> None:
    for columns in range(1, 13):
        outcome, _ = first_answer("warnsdorff", TourRequest(whole(rows, columns), closed=True))
        assert isinstance(outcome, Tour) == _schwenk(rows, columns), (rows, columns)


@pytest.mark.parametrize(("rows", "columns"), [(3, 4), (3, 6), (3, 8), (4, 4), (4, 5), (4, 8), (4, 12), (2, 9)])
def test_boards_without_closed_tour_by_the_second_method(rows: int, columns: int) -> None:
    assert impossibility(TourRequest(whole(rows, columns), closed=True)) is not None
    assert not has_tour(whole(rows, columns), closed=True)


@pytest.mark.sampled
@pytest.mark.parametrize(("rows", "columns"), [(5, 5), (3, 7), (3, 8), (4, 5), (4, 4)])
def test_every_pair_of_ends_of_small_boards(rows: int, columns: int) -> None:
    board = whole(rows, columns)
    for start in board.squares:
        for end in board.squares:
            if start == _first_mirror_image(board, start):
                outcome, _ = first_answer("complete", TourRequest(board, start, end))
                possible = _colours_allow(board, start, end) and has_tour(board, start, end)
                assert isinstance(outcome, Tour) == possible, (start, end)


def test_ends_on_boards_of_six_and_more_depend_on_colour_alone() -> None:
    """Conrad, Hindrichs, Morsy & Wegener 1994; 6x6 and 7x7 from some squares."""
    for side, starts in [(6, [(0, 0), (1, 2), (2, 2)]), (7, [(0, 0), (1, 1), (3, 3), (2, 4)])]:
        board = whole(side, side)
        for start in starts:
            for end in board.squares:
                allowed = _colours_allow(board, start, end)
                request = TourRequest(board, start, end)
                assert (impossibility(request) is None) == allowed
                if allowed:
                    assert isinstance(first_answer("complete", request)[0], Tour), (start, end)


@pytest.mark.parametrize(
    ("request_", "template"),
    [
        (TourRequest(whole(1, 5)), Theorem.ONE_ROW),
        (TourRequest(whole(6, 2)), Theorem.TWO_ROWS),
        (TourRequest(whole(5, 3)), Argument.SCATTERED),
        (TourRequest(whole(3, 3)), Argument.ISOLATED),
        (TourRequest(whole(3, 6)), Argument.SCATTERED),
        (TourRequest(whole(4, 4)), Argument.SCATTERED),
        (TourRequest(FRAME), Argument.SCATTERED),
        (TourRequest(FRAME, closed=True), Argument.CLOSED_LOOP),
        (TourRequest(LONG_FRAME), Argument.LOOPS),
        (TourRequest(whole(5, 7), closed=True), Theorem.CLOSED_ODD),
        (TourRequest(whole(9, 4), closed=True), Theorem.CLOSED_FOUR),
        (TourRequest(whole(4, 4), closed=True), Theorem.CLOSED_FOUR),
        (TourRequest(whole(8, 3), closed=True), Theorem.CLOSED_THREE),
        (TourRequest(whole(4, 3), closed=True), Argument.CLOSED_LOOP),
        (TourRequest(whole(3, 6), closed=True), Argument.CLOSED_LOOP),
        (TourRequest(whole(7, 4), (2, 1)), Theorem.FOUR_ROWS),
        (TourRequest(whole(3, 4), (0, 1)), Argument.SCATTERED_ENDS),
        (TourRequest(whole(3, 7), None, (1, 3)), Theorem.THREE_ROWS),
        (TourRequest(whole(8, 8), (0, 0), (0, 0)), Argument.SAME_ENDS),
        (TourRequest(whole(8, 8), (0, 0), (0, 1), closed=True), Argument.CLOSING),
        (TourRequest(whole(2, 2, [(0, 0), (0, 1), (1, 0)]), closed=True), Argument.ALONE),
        (TourRequest(whole(6, 6, [(0, 0), (0, 2)])), Argument.COLOURS),
        (TourRequest(whole(6, 6, [(0, 0)]), closed=True), Argument.CLOSED_COLOURS),
        (TourRequest(whole(5, 5), (0, 1)), Argument.END_COLOUR),
        (TourRequest(whole(5, 5), None, (0, 1)), Argument.END_COLOUR),
        (TourRequest(whole(8, 8), (0, 0), (1, 1)), Argument.BOTH_ENDS_COLOUR),
        (TourRequest(whole(6, 6, [(1, 2), (2, 1)])), Argument.COLOURS),
        (TourRequest(whole(5, 6, [(1, 2), (2, 1), (0, 1), (0, 3), (1, 0), (1, 1)])), Argument.COLOURS),
        (TourRequest(whole(6, 6, [(1, 2), (2, 1), (0, 2), (4, 4)]), (5, 5)), Argument.ISOLATED),
        (TourRequest(whole(6, 6, [(1, 2), (1, 3), (3, 1), (2, 3)])), Argument.DEAD_ENDS),
        (TourRequest(whole(3, 6, [(0, 3), (2, 4)]), closed=True), Argument.CLOSED_DEAD_END),
        (TourRequest(TWO_RINGS), Argument.PARTS),
        (TourRequest(SMALL_FRAME), Argument.LOOPS),
        (TourRequest(SMALL_FRAME, closed=True), Argument.CLOSED_LOOP),
        (TourRequest(whole(10, 10, [(row, column) for row in range(2, 8) for column in range(2, 8)])), Argument.LOOPS),
        (TourRequest(whole(4, 4, [(0, 0)]), (0, 1), (1, 0)), Argument.LOOPS),
        (TourRequest(whole(3, 4, [(0, 1)])), Argument.CUT),
        (TourRequest(whole(3, 6, [(2, 2)]), (1, 0)), Argument.CUT),
        (TourRequest(whole(4, 4, [(0, 3), (2, 0), (3, 0), (3, 1)]), closed=True), Argument.CUT),
    ],
    ids=described,
)
def test_the_reason_is_named(request_: TourRequest, template: Theorem | Argument) -> None:
    reason = impossibility(request_)
    assert reason is not None
    assert reason.template is template
    assert "{" not in str(reason)


def _colours_allow(board: Board, start: Square, end: Square) -> bool:
    if board.size % 2:
        return start != end and sum(start) % 2 == sum(end) % 2 == 0
    return sum(start) % 2 != sum(end) % 2


@st.composite
def requests(draw: st.DrawFn) -> TourRequest:
    rows, columns = draw(st.sampled_from([(3, 4), (3, 5), (4, 4), (4, 5), (5, 5), (3, 8)]))
    squares = [(row, column) for row in range(rows) for column in range(columns)]
    missing = draw(st.sets(st.sampled_from(squares), max_size=5))
    board = Board(rows, columns, frozenset(missing))
    ends = st.none() | st.sampled_from(board.squares)
    return TourRequest(board, draw(ends), draw(ends), draw(st.booleans()))


@settings(max_examples=150, deadline=None)
@given(requests())
def test_missing_squares_agree_with_the_second_method(request_: TourRequest) -> None:
    """Whatever the engine says of a board with holes, a tour or its absence, is true; and so are theory's refusals."""
    expected = _has_such_tour(request_)
    outcome, _ = first_answer("warnsdorff", request_)
    assert isinstance(outcome, Tour) == expected
    if impossibility(request_) is not None:
        assert not expected
    if request_.start is None and expected:
        assert isinstance(outcome, Tour)
        assert request_.closed or outcome.start in set(possible_starts(request_))


def test_loops_of_forced_moves_forbid_tours_of_frames_and_only_where_there_are_none() -> None:
    """All frames two squares wide of up to 36 squares, with either goal, by the second method."""
    told = 0
    for rows in range(5, 8):
        for columns in range(rows, 9):
            holes = [(row, column) for row in range(2, rows - 2) for column in range(2, columns - 2)]
            board = whole(rows, columns, holes)
            for closed in (False, True) if board.size <= 36 else ():
                reason = impossibility(TourRequest(board, closed=closed))
                if reason is not None:
                    told += reason.template in (Argument.LOOPS, Argument.CLOSED_LOOP)
                    assert not has_tour(board, closed=closed), (rows, columns, closed)
    assert told >= 2


def test_a_ring_of_forced_moves_that_is_the_whole_board_is_a_tour() -> None:
    ring = whole(3, 3, [(1, 1)])
    assert impossibility(TourRequest(ring, closed=True)) is None
    assert impossibility(TourRequest(ring)) is None
    assert has_tour(ring, closed=True)


@pytest.mark.parametrize(("rows", "columns"), [(3, 4), (4, 4)])
def test_no_loops_are_claimed_where_there_is_a_tour(rows: int, columns: int) -> None:
    """Every board of this size without one or two squares, open and closed."""
    squares = whole(rows, columns).squares
    for one in squares:
        for other in squares:
            if one <= other:
                board = whole(rows, columns, {one, other})
                for closed in (False, True):
                    reason = impossibility(TourRequest(board, closed=closed))
                    if reason is not None and reason.template in (Argument.LOOPS, Argument.CLOSED_LOOP):
                        assert not has_tour(board, closed=closed), (one, other, closed)


def test_a_statement_has_its_numbers() -> None:
    reason = impossibility(TourRequest(whole(7, 4), (2, 1)))
    assert reason is not None
    assert (reason.template, reason.values) == (Theorem.FOUR_ROWS, {"square": "b5", "rows": 7, "columns": 4})


def test_colours_are_those_of_the_board() -> None:
    """a1 is dark, so the corners a8 and h1 are light on eight rows."""
    reason = impossibility(TourRequest(whole(8, 8, [(0, 0), (7, 7)])))
    assert reason is not None
    assert (reason.template, reason.values) == (Argument.COLOURS, {"dark": 32, "light": 30})
    reason = impossibility(TourRequest(whole(7, 7, [(0, 1)]), closed=True))
    assert reason is not None
    assert (reason.template, reason.values) == (Argument.CLOSED_COLOURS, {"dark": 25, "light": 23})


def _has_such_tour(request: TourRequest) -> bool:
    start, end = request.start, request.end
    if request.board.size == 1:
        return not request.closed
    if not request.closed:
        return (
            start != end and has_tour(request.board, start, end) if start is not None else has_tour(request.board, end)
        )
    if end is None or start is None:
        return has_tour(request.board, closed=True)
    return {abs(start[0] - end[0]), abs(start[1] - end[1])} == {1, 2} and has_tour(request.board, start, end)


def _schwenk(rows: int, columns: int) -> bool:
    shorter, longer = sorted((rows, columns))
    if rows * columns % 2 or shorter in (1, 2, 4):
        return False
    return not (shorter == 3 and longer in (4, 6, 8))


def _first_mirror_image(board: Board, square: Square) -> Square:
    row, column = square
    return min(row, board.rows - 1 - row), min(column, board.columns - 1 - column)
