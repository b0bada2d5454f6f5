"""What is said of the puzzles of the days, in the user's language."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QCoreApplication

from app.klotski.daily.days import Days, DayState
from app.klotski.words import counted
from app.ui.words.dates import month_text, weekday_text
from app.ui.words.numbers import grouped, plural, spoken_stars
from solvers.klotski.catalogue.daily import puzzle_of
from solvers.klotski.moves import Metric

SHORTEST_STREAK = 2
"""A row of so many days is worth a word."""


def corner_forms(days: Days) -> tuple[str, ...]:
    """What stands beside the tabs, from the whole of it to the little there is always room for."""
    if not days.has_puzzle:
        return QCoreApplication.translate("Daily", "Puzzles of the days"), ""
    if days.state(days.today) is DayState.TODAY:
        title = QCoreApplication.translate("Daily", "Today's puzzle")
    else:
        title = QCoreApplication.translate("Daily", "Today's puzzle solved")
    if days.streak < SHORTEST_STREAK:
        return title, ""
    return beside(title, streak_text(days.streak)), title, grouped(days.streak), ""


def beside(one: str, other: str) -> str:
    """Two short texts that belong together on one line."""
    return QCoreApplication.translate("Daily", "{one} · {other}").format(one=one, other=other)


def streak_text(number: int) -> str:
    """A number of days in a row."""
    return plural("Daily", "{number} days in a row", number)


def streaks_sentence(days: Days) -> str:
    """The present streak and the longest one."""
    if days.longest_streak == 0:
        return QCoreApplication.translate("Daily", "Solve a puzzle on its day, and a streak begins.")
    if days.streak == days.longest_streak:
        return QCoreApplication.translate("Daily", "{streak}: the longest streak so far").format(
            streak=streak_text(days.streak)
        )
    longest = plural("Daily", "Longest streak: {number} days", days.longest_streak)
    return longest if days.streak == 0 else beside(streak_text(days.streak), longest)


def state_text(state: DayState) -> str:
    """What the puzzle of a day is to the person."""
    return {
        DayState.ON_TIME: QCoreApplication.translate("Daily", "Solved on its day"),
        DayState.LATE: QCoreApplication.translate("Daily", "Solved later"),
        DayState.TODAY: QCoreApplication.translate("Daily", "Today's puzzle, not solved yet"),
        DayState.OPEN: QCoreApplication.translate("Daily", "Not solved"),
        DayState.FUTURE: QCoreApplication.translate("Daily", "Opens on its day"),
        DayState.NONE: QCoreApplication.translate("Daily", "No puzzle for this day"),
    }[state]


def best_text(day: date) -> str:
    """The fewest moves that the puzzle of a day takes; empty where there is none."""
    puzzle = puzzle_of(day)
    if puzzle is None:
        return ""
    return QCoreApplication.translate("Daily", "best possible: {moves}").format(
        moves=counted(puzzle.optimum, Metric.MOVES)
    )


def day_lines(day: date, state: DayState, stars: int | None) -> tuple[str, str]:
    """A day, and below it what its puzzle is to the person and how hard it is, unless it is still to come."""
    told = state_text(state)
    if stars:
        told = QCoreApplication.translate(
            "Daily", "{solved}, {stars}", "the puzzle of a day: solved with three stars"
        ).format(solved=told, stars=spoken_stars(stars))
    if state not in (DayState.FUTURE, DayState.NONE):
        told = beside(told, best_text(day))
    return weekday_text(day), told


def month_sentence(month: date, solved: int, number: int) -> str:
    """How many of the puzzles of a month are solved, up to today."""
    return QCoreApplication.translate("Daily", "{solved} of {number} solved in {month}").format(
        solved=grouped(solved), number=grouped(number), month=month_text(month)
    )
