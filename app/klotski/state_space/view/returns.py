"""How bright a node shines that a method comes back to: each of its visits counts less than the one before."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Int32s = NDArray[np.int32]
Int64s = NDArray[np.int64]

MOST_BRIGHTNESS = 12
"""So often a node is lit, at most."""


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
