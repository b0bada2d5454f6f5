"""What is said of the puzzles of the days."""

from __future__ import annotations

from datetime import date

import pytest

from app.klotski.daily.days import Days, DayState
from app.klotski.daily.words import (
    best_text,
    corner_forms,
    day_lines,
    month_sentence,
    state_text,
    streak_text,
    streaks_sentence,
)
from tests.app.klotski.daily.solving import Clock, come_to, solve

MONDAY = date(2026, 11, 23)
"""Its puzzle takes 13 moves."""


def test_beside_the_tabs_stands_how_the_puzzle_of_today_stands(days: Days, clock: Clock) -> None:
    for number in (9, 10, 11):
        solve(days, clock, number)
    assert corner_forms(days) == ("Today's puzzle solved · 3 days in a row", "Today's puzzle solved", "3", "")
    come_to(days, clock, date(2026, 11, 12))
    assert corner_forms(days) == ("Today's puzzle · 3 days in a row", "Today's puzzle", "3", "")
    come_to(days, clock, date(2026, 11, 13))
    assert corner_forms(days) == ("Today's puzzle", "")
    solve(days, clock, 13)
    assert corner_forms(days) == ("Today's puzzle solved", ""), "one day is no row"
    solve(days, clock, 14)
    assert corner_forms(days) == ("Today's puzzle solved · 2 days in a row", "Today's puzzle solved", "2", "")
    for without in (date(2026, 10, 31), date(2036, 11, 1)):
        come_to(days, clock, without)
        assert corner_forms(days) == ("Puzzles of the days", "")


def test_the_streak_is_told_with_the_longest_one(days: Days, clock: Clock) -> None:
    assert streaks_sentence(days) == "Solve a puzzle on its day, and a streak begins."
    solve(days, clock, 8, on=9)
    assert streaks_sentence(days) == "Solve a puzzle on its day, and a streak begins."
    for number in (10, 11, 12):
        solve(days, clock, number)
    assert streaks_sentence(days) == "3 days in a row: the longest streak so far"
    come_to(days, clock, date(2026, 11, 20))
    assert streaks_sentence(days) == "Longest streak: 3 days"
    solve(days, clock, 20)
    solve(days, clock, 21)
    assert streaks_sentence(days) == "2 days in a row · Longest streak: 3 days"
    assert streak_text(1) == "1 day in a row"


@pytest.mark.parametrize(
    ("state", "stars", "told"),
    [
        (DayState.ON_TIME, 3, "Solved on its day, 3 stars · best possible: 13 moves"),
        (DayState.ON_TIME, None, "Solved on its day · best possible: 13 moves"),
        (DayState.LATE, 1, "Solved later, 1 star · best possible: 13 moves"),
        (DayState.LATE, 0, "Solved later · best possible: 13 moves"),
        (DayState.TODAY, None, "Today's puzzle, not solved yet · best possible: 13 moves"),
        (DayState.OPEN, None, "Not solved · best possible: 13 moves"),
        (DayState.FUTURE, None, "Opens on its day"),
        (DayState.NONE, None, "No puzzle for this day"),
    ],
)
def test_a_day_is_told_in_two_lines(state: DayState, stars: int | None, told: str) -> None:
    assert day_lines(MONDAY, state, stars) == ("Monday, 23 November 2026", told)


def test_every_state_has_words_of_its_own() -> None:
    assert len({state_text(state) for state in DayState}) == len(DayState)


def test_a_day_without_a_puzzle_has_no_best_solution() -> None:
    assert best_text(date(2026, 11, 1)).startswith("best possible: ")
    assert best_text(date(2026, 10, 31)) == best_text(date(2036, 11, 1)) == ""


def test_a_month_is_told_by_what_is_solved_of_it() -> None:
    assert month_sentence(date(2026, 11, 1), 3, 23) == "3 of 23 solved in November 2026"
