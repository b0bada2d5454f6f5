"""Tours of searches that people wrote, right and wrong."""

from __future__ import annotations

from typing import Any

import pytest

from solvers.knight.board import Board
from solvers.knight.leaper import Leaper, Wrap
from solvers.knight.own_search import TourTask
from solvers.knight.tour import TourRequest
from solvers.message import InputError
from solvers.own_search.running import WrongAnswer
from solvers.search import Found
from tests.solvers.conftest import LoadOwn
from tests.solvers.knight import rules
from tests.solvers.own_search.driven import Paced, driven

BACKTRACKING = """
def search(problem):
    path = [problem.start or problem.squares[0]]
    if (yield from completed(problem, path)):
        return path

def completed(problem, path):
    yield path
    if len(path) == len(problem.squares):
        ends = [path[-1]] if problem.end is None else [problem.end]
        return path[-1] in ends and (not problem.closed or path[0] in problem.successors(path[-1]))
    onward = {square: sum(other not in path for other in problem.successors(square))
              for square in problem.successors(path[-1]) if square not in path}
    for square in sorted(onward, key=onward.get):
        path.append(square)
        if (yield from completed(problem, path)):
            return True
        path.pop()
    return False
"""
TOUR = [(0, 0), (1, 2), (2, 0), (0, 1), (2, 2), (1, 0), (0, 2), (2, 1)]
"""All round the middle square of 3x3."""
RING = Board(3, 3, frozenset({(1, 1)}))
TORUS = Board(5, 5, piece=Leaper.parse("camel"), wrap=Wrap.BOTH)
CYLINDER = Board(3, 5, wrap=Wrap.COLUMNS)


@pytest.mark.parametrize(
    "request_",
    [
        TourRequest(Board(5, 5)),
        TourRequest(Board(8, 8), (7, 0)),
        TourRequest(Board(3, 10), (0, 0)),
        TourRequest(Board(5, 5), (0, 0), (4, 4)),
        TourRequest(RING, (0, 1), closed=True),
        TourRequest(Board(1, 1)),
        TourRequest(TORUS, (0, 0)),
        TourRequest(TORUS, (2, 1), closed=True),
        TourRequest(CYLINDER, (0, 0)),
    ],
)
def test_backtracking_finds_tours(load_own: LoadOwn, request_: TourRequest) -> None:
    end, reports = driven(load_own(BACKTRACKING).engine("knight").start(request_))
    assert isinstance(end, Found)
    tour = end.answer
    rules.assert_answers(tour, request_)
    assert [*(reports[-1].snapshot or ())] == [*tour.order]  # type: ignore[misc]
    assert reports[-1].depth == request_.board.size


def test_a_watched_search_shows_its_path(load_own: LoadOwn) -> None:
    _, reports = driven(load_own(BACKTRACKING).engine("knight").start(TourRequest(RING, (0, 0))), Paced(1))
    steps = [report for report in reports if report.is_step]
    assert [step.depth for step in steps if step.depth] == sorted(step.depth for step in steps if step.depth)
    assert max(step.counters["calls under way"] for step in steps) >= 9
    assert "goal tests" not in steps[-1].counters


def refusal(request_: TourRequest, squares: list[Any]) -> str:
    """Why these squares are no answer."""
    task = TourTask(request_)
    for number, square in enumerate(squares, 1):
        task.go_on(list(square), number)
    with pytest.raises(WrongAnswer) as refused:
        task.answer()
    return str(refused.value)


def test_a_right_tour_is_taken() -> None:
    for request_ in (TourRequest(RING), TourRequest(RING, (0, 0), closed=True), TourRequest(RING, (0, 0), (2, 1))):
        task = TourTask(request_)
        for number, square in enumerate(TOUR, 1):
            task.go_on(list(square), number)
        assert task.answer().squares == tuple(TOUR)


@pytest.mark.parametrize(
    ("request_", "squares", "told"),
    [
        (TourRequest(RING), [], "the tour visits 0 of 8 squares; it misses (0, 0)"),
        (TourRequest(RING), TOUR[:-1], "the tour visits 7 of 8 squares; it misses (2, 1)"),
        (TourRequest(RING), TOUR[:3] + TOUR[1:], "visit 4: c2 has already been visited"),
        (TourRequest(RING), TOUR[:3] + TOUR[4:], "visit 4: no move leads from a1 to c1"),
        (TourRequest(RING), [*TOUR[:3], (1, 1)], "visit 4: the square [1, 1] is not on the board"),
        (TourRequest(RING), [*TOUR[:3], (5, 1)], "visit 4: the square [5, 1] is not on the board"),
        (TourRequest(RING, (1, 2)), TOUR, 'the path begins at [0, 0], but "start" is [1, 2]'),
        (TourRequest(TORUS), [(0, 0), (2, 2)], "visit 2: no move leads from a5 to c3"),
        (TourRequest(RING, None, (0, 2)), TOUR, "the tour ends on (2, 1), but the end is (0, 2)"),
    ],
)
def test_a_wrong_tour_is_refused_with_its_first_wrong_visit(
    request_: TourRequest, squares: list[Any], told: str
) -> None:
    assert refusal(request_, squares).startswith(told)


def test_an_open_tour_is_refused_where_a_closed_one_is_asked_for(load_own: LoadOwn) -> None:
    own = load_own(BACKTRACKING.replace("problem.closed", "False"))
    with pytest.raises(WrongAnswer, match="the tour is not closed: no move leads from its end, "):
        driven(own.engine("knight").start(TourRequest(Board(5, 6), (0, 0), closed=True)))


def test_squares_may_be_lists_but_nothing_else(load_own: LoadOwn) -> None:
    own = load_own(f"def search(problem):\n    return [list(square) for square in {TOUR}]\n")
    end, _ = driven(own.engine("knight").start(TourRequest(RING)))
    assert isinstance(end, Found)
    own = load_own(f"def search(problem):\n    return [*{TOUR[:2]}, 'c1']\n")
    with pytest.raises(WrongAnswer, match="number 3 in the list that was returned, 'c1', is not of this problem"):
        driven(own.engine("knight").start(TourRequest(RING)))


def test_a_request_that_is_wrong_is_refused_before_anything_runs(load_own: LoadOwn) -> None:
    with pytest.raises(InputError):
        load_own(BACKTRACKING).engine("knight").start(TourRequest(RING, (1, 1)))
