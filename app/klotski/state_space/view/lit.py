"""What of a method's visits is lit on a map, and how brightly."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from solvers.array_types import Int32s, Int64s

if TYPE_CHECKING:
    from solvers.klotski.state_space.visits import Visits

MOST_BRIGHTNESS = 12
"""So often a node is lit, at most."""


@dataclass(frozen=True, eq=False)
class LitVisits:
    """The first `count` visits of a method are lit; the map is dimmed around them.

    Of a method that begins again from the start, only the visits since then are lit.
    """

    visits: Visits
    count: int

    @property
    def begin(self) -> int:
        """The first visit that is lit."""
        iterations = self.visits.iterations
        return int(iterations[max(0, bisect_right(iterations, self.count - 1) - 1)])

    @property
    def done(self) -> bool:
        """Whether all visits have been made."""
        return self.count >= len(self.visits.nodes)


class Returns:
    """Counts the visits of each node.

    A method that comes back again and again would else make everything white.
    """

    def __init__(self, nodes: int) -> None:
        self._times = np.zeros(nodes, np.int64)

    def brightened(self, visited: Int32s) -> Int32s:
        """The nodes that shine brighter after more visits: by the first, the second, the 4th, the 8th and so on."""
        before = self._times
        self._times = before + np.bincount(visited, minlength=len(before))
        nodes = np.flatnonzero(self._times > before)
        return np.repeat(nodes, _brightness(self._times[nodes]) - _brightness(before[nodes])).astype(np.int32)


def _brightness(times: Int64s) -> Int64s:
    """How often a node is lit that was visited so often."""
    return np.minimum(MOST_BRIGHTNESS, np.frexp(times.astype(np.float64))[1])
