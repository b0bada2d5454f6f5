"""Source 001's recursive search, exactly; and the same search pruned, which loses no tour and keeps the order."""

from __future__ import annotations

import pytest

from solvers.knight.backtracking.depth_first import LEVELS_REPORTED
from solvers.knight.board import Board
from solvers.knight.engines import engine_named
from solvers.knight.tour import Tour, TourRequest
from solvers.search import Drive, Found, Outcome, Progress
from tests.solvers.knight.asking import answers, described, first_answer, whole
from tests.solvers.knight.source_tours import DEPTH_FIRST_FROM_2_0

EXACT, PRUNED = "depth-first", "depth-first-pruned"


def test_the_tour_that_the_source_prints_after_as_many_visits() -> None:
    tour, progress = first_answer(EXACT, TourRequest(whole(8, 8), (2, 0)))
    assert isinstance(tour, Tour)
    assert tour.matrix() == DEPTH_FIRST_FROM_2_0
    assert progress[-1].visited == 210_143_950
    assert sum(progress[-1].levels) == 210_143_950
    assert progress[-1].levels[:2] == (1, 1), "the first move that stays on the board leads to the tour"
    assert len(progress) > 20, "it is watched on the way"


@pytest.mark.parametrize("side", [8, 200])
def test_no_more_levels_are_reported_than_can_be_copied_in_no_time(side: int) -> None:
    search = engine_named(EXACT).start(TourRequest(whole(side, side), (0, 0)))
    _, report = next(search), next(search)  # the first says that it is ready
    assert isinstance(report, Progress)
    assert len(report.levels) == min(report.counters["deepest"], LEVELS_REPORTED)
    search.close()


def test_the_pruned_search_finds_that_very_tour() -> None:
    tour, progress = first_answer(PRUNED, TourRequest(whole(8, 8), (2, 0)))
    assert isinstance(tour, Tour)
    assert tour.matrix() == DEPTH_FIRST_FROM_2_0
    assert progress[-1].visited < 210_143_950 // 1000


@pytest.mark.sampled
@pytest.mark.parametrize(
    "request_",
    [
        TourRequest(whole(5, 5), (0, 0)),
        TourRequest(whole(5, 5), (2, 2)),
        TourRequest(whole(5, 5), (1, 1), (3, 3)),
        TourRequest(whole(4, 5), (0, 1)),
        TourRequest(whole(3, 7)),
        TourRequest(whole(3, 4)),
        TourRequest(whole(5, 6), closed=True),
        TourRequest(whole(5, 6), (0, 0), (1, 2), closed=True),
        TourRequest(whole(3, 10), closed=True),
        TourRequest(whole(5, 5, [(2, 2)]), (0, 1)),
        TourRequest(whole(4, 5, [(0, 4), (2, 3)]), (1, 2), closed=True),
        TourRequest(whole(4, 6, [(0, 0), (3, 4)]), (0, 1)),
        TourRequest(whole(4, 5, [(3, 1), (3, 2)])),
    ],
    ids=described,
)
def test_pruning_loses_no_tour_and_keeps_the_order(request_: TourRequest) -> None:
    """A cut branch holds no tour and the rest is searched in the same order, so that both lists are the same."""
    exact, exact_verdict = answers(EXACT, request_)
    pruned, pruned_verdict = answers(PRUNED, request_)
    assert [tour.order for tour in exact] == [tour.order for tour in pruned]
    assert exact_verdict is not None
    assert pruned_verdict is not None
    assert exact_verdict.outcome is pruned_verdict.outcome is Outcome.EXHAUSTED
    assert pruned_verdict.visited < exact_verdict.visited


def test_known_numbers_of_tours() -> None:
    """5x5: 304 from a corner, 64 from the centre; 5x6: 8 closed tours, each in two directions from its start."""
    assert len(answers(PRUNED, TourRequest(whole(5, 5), (0, 0)))[0]) == 304
    assert len(answers(PRUNED, TourRequest(whole(5, 5), (2, 2)))[0]) == 64
    assert len(answers(PRUNED, TourRequest(whole(5, 6), closed=True))[0]) == 16


def test_it_stops_between_slices() -> None:
    drive = Drive(engine_named(EXACT).start(TourRequest(Board(8, 8), (0, 1))))
    reports = 0

    def stopped() -> bool:
        return reports >= 3

    def count(_: object) -> None:
        nonlocal reports
        reports += 1

    outcome = drive.next_answer(stopped, count)
    assert not isinstance(outcome, Found)
    assert outcome.outcome is Outcome.STOPPED
