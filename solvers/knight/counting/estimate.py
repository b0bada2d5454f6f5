"""What a count will take, said before it begins; imports no numpy."""

from __future__ import annotations

from dataclasses import dataclass

from solvers.knight.counting.plan import CountMethod, Plan, plan
from solvers.knight.tour import TourRequest

MEMORY_BYTES = 2_000_000_000
"""The default limit of the memory that a count may take."""

BYTES_A_FRONTIER = 60
SECONDS_A_FRONTIER = 1e-6

PEAKS = {
    True: {0: 1, 1: 1, 2: 1, 3: 60, 4: 500, 5: 5_000, 6: 300_000, 7: 2_000_000, 8: 60_000_000},
    False: {0: 1, 1: 1, 2: 10, 3: 500, 4: 5_000, 5: 50_000, 6: 1_000_000, 7: 25_000_000, 8: 1_000_000_000},
}
"""The most frontiers after a square on long boards, by closed and by the width of the sweep."""


@dataclass(frozen=True, slots=True)
class CountEstimate:
    """What a count is likely to take: half or twice as much is possible, and on a busy machine more time.

    `frontiers` is the most that are held at a time; 0 where there are none. A count that is known takes nothing.
    """

    seconds: float
    memory_bytes: int
    frontiers: int
    method: CountMethod


def estimate(request: TourRequest, memory_bytes: int = MEMORY_BYTES, quoting: bool = True) -> CountEstimate | None:
    """What `counting.count` with the same arguments is likely to take; None where no memory would be enough.

    The memory may be more than `memory_bytes`: then the count is given up, unless it is allowed that much. Raises
    `InputError` for ends that are not on the board.
    """
    request.check()
    planned = plan(request, quoting)
    if planned is None:
        return None
    if planned.method is CountMethod.SWEEP:
        return _of_sweep(planned)
    return CountEstimate(2.0 if planned.method is CountMethod.ENUMERATION else 0.0, 0, 0, planned.method)


def _of_sweep(planned: Plan) -> CountEstimate:
    assert planned.division is not None
    width = planned.division.slots // 2
    peak = PEAKS[planned.asked.closed][width]
    seconds = SECONDS_A_FRONTIER * peak * 8
    return CountEstimate(seconds, peak * BYTES_A_FRONTIER, peak, planned.method)


@dataclass(frozen=True, slots=True)
class Work:
    """What a count by sweeps is expected to do."""

    visited: int
    sweeps: float

    def share(self, visited: int, joining: bool, joined: float) -> float:
        """How much of the work is done."""
        if joining:
            return self.sweeps + (1 - self.sweeps) * joined
        return self.sweeps * min(1.0, visited / self.visited)
