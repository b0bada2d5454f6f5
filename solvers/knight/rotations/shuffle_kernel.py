"""Compiled: random rotations of a whole path, at both ends, each as likely as the one that undoes it (Mansfield 1982).

Every rotation that a path allows takes place at the same rate. So in the long run the time is even over all paths that
rotations lead to, and over the tours among them: a closed tour is as many paths as it has moves. A path stays for a
time of 1/r where it allows r rotations. A clock runs while the path is a tour, and whenever it has run for another
interval a tour is taken: so these are even as well, whereas those first come to are often such as are easy to enter.
"""

from __future__ import annotations

import numpy as np

from solvers.array_types import Int64s, UInt32s, UInt64s
from solvers.kernels import compiled, kernel
from solvers.knight.arrays import OFF
from solvers.knight.rotations.random_closed_kernel import REVERSALS_A_NODE, ROTATIONS, WORK, next_word
from solvers.slices import EXHAUSTED, FOUND, RUNNING

# The members of `shuffle`, int64: the squares on which tours start and end, or `OFF`; rotations so far, and how many of
# them come before the first tour; rotations from one tour to the next, on average; rotations since the last tour, or of
# all before the first, and the most there may be; time as a tour, and when the next one is taken; after how many tours
# a slice ends, and how many it has found; from there on, for each of them, the rotations of the whole search before it.
START, END, DONE, FIRST, GAP, SINCE, PATIENCE, CLOCK, DUE, MOST, TAKEN, BEFORE = range(12)

TICKS = 720_720
"""The unit of time: it can be divided by every number of rotations that a path can allow, up to 14."""

EXITS = np.uint64(8)
"""The column of a graph after those of the squares."""

ZERO, ONE, HALF = np.uint64(0), np.uint64(1), np.uint64(32)


@kernel(
    "int64(uint32[:, ::1], uint32[::1], uint32[::1], int64[::1], int64[::1], uint64[::1], uint32[:, ::1], int64)",
    "graph place",
)
def shuffle_slice(
    graph: UInt32s,
    path: UInt32s,
    place: UInt32s,
    state: Int64s,
    shuffle: Int64s,
    random: UInt64s,
    tours: UInt32s,
    budget: int,
) -> int:
    """Rotate for about `budget` nodes; FOUND leaves tours in `tours`, EXHAUSTED says that they are too rare.

    `graph` (rows * columns, 9) holds the squares that each square leads to, and then how many they are, less the one
    that a path comes from; `place` each square's place on the path, and `state` is that of `random_closed_kernel`.
    `tours` are (any number, squares).
    """
    last = state[WORK] + budget
    tail = np.uint64(len(path) - 1)
    shuffle[TAKEN] = 0
    while state[WORK] < last and shuffle[SINCE] <= shuffle[PATIENCE]:
        swaps = _rotate_an_end(graph, path, place, int(next_word(random)))
        state[WORK] += 1 + 2 * swaps // REVERSALS_A_NODE
        state[ROTATIONS] += 1
        shuffle[DONE] += 1
        shuffle[SINCE] += 1
        if _is_tour(graph, path, place, shuffle):
            allowed = np.int64(graph[path[ZERO], EXITS]) + np.int64(graph[path[tail], EXITS])
            shuffle[CLOCK] += TICKS // max(1, allowed)
        if shuffle[DONE] == shuffle[FIRST]:
            shuffle[DUE] = shuffle[CLOCK] + _interval(shuffle)
        elif shuffle[DONE] > shuffle[FIRST] and shuffle[CLOCK] >= shuffle[DUE]:
            shuffle[DUE] = max(shuffle[DUE] + _interval(shuffle), shuffle[CLOCK] + 1)
            shuffle[SINCE] = 0
            _take(path, place, shuffle, int(next_word(random)), tours[np.uint64(shuffle[TAKEN])])
            shuffle[BEFORE + shuffle[TAKEN]] = state[ROTATIONS]
            shuffle[TAKEN] += 1
            if shuffle[TAKEN] == shuffle[MOST]:
                return FOUND
    if shuffle[TAKEN] > 0:
        return FOUND
    return RUNNING if shuffle[SINCE] <= shuffle[PATIENCE] else EXHAUSTED


@compiled
def _interval(shuffle: Int64s) -> int:
    """For how long the path is a tour in the course of a gap, by its share of the time so far."""
    return max(1, shuffle[CLOCK] // shuffle[DONE] * shuffle[GAP])


@compiled
def _is_tour(graph: UInt32s, path: UInt32s, place: UInt32s, shuffle: Int64s) -> bool:
    """Whether the path closes to a tour as asked for, in one of its directions."""
    head, tail = path[ZERO], path[np.uint64(len(path) - 1)]
    start, end = shuffle[START], shuffle[END]
    if not _are_beside(graph, head, tail):
        return False
    if start == OFF or end == OFF:
        return True
    apart = abs(np.int64(place[start]) - np.int64(place[end]))
    return apart == 1 or apart == len(path) - 1


@compiled
def _take(path: UInt32s, place: UInt32s, shuffle: Int64s, word: int, tour: UInt32s) -> None:
    """Copy the tour from its start to its end, in a random direction where either will do."""
    squares = len(path)
    start, end = shuffle[START], shuffle[END]
    onwards = (word >> HALF) & ONE == ONE
    if start == OFF:
        at = np.int64(place[end]) + (1 if onwards else -1)
    else:
        at = np.int64(place[start])
        if end != OFF:
            onwards = (np.int64(place[end]) + 1) % squares == at
    for k in range(squares):
        tour[k] = path[at % squares]
        at += 1 if onwards else -1


@compiled
def _are_beside(graph: UInt32s, one: int, other: int) -> bool:
    found = 0
    for move in range(8):  # all of them, without a branch
        found |= graph[one, np.uint64(move)] == other
    return found != 0


@compiled
def _rotate_an_end(graph: UInt32s, path: UInt32s, place: UInt32s, word: int) -> int:
    """Join an end to another square that it leads to, all being as likely; returns how many pairs were exchanged."""
    end = np.uint64(len(path)) - ONE
    at_head, at_tail = np.uint64(graph[path[ZERO], EXITS]), np.uint64(graph[path[end], EXITS])
    chosen = ((word >> HALF) * (at_head + at_tail)) >> HALF
    rotates_head = chosen < at_head
    square, before = (path[ZERO], path[ONE]) if rotates_head else (path[end], path[end - ONE])
    move, number = (chosen, at_head) if rotates_head else (chosen - at_head, at_tail)
    joined = graph[square, move]
    joined = graph[square, number] if joined == before else joined  # the last one stands in for the path's own
    at = np.uint64(place[joined])
    first, last = (ZERO, at - ONE) if rotates_head else (at + ONE, end)
    swaps = 0
    while first < last:
        one, other = path[first], path[last]
        path[first], path[last] = other, one
        place[other], place[one] = first, last
        first += ONE
        last -= ONE
        swaps += 1
    return swaps
