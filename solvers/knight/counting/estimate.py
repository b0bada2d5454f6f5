"""What a count will take, said before it begins, from what was measured on whole boards; and how far a count is.

For other pieces than the knight, and where edges are joined, it is a guess from the length of the frontier.

Imports no numpy, so that views can import it.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, floor, log

from solvers.knight.counting.plan import MOST_PLACES, CountMethod, CountPlan, plan
from solvers.knight.counting.sweep import Division
from solvers.knight.tour import TourRequest

MEMORY_BYTES = 2_000_000_000
"""The default limit of the memory that a count may take."""

CLOSED = {
    1: (1,),
    2: (1, 1),
    3: (1, 4, 8, 12, 20, 30, 45, 60, 69),
    4: (8, 60, 200, 500, 600),
    5: (22, 242, 1_760, 11_300, 15_000, 17_100),
    6: (218, 4_200, 47_800, 303_000, 500_000),
    7: (1_260, 28_300, 847_000, 6_000_000, 9_000_000),
    8: (7_530, 1_300_000, 17_800_000, 150_000_000, 200_000_000),
}
"""How many frontiers are left after 1, 2, ... lines of so many squares, where closed tours are counted."""
OPEN = {
    1: (2, 3),
    2: (6, 10),
    3: (10, 40, 90, 245, 300, 350, 400, 430, 450),
    4: (60, 1_400, 2_700, 5_100, 5_400, 5_600, 5_700),
    5: (500, 10_400, 39_800, 117_000, 130_000, 140_000),
    6: (6_790, 200_000, 934_000, 3_130_000, 6_000_000),
    7: (30_000, 3_000_000, 16_000_000, 60_000_000, 90_000_000),
    8: (100_000, 20_000_000, 300_000_000, 2_000_000_000, 3_000_000_000),
}
"""The same for open tours, whatever their ends."""
OF_ODD_BOARDS = 0.6
"""The part of the frontiers that remains where both ends of a tour have one colour."""
WITH_ENDS = {0: 1.0, 1: 0.5, 2: 0.12}
"""The part that remains where so many ends are given."""

SECONDS_A_FRONTIER = 1e-6
"""For each frontier carried over a square."""
SECONDS_A_ROW = {True: 3e-6, False: 2.5e-5}
"""For each frontier of the near side, which is extended through a window of lines of 6 squares, by closed."""
ONE_COLOUR_IN_WINDOW, END_IN_WINDOW = 0.2, 0.4
"""The part of that time where both ends of a tour have one colour, and for each end that is given."""
TIMES_A_SQUARE = 7.0
"""How many times as long that takes where the lines have one more square."""

BYTES_NEAR, BYTES_FAR, BYTES_ROW = 33, 64, 28
"""The memory for a frontier of the near side, one of the far side, and one that is extended through the window."""
MOST_ROWS = 1 << 23
"""How many extended ones are collected at most: equal ones among them are joined once."""
ROWS_A_FRONTIER = 6
"""How many there is room for, for each frontier of the near side."""


@dataclass(frozen=True, slots=True)
class CountEstimate:
    """What a count is likely to take: half or twice as much is possible, and on a busy machine more time.

    `frontiers` is the most that are held at a time; 0 where there are none. A count that is known takes nothing.
    """

    seconds: float
    memory_bytes: int
    frontiers: int
    method: CountMethod


@dataclass(frozen=True, slots=True)
class Work:
    """What a count by sweeps is expected to do: frontiers `visited` in the sweeps, and the seconds of both parts."""

    visited: int
    sweeping: float
    joining: float

    def share(self, visited: int, joined: float | None) -> float:
        """How much is done, after so many frontiers, or from the end of the sweeps on after this share of the rest."""
        swept = self.sweeping / (self.sweeping + self.joining)
        if joined is None:
            return swept * min(1.0, visited / self.visited)
        return swept + (1 - swept) * joined


def estimate(request: TourRequest, memory_bytes: int = MEMORY_BYTES, quoting: bool = True) -> CountEstimate | None:
    """What `counting.count` with the same arguments is likely to take; None where no memory would be enough.

    The memory may be more than `memory_bytes`: then the count is given up, unless it is allowed that much. Raises
    `InputError` for ends that are not on the board.
    """
    request.check()
    planned = plan(request, quoting)
    if planned is None:
        return None
    if planned.division is None:
        return CountEstimate(0.0 if planned.method is CountMethod.KNOWN else 2.0, 0, 0, planned.method)
    near, far = _frontiers(planned, planned.division)
    rows = min(MOST_ROWS, ROWS_A_FRONTIER * near)
    needed = BYTES_NEAR * near + BYTES_FAR * far + BYTES_ROW * rows
    work = expected_work(planned, planned.division)
    return CountEstimate(work.sweeping + work.joining, needed, near + far, planned.method)


def expected_work(planned: CountPlan, division: Division) -> Work:
    """The work of the sweeps, and of joining them."""
    width = _width(division)
    visited = sum(_mean_after(planned, division, passed) for passed in range(len(division.far)))
    if not _is_alike(planned, division.sides_alike):
        visited += sum(_mean_after(planned, division, passed) for passed in range(len(division.near)))
    near, _ = _frontiers(planned, division)
    looked_at = near / 2 if _is_alike(planned, division.halves_alike) else near
    a_row = SECONDS_A_ROW[planned.asked.closed] * TIMES_A_SQUARE ** (width - 6) * _fewer_ends(planned)
    return Work(max(1, int(visited)), SECONDS_A_FRONTIER * max(1.0, visited), a_row * looked_at + 0.001)


def _width(division: Division) -> float:
    """How many squares the lines have of a knight's board with a frontier of this length."""
    return (len(division.window) if division.board.is_usual else division.slots) / 2


