"""How a board is divided for a count, against what can be counted on it."""

from __future__ import annotations

from itertools import pairwise, product

import pytest

from solvers.knight.board import Board, Square
from solvers.knight.counting.plan import CountMethod, plan
from solvers.knight.counting.sweep import Division, narrowest_division
from solvers.knight.tour import TourRequest
from tests.solvers.knight.rules import a_knights_move

SIZES = [(3, 4), (4, 3), (5, 5), (3, 10), (10, 3), (5, 8), (6, 6), (7, 5), (2, 9)]
SHAPES = [
    Board(5, 6, frozenset({(0, 0), (4, 5)})),
    Board(6, 5, frozenset({(2, 2), (3, 2)})),
    Board(5, 5, frozenset({(2, 2)})),
    Board(6, 7, frozenset(product(range(6), (0, 1)))),
]
BOARDS = [Board(*size) for size in SIZES] + SHAPES


def divided(board: Board) -> Division:
    division = narrowest_division(board)
    assert division is not None
    return division


def named(board: Board) -> str:
    return f"{board.rows}x{board.columns} without {len(board.missing)}"


@pytest.mark.parametrize("board", BOARDS, ids=named)
def test_the_window_lies_between_two_sides_that_no_move_joins(board: Board) -> None:
    division = divided(board)
    assert sorted(division.near + division.window + division.far) == list(board.squares)
    assert not any(a_knights_move(one, other) for one in division.near for other in division.far)
    axis = 0 if division.by_rows else 1
    lines = sorted({square[axis] for square in division.window})
    assert len(lines) <= 2
    assert lines == list(range(lines[0], lines[-1] + 1))
    assert division.far
    assert all(square[axis] < lines[0] for square in division.near)
    assert all(square[axis] > lines[-1] for square in division.far)
    there = sorted({square[axis] for square in board.squares})
    before, behind = sum(line < lines[0] for line in there), sum(line > lines[-1] for line in there)
    assert before <= behind <= before + 1


@pytest.mark.parametrize("board", BOARDS, ids=named)
def test_both_sides_are_passed_line_by_line_from_the_edge(board: Board) -> None:
    division = divided(board)
    axis = 0 if division.by_rows else 1
    for order, direction in ((division.from_near, 1), (division.from_far, -1)):
        lines = [direction * square[axis] for square in order]
        assert lines == sorted(lines)
    assert division.from_near == division.near + division.window
    assert division.from_far[: len(division.far)] == division.far
    assert set(division.from_far) == set(division.far) | set(division.window)
    for one, other in pairwise(division.from_near):
        if one[axis] == other[axis] and one[1 - axis] % 2 == other[1 - axis] % 2:
            assert (one[1 - axis] < other[1 - axis]) == (one[1 - axis] % 2 == 0)


@pytest.mark.parametrize("board", BOARDS, ids=named)
def test_slots_are_as_many_as_squares_are_ahead_at_once_or_in_the_window(board: Board) -> None:
    division = divided(board)
    most = len(division.window)
    for side in (division.near, division.far):
        for passed in range(1, len(side) + 1):
            behind = set(side[:passed])
            ahead = {target for square in behind for target in board.neighbours(square)} - behind
            most = max(most, len(ahead))
    assert division.slots == most


@pytest.mark.parametrize("size", [size for size in SIZES if min(size) > 2])
def test_the_shorter_side_gives_the_frontier(size: tuple[int, int]) -> None:
    division = divided(Board(*size))
    assert division.slots == 2 * min(size)
    assert division.by_rows == (size[0] >= size[1])


@pytest.mark.parametrize("board", BOARDS, ids=named)
def test_symmetries_are_those_of_the_shape(board: Board) -> None:
    division = divided(board)
    rows, columns = ({square[axis] for square in board.squares} for axis in (0, 1))
    upside_down = {square: (min(rows) + max(rows) - square[0], square[1]) for square in board.squares}
    left_right = {square: (square[0], min(columns) + max(columns) - square[1]) for square in board.squares}
    along, within = (upside_down, left_right) if division.by_rows else (left_right, upside_down)
    for square in board.squares:
        assert division.mirrored(square, along=True) == along[square]
        assert division.mirrored(square, along=False) == within[square]
    assert division.halves_alike == (set(within.values()) == set(board.squares))
    images = [along[square] for square in division.near]
    is_symmetric = set(along.values()) == set(board.squares)
    assert division.sides_alike == (is_symmetric and images == list(division.far[: len(images)]))


def test_a_board_of_one_square_is_not_divided() -> None:
    assert narrowest_division(Board(1, 1)) is None


@pytest.mark.parametrize(
    ("places", "method"), [(16, CountMethod.SWEEP), (13, CountMethod.SWEEP), (12, CountMethod.ENUMERATION)]
)
def test_the_gate_of_open_tours_takes_a_place(
    places: int, method: CountMethod, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("solvers.knight.counting.plan.MOST_PLACES", places)
    for closed in (False, True):
        planned = plan(TourRequest(Board(6, 6), closed=closed))
        assert planned is not None
        assert planned.method is (CountMethod.SWEEP if closed else method)


def test_boards_of_up_to_36_squares_are_enumerated_where_the_frontier_is_too_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("solvers.knight.counting.plan.MOST_PLACES", 8)
    missing: frozenset[Square] = frozenset({(0, 6), (1, 6), (2, 6), (3, 6), (4, 6)})
    for board, method in ((Board(6, 6), CountMethod.ENUMERATION), (Board(6, 7, missing), None)):
        planned = plan(TourRequest(board))
        assert (None if planned is None else planned.method) == method
