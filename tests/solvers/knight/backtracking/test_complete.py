"""The complete search: every tour once, and proofs by exhaustion."""

from __future__ import annotations

import pytest

from solvers.knight.engines import engine_named
from solvers.knight.tour import Tour, TourRequest
from solvers.search import Drive, Found, Outcome, Verdict
from tests.solvers.knight.asking import answers, described, first_answer, whole
from tests.solvers.knight.rules import assert_answers

ENGINE = "complete"


@pytest.mark.parametrize(
    ("request_", "number"),
    [
        (TourRequest(whole(3, 4)), 16),
        (TourRequest(whole(5, 5), (0, 0)), 304),
        (TourRequest(whole(5, 5), (2, 2)), 64),
        (TourRequest(whole(5, 5), (1, 3)), 56),
        (TourRequest(whole(5, 5)), 1728),
        (TourRequest(whole(5, 6), closed=True), 2 * 8),
        (TourRequest(whole(3, 3, [(1, 1)]), closed=True), 2),
    ],
    ids=described,
)
def test_published_numbers_of_tours(request_: TourRequest, number: int) -> None:
    """A closed tour counts twice, once in each direction from its start."""
    tours, verdict = answers(ENGINE, request_)
    assert len(tours) == number
    assert verdict is not None
    assert verdict.outcome is Outcome.EXHAUSTED


def test_the_9862_closed_tours_of_6x6() -> None:
    """Each in two directions; the last of them are verified, as are all of smaller boards elsewhere."""
    request = TourRequest(whole(6, 6), closed=True)
    drive = Drive(engine_named(ENGINE).start(request))
    number = 0
    last: Tour | None = None
    while isinstance(event := drive.next_answer(), Found):
        number += 1
        last = event.answer
    assert number == 2 * 9862
    assert last is not None
    assert_answers(last, request)


def test_ends_split_the_tours_among_them() -> None:
    """The 304 tours of 5x5 from a corner, sorted by where they end."""
    every, _ = answers(ENGINE, TourRequest(whole(5, 5), (0, 0)))
    for end in whole(5, 5).squares:
        to_end, _ = answers(ENGINE, TourRequest(whole(5, 5), (0, 0), end))
        assert {tuple(tour.order) for tour in to_end} == {tuple(t.order) for t in every if t.squares[-1] == end}


def test_a_board_in_two_parts_is_seen_at_once() -> None:
    """Two rows of holes across a board too large for the quick arguments."""
    wall = [(row, column) for row in (50, 51) for column in range(100)]
    verdict, progress = first_answer(ENGINE, TourRequest(whole(100, 100, wall), (0, 0)))
    assert isinstance(verdict, Verdict)
    assert verdict.outcome is Outcome.EXHAUSTED
    assert progress[-1].visited == 1


def test_it_is_watched_while_it_searches() -> None:
    """A proof reports its path and what it cut off."""
    verdict, progress = first_answer(ENGINE, TourRequest(whole(5, 6, [(1, 0), (3, 3), (4, 2)])))
    assert isinstance(verdict, Verdict)
    assert sum(report.counters["cut_off"] for report in progress[1:]) > 0, "after the first, that it is ready"
    assert sum(report.counters["steps_back"] for report in progress[1:]) > 0
