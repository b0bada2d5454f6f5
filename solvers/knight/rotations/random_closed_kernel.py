"""Compiled: a path that grows at random and, where it cannot grow, is rotated (Posa 1976) until it can.

A rotation picks a neighbour of the path's end that lies on the path and reverses all behind it, so that the square
behind that neighbour becomes the end. Half of the rotations go at random; the others take, of the ends they can have,
the one nearest to the goal: a square still free, or at last the square beside which the path has to end.
"""

from __future__ import annotations

import numpy as np

from solvers.array_types import Int32s, Int64s, UInt64s
from solvers.kernels import compiled, kernel
from solvers.knight.arrays import OFF
from solvers.slices import FOUND, RUNNING

# The members of `state`, int64: how many squares the path has; how many at its head never move; 1 when it has to end
# beside its first square; the free square to reach; rotations since the path last grew, the most that are worth
# trying, and all of them; squares entered; restarts; columns of the board; nodes of all budgets that were used
# up; 1 while the path grows by the rule; 1 where moves change colour.
LENGTH, FIXED, CLOSING, GOAL, STALLED, PATIENCE, ROTATIONS, VISITED, RESTARTS, COLUMNS, WORK, RULED, COLOURED = range(
    13
)
STATE_SIZE = 13

REPORTED = -1
"""In place of the rotations since the path last grew: it was a tour, and the next one begins."""

REVERSALS_A_NODE = 8
"""For so many squares that are reversed a node of the budget is used up."""

PASSED_A_SLICE = 1_000_000
"""After so many squares that were reversed or searched for a goal a slice ends, whatever is left of its budget."""

SQUARES_A_STEP = 64
"""How many squares can be passed in the time that the path takes to grow by one."""


@kernel("int64(int32[:, ::1], int32[::1], int32[::1], int64[::1], uint64[::1], int64)", "targets place")
def search_slice(
    targets: Int32s,
    path: Int32s,
    place: Int32s,
    state: Int64s,
    random: UInt64s,
    budget: int,
) -> int:
    """Grow and rotate for about `budget` nodes; FOUND leaves the whole path in `path`, and the next slice restarts.

    `place` (rows * columns) holds each square's place on the path, `OFF` for a free square and -2 for a missing one;
    `random` one word of random state, never 0.
    """
    last = state[WORK] + budget
    passed = 0
    while state[WORK] < last and passed < PASSED_A_SLICE:
        if state[STALLED] == REPORTED or state[STALLED] > state[PATIENCE]:
            _restart(path, place, state)
        if _grow(targets, path, place, state, random):
            state[WORK] += 1
            passed += SQUARES_A_STEP
        elif state[LENGTH] == len(path) and _ends_well(targets, path, state):
            state[STALLED] = REPORTED
            return FOUND
        else:
            passed += len(place) if state[STALLED] == 0 else 0
            reversed_ = _rotate(targets, path, place, state, random)
            passed += reversed_
            state[WORK] += 1 + reversed_ // REVERSALS_A_NODE
    return RUNNING


@compiled
def _restart(path: Int32s, place: Int32s, state: Int64s) -> None:
    for k in range(state[FIXED], state[LENGTH]):
        place[path[k]] = OFF
    state[LENGTH] = state[FIXED]
    if state[STALLED] == REPORTED:
        state[RULED] = 1
    else:
        state[RULED] = 1 - state[RULED]
        state[RESTARTS] += 1
    state[STALLED] = 0


@compiled
def _grow(
    targets: Int32s,
    path: Int32s,
    place: Int32s,
    state: Int64s,
    random: UInt64s,
) -> bool:
    """Step to a free square; returns False when there is none.

    It is one with the fewest free continuations, drawn at random among equals; but after every other path that was
    given up it is any: on boards with very few tours the rule can lead past all of them.
    """
    length = state[LENGTH]
    ruled = state[RULED] == 1
    best, fewest, equals = OFF, len(targets), 0
    for target in targets[path[length - 1]]:
        if target == OFF:
            break
        if place[target] != OFF:
            continue
        degree = 0
        for onward in targets[target]:
            degree += ruled and onward != OFF and place[onward] == OFF
        if degree < fewest:
            best, fewest, equals = target, degree, 1
        elif degree == fewest:
            equals += 1
            if _draw(random, equals) == 0:
                best = target
    if best == OFF:
        return False
    path[length] = best
    place[best] = length
    state[LENGTH] = length + 1
    state[VISITED] += 1
    state[STALLED] = 0
    return True


@compiled
def _ends_well(targets: Int32s, path: Int32s, state: Int64s) -> bool:
    """Whether the whole path ends beside its first square, if it has to."""
    return state[CLOSING] == 0 or path[-1] in targets[path[0]]


@compiled
def _rotate(
    targets: Int32s,
    path: Int32s,
    place: Int32s,
    state: Int64s,
    random: UInt64s,
) -> int:
    """Give the path another end; returns how many squares were reversed."""
    length = state[LENGTH]
    goal = _goal(path, place, state)
    at_random = _draw(random, 2) == 0
    best, nearest, equals = OFF, 0, 0
    for target in targets[path[length - 1]]:
        if target == OFF:
            break
        pivot = place[target]
        if pivot < state[FIXED] - 1 or pivot >= length - 2:
            continue
        away = 0 if at_random else _distance(int(path[pivot + 1]), goal, state[COLUMNS])
        if best == OFF or away < nearest:
            best, nearest, equals = pivot, away, 1
        elif away == nearest:
            equals += 1
            if _draw(random, equals) == 0:
                best = pivot
    if best == OFF:
        state[STALLED] = state[PATIENCE] + 1
        return 0
    _reverse(path, place, int(best) + 1, length - 1)
    state[STALLED] += 1
    state[ROTATIONS] += 1
    return length - 1 - best


@compiled
def _goal(path: Int32s, place: Int32s, state: Int64s) -> int:
    """The free square that was nearest when the path last grew, or the first of the path when none is free.

    The end of a path keeps its colour in every rotation where moves change it, so only squares of the other colour can
    be reached.
    """
    length, columns = state[LENGTH], state[COLUMNS]
    if length == len(path):
        return path[0]
    if state[STALLED] == 0:
        end = int(path[length - 1])
        nearest = len(place)
        for square in range(len(place)):
            if place[square] == OFF:
                away = _distance(square, end, columns)
                if away < nearest and (away % 2 == 1 or state[COLOURED] == 0):
                    state[GOAL], nearest = square, away
    return state[GOAL]


@compiled
def _distance(one: int, other: int, columns: int) -> int:
    """Rows and columns between two squares."""
    return abs(one // columns - other // columns) + abs(one % columns - other % columns)


@compiled
def _reverse(path: Int32s, place: Int32s, first: int, last: int) -> None:
    while first < last:
        path[first], path[last] = path[last], path[first]
        place[path[first]] = first
        place[path[last]] = last
        first += 1
        last -= 1
    if first == last:
        place[path[first]] = first


@compiled
def _draw(random: UInt64s, equals: int) -> int:
    """A random number from 0 to `equals` - 1."""
    return int(np.int64(next_word(random) >> np.uint64(33))) % equals


@compiled
def next_word(random: UInt64s) -> np.uint64:
    """64 random bits, never all 0 (xorshift, Marsaglia 2003)."""
    word = random[0]
    word ^= word << np.uint64(13)
    word ^= word >> np.uint64(7)
    word ^= word << np.uint64(17)
    random[0] = word
    return word
