"""On boards of up to 6x6, squares missing or not, the answer is never open: a tour, or the proof that there is none."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from solvers.knight.board import Board
from solvers.knight.rotations.random_closed import LISTED_TOURS, ListRemark, search
from solvers.knight.tour import TourRequest
from solvers.knight.trace import RotationStep, RotationTrace
from solvers.message import Message
from solvers.pace import FULL_SPEED, Pace
from solvers.search import Drive, Found, Outcome, Progress
from tests.solvers.knight.brute_force import number_of_tours
from tests.solvers.knight.rules import assert_answers

SIZES = [(6, 6), (6, 6), (6, 6), (5, 7), (5, 6), (6, 5), (5, 5), (4, 9), (4, 6), (3, 12), (3, 10), (2, 18)]
MOST_REPORTS = 1_000
"""After so many reports, several seconds, an answer is late."""


def a_request(random: Random, closed: bool) -> TourRequest:
    """A board with up to 12 squares missing, as many of each colour, and ends given or not."""
    rows, columns = random.choice(SIZES)
    squares = list(product(range(rows), range(columns)))
    missing: set[tuple[int, int]] = set()
    for _ in range(random.randint(0, 6)):
        for colour in (0, 1):
            missing.add(random.choice([square for square in squares if sum(square) % 2 == colour]))
    board = Board(rows, columns, frozenset(missing))
    start = random.choice([None, random.choice(board.squares)])
    beside = board.squares if start is None or not closed else tuple(board.neighbours(start))
    end = random.choice([None, random.choice(beside or board.squares)])
    return TourRequest(board, start, None if end == start else end, closed, random.randint(0, 9))


@pytest.mark.parametrize("closed", [True, False])
def test_no_answer_is_left_open(closed: bool) -> None:
    random = Random(17)
    found = proved = 0
    for _ in range(600):
        request = a_request(random, closed)
        reports: list[Progress] = []
        answer = Drive(search(request)).next_answer(lambda late=reports: len(late) > MOST_REPORTS, reports.append)
        if isinstance(answer, Found):
            assert_answers(answer.answer, request)
            found += 1
        else:
            assert answer.outcome is not Outcome.STOPPED
            if answer.outcome is Outcome.EXHAUSTED and request.board.size <= 26:
                assert number_of_tours(request.board, request.start, request.end, closed) == 0
            proved += answer.outcome is Outcome.EXHAUSTED
    assert found > 40
    assert proved > 2


class ByTheStep(Pace):
    """One node from each report to the next."""

    def nodes(self) -> int:
        return 1


def asked(request: TourRequest, tours: int, pace: Pace = FULL_SPEED) -> tuple[list[list[int]], list[Progress]]:
    """So many tours of a request, and the reports that are steps of the search."""
    drive, reports, found = Drive(search(request)), list[Progress](), list[list[int]]()
    for _ in range(tours):
        answer = drive.next_answer(listen=reports.append, pace=pace)
        assert isinstance(answer, Found)
        found.append(answer.answer.order.tolist())
    return found, [report for report in reports if report.is_step]


@pytest.mark.parametrize("request_", [TourRequest(Board(6, 6), closed=True, seed=3), TourRequest(Board(5, 6), (0, 0))])
def test_who_watches_sees_rotations_and_not_the_list_that_comes_first(request_: TourRequest) -> None:
    _, steps = asked(request_, 1, ByTheStep())
    first, *others = (report.trace for report in steps)
    assert first == RotationTrace(RotationStep.STARTED)
    assert others
    assert all(isinstance(trace, RotationTrace) for trace in others)
    assert all(report.remark == Message(ListRemark.MANY, {"tours": LISTED_TOURS}) for report in steps)


@pytest.mark.parametrize(("rows", "columns"), [(5, 6), (3, 10)])
def test_a_few_tours_are_drawn_from_their_list_and_it_says_so(rows: int, columns: int) -> None:
    request = TourRequest(Board(rows, columns), closed=True)
    _, steps = asked(request, 5, ByTheStep())
    number = number_of_tours(request.board, None, None, True) // 2
    assert 0 < number <= LISTED_TOURS
    assert len(steps) == 5, "there is nothing else to watch"
    assert all(report.remark == Message(ListRemark.FEW, {"tours": number}) for report in steps)


@pytest.mark.parametrize(
    "request_", [TourRequest(Board(6, 6), closed=True, seed=3), TourRequest(Board(5, 6), closed=True)]
)
def test_the_tours_of_a_seed_are_the_same_at_any_pace(request_: TourRequest) -> None:
    assert asked(request_, 4)[0] == asked(request_, 4, ByTheStep())[0]


def test_every_tour_comes_after_more_rotations_than_the_one_before() -> None:
    _, steps = asked(TourRequest(Board(6, 6), closed=True), 40)
    rotations = [report.counters["rotations"] for report in steps if "rotations" in report.counters]
    before_tours = rotations[-20:]
    assert before_tours == sorted(set(before_tours)), "though several are found in one slice"
