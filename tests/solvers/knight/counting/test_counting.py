"""Counting: published numbers, and what a plain search counts on boards with missing squares."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from solvers.knight.board import Board, BoardFault, Square
from solvers.knight.counting import counting, joining, plan
from solvers.knight.counting.counting import CountLimit, count
from solvers.knight.counting.estimate import CountProgress
from solvers.knight.counting.frontier import with_limb_for_sum
from solvers.knight.counting.plan import CountSource
from solvers.knight.tour import TourCount, TourRequest
from solvers.message import InputError, Message
from solvers.search import Drive, Found, Outcome, Progress, Verdict
from tests.solvers.knight.brute_force import number_of_tours
from tests.solvers.knight.every_tour import closed_tours, open_tours, small_boards
from tests.solvers.knight.rules import a_knights_move
from tests.solvers.knight.slow_steps import SoMany


def counted(board: Board, start: Square | None = None, end: Square | None = None, closed: bool = False) -> TourCount:
    answer = Drive(count(TourRequest(board, start, end, closed))).next_answer()
    assert isinstance(answer, Found)
    return answer.answer


@pytest.mark.parametrize(
    ("size", "undirected"),
    [((3, 4), 0), ((5, 5), 0), ((5, 6), 8), ((6, 6), 9_862), ((5, 8), 44_202), ((8, 5), 44_202), ((3, 10), 16)],
)
def test_closed_tours(size: tuple[int, int], undirected: int) -> None:
    result = counted(Board(*size), closed=True)
    assert (result.directed, result.undirected) == (2 * undirected, undirected)


@pytest.mark.parametrize(
    ("size", "directed"), [((1, 1), 1), ((3, 4), 16), ((3, 5), 0), ((5, 5), 1_728), ((6, 6), 6_637_920)]
)
def test_open_tours(size: tuple[int, int], directed: int) -> None:
    result = counted(Board(*size))
    assert (result.directed, result.undirected) == (directed, (directed + 1) // 2)


@pytest.mark.parametrize(
    ("size", "undirected"),
    [
        ((5, 10), 13_311_268),
        ((12, 5), 4_557_702_762),
        ((6, 7), 1_067_638),
        ((6, 8), 55_488_142),
        ((9, 6), 3_374_967_940),
    ],
)
def test_closed_tours_of_long_boards(size: tuple[int, int], undirected: int) -> None:
    """Sequences A383661 and A175881 of the On-Line Encyclopedia of Integer Sequences."""
    assert counted(Board(*size), closed=True).undirected == undirected


@given(
    values=st.lists(st.integers(0, 2**64 - 1), min_size=1, max_size=20),
    times=st.integers(1, 20),
)
@example(values=[2**62], times=4)
def test_a_sum_of_counts_so_many_times_always_has_room(values: list[int], times: int) -> None:
    counts = np.array(values, np.uint64)[:, np.newaxis]
    roomy = with_limb_for_sum(counts, times)
    assert roomy[:, 0].tolist() == values
    assert roomy.shape[1] == 2 or sum(values) * times < 2**64


def test_small_counts_get_no_more_room() -> None:
    assert with_limb_for_sum(np.full((3, 1), 1_000, np.uint64), 10).shape == (3, 1)


def test_extended_tours_are_joined_in_parts_where_there_is_little_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(joining, "MOST_ROWS", 1)
    assert counted(Board(6, 6)).directed == 6_637_920
    assert counted(Board(5, 8), (0, 0), (4, 7)).directed == counted(Board(8, 5), (7, 4), (0, 0)).directed > 0


@pytest.mark.parametrize(
    ("start", "tours"), [((0, 0), 304), ((2, 2), 64), ((0, 2), 56), ((1, 1), 56), ((4, 4), 304), ((0, 1), 0)]
)
def test_open_tours_of_5x5_from_a_square(start: Square, tours: int) -> None:
    result = counted(Board(5, 5), start)
    assert (result.directed, result.undirected) == (tours, None)


def test_8x8_is_quoted_with_its_source() -> None:
    closed = counted(Board(8, 8), closed=True)
    assert closed.undirected == 13_267_364_410_532
    assert closed.source is not None
    assert closed.source.template is CountSource.MCKAY
    assert counted(Board(8, 8)).directed == 19_591_828_170_979_904


def test_the_open_tours_of_7x7_are_quoted_with_their_source() -> None:
    quoted = counted(Board(7, 7))
    assert (quoted.directed, quoted.source and quoted.source.template) == (165_575_218_320, CountSource.STERTENBRINK)


def test_counts_of_more_than_a_machine_word() -> None:
    """The closed tours of 3 x n, n = 10, 12, ..., obey a linear recurrence of order 21 (Elkies and Knuth, 1994).

    So a square array of its terms has rank 21 modulo a prime, and a single lost carry would make it 24.
    """
    counts = [counted(Board(3, columns), closed=True).undirected for columns in range(10, 10 + 2 * 47, 2)]
    terms = [number for number in counts if number is not None]
    assert terms[:5] == [16, 176, 1_536, 15_424, 147_728]
    assert terms[-1] > 2**128
    assert rank_modulo([terms[row : row + 24] for row in range(24)], 2**61 - 1) == 21


def rank_modulo(rows: list[list[int]], prime: int) -> int:
    """By elimination."""
    rank = 0
    while rows := [row for row in rows if row]:
        pivot = next((row for row in rows if row[0] % prime), None)
        if pivot is not None:
            rank += 1
            rows.remove(pivot)
            inverse = pow(pivot[0], -1, prime)
            rows = [[x - row[0] * inverse * y for x, y in zip(row, pivot, strict=True)] for row in rows]
        rows = [[x % prime for x in row[1:]] for row in rows]
    return rank


@given(small_boards(), st.data())
@settings(max_examples=60)
def test_as_many_as_a_plain_search_finds_whether_swept_or_listed(board: Board, data: st.DataObject) -> None:
    start = data.draw(st.sampled_from(board.squares))
    from_start, everywhere = len(open_tours(board, start)), len(open_tours(board))
    closed = len(closed_tours(board, start))
    for most_places in (0, plan.MOST_PLACES):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(plan, "MOST_PLACES", most_places)
            assert counted(board, start).directed == from_start
            assert counted(board).directed == everywhere
            assert counted(board, closed=True).undirected == closed


@given(small_boards(), st.data())
@settings(max_examples=60)
def test_given_ends_and_missing_squares_are_honoured_whether_swept_or_listed(board: Board, data: st.DataObject) -> None:
    squares = st.none() | st.sampled_from(board.squares)
    start, end, closed = data.draw(squares), data.draw(squares), data.draw(st.booleans())
    expected = number_of_tours(board, start, end, closed)
    for most_places in (0, plan.MOST_PLACES):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(plan, "MOST_PLACES", most_places)
            result = counted(board, start, end, closed)
            assert result.directed == expected
            both_ways = (start is None and end is None) or (closed and None in (start, end))
            assert result.undirected == ((expected + 1) // 2 if both_ways else None)


@pytest.mark.sampled
@pytest.mark.parametrize("size", [(5, 5), (5, 6), (3, 10), (4, 6)])
@pytest.mark.parametrize("closed", [False, True])
def test_every_pair_of_ends_has_as_many_tours_as_are_found_one_by_one(size: tuple[int, int], closed: bool) -> None:
    board = Board(*size)
    for start in board.squares[: size[1] // 2 + 1]:
        for end in (None, *board.squares):
            assert counted(board, start, end, closed).directed == number_of_tours(board, start, end, closed)


def test_orbits() -> None:
    assert sorted(map(len, Board(6, 6).orbits)) == [4, 4, 4, 8, 8, 8]
    assert {min(orbit): len(orbit) for orbit in Board(3, 4).orbits} == {(0, 0): 4, (0, 1): 4, (1, 0): 2, (1, 1): 2}
    dented = Board(4, 4, frozenset({(0, 0)}))
    assert sorted(map(len, dented.orbits)) == [1, 1, 1, *[2] * 6]


def test_impossible_is_none_with_the_reason() -> None:
    result = counted(Board(101, 101), closed=True)
    assert result.directed == 0
    assert result.source is not None


@pytest.mark.parametrize(
    "request_", [TourRequest(Board(5, 8), closed=True), TourRequest(Board(5, 6)), TourRequest(Board(4, 9), (0, 0))]
)
def test_progress_tells_squares_and_frontiers(request_: TourRequest) -> None:
    *reports, found = (event for event in count(request_))
    events = [event for event in reports if isinstance(event, Progress)]
    assert [event.depth for event in events] == sorted(event.depth for event in events)
    assert [event.visited for event in events] == sorted(event.visited for event in events)
    assert max(event.frontier for event in events) > 300
    assert (events[0], events[-1].depth) == (Progress(0, 0), request_.board.size)
    assert events[-1].visited >= sum(event.frontier > 0 for event in events)
    assert isinstance(found, Found)
    assert found.visited == events[-1].visited


def test_the_bound_on_memory_is_announced_before_it_is_reached(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(counting, "estimate", lambda *_: None)
    verdict = Drive(count(TourRequest(Board(6, 8), closed=True), memory_bytes=2_000_000)).next_answer()
    assert isinstance(verdict, Verdict)
    assert verdict.outcome is Outcome.STOPPED
    assert verdict.reason is not None
    assert verdict.reason.template is CountLimit.MEMORY
    assert verdict.reason.values["allowed"] == "2 MB"


@pytest.mark.parametrize(
    ("request_", "side"),
    [
        (TourRequest(Board(20, 20)), 7),
        (TourRequest(Board(8, 8)), 7),
        (TourRequest(Board(20, 20), closed=True), 8),
        (TourRequest(Board(20, 20), (0, 0), (1, 2), closed=True), 7),
    ],
)
def test_too_wide_a_board_is_refused_at_once(request_: TourRequest, side: int) -> None:
    verdict = Drive(count(request_, quoting=False)).next_answer()
    assert isinstance(verdict, Verdict)
    assert verdict.reason == Message(CountLimit.WIDTH, {"side": side})


def test_tours_beyond_the_memory_are_refused_before_they_are_counted() -> None:
    verdict = Drive(count(TourRequest(Board(7, 8)), memory_bytes=1_000_000)).next_answer()
    assert isinstance(verdict, Verdict)
    assert (verdict.outcome, verdict.visited) == (Outcome.STOPPED, 0)
    assert verdict.reason is not None
    assert verdict.reason.template is CountLimit.NEEDED
    assert "would take about 1.8 GB of memory, more than the 1 MB allowed" in str(verdict.reason)


def test_8x8_between_given_squares_is_refused_with_what_is_known() -> None:
    for request in (TourRequest(Board(8, 8), (0, 0)), TourRequest(Board(8, 8), (0, 0), (1, 2), closed=True)):
        verdict = Drive(count(request)).next_answer()
        assert isinstance(verdict, Verdict)
        assert verdict.outcome is Outcome.STOPPED
        assert verdict.reason is not None
        assert verdict.reason.template is CountLimit.ENDS
    assert counted(Board(8, 8), (0, 0), closed=True).undirected == 13_267_364_410_532


def test_a_start_off_the_board() -> None:
    with pytest.raises(InputError) as caught:
        count(TourRequest(Board(5, 5), (5, 0)))
    assert caught.value.message.template is BoardFault.OFF_BOARD


def test_the_first_report_says_that_all_is_loaded() -> None:
    assert next(count(TourRequest(Board(5, 5)))) == Progress(0, 0)
    assert next(count(TourRequest(Board(3, 10)))) == Progress(0, 0)


@pytest.mark.parametrize("board", [Board(3, 4), Board(4, 3), Board(4, 5), Board(5, 4, frozenset({(0, 0), (4, 3)}))])
def test_a_slow_count_tells_what_it_has_passed_and_its_frontier(board: Board) -> None:
    """The frontier are the squares that are not passed but a knight's move away from one that is."""
    told: list[CountProgress] = []

    def listen(report: Progress) -> None:
        if isinstance(report.trace, CountProgress):
            told.append(report.trace)

    slow = Drive(count(TourRequest(board))).next_answer(listen=listen, pace=SoMany(20))
    assert isinstance(slow, Found)
    assert slow.answer == counted(board)
    assert told
    for trace in told:
        behind, line = ({board.square(number) for number in numbers} for numbers in (trace.behind, trace.line))
        assert len(behind) == trace.passed
        beside = {square for square in board.squares if any(a_knights_move(square, passed) for passed in behind)}
        assert line == beside - behind
    assert len({trace.passed for trace in told}) > 3


def test_a_count_at_full_speed_looks_nothing_up_for_the_board() -> None:
    def listen(report: Progress) -> None:
        if isinstance(report.trace, CountProgress):
            assert (report.trace.behind, report.trace.line) == ((), ())
            assert report.snapshot is None

    assert isinstance(Drive(count(TourRequest(Board(4, 5)))).next_answer(listen=listen), Found)
