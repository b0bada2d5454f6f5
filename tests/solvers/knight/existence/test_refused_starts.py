"""Starts that theory refuses, against counts of all tours from every start that are known."""

from __future__ import annotations

from dataclasses import replace

import pytest

from solvers.knight.board import Board
from solvers.knight.existence import existence
from solvers.knight.existence.existence import RefusedStarts, impossibility, refused_starts
from solvers.knight.tour import TourRequest
from solvers.search import Drive, Found, Progress


def refused(request: TourRequest) -> RefusedStarts:
    found = Drive(refused_starts(request)).next_answer()
    assert isinstance(found, Found)
    return found.answer


def test_on_5x5_the_squares_of_the_lesser_colour_start_none() -> None:
    answer = refused(TourRequest(Board(5, 5)))
    assert answer.everywhere is None
    assert set(answer.reasons) == {(row, column) for row in range(5) for column in range(5) if (row + column) % 2}


def test_on_3x4_only_the_short_edges_start_tours() -> None:
    answer = refused(TourRequest(Board(3, 4), start=(1, 1)))
    assert set(answer.reasons) == {(row, column) for row in range(3) for column in (1, 2)}


def test_where_there_is_no_tour_at_all_every_square_has_the_same_reason() -> None:
    answer = refused(TourRequest(Board(5, 5), closed=True))
    assert answer.everywhere is not None
    assert set(answer.reasons) == set(Board(5, 5).squares)
    assert set(map(str, answer.reasons.values())) == {str(answer.everywhere)}


def test_on_8x8_every_square_starts_a_tour() -> None:
    assert refused(TourRequest(Board(8, 8))).reasons == {}


def test_an_end_refuses_the_starts_of_its_own_colour() -> None:
    answer = refused(TourRequest(Board(6, 6), end=(0, 0)))
    assert set(answer.reasons) == {square for square in Board(6, 6).squares if sum(square) % 2 == 0}


@pytest.mark.parametrize("closed", [False, True])
@pytest.mark.parametrize("rows", range(1, 9))
@pytest.mark.parametrize("columns", range(1, 9))
def test_the_answer_is_that_of_every_square_by_itself(rows: int, columns: int, closed: bool) -> None:
    request = TourRequest(Board(rows, columns), closed=closed)
    answer = refused(request)
    for square in request.board.squares:
        assert answer.reasons.get(square) == (answer.everywhere or impossibility(replace(request, start=square)))


def test_a_large_whole_board_is_not_looked_through_square_by_square(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[TourRequest] = []
    monkeypatch.setattr(existence, "impossibility", asked.append)
    assert refused(TourRequest(Board(2000, 2000))) == RefusedStarts(None, {})
    assert len(asked) == 1


def test_it_tells_how_many_squares_it_has_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(existence.ReportTimer, "overdue", lambda _: True)
    events = [*refused_starts(TourRequest(Board(3, 4)))]
    assert [event for event in events if isinstance(event, Progress)] == [
        *(Progress(0, number) for number in range(1, 13)),
        Progress(0, 12),
    ]
