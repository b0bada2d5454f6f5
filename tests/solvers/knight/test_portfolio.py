"""Methods that go by turns: which of them finds what depends on neither the pace nor how busy the machine is."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from solvers.knight import method_choice
from solvers.knight.backtracking import complete
from solvers.knight.board import Board
from solvers.knight.portfolio import Method, Quota, portfolio
from solvers.knight.rotations import random_closed
from solvers.knight.tour import Tour, TourRequest
from solvers.message import Message
from solvers.pace import FULL_SPEED, Pace
from solvers.search import Drive, Found, Outcome, Progress, Search, Verdict
from tests.solvers.knight.asking import described, whole

SHORT_TURNS = Method(complete.search, 300), Method(random_closed.search, 500)

Begin = Callable[[TourRequest], Search[Tour]]

ROTATIONS, COMPLETE = "rotations", "cut_off"
"""A counter of each method, by which its reports are told."""


class Erratic(Pace):
    """Grants now few nodes and now many, as a machine does that is busy with other things."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._lots = Random(most)

    def nodes(self) -> int:
        return self._lots.randint(1, self._most)

    def wait(self, stopped: Callable[[], bool]) -> None:
        assert not stopped()


def short_turns(request: TourRequest) -> Search[Tour]:
    return portfolio(SHORT_TURNS, request, Message(method_choice.AutomaticChoice.COMPLETE))


def run(begin: Begin, request: TourRequest, answers: int, pace: Pace) -> tuple[list[object], list[str]]:
    """What was answered after how many squares by which method, and the methods in the order of their turns."""
    reports: list[Progress] = []
    turns: list[str] = []
    told: list[object] = []

    def listen(progress: Progress) -> None:
        reports.append(progress)
        method = ROTATIONS if ROTATIONS in progress.counters else COMPLETE
        if turns[-1:] != [method]:
            turns.append(method)

    drive = Drive(begin(request))
    while len(told) < answers and not (told and isinstance(told[-1], Verdict)):
        event = drive.next_answer(listen=listen, pace=pace)
        told.append((tour_squares(event), turns[-1], dict(reports[-1].counters)) if isinstance(event, Found) else event)
    return told, turns


def tour_squares(found: Found[Tour]) -> tuple[object, int]:
    return tuple(found.answer.order), found.visited


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("begin", "request_", "answers"),
    [
        (method_choice.search, TourRequest(whole(4, 58), (0, 19)), 2),
        (short_turns, TourRequest(whole(5, 6), closed=True), 20),
        (short_turns, TourRequest(whole(3, 30), (0, 0), (0, 29)), 2),
    ],
    ids=described,
)
@pytest.mark.parametrize("most", [40, 5_000])
def test_neither_pace_nor_machine_changes_what_is_found_by_which_method(
    begin: Begin, request_: TourRequest, answers: int, most: int
) -> None:
    fast, fast_turns = run(begin, request_, answers, FULL_SPEED)
    slow, slow_turns = run(begin, request_, answers, Erratic(most))
    assert slow == fast
    assert slow_turns == fast_turns
    assert {ROTATIONS, COMPLETE} <= set(fast_turns)


def test_no_tour_is_found_twice_by_whichever_methods() -> None:
    """Two methods find the same tours in another order; one of them ends."""
    event = Drive(complete.search(TourRequest(Board(5, 5), (0, 0))))
    tours = [found.answer for found in (event.next_answer() for _ in range(4)) if isinstance(found, Found)]
    assert len(tours) == 4

    def finding(found: list[Tour], ends: bool) -> Method:
        def search(_: TourRequest, quota: Quota) -> Search[Tour]:
            for number, tour in enumerate(found, 1):
                quota.left -= 1
                yield Found(tour, number)
            while not ends:
                quota.left -= 1
                yield Progress(1, len(found))
            return Verdict(Outcome.EXHAUSTED, len(found))

        return Method(search, 1)

    methods = finding(tours[:3], ends=False), finding([*reversed(tours), tours[0]], ends=True)
    drive = Drive(portfolio(methods, TourRequest(Board(5, 5)), Message(method_choice.AutomaticChoice.COMPLETE)))
    answers: list[Tour] = []
    while isinstance(found := drive.next_answer(), Found):
        answers.append(found.answer)
    assert sorted(answers, key=tours.index) == tours
