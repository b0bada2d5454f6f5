"""Compiled: in which order a breadth-first search came to positions, told afterwards from those it has expanded."""

from __future__ import annotations

from solvers.array_types import Int32s, Int64s
from solvers.kernels import kernel
from solvers.klotski.breadth_first.kernel import MAX_SUCCESSORS, expand_canonical


@kernel(
    "void(int64[::1], int64[::1], int64[::1], int64, int64[:, ::1], int64, int64[::1], int32[::1])", "visits depths"
)
def write_visits(
    keys: Int64s,
    ends: Int64s,
    reached: Int64s,
    last: int,
    scratch: Int64s,
    metric: int,
    visits: Int64s,
    depths: Int32s,
) -> None:
    """Write the canonical successors of positions that have been expanded, in that order, and their depths.

    `keys`, `ends` and `scratch` are those of `advance`. `reached` (int64) holds the index of the next position, which
    is before `last`, and gets how many visits were written. Goes on until `visits`, and `depths` which is as long,
    might not have room for those of another position.
    """
    successors, lengths = scratch[0], scratch[1]
    index, written = int(reached[0]), 0
    depth = 0
    while ends[depth] <= index:
        depth += 1
    while index < last and written + MAX_SUCCESSORS <= len(visits):
        if index == ends[depth]:
            depth += 1
        found = expand_canonical(keys[index], metric, successors, lengths)
        for number in range(found):
            visits[written], depths[written] = successors[number], depth + 1
            written += 1
        index += 1
    reached[0], reached[1] = index, written
