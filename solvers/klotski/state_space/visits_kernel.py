"""Compiled: how often, and when first, each node of a state space was visited."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from solvers.kernels import kernel

Int64s = NDArray[np.int64]
Int32s = NDArray[np.int32]


@kernel("void(int32[::1], int64, int64[::1], int32[::1])")
def tally(nodes: Int32s, index: int, first: Int64s, times: Int32s) -> None:
    """Count some visits, of which the first has this index.

    `times` (int32) is how often each node was visited, and `first` (int64) the index of the first visit, -1 for none.
    """
    for number in range(len(nodes)):
        node = nodes[number]
        if times[node] == 0:
            first[node] = index + number
        times[node] += 1