def _fewer_ends(planned: CountPlan) -> float:
    """What part of the choices in the window remains because not every square can be an end."""
    asked = planned.asked
    if asked.closed:
        return 1.0
    of_one_colour = ONE_COLOUR_IN_WINDOW if asked.board.size % 2 else 1.0
    return of_one_colour * END_IN_WINDOW ** ((asked.start is not None) + (asked.end is not None))


def _is_alike(planned: CountPlan, symmetric: bool) -> bool:
    """Whether a symmetry of the board serves the count: given ends break it."""
    return symmetric and planned.asked.start is None


def _frontiers(planned: CountPlan, division: Division) -> tuple[int, int]:
    """How many frontiers the near side leaves, and how many the far side."""
    near, far = (int(_mean_after(planned, division, len(side))) for side in (division.near, division.far))
    return max(1, near), max(1, far)


def _mean_after(planned: CountPlan, division: Division, passed: int) -> float:
    """How many frontiers there are once so many squares of a side are passed, from the tables."""
    asked = planned.asked
    width = min(MOST_PLACES / 2, max(1.0, _width(division)))
    lines = passed / width
    narrow, wide = floor(width), min(MOST_PLACES // 2, floor(width) + 1)
    table = CLOSED if asked.closed else OPEN
    logarithm = _between(_after_lines(table[narrow], lines), _after_lines(table[wide], lines), width - narrow)
    ends = (asked.start is not None) + (asked.end is not None)
    odd = OF_ODD_BOARDS if not asked.closed and asked.board.size % 2 else 1.0
    return max(1.0, exp(logarithm) * WITH_ENDS[ends] * odd)


def _after_lines(table: tuple[int, ...], lines: float) -> float:
    """The logarithm of the number of frontiers after some lines, which need not be whole."""
    logarithms = [0.0, *map(log, table)]
    last = len(table)
    whole = min(last, floor(lines))
    return _between(logarithms[whole], logarithms[min(last, whole + 1)], lines - whole if lines < last else 0.0)


def _between(one: float, other: float, part: float) -> float:
    return one + (other - one) * part


@dataclass(frozen=True, slots=True)
class CountProgress:
    """How far a count is, as the `trace` of its `Progress`.

    `passed` of `squares` are behind the line, and `frontiers` are held now. `peak_bytes` is the most memory that they
    have taken so far. `share` of the whole work is done, from 0 to 1; it never falls. `seconds_left` is None until
    there is enough to judge by. `joining` says whether both sides are passed and are being joined. At a slow pace,
    `behind` are the numbers of the squares that are passed, and `line` those of the squares on the frontier. The side
    that is passed now has so many `partial_tours`, and `ways` of them leave the commonest frontier: `joined` are the
    squares on which each path ends, and `full` those with both of their moves.
    """

    passed: int
    squares: int
    frontiers: int
    peak_bytes: int
    share: float
    seconds_left: float | None
    joining: bool
    behind: tuple[int, ...] = ()
    line: tuple[int, ...] = ()
    partial_tours: int = 0
    ways: int = 0
    joined: tuple[tuple[int, ...], ...] = ()
    full: tuple[int, ...] = ()
