"""When a moving picture of a search shows what: first the visits, then the solution that was found."""

from __future__ import annotations

from typing import NamedTuple

FRAME_MS = 80
FIRST_MS, FOUND_MS, LAST_MS = 600, 600, 2600
"""How long the beginning, the moment before the solution is played, and the end stay to be seen."""
HELD = 3
"""For so many frames the board shows one position, so that a person can see it."""
SOLUTION = 0.6
"""The time of the solution, at most, as a share of that of the search."""


class Moment(NamedTuple):
    """What one frame shows: so many visits lit, and so many steps of the solution; None before it is found.

    The board shows the position that was visited last of the first `shown` visits, or that after these steps.
    """

    visits: int
    shown: int
    steps: int | None
    milliseconds: int


def moments_of(visits: int, steps: int | None, seconds: float) -> list[Moment]:
    """The frames for so many visits, which take so many seconds, and a solution of so many steps; None for none."""
    counts = _counts(visits, seconds)
    search = [Moment(count, counts[number - number % HELD], None, FRAME_MS) for number, count in enumerate(counts)]
    search[0] = search[0]._replace(milliseconds=FIRST_MS)
    taken = [] if steps is None else _counts(steps, SOLUTION * seconds)
    solution = [Moment(visits, visits, step, FRAME_MS) for step in taken]
    if solution:
        solution[0] = solution[0]._replace(milliseconds=FOUND_MS)
    frames = search + solution
    return [*frames[:-1], frames[-1]._replace(milliseconds=LAST_MS)]


def _counts(number: int, seconds: float) -> list[int]:
    """From none to all of a number, no more often than it needs."""
    frames = max(1, min(number, round(seconds * 1000 / FRAME_MS)))
    return [number * frame // frames for frame in range(frames + 1)]
