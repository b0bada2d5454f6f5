"""Compiled: the stack search of source 004, with directions ordered by static degree."""

from __future__ import annotations

from solvers.array_types import Int8s, Int32s, Int64s, UInt8s
from solvers.kernels import compiled, kernel
from solvers.knight.arrays import OFF
from solvers.knight.backtracking.sliced_search import ALIKE, DEEPEST, HEIGHT, VISITED
from solvers.slices import EXHAUSTED, FOUND, RUNNING

# The members of `state` after those of `sliced_search`, int64: iterations of the source's loop; pops; the end asked for
# or OFF; 1 for a closed tour. VISITED counts the pushes.
LOOPS, POPS, END, CLOSED = range(4, 8)


@kernel("void(int32[:, ::1], int64[::1])", "targets degrees")
def sort_targets(targets: Int32s, degrees: Int64s) -> None:
    """Sort the targets of each square, fewest onward moves first and `OFF` last; (rows * columns, k).

    The order among equals is that of the source's exchange sort, which decides which tour comes first.
    """
    for own in targets:
        for k in range(len(own)):
            for m in range(k + 1, len(own)):
                if own[m] != OFF and (own[k] == OFF or degrees[own[k]] > degrees[own[m]]):
                    own[k], own[m] = own[m], own[k]


@kernel(
    "int64(int32[:, ::1], int32[::1], int8[::1], uint8[::1], int64[::1], int32[::1], int64[::1], int64)",
    "path directions deepest",
    "targets visited entries",
)
def search_slice(
    targets: Int32s,
    path: Int32s,
    directions: Int8s,
    visited: UInt8s,
    entries: Int64s,
    deepest: Int32s,
    state: Int64s,
    budget: int,
) -> int:
    """Run the source's loop at most `budget` times; FOUND leaves the tour in `path`, already one step back.

    `targets` is (rows * columns, k); `path` and `directions` are the source's two stacks (one entry for each square of
    the board), `visited` (rows * columns) its marks. `entries` (rows * columns) counts the pushes of each square;
    `deepest`, as long as `path`, is the longest path so far.
    """
    size = len(path)
    height, alike = int(state[HEIGHT]), int(state[ALIKE])
    status = RUNNING
    for _ in range(budget):
        if height == 0:
            status = EXHAUSTED
            break
        state[LOOPS] += 1
        top = height - 1
        square = path[top]
        if height == size:
            status = FOUND if _wanted(targets, path, state) else RUNNING
        elif directions[top] < targets.shape[1]:
            target = targets[square, directions[top]]
            if target != OFF and not visited[target]:
                visited[square] = 1
                path[height] = target
                directions[height] = 0
                height += 1
                state[VISITED] += 1
                entries[target] += 1
                alike = min(alike, height - 1)
                if height > state[DEEPEST]:
                    state[DEEPEST] = height
                    for place in range(alike, height):
                        deepest[place] = path[place]
                    alike = height
            else:
                directions[top] += 1
            continue
        visited[square] = 0
        height -= 1
        state[POPS] += 1
        if height > 0:
            directions[height - 1] += 1
        if status == FOUND:
            break
    state[HEIGHT], state[ALIKE] = height, alike
    return status


@compiled
def _wanted(targets: Int32s, path: Int32s, state: Int64s) -> bool:
    """Whether a full path ends on the square asked for, and beside its start when a closed tour is asked for."""
    last = path[-1]
    if state[END] != OFF and state[END] != last:
        return False
    if state[CLOSED] == 0:
        return True
    return last in targets[path[0]]
