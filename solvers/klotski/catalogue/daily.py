"""The puzzles of the days: a layout for every date of ten years, the same for everyone.

They are data, in `resources/layouts/daily.txt`, made once by `.setup/daily.py` and never changed after: the first line
says the version of the table, each other line a date, a layout in the text form and the moves of a shortest solution.
The file is read when a day is first asked for.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from functools import cache

from solvers.klotski.layout import Layout
from solvers.resource_files import resource_file

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


DATE_LENGTH = len("2026-11-01")


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
    begins = _table().index(f"\n{day.isoformat()} ") + 1
    _, text, optimum = _table()[begins : _table().index("\n", begins)].split()
    return DailyPuzzle(day, Layout.parse(text), int(optimum))


def day_of(layout: Layout) -> date | None:
    """The day whose puzzle a layout or its mirror image is; None for any other."""
    for shown in (layout, layout.mirror()):
        found = _table().find(f" {shown} ")
        if found >= 0:
            return date.fromisoformat(_table()[found - DATE_LENGTH : found])
    return None


def optimum_of(text: str) -> int | None:
    """The moves of a shortest solution of the puzzle that stands in the table in this text form; None of any other."""
    found = _table().find(f" {text} ")
    return None if found < 0 else int(_table()[found:].split(maxsplit=2)[1])


@cache
def _table() -> str:
    """The whole of the file; to look for a line in it is quicker than to take all lines apart."""
    return resource_file("layouts", "daily.txt").read_text("utf-8")
