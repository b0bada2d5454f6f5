"""What slow searches for tours tell of each step, against the rules recomputed from the path alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import pytest

from solvers.knight.automatic import Choice
from solvers.knight.backtracking.depth_first import MOVE_ORDER
from solvers.knight.board import Board, Square
from solvers.knight.engines import ENGINES, engine_named
from solvers.knight.tour import Tour, TourRequest
from solvers.knight.trace import (
    ChoiceTrace,
    DepthFirstTrace,
    OnwardMove,
    PathStep,
    PruneReason,
    RotationStep,
    RotationTrace,
    TilesTrace,
    WarnsdorffTrace,
)
from solvers.pace import FULL_SPEED, Pace
from solvers.search import Drive, Found, Progress, Verdict
from tests.solvers.knight.rules import a_knights_move

NAMES = [engine.name for engine in ENGINES]
WARNSDORFF = [engine.name for engine in ENGINES if engine.family == "warnsdorff"]
DEPTH_FIRST = ["depth-first", "stack-static-degree"]
COMPLETE = [engine.name for engine in ENGINES if engine.family == "complete"]
HOLES = frozenset({(1, 1), (4, 3)})
TOO_LONG = {("depth-first", 6), ("depth-first", 8)}
"""Their first tours are too far away for single steps."""


class SoMany(Pace):
    """Grants so many nodes to each report."""

    def __init__(self, nodes: int) -> None:
        self._nodes = nodes

    def nodes(self) -> int:
        return self._nodes


@dataclass
class Step:
    """A report of a slow search and the path it shows, as squares."""

    report: Progress
    path: list[Square]

    @property
    def trace(self) -> Any:
        return self.report.trace


def steps(name: str, request: TourRequest, most: int = 2_000, answers: int = 1) -> list[Step]:
    """The reports of a slow search up to its first answers, or so many."""
    told: list[Step] = []

    def listen(report: Progress) -> None:
        if report.trace is not None:
            assert report.snapshot is None or isinstance(report.snapshot, Sequence)
            told.append(Step(report, [request.board.square(number) for number in report.snapshot or ()]))

    drive = Drive(engine_named(name).start(request))
    for _ in range(answers):
        drive.next_answer(lambda: len(told) >= most, listen, SoMany(1))
    return told


def found(name: str, request: TourRequest, pace: Pace, answers: int) -> list[object]:
    drive = Drive(engine_named(name).start(request))
    told: list[object] = []
    while len(told) < answers and not (told and isinstance(told[-1], Verdict)):
        event = drive.next_answer(pace=pace)
        told.append((tuple(event.answer.order), event.visited) if isinstance(event, Found) else event)
    return told


@pytest.mark.parametrize("side", [5, 6, 8])
@pytest.mark.parametrize("name", NAMES)
def test_a_slow_search_finds_the_same_tours_after_the_same_visits(name: str, side: int) -> None:
    if (name, side) in TOO_LONG:
        pytest.skip("its first tour is too far away for single steps")
    request = TourRequest(Board(side, side), (0, 0), closed=side == 6 and name not in DEPTH_FIRST)
    fast = found(name, request, FULL_SPEED, 2)
    assert found(name, request, SoMany(1), 2) == fast
    assert found(name, request, SoMany(7), 2) == fast


@pytest.mark.parametrize("name", NAMES)
def test_every_report_of_a_slow_search_has_a_trace(name: str) -> None:
    reports: list[Progress] = []
    request = TourRequest(Board(6, 6), (0, 0), closed=name not in {"depth-first", "stack-static-degree"})
    drive = Drive(engine_named(name).start(request))
    drive.next_answer(lambda: len(reports) >= 500, reports.append, SoMany(1))
    assert all(report.trace is not None for report in reports if report.visited)
    assert len(reports) >= 10


def exits(board: Board, square: Square, path: Sequence[Square]) -> int:
    """How many free squares a square leads to."""
    return sum(a_knights_move(square, other) and other not in path for other in board.squares)


def check_moves(board: Board, moves: Sequence[OnwardMove], path: Sequence[Square]) -> None:
    """They lead to free squares, and the numbers of the onward moves are what can be counted on the board."""
    for move in moves:
        square = board.square(move.square)
        assert a_knights_move(path[-1], square)
        assert square not in path
        assert move.onward == exits(board, square, path)
    assert sum(move.chosen for move in moves) == (len(moves) > 0)


REQUESTS = [
    TourRequest(Board(5, 5), (0, 0)),
    TourRequest(Board(6, 6), (2, 3)),
    TourRequest(Board(8, 8), (0, 0)),
    TourRequest(Board(7, 7, HOLES), (0, 0)),
]


@pytest.mark.parametrize("request_", REQUESTS, ids=["5x5", "6x6", "8x8", "holes"])
@pytest.mark.parametrize("name", WARNSDORFF)
def test_the_rule_goes_where_the_fewest_onward_moves_are(name: str, request_: TourRequest) -> None:
    board = request_.board
    told = [step for step in steps(name, request_) if isinstance(step.trace, WarnsdorffTrace)]
    visited_before = 0
    for step, following in pairwise([*told, None]):
        assert step is not None
        trace, path = step.trace, step.path
        assert trace.length == len(path) == step.report.depth
        assert step.report.visited == visited_before + len(path)
        assert {move.square for move in trace.moves} == {
            board.index(square) for square in board.squares if a_knights_move(path[-1], square) and square not in path
        }
        check_moves(board, trace.moves, path)
        fewest = min((move.onward for move in trace.moves), default=0)
        least = [move for move in trace.moves if move.onward == fewest]
        assert [move for move in trace.moves if move.tied] == (least if len(least) > 1 else [])
        assert trace.dead_end == (not trace.moves and not trace.finished)
        assert trace.finished == (len(path) == board.size)
        if trace.moves:
            (chosen,) = (move for move in trace.moves if move.chosen)
            assert chosen in least
            assert following is not None
            assert following.path == [*path, board.square(chosen.square)]
        elif following is not None:
            assert following.trace.attempt == trace.attempt + 1
            assert following.path == path[:1]
            visited_before += len(path)
    assert told[0].path == [request_.start]


def test_a_tour_with_a_given_end_keeps_that_square_for_the_end() -> None:
    request = TourRequest(Board(6, 6), (0, 0), (5, 4))
    told = [step for step in steps("warnsdorff", request, 5_000) if isinstance(step.trace, WarnsdorffTrace)]
    for step in told:
        assert all(step.trace.finished or move.square != request.board.index((5, 4)) for move in step.trace.moves)
    assert any(step.trace.dead_end for step in told) or told[-1].trace.finished


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
            assert all(ways[square] == 0 for square in squares)
        case PruneReason.ONE_EXIT:
            from_the_knight = {square: a_knights_move(path[-1], square) for square in free}
            assert squares
            assert all(ways[square] - from_the_knight[square] <= 1 for square in squares)
        case PruneReason.END_TAKEN:
            assert squares <= set(path)
        case PruneReason.APART:
            assert squares
            assert parts(free - squares) + parts(squares) == parts(free)
            assert parts(free) > 1 or not any(a_knights_move(path[-1], square) for square in free)
        case PruneReason.NARROW:
            assert squares
            assert parts(free) == 1
            for square in squares:
                assert parts({*free, path[-1]} - {square}) > 1


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


@pytest.mark.parametrize(
    "request_",
    [
        TourRequest(Board(5, 5), (0, 0)),
        TourRequest(Board(5, 6), (0, 0), (4, 5)),
        TourRequest(Board(5, 6), (0, 0), closed=True),
        TourRequest(Board(6, 6, frozenset({(1, 1), (4, 4), (0, 5), (5, 0)})), (0, 0)),
    ],
    ids=["open", "with an end", "closed", "holes"],
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


@pytest.mark.parametrize("side", [8, 10])
def test_rotations_reverse_what_lies_behind_the_square_that_the_end_is_joined_to(side: int) -> None:
    board = Board(side, side)
    told = steps("random-closed", TourRequest(board, (0, 0), closed=True, seed=3), 4_000)
    assert told[0].trace.step is RotationStep.STARTED
    seen: set[RotationStep] = set()
    for earlier, later in pairwise(told):
        trace: RotationTrace = later.trace
        before = earlier.path[:1] if trace.restarted else earlier.path
        seen.add(trace.step)
        if trace.step is RotationStep.GREW:
            (chosen,) = (move for move in trace.moves if move.chosen)
            assert later.path == [*before, board.square(chosen.square)]
            check_moves(board, trace.moves, before)
            if later.report.counters["restarts"] % 2 == 0:
                assert chosen.onward == min(move.onward for move in trace.moves)
        elif trace.step is RotationStep.ROTATED:
            assert trace.joined is not None
            assert trace.turned is not None
            joined, turned = board.square(trace.joined), trace.turned.start
            assert trace.turned.stop == len(before)
            assert later.path == before[:turned] + before[turned:][::-1]
            assert before[turned - 1] == joined
            assert a_knights_move(before[-1], joined)
            assert {board.square(square) for square in trace.could_join} == {
                square for square in before[:-2] if a_knights_move(square, before[-1])
            }
            assert trace.stalled > 0
        elif trace.step is RotationStep.SHUFFLED:
            check_shuffle(board, trace, before, later.path)
        elif trace.step is RotationStep.FOUND:
            assert len(later.path) == board.size
            assert a_knights_move(later.path[0], later.path[-1])
    assert {RotationStep.GREW, RotationStep.ROTATED, RotationStep.SHUFFLED, RotationStep.FOUND} <= seen


def check_shuffle(board: Board, trace: RotationTrace, before: list[Square], path: list[Square]) -> None:
    """One of the ends was joined to another square, and what lies between them reversed; or nothing happened."""
    if trace.joined is None or trace.turned is None:
        assert path == before
        return
    first, behind = trace.turned.start, trace.turned.stop
    assert path == before[:first] + before[first:behind][::-1] + before[behind:]
    end, beside = (before[0], before[behind]) if first == 0 else (before[-1], before[first - 1])
    assert board.square(trace.joined) == beside
    assert a_knights_move(end, beside)


def edges(path: Sequence[Square], closed: bool) -> set[frozenset[Square]]:
    return {frozenset(move) for move in pairwise([*path, path[0]] if closed else path)}


@pytest.mark.parametrize(
    ("rows", "columns", "start"),
    [(12, 12, (0, 0)), (13, 17, (0, 0)), (3, 18, (0, 0)), (14, 11, (5, 5)), (5, 5, (0, 0))],
)
def test_each_tile_joins_the_tour_by_the_moves_that_are_told(rows: int, columns: int, start: Square) -> None:
    board = Board(rows, columns)
    closed = board.size % 2 == 0
    told = [step for step in steps("structured", TourRequest(board, start)) if isinstance(step.trace, TilesTrace)]
    laid = [step for step in told if not step.trace.followed]
    assert [step.trace.laid for step in laid] == list(range(1, laid[-1].trace.count + 1))
    squares: set[Square] = set()
    before: set[frozenset[Square]] = set()
    for step in laid:
        trace: TilesTrace = step.trace
        tile = {board.square(number) for number in trace.tile}
        assert not tile & squares
        squares |= tile
        assert step.report.visited == len(squares)
        removed = {frozenset(map(board.square, edge)) for edge in trace.removed}
        added = {frozenset(map(board.square, edge)) for edge in trace.added}
        if closed:
            now = edges(step.path, closed)
            assert set(step.path) == squares
            assert added <= now
            assert not removed & now
            assert before - now <= removed
            assert all(move & tile and move - tile for move in added)
            before = now
        assert bool(added) == (trace.laid > 1)
        assert all(a_knights_move(*move) for move in added | removed)
    followed = [step for step in told if step.trace.followed]
    assert [len(step.path) for step in followed] == list(range(1, board.size + 1))
    assert [step.trace.finished for step in followed] == [False] * (board.size - 1) + [True]
    assert all(a_knights_move(here, there) for here, there in pairwise(followed[-1].path))


@pytest.mark.parametrize(
    ("choice", "request_"),
    [
        (Choice.RULE, TourRequest(Board(8, 8), (0, 0))),
        (Choice.TILES, TourRequest(Board(22, 22), (0, 0), closed=True)),
        (Choice.COMPLETE, TourRequest(Board(8, 8), (0, 0), closed=True)),
        (Choice.TURNS, TourRequest(Board(22, 22, HOLES), (0, 0), closed=True)),
        (Choice.ROTATIONS, TourRequest(Board(201, 202, HOLES), (0, 0), closed=True)),
    ],
)
def test_the_automatic_method_says_what_it_chose_and_then_the_chosen_method_tells(
    choice: Choice, request_: TourRequest
) -> None:
    engine = engine_named("automatic")
    first, *rest = steps("automatic", request_, 20)
    assert first.trace == ChoiceTrace(choice)
    assert first.report.remark is not None
    assert first.report.remark.template == choice
    assert engine.family_of(first.trace) == "automatic"
    assert "automatic" not in {engine.family_of(step.trace) for step in rest}
    assert len(rest) >= 10


def test_after_the_tour_of_the_tiles_the_automatic_method_chooses_another() -> None:
    traces: list[object] = []
    drive = Drive(engine_named("automatic").start(TourRequest(Board(22, 22), (0, 0), closed=True)))
    for _ in range(2):
        event = drive.next_answer(listen=lambda report: traces.append(report.trace), pace=SoMany(50))
        assert isinstance(event, Found)
        assert isinstance(event.answer, Tour)
    assert ChoiceTrace(Choice.ANOTHER) in traces
    assert isinstance(traces[-1], RotationTrace)
