"""What of a method's visits is lit on a map, and how brightly."""

from __future__ import annotations

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
    """The visits from `begin` on, of the first `count`, are lit; the map is dimmed around them.

    `nodes` (int32) has all of them, in their order.
    """

    nodes: Int32s
    count: int
    begin: int = 0

    @property
    def done(self) -> bool:
        """Whether all visits have been made."""
        return self.count >= len(self.nodes)


def lit_until(visits: Visits, count: int) -> LitVisits:
    """The first `count` visits; of a method that begins again from the start, only those since then are lit."""
    return LitVisits(visits.nodes, count, int(visits.iterations[max(0, visits.iteration_at(count) - 1)]))


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
