"""Puzzles of the days, solved at a local time that the test sets."""

from __future__ import annotations

from datetime import date, datetime

from app.klotski.daily.days import Days
from app.klotski.ended_game import FinishedKlotskiGame
from solvers.klotski.catalogue.daily import puzzle_of
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric


class Clock:
    """A local time that the test sets."""

    def __init__(self) -> None:
        self.now = datetime(2026, 11, 23, 12)

    def __call__(self) -> datetime:
        return self.now


def layout_of(day: date) -> Layout:
    puzzle = puzzle_of(day)
    assert puzzle is not None
    return puzzle.layout


def game(layout: Layout, given: bool = False) -> FinishedKlotskiGame:
    """A finished game, of which only the layout matters here, and whether the program gave its solution."""
    return FinishedKlotskiGame(layout, Metric.MOVES, (), 11, 60.0, 0, 11, given=given)


def solve(days: Days, clock: Clock, day: int, on: int | None = None) -> None:
    """Solve the puzzle of a day of November 2026, on that day or another."""
    clock.now = datetime(2026, 11, day if on is None else on, 20, 30)
    days.take(game(layout_of(date(2026, 11, day))))


def come_to(days: Days, clock: Clock, day: date) -> None:
    """Let it be nine o'clock of a day."""
    clock.now = datetime(day.year, day.month, day.day, 9)
    days.renew()
