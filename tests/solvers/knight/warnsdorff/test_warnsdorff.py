"""Warnsdorff's rule with each of its tie-breaks, and the complete search behind it."""

from __future__ import annotations

import pytest

from solvers.knight.board import Board
from solvers.knight.engines import engine_named
from solvers.knight.tour import Tour, TourRequest
from solvers.knight.warnsdorff.warnsdorff import Remark, first_tour
from solvers.message import Message
from solvers.search import Drive, Found, Outcome, Verdict
from tests.solvers.knight.asking import answers, first_answer, whole
from tests.solvers.knight.rules import assert_answers
from tests.solvers.knight.slow_steps import steps

ENGINES = ["warnsdorff", "warnsdorff-fixed", "warnsdorff-random", "warnsdorff-pohl", "warnsdorff-squirrel-cull"]


def walled(rows: int, columns: int) -> Board:
    """A board on which the knight never comes out of the first three rows."""
    return whole(rows, columns, [(row, column) for row in (3, 4) for column in range(columns)])


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


@pytest.mark.sampled
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
    """5x5 without four squares: no quick argument is found, and an exhausted search proves that there is no tour."""
    outcome, progress = first_answer("warnsdorff", TourRequest(whole(5, 5, [(0, 1), (0, 4), (2, 0), (2, 4)])))
    assert isinstance(outcome, Verdict)
    assert outcome.outcome is Outcome.EXHAUSTED
    assert progress[-1].remark == Message(Remark.COMPLETE, {"tries": 120})


@pytest.mark.parametrize(
    ("request_", "tries"),
    [
        (TourRequest(whole(5, 6), (1, 3), (3, 2)), 2_000),
        (TourRequest(walled(200, 500), (0, 0)), 120),
        (TourRequest(walled(200, 500), (0, 0), (0, 1)), 202),
        (TourRequest(walled(400, 500), (0, 0), (0, 1)), 120),
    ],
    ids=["5x6", "free end", "200x500", "400x500"],
)
def test_an_end_is_tried_for_more_often_the_fewer_squares_there_are(request_: TourRequest, tries: int) -> None:
    """Attempts may visit twenty million squares in all, but there are 120 to 2,000 of them."""
    assert tried(request_) == tries


def tried(request: TourRequest) -> int:
    """How many attempts the rule makes in vain."""
    following = first_tour(request)
    while True:
        try:
            next(following)
        except StopIteration as end:
            _, tries, tour = end.value
            assert tour is None
            return tries


def test_the_attempts_of_a_closed_tour_end_on_each_neighbour_of_its_start() -> None:
    """A board without a closed tour; each attempt keeps one square for the end."""
    board = whole(6, 6, [(1, 1), (2, 3), (3, 0), (3, 3)])
    start = (2, 2)
    for step in steps("warnsdorff", TourRequest(board, start, closed=True), 300):
        trace = step.trace
        beside = list(board.neighbours(start))
        end = beside[(trace.attempt - 1) % len(beside)]
        assert end not in step.path
        assert board.index(end) not in {move.square for move in trace.moves}


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
