"""Warnsdorff's rule with each of its tie-breaks, and the complete search behind it."""

from __future__ import annotations

import pytest

from solvers.knight.engines import engine_named
from solvers.knight.tour import Tour, TourRequest
from solvers.search import Drive, Found, Outcome, Verdict
from tests.solvers.knight.asking import answers, first_answer, whole
from tests.solvers.knight.rules import assert_answers

ENGINES = ["warnsdorff", "warnsdorff-fixed", "warnsdorff-random", "warnsdorff-pohl", "warnsdorff-squirrel-cull"]


@pytest.mark.parametrize("engine", ENGINES)
def test_a_tour_from_every_square_of_the_chessboard(engine: str) -> None:
    for start in whole(8, 8).squares:
        assert isinstance(first_answer(engine, TourRequest(whole(8, 8), start))[0], Tour)


def test_roths_ties_need_no_second_attempt_on_the_chessboard() -> None:
    """All 64 starts succeed at once."""
    for start in whole(8, 8).squares:
        assert first_answer("warnsdorff", TourRequest(whole(8, 8), start))[1][-1].visited == 64


def test_roths_ties_fail_first_at_248_from_a_corner() -> None:
    visited = {n: first_answer("warnsdorff", TourRequest(whole(n, n), (0, 0)))[1][-1].visited for n in (246, 247, 248)}
    assert visited[246] == 246**2
    assert visited[247] == 247**2
    assert visited[248] > 248**2


@pytest.mark.parametrize("corner", [(0, 0), (0, -1), (-1, 0), (-1, -1)])
def test_squirrel_and_culls_orders_succeed_at_once_from_every_corner(corner: tuple[int, int]) -> None:
    """Except on 74x74, as others found too; the other attempts then find a tour."""
    for side in [*range(5, 120), 203, 256]:
        start = (corner[0] % side, corner[1] % side)
        tour, progress = first_answer("warnsdorff-squirrel-cull", TourRequest(whole(side, side), start))
        assert isinstance(tour, Tour)
        assert (progress[-1].visited == side * side) == (side != 74)


def test_the_seed_decides_the_lots() -> None:
    def order(seed: int) -> list[int]:
        tour, _ = first_answer("warnsdorff-random", TourRequest(whole(12, 12), (3, 4), seed=seed))
        assert isinstance(tour, Tour)
        return list(tour.order)

    assert order(1) == order(1)
    assert len({tuple(order(seed)) for seed in range(10)}) == 10


@pytest.mark.parametrize("engine", ENGINES)
def test_closed_tours_and_given_ends(engine: str) -> None:
    for request in [
        TourRequest(whole(8, 8), (3, 4), closed=True),
        TourRequest(whole(8, 8), closed=True),
        TourRequest(whole(10, 12), (0, 0), (5, 6)),
        TourRequest(whole(8, 8), None, (4, 4)),
        TourRequest(whole(8, 8, [(0, 0), (0, 1), (7, 7), (4, 3)]), (2, 2), closed=True),
    ]:
        assert isinstance(first_answer(engine, request)[0], Tour), request


def test_next_tour_never_repeats_one() -> None:
    tours, _ = answers("warnsdorff", TourRequest(whole(8, 8), (0, 0)), 200)
    assert len(tours) == 200


def test_all_tours_of_a_small_board_and_the_verdict_behind_them() -> None:
    tours, verdict = answers("warnsdorff", TourRequest(whole(5, 5), (2, 2)))
    assert len(tours) == 64
    assert verdict is not None
    assert verdict.outcome is Outcome.EXHAUSTED


def test_when_the_rule_fails_the_complete_search_proves_it() -> None:
    """4x5 without two squares: no theorem speaks, and an exhausted search proves that there is no tour."""
    outcome, progress = first_answer("warnsdorff", TourRequest(whole(4, 5, [(3, 1), (3, 2)])))
    assert isinstance(outcome, Verdict)
    assert outcome.outcome is Outcome.EXHAUSTED
    assert "complete search" in str(progress[-1].remark)


def test_a_large_board() -> None:
    tour, progress = first_answer("warnsdorff", TourRequest(whole(300, 500), (7, 7)))
    assert isinstance(tour, Tour)
    assert progress[-1].depth == 150_000


def test_a_million_squares() -> None:
    request = TourRequest(whole(1000, 1000), (0, 0))
    for engine in ("warnsdorff", "warnsdorff-squirrel-cull"):
        found = Drive(engine_named(engine).start(request)).next_answer()
        assert isinstance(found, Found)
        assert_answers(found.answer, request)
