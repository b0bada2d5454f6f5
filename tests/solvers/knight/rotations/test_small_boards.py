"""On boards of up to 6x6, squares missing or not, the answer is never open: a tour, or the proof that there is none."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from solvers.knight.board import Board
from solvers.knight.rotations.random_closed import search
from solvers.knight.tour import TourRequest
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
    assert proved > 5
