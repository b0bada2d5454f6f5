"""The stack search gives source 004's own tours in the source's own order."""

from __future__ import annotations

from itertools import pairwise

import pytest

from solvers.knight.tour import Tour, TourRequest
from solvers.search import Found, Outcome, Verdict
from tests.solvers.knight.asking import answers, first_answer, whole
from tests.solvers.knight.source_tours import STACK_FROM_0_0, STACK_FROM_1_2

ENGINE = "stack-static-degree"


@pytest.mark.parametrize(
    ("start", "matrix", "iterations"), [((0, 0), STACK_FROM_0_0, 3897), ((1, 2), STACK_FROM_1_2, 2863)]
)
def test_the_tours_that_the_source_prints(start: tuple[int, int], matrix: list[list[int]], iterations: int) -> None:
    tour, progress = first_answer(ENGINE, TourRequest(whole(8, 8), start))
    assert isinstance(tour, Tour)
    assert tour.matrix() == matrix
    assert progress[-1].counters["iterations"] == iterations
    assert progress[-1].counters["pushes"] - progress[-1].counters["pops"] == 63, "the last square is popped already"


def test_next_tour_goes_on_from_where_the_stacks_stand() -> None:
    tours, verdict = answers(ENGINE, TourRequest(whole(8, 8), (0, 0)), 50)
    assert verdict is None
    assert len(tours) == 50
    shared = [a.order[i] == b.order[i] for a, b in pairwise(tours) for i in range(20)]
    assert all(shared), "a step back changes the end of the path, not its beginning"


def test_it_finds_all_tours_of_a_small_board() -> None:
    """5x5 has 304 tours from a corner and 64 from the centre; 3x4 has 16 in all."""
    assert len(answers(ENGINE, TourRequest(whole(5, 5), (0, 0)))[0]) == 304
    assert len(answers(ENGINE, TourRequest(whole(5, 5), (2, 2)))[0]) == 64
    tours, verdict = answers(ENGINE, TourRequest(whole(3, 4)))
    assert len(tours) == 16
    assert verdict is not None
    assert verdict.outcome is Outcome.EXHAUSTED


def test_ends_closed_tours_and_missing_squares() -> None:
    ring = whole(3, 3, [(1, 1)])
    assert len(answers(ENGINE, TourRequest(ring, (0, 0), closed=True))[0]) == 2
    assert len(answers(ENGINE, TourRequest(ring))[0]) == 16
    ends, _ = answers(ENGINE, TourRequest(whole(5, 5), (0, 0), (4, 4)))
    every, _ = answers(ENGINE, TourRequest(whole(5, 5), (0, 0)))
    assert len(ends) == sum(tour.squares[-1] == (4, 4) for tour in every) > 0


def test_theory_is_asked_first() -> None:
    verdict, progress = first_answer(ENGINE, TourRequest(whole(8, 9), (0, 0), (1, 1)))
    assert isinstance(verdict, Verdict)
    assert verdict.outcome is Outcome.IMPOSSIBLE
    assert verdict.reason is not None
    assert progress == []


def test_a_search_is_watched_and_stopped() -> None:
    from solvers.knight.engines import engine_named

    search = engine_named(ENGINE).start(TourRequest(whole(40, 40), (20, 20)))
    depths = [next(search) for _ in range(6)][1:]  # the first says that it is ready
    assert all(not isinstance(event, Found) and event.snapshot is not None for event in depths)
    search.close()
