"""Structured tours: closed wherever Schwenk allows, open from every start that the colours allow, at any size."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from solvers.knight.board import Board, Square
from solvers.knight.existence.theorems import Theorem
from solvers.knight.requirements import RequirementFault
from solvers.knight.tiling.tiled_tour import search
from solvers.knight.tour import Tour, TourRequest
from solvers.message import InputError
from solvers.pace import Pace
from solvers.search import Drive, Found, Outcome, Progress, Verdict
from tests.solvers.knight.rules import a_knights_move, assert_answers


def the_tour(request: TourRequest) -> Tour:
    answer = Drive(search(request)).next_answer()
    assert isinstance(answer, Found)
    return answer.answer


def schwenk_allows(rows: int, columns: int) -> bool:
    """Schwenk 1991, as the paper puts it."""
    shorter, longer = sorted((rows, columns))
    return not (rows * columns % 2 or shorter in (1, 2, 4) or (shorter == 3 and longer in (4, 6, 8)))


@pytest.mark.parametrize("rows", range(1, 17))
def test_closed_tours_exactly_where_schwenk_allows(rows: int) -> None:
    for columns in range(1, 17):
        request = TourRequest(Board(rows, columns), closed=True)
        answer = Drive(search(request)).next_answer()
        assert isinstance(answer, Found) == schwenk_allows(rows, columns)
        if isinstance(answer, Found):
            assert_answers(answer.answer, request)


@pytest.mark.parametrize("rows", range(5, 13))
def test_open_tours_from_every_start_the_colours_allow(rows: int) -> None:
    for columns in range(5, 13):
        board = Board(rows, columns)
        for start in board.squares:
            if board.size % 2 == 0 or sum(start) % 2 == 0:
                request = TourRequest(board, start)
                assert_answers(the_tour(request), request)


@st.composite
def odd_boards_with_a_start(draw: st.DrawFn) -> tuple[Board, Square]:
    board = Board(draw(st.integers(2, 25)) * 2 + 1, draw(st.integers(2, 25)) * 2 + 1)
    row = draw(st.integers(0, board.rows - 1))
    column = draw(st.integers(0, (board.columns - 1 - row % 2) // 2)) * 2 + row % 2
    return board, (row, min(column, board.columns - 1 - row % 2))


@given(odd_boards_with_a_start())
@settings(max_examples=150, deadline=None)
def test_larger_odd_boards_from_any_start_of_the_majority_colour(case: tuple[Board, Square]) -> None:
    request = TourRequest(*case)
    assert_answers(the_tour(request), request)


@given(st.integers(3, 60), st.integers(3, 60), st.data())
@settings(max_examples=150, deadline=None)
def test_larger_closed_tours_start_where_they_are_asked_to(rows: int, columns: int, data: st.DataObject) -> None:
    if schwenk_allows(rows, columns):
        start = data.draw(st.tuples(st.integers(0, rows - 1), st.integers(0, columns - 1)))
        request = TourRequest(Board(rows, columns), start, closed=True)
        assert_answers(the_tour(request), request)


@pytest.mark.sampled
@pytest.mark.parametrize("request_", [
    TourRequest(Board(1000, 1000), closed=True),
    TourRequest(Board(1001, 999), (501, 5)),
    TourRequest(Board(3, 50_000), closed=True),
    TourRequest(Board(20_000, 5), (17, 3), closed=True),
])  # fmt: skip
def test_a_million_squares(request_: TourRequest) -> None:
    assert_answers(the_tour(request_), request_)


def test_the_wrong_colour_is_refused_with_the_reason() -> None:
    verdict = Drive(search(TourRequest(Board(7, 9), (0, 1)))).next_answer()
    assert isinstance(verdict, Verdict)
    assert verdict.outcome is Outcome.IMPOSSIBLE
    assert verdict.reason is not None


def test_an_odd_board_has_no_closed_tour() -> None:
    verdict = Drive(search(TourRequest(Board(7, 9), closed=True))).next_answer()
    assert isinstance(verdict, Verdict)
    assert verdict.reason is not None
    assert verdict.reason.template is Theorem.CLOSED_ODD


def test_there_is_one_tour_and_nothing_is_claimed_about_others() -> None:
    drive = Drive(search(TourRequest(Board(8, 8))))
    assert isinstance(drive.next_answer(), Found)
    verdict = drive.next_answer()
    assert isinstance(verdict, Verdict)
    assert verdict.outcome is Outcome.STOPPED


@pytest.mark.parametrize(
    ("request_", "fault"),
    [
        (TourRequest(Board(8, 8, frozenset({(0, 0)}))), RequirementFault.MISSING),
        (TourRequest(Board(8, 8), end=(0, 1)), RequirementFault.END),
        (TourRequest(Board(4, 9), (0, 0)), RequirementFault.SIZE),
        (TourRequest(Board(3, 7), (0, 0)), RequirementFault.SIZE),
    ],
)
def test_what_the_tiles_cannot_do_is_said(request_: TourRequest, fault: RequirementFault) -> None:
    with pytest.raises(InputError) as caught:
        search(request_)
    assert caught.value.message.template is fault


def test_the_first_report_says_that_all_is_loaded() -> None:
    assert next(search(TourRequest(Board(8, 8)))) == Progress(0, 0)


class OneNode(Pace):
    """Lets every search stop at its first node."""

    def nodes(self) -> int:
        return 1

    def wait(self, stopped: Callable[[], bool]) -> None:
        assert not stopped()


@pytest.mark.parametrize(
    "request_",
    [
        TourRequest(Board(18, 23), (5, 7)),
        TourRequest(Board(17, 23), (8, 10)),
        TourRequest(Board(17, 23), (16, 0)),
        TourRequest(Board(3, 22), (1, 4)),
        TourRequest(Board(26, 3), closed=True),
    ],
    ids=str,
)
def test_slowly_it_shows_the_tour_grow_by_a_tile_and_finds_the_same(request_: TourRequest) -> None:
    """After each tile all squares laid are on one path of knight's moves, which is closed, or begins at the start."""
    board = request_.board
    reports: list[Progress] = []
    slow = Drive(search(request_)).next_answer(listen=reports.append, pace=OneNode())
    fast = Drive(search(request_)).next_answer()
    assert isinstance(slow, Found)
    assert isinstance(fast, Found)
    assert slow.answer.order == fast.answer.order
    assert slow.visited == fast.visited == board.size
    laying = [report for report in reports if report.snapshot is not None and report.visited < board.size]
    assert [report.counters["tiles"] for report in laying] == list(range(1, len(laying) + 1))
    assert len(laying) >= 3
    for report in laying:
        assert isinstance(report.snapshot, Sequence)
        path = [board.square(square) for square in report.snapshot]
        assert len(set(path)) == len(path) == report.visited
        assert all(a_knights_move(one, other) for one, other in pairwise(path))
        assert a_knights_move(path[-1], path[0]) or path[0] == request_.start
    lengths = [len(report.snapshot) for report in reports if isinstance(report.snapshot, Sequence)]
    assert lengths[-board.size :] == list(range(1, board.size + 1))
