"""What slow depth-first searches tell of each step, against what can be counted on the board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import pairwise

import pytest

from solvers.knight.board import Board, Square
from solvers.knight.tour import TourRequest
from solvers.knight.trace import DepthFirstTrace, PathStep, PruneReason
from tests.solvers.knight.rules import a_knights_move
from tests.solvers.knight.slow_steps import (
    assert_each_report_has_a_trace,
    assert_same_at_any_pace,
    check_moves,
    steps,
)

DEPTH_FIRST = ["depth-first", "stack-static-degree"]
COMPLETE = ["complete", "depth-first-pruned", "all-tours"]
MOVE_ORDER = ((2, -1), (2, 1), (1, -2), (1, 2), (-2, -1), (-2, 1), (-1, -2), (-1, 2))
"""The moves as (rows, columns), in the order in which source 001 tries them."""

TOO_LONG = {("depth-first", 6), ("depth-first", 8)}
"""Their first tours are too far away for single steps."""


@pytest.mark.sampled
@pytest.mark.parametrize("side", [5, 6, 8])
@pytest.mark.parametrize("name", [*DEPTH_FIRST, *COMPLETE])
def test_a_slow_search_finds_the_same_tours_after_the_same_visits(name: str, side: int) -> None:
    if (name, side) in TOO_LONG:
        pytest.skip("its first tour is too far away for single steps")
    closed = side == 6 and name not in DEPTH_FIRST
    assert_same_at_any_pace(name, TourRequest(Board(side, side), (0, 0), closed=closed))


@pytest.mark.parametrize("name", [*DEPTH_FIRST, *COMPLETE])
def test_every_report_of_a_slow_search_has_a_trace(name: str) -> None:
    assert_each_report_has_a_trace(name, TourRequest(Board(6, 6), (0, 0), closed=name not in DEPTH_FIRST))


def plain_depth_first(board: Board, start: Square, order: Callable[[Square], Sequence[Square]]) -> list[list[Square]]:
    """The paths of a recursive search, after each step forth and back, up to its first tour or 2,000 of them."""
    path = [start]
    shown = [list(path)]

    def grow() -> bool:
        for square in order(path[-1]):
            if square not in path and board.has(square):
                path.append(square)
                shown.append(list(path))
                if len(path) == board.size or len(shown) > 2_000 or grow():
                    return True
                path.pop()
                shown.append(list(path))
        return False

    grow()
    return shown


@pytest.mark.parametrize("side", [5, 6, 8])
def test_the_recursion_enters_and_leaves_squares_in_the_order_of_its_moves(side: int) -> None:
    board = Board(side, side)
    told = steps("depth-first", TourRequest(board, (2, 0)), 1_500)

    def in_order(square: Square) -> list[Square]:
        return [(square[0] + down, square[1] + right) for down, right in MOVE_ORDER]

    expected = plain_depth_first(board, (2, 0), in_order)
    shown = [step.path for step in told if step.trace.step is not PathStep.FOUND]
    assert shown[:1_500] == expected[: len(shown)]
    assert len(shown) >= 100


@pytest.mark.parametrize("side", [5, 8])
def test_the_stack_goes_by_the_degrees_on_the_empty_board(side: int) -> None:
    board = Board(side, side)
    for step in steps("stack-static-degree", TourRequest(board, (0, 0)), 1_000):
        for move in step.trace.moves:
            square = board.square(move.square)
            assert move.onward == board.degree(square)
            assert square not in step.path
        onward = [move.onward for move in step.trace.moves]
        assert onward == sorted(onward)


@pytest.mark.parametrize("closed", [False, True], ids=["open", "closed"])
@pytest.mark.parametrize("name", [*DEPTH_FIRST, *COMPLETE])
def test_each_step_grows_or_shortens_the_path_as_it_says(name: str, closed: bool) -> None:
    board = Board(6, 6) if closed else Board(5, 5)
    told = steps(name, TourRequest(board, (0, 0), closed=closed), 1_500)
    assert told[0].trace.step is PathStep.STARTED
    for earlier, later in pairwise(told):
        trace = later.trace
        if trace.step in {PathStep.ENTERED, PathStep.PRUNED}:
            assert later.path == [*earlier.path, board.square(trace.square)]
            assert (trace.step is PathStep.PRUNED) == (trace.pruning is not None)
            assert next(move.square for move in earlier.trace.moves if move.chosen) == trace.square
        elif trace.step is PathStep.LEFT:
            assert [*later.path, board.square(trace.square)] == earlier.path
            assert not earlier.trace.moves
        elif trace.step is PathStep.SKIPPED:
            assert later.path == earlier.path
            assert trace.square is None or board.square(trace.square) in earlier.path
        elif trace.step is PathStep.FOUND:
            assert len(later.path) == board.size == later.report.depth
        if trace.step is PathStep.PRUNED:
            assert not trace.moves


@pytest.mark.parametrize("name", ["complete", "depth-first-pruned", "all-tours"])
def test_onward_moves_are_what_can_be_counted_on_the_board(name: str) -> None:
    board = Board(6, 6)
    for step in steps(name, TourRequest(board, (0, 0)), 500):
        if step.trace.step is not PathStep.FOUND:
            check_moves(board, step.trace.moves, step.path)
        if name == "complete":
            onward = [move.onward for move in step.trace.moves]
            assert onward == sorted(onward)


def extends_to_a_tour(board: Board, path: Sequence[Square], end: Square | None, closed: bool) -> bool:
    """Whether any tour begins with the path, by trying everything; what was tried in vain is not tried again."""
    beside = {square: [other for other in board.squares if a_knights_move(square, other)] for square in board.squares}
    in_vain: set[tuple[Square, frozenset[Square]]] = set()

    def grow(here: Square, free: frozenset[Square]) -> bool:
        if not free:
            return (end is None or here == end) and (not closed or a_knights_move(here, path[0]))
        if (here, free) in in_vain or any(not (free | {here}).intersection(beside[square]) for square in free):
            return False
        if any(grow(square, free - {square}) for square in beside[here] if square in free):
            return True
        in_vain.add((here, free))
        return False

    return grow(path[-1], frozenset(board.squares) - frozenset(path))


def check_reason(
    board: Board, trace: DepthFirstTrace, path: Sequence[Square], end: Square | None, closed: bool
) -> None:
    """The squares that a pruning names are as it says."""
    assert trace.pruning is not None
    squares = {board.square(number) for number in trace.pruning.squares}
    free = set(board.squares) - set(path) | ({path[0]} if closed else set())
    ways = {square: sum(a_knights_move(square, other) for other in {*free, path[-1]}) for square in free}
    match trace.pruning.reason:
        case PruneReason.NO_EXIT:
            assert squares
            assert squares == {square for square in free if ways[square] == 0}
        case PruneReason.ONE_EXIT:
            from_the_knight = {square: a_knights_move(path[-1], square) for square in free}
            assert squares
            assert all(ways[square] - from_the_knight[square] <= 1 for square in squares)
        case PruneReason.END_TAKEN:
            assert squares <= set(path)
            assert end is None or squares == {end}
        case PruneReason.APART:
            assert squares
            assert parts(free - squares) + parts(squares) == parts(free)
            assert parts(free) > 1 or not any(a_knights_move(path[-1], square) for square in free)
        case PruneReason.NARROW:
            assert squares
            assert parts(free) == 1
            assert squares == {square for square in free if parts({*free, path[-1]} - {square}) > 1}


def parts(squares: set[Square]) -> int:
    """How many parts these squares fall into."""
    left, number = set(squares), 0
    while left:
        number += 1
        border = [left.pop()]
        while border:
            here = border.pop()
            reached = {square for square in left if a_knights_move(here, square)}
            left -= reached
            border += reached
    return number


@pytest.mark.sampled
@pytest.mark.parametrize(
    "request_",
    [
        TourRequest(Board(5, 5), (0, 0)),
        TourRequest(Board(5, 5), (4, 4)),
        TourRequest(Board(5, 6), (0, 0), (4, 5)),
        TourRequest(Board(5, 6), (0, 0), closed=True),
        TourRequest(Board(6, 6, frozenset({(1, 1), (4, 4), (0, 5), (5, 0)})), (0, 0)),
    ],
    ids=["open", "from the last square", "with an end", "closed", "holes"],
)
@pytest.mark.parametrize("name", COMPLETE)
def test_what_is_pruned_holds_no_tour_for_the_reason_given(name: str, request_: TourRequest) -> None:
    board = request_.board
    told = steps(name, request_, 2_500, answers=50)
    pruned = [step for step in told if step.trace.step is PathStep.PRUNED]
    assert pruned
    for step in pruned[:200]:
        end = request_.end
        if len(step.path) > 8:
            assert not extends_to_a_tour(board, step.path, end, request_.closed)
        if not (request_.closed and name == "all-tours"):  # its degrees count the ends as moves on
            check_reason(board, step.trace, step.path, end, request_.closed)


def test_every_reason_is_given_by_some_search() -> None:
    """Squares apart or connected through single ones are looked for after other moves from the same square failed."""
    reasons: set[PruneReason] = set()
    for name, request in (
        ("depth-first-pruned", TourRequest(Board(5, 6), (0, 0))),
        ("depth-first-pruned", TourRequest(Board(5, 6, frozenset({(2, 2), (2, 3)})), (0, 0))),
        ("depth-first-pruned", TourRequest(Board(6, 6), (0, 0), closed=True)),
        ("all-tours", TourRequest(Board(6, 6), (0, 0), closed=True)),
        ("all-tours", TourRequest(Board(5, 6), (0, 0), (4, 5))),
    ):
        told = steps(name, request, 3_000)
        reasons |= {step.trace.pruning.reason for step in told if step.trace.pruning is not None}
    assert reasons == set(PruneReason)


EACH = [(name, Board(5, 5)) for name in [*DEPTH_FIRST, *COMPLETE]] + [("all-tours", Board(9, 8))]
"""On more than 64 squares all tours are searched in another way."""


@pytest.mark.parametrize(("name", "board"), EACH)
def test_what_was_entered_is_counted_and_the_longest_path_kept(name: str, board: Board) -> None:
    entered: Counter[Square] = Counter()
    levels: Counter[int] = Counter()
    longest: list[Square] = []
    before: list[Square] = []
    left = 0
    for step in steps(name, TourRequest(board, (0, 0)), 1_500, answers=3):
        if len(step.path) > len(before):
            entered[step.path[-1]] += 1
            levels[len(step.path)] += 1
        left += step.trace.step is PathStep.LEFT
        longest = max(longest, step.path, key=len)
        trace: DepthFirstTrace = step.trace
        counts = [[entered[row, column] for column in range(board.columns)] for row in range(board.rows)]
        assert trace.entries.tolist() == counts
        assert step.report.visited == entered.total() - (name == "all-tours")  # which begins with its first square
        assert [board.square(number) for number in trace.deepest] == longest
        counters = step.report.counters
        assert counters["deepest"] == len(longest)
        if name == "depth-first":
            assert list(step.report.levels) == [levels[length] for length in range(1, len(longest) + 1)]
            assert (counters["calls"], counters["returns"]) == (entered.total(), entered.total() - len(step.path))
        elif name in ("complete", "depth-first-pruned"):
            assert counters["steps_back"] == left
        before = step.path if trace.step is not PathStep.FOUND else before + step.path[len(before) :]
    assert len(longest) > board.size // 2


@pytest.mark.parametrize(
    ("name", "board"), [case for case in EACH if case[0] not in ("complete", "depth-first-pruned")]
)
def test_the_moves_tried_last_lead_along_the_path(name: str, board: Board) -> None:
    for step in steps(name, TourRequest(board, (0, 0)), 800, answers=3):
        tried: Sequence[int] = step.trace.tried
        assert len(tried) == len(step.path)
        for (here, there), number in zip(pairwise(step.path), tried, strict=False):
            if name == "depth-first":
                assert MOVE_ORDER[number - 1] == (there[0] - here[0], there[1] - here[1])
            elif name == "all-tours":
                assert list(board.neighbours(here))[number - 1] == there
            elif step.trace.step is not PathStep.FOUND:  # by then this one has gone on
                assert sorted(map(board.degree, board.neighbours(here)))[number - 1] == board.degree(there)
        if name != "stack-static-degree":
            assert tried[-1] == 0


@pytest.mark.parametrize("name", ["complete", "depth-first-pruned"])
def test_the_choices_tried_are_numbered_on_each_square(name: str) -> None:
    tried = [0]
    for step in steps(name, TourRequest(Board(5, 6), (0, 0), closed=True), 800)[1:]:
        if step.trace.step is PathStep.LEFT:
            tried.pop()
        elif step.trace.step in (PathStep.ENTERED, PathStep.PRUNED):
            tried = [*tried[:-1], tried[-1] + 1, 0]
            assert list(step.trace.tried)[:-1] == tried[:-1]


SORTED = ["complete", "stack-static-degree", "all-tours"]


@pytest.mark.parametrize(("name", "board"), EACH)
def test_equally_good_moves_are_tied_where_a_method_chooses_among_them(name: str, board: Board) -> None:
    is_sorted = name in SORTED and not (name == "all-tours" and board.size <= 64)
    seen: set[bool] = set()
    for step in steps(name, TourRequest(board, (0, 0)), 600, answers=3):
        moves = step.trace.moves
        assert [move.chosen for move in moves] == [True, *[False] * (len(moves) - 1)][: len(moves)]
        least = [move for move in moves if move.onward == moves[0].onward]
        assert [move for move in moves if move.tied] == (least if is_sorted and len(least) > 1 else [])
        seen.update(move.tied for move in moves)
    assert seen == {False, is_sorted}


def test_of_equally_good_moves_the_one_furthest_from_the_centre_is_taken_first() -> None:
    board, ties = Board(7, 8), 0
    for step in steps("complete", TourRequest(board, (0, 0)), 300):
        squares = [board.square(move.square) for move in step.trace.moves if move.tied]
        away = [abs(row - 3) ** 2 + abs(column - 3.5) ** 2 for row, column in squares]
        assert away == sorted(away, reverse=True)
        ties += len(set(away)) > 1
    assert ties > 10


LARGE = [
    TourRequest(Board(9, 8), (0, 0)),
    TourRequest(Board(9, 8), (2, 3), (4, 4)),
    TourRequest(Board(3, 22), (0, 0)),
    TourRequest(Board(3, 22), (0, 0), (2, 1)),
    TourRequest(Board(9, 9, frozenset({(1, 1), (4, 4)})), (0, 0)),
]


def test_the_search_for_all_tours_of_large_boards_tells_what_can_be_counted_on_them() -> None:
    reasons: set[PruneReason] = set()
    for request in LARGE:
        for step in steps("all-tours", request, 400, answers=4):
            if step.trace.step is not PathStep.FOUND:
                check_moves(request.board, step.trace.moves, step.path)
            if step.trace.step is PathStep.PRUNED:
                check_reason(request.board, step.trace, step.path, request.end, False)
                reasons.add(step.trace.pruning.reason)
    assert {PruneReason.ONE_EXIT, PruneReason.END_TAKEN} <= reasons
