"""Searches of the tests' own, for the window to run."""

from __future__ import annotations

import time
from collections.abc import Callable
from enum import StrEnum
from threading import Event

from solvers.comparison.compare import ComparisonProgress
from solvers.search import Found, Outcome, Progress, Search, Verdict


class Letters(StrEnum):
    """A fault to raise."""

    WRONG = "the letter {letter} is wrong"


def quick(answers: int) -> Search[int]:
    """So many answers, one after another."""
    for number in range(1, answers + 1):
        yield Progress(number, number)
        yield Found(number, number)
    return Verdict(Outcome.EXHAUSTED, answers)


def endless() -> Search[int]:
    """Reports every millisecond or so, and never an answer; the page of comparisons can show it too."""
    visited = 0
    while True:
        visited += 1
        time.sleep(0.001)
        yield Progress(visited, visited, snapshot=ComparisonProgress(0, 1, None, None, ()))


def held_up(ready: Event) -> Callable[[], Search[int]]:
    """What begins a search that says nothing until it is ready, as if something had to be compiled first."""

    def begin() -> Search[int]:
        ready.wait()
        return endless()

    return begin
