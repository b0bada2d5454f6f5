"""The default engine: it answers everything, by a method that it names."""

from __future__ import annotations

import pytest

from solvers.knight.method_choice import AutomaticChoice
from solvers.knight.tour import Tour, TourRequest
from solvers.knight.trace import ChoiceTrace
from solvers.knight.warnsdorff.warnsdorff import Remark
from solvers.search import Outcome, Verdict
from tests.solvers.knight.asking import answers, described, first_answer, whole
from tests.solvers.knight.slow_steps import steps

ENGINE = "automatic"
FOUR_MISSING = [(0, 0), (0, 1), (30, 30), (30, 31)]


@pytest.mark.parametrize(
    ("request_", "choice"),
    [
        (TourRequest(whole(8, 8), (3, 3)), AutomaticChoice.RULE),
        (TourRequest(whole(8, 8)), AutomaticChoice.RULE),
        (TourRequest(whole(120, 100), (50, 50)), AutomaticChoice.RULE),
        (TourRequest(whole(8, 8), (3, 3), closed=True), AutomaticChoice.COMPLETE),
        (TourRequest(whole(10, 10), (3, 3), (3, 4)), AutomaticChoice.COMPLETE),
        (TourRequest(whole(6, 6, [(0, 0), (0, 1)])), AutomaticChoice.COMPLETE),
        (TourRequest(whole(100, 100), (3, 3), closed=True), AutomaticChoice.TILES),
        (TourRequest(whole(40, 40), (3, 3), (3, 4)), AutomaticChoice.TURNS),
        (TourRequest(whole(40, 40, FOUR_MISSING), closed=True), AutomaticChoice.TURNS),
    ],
    ids=described,
)
def test_the_method_that_fits_and_the_reason(request_: TourRequest, choice: AutomaticChoice) -> None:
    outcome, progress = first_answer(ENGINE, request_)
    assert isinstance(outcome, Tour)
    remark = progress[-1].remark
    assert remark is not None
    assert remark.template is choice
    assert "{" not in str(remark)


def test_all_64_starts_closed() -> None:
    for start in whole(8, 8).squares:
        assert isinstance(first_answer(ENGINE, TourRequest(whole(8, 8), start, closed=True))[0], Tour)


def test_it_goes_on_to_every_tour_without_repeating_one() -> None:
    """3x4 has 16 tours, 5x5 64 from its centre, 5x6 8 closed ones in two directions each."""
    for request, number in [
        (TourRequest(whole(3, 4)), 16),
        (TourRequest(whole(5, 5), (2, 2)), 64),
        (TourRequest(whole(5, 6), closed=True), 16),
    ]:
        tours, verdict = answers(ENGINE, request)
        assert len(tours) == number
        assert verdict is not None
        assert verdict.outcome is Outcome.EXHAUSTED


def test_after_the_tour_of_the_tiles_come_others() -> None:
    assert len(answers(ENGINE, TourRequest(whole(30, 30), (4, 4), closed=True), 4)[0]) == 4
    assert len(answers(ENGINE, TourRequest(whole(40, 40, FOUR_MISSING)), 4)[0]) == 4


def test_where_there_is_no_tour_it_proves_that() -> None:
    theory, _ = first_answer(ENGINE, TourRequest(whole(4, 9), (1, 0)))
    assert isinstance(theory, Verdict)
    assert theory.outcome is Outcome.IMPOSSIBLE
    searched, _ = first_answer(ENGINE, TourRequest(whole(5, 6, [(1, 0), (3, 3), (4, 2)])))
    assert isinstance(searched, Verdict)
    assert searched.outcome is Outcome.EXHAUSTED
    assert searched.visited > 0


def test_on_a_small_board_it_proves_soon_what_the_complete_search_takes_seconds_for() -> None:
    verdict, progress = first_answer(ENGINE, TourRequest(whole(4, 9, [(1, 6)])))
    assert isinstance(verdict, Verdict)
    assert verdict.outcome is Outcome.EXHAUSTED
    assert sum(report.depth > 0 for report in progress) < 200


def test_long_narrow_boards() -> None:
    """Where the rule fails and a depth-first search would wander, the rotations help."""
    for rows, columns, start in [(3, 61, (0, 0)), (4, 51, (0, 7)), (5, 80, (2, 1)), (200, 3, (0, 0))]:
        assert len(answers(ENGINE, TourRequest(whole(rows, columns), start), 2)[0]) == 2


def test_counts_go_on_from_one_search_to_the_next() -> None:
    _, progress = first_answer("warnsdorff", TourRequest(whole(5, 5, [(0, 1), (0, 4), (2, 0), (2, 4)])))
    visited = [report.visited for report in progress]
    assert visited == sorted(visited)
    remark = progress[-1].remark
    assert remark is not None
    assert remark.template is Remark.COMPLETE


LARGE_ODD = whole(20, 21, [(0, column) for column in range(19)])


@pytest.mark.parametrize(
    ("request_", "choice", "told"),
    [
        (TourRequest(whole(20, 20), (0, 0), closed=True), AutomaticChoice.COMPLETE, "400 squares"),
        (TourRequest(whole(20, 20), (0, 0), (0, 1)), AutomaticChoice.COMPLETE, "400 squares"),
        (TourRequest(LARGE_ODD, end=(0, 19)), AutomaticChoice.TURNS, "401 squares"),
        (TourRequest(whole(20, 21), (0, 0), closed=True), AutomaticChoice.TILES, "20 × 21"),
        (TourRequest(whole(200, 200), (0, 0), (0, 1)), AutomaticChoice.TURNS, "40000 squares"),
        (TourRequest(whole(221, 181), (0, 0), (0, 2)), AutomaticChoice.ROTATIONS, "40001 squares"),
        (TourRequest(whole(3, 134), (0, 0), closed=True), AutomaticChoice.TILES, "3 × 134"),
        (TourRequest(whole(221, 181), (0, 0)), AutomaticChoice.RULE, ""),
    ],
    ids=described,
)
def test_a_method_is_chosen_by_the_size_up_to_a_square(
    request_: TourRequest, choice: AutomaticChoice, told: str
) -> None:
    (step,) = steps(ENGINE, request_, 1)
    assert step.trace == ChoiceTrace(choice)
    assert step.report.remark is not None
    assert told in str(step.report.remark)
    assert (step.report.depth, step.report.visited) == (0, 0)
