"""The puzzles of the days: a layout for every date of ten years, the same for everyone.

They are data, in `resources/layouts/daily.txt`, made once by `.setup/daily.py` and never changed after: the first line
says the version of the table, each other line a date, a layout in the text form and the moves of a shortest solution.
The file is read when a day is first asked for.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, timedelta
from functools import cache
from importlib import resources

from solvers.klotski.layout import Layout

FIRST_DAY = date(2026, 11, 1)
LAST_DAY = date(2036, 10, 31)

HEADING = "Huarong Knight, puzzles of the days, version 1"
"""The first line of the table; another version would be another table, with other layouts for the same dates."""

BANDS = (
    range(8, 16),
    range(16, 26),
    range(26, 41),
    range(41, 56),
    range(56, 73),
    range(73, 90),
    range(90, 139),
)
"""How many moves a shortest solution takes, by weekday from Monday, the easiest, to Sunday, the hardest."""


@dataclass(frozen=True, slots=True)
class DailyPuzzle:
    """The puzzle of a day; `optimum` is the number of moves of a shortest solution."""

    day: date
    layout: Layout
    optimum: int


def puzzle_of(day: date) -> DailyPuzzle | None:
    """The puzzle of a day; None before `FIRST_DAY` and after `LAST_DAY`."""
    if not FIRST_DAY <= day <= LAST_DAY:
        return None
    _, text, optimum = _lines()[(day - FIRST_DAY).days].split()
    return DailyPuzzle(day, Layout.parse(text), int(optimum))


def day_of(layout: Layout) -> date | None:
    """The day whose puzzle a layout or its mirror image is; None for any other."""
    number = _numbers().get(str(layout))
    if number is None:
        number = _numbers().get(str(layout.mirror()))
    return None if number is None else FIRST_DAY + timedelta(number)


@cache
def _lines() -> tuple[str, ...]:
    """The lines of the table, the first day's first."""
    text = resources.files("resources").joinpath("layouts", "daily.txt").read_text("utf-8")
    return tuple(text.splitlines()[1:])


@cache
def _numbers() -> dict[str, int]:
    """How many days after the first each layout comes, by its text form."""
    return {line.split(maxsplit=2)[1]: number for number, line in enumerate(_lines())}
