"""Compiled: a complete depth-first search for tours, with proofs as cuts.

The piece stands on the head of a path; the squares not on it are free. A *goal* is the square where the tour must
end: the end asked for, or for a closed tour the start, which then counts as free until it is reached. Without a goal
the colour of the end is known at least where colours alternate. `degrees[s]` counts the free neighbours of a square,
the head and the goal among them. A branch is given up only when no tour can lie in it:

- a free square has no neighbour left; or one that cannot be the end, for not being the goal or for its colour, has
  only one; or two that could be the end have only one each;
- the free squares are no longer connected; or articulation points connect them in a way that no path from the head
  (to the goal) can follow: every part behind such a square must lie in one chain, with the goal at its far end,
  and hold as many squares of each colour as a path that alternates from its way in to the end.
"""

from __future__ import annotations

from solvers.array_types import Int8s, Int32s, Int64s
from solvers.kernels import compiled, kernel
from solvers.knight.backtracking.sliced_search import ALIKE, DEEPEST, HEIGHT, VISITED
from solvers.slices import EXHAUSTED, FOUND, RUNNING

NONE = -1

# `marks` of a square, one column each: 1 while it is free; 1 when it can be the end; 1 for the colour of the end, -1
# for the other, 0 where colours do not alternate.
FREE, END, COLOUR = range(3)

# The members of `state` after those of `sliced_search`, int64: free squares with one neighbour that can be the end, and
# that cannot; the start; the goal or `NONE`; branches cut off by connectedness; steps back; whether the choices are
# sorted; how many squares may be entered before a halt; nodes of all budgets that were used up.
LOW, IMPOSSIBLE_ENDS, START, GOAL, CUT, BACKED, SORTED, BOUND, WORK = range(4, 13)

CUTS_AFTER = 2_000
"""Steps back after which every branch is checked for cuts; before, only those whose siblings failed."""

SQUARES_A_NODE = 8
"""For so many squares that are checked for cuts a node of the budget is used up."""

LOOKED_AT_A_SLICE = 50_000
"""After so many squares that were entered, left or checked for cuts a slice ends, whatever is left of its budget."""

SCRATCH_ROWS = 6


@kernel(
    "void(int32[:, ::1], int32[::1], int32[::1], int32[:, ::1], int8[::1], int8[:, ::1], int32[:, ::1], int64[::1])",
    "targets ranks degrees marks",
    "path choices",
)
def begin_path(
    targets: Int32s,
    ranks: Int32s,
    path: Int32s,
    choices: Int32s,
    degrees: Int8s,
    marks: Int8s,
    scratch: Int32s,
    state: Int64s,
) -> None:
    """Put the head on START, with GOAL set and every square of the board free; arrays as for `search_slice`."""
    start, goal = state[START], state[GOAL]
    for square in range(len(degrees)):
        degrees[square] = 0
        for near in targets[square]:
            degrees[square] += near != NONE
    path[0] = start
    marks[start, FREE] = 0
    state[HEIGHT] = state[VISITED] = 1
    for square in range(len(degrees)):
        if marks[square, FREE] and degrees[square] <= 1:
            _count_low(marks, state, square, 1)
    left = len(path) - 1
    if goal == start or not _is_cut_off(targets, marks, scratch, start, goal, left):
        _choose(targets, ranks, degrees, marks, choices[0], start, goal, left, state[SORTED])


@kernel(
    "int64(int32[:, ::1], int32[::1], int32[::1], int32[:, ::1], int8[::1], int8[::1], "
    "int8[:, ::1], int32[:, ::1], int64[::1], int32[::1], int64[::1], int64)",
    "targets ranks degrees marks entries",
    "path choices tried deepest",
)
def search_slice(
    targets: Int32s,
    ranks: Int32s,
    path: Int32s,
    choices: Int32s,
    tried: Int8s,
    degrees: Int8s,
    marks: Int8s,
    scratch: Int32s,
    entries: Int64s,
    deepest: Int32s,
    state: Int64s,
    budget: int,
) -> int:
    """Go forth and back by at most `budget` squares, fewer when looking for cuts takes time, and halt at BOUND.

    FOUND leaves the tour in `path`.

    `targets` (cells, k) lists each square's neighbours, then `NONE`; `ranks` (cells) breaks ties between squares of
    equal degree; `marks` is (cells, 3). Per height of the path: `path`, `choices` (size, k) the squares to enter next
    in order (at first none at height 0), `tried` how many of them were. `scratch` is (SCRATCH_ROWS, cells).
    `entries` (cells) counts how often each square was entered; `deepest` (size) is the longest path so far.
    """
    size = len(path)
    goal = state[GOAL]
    closed = goal == state[START]
    last = state[WORK] + budget
    looked_at = 0
    while state[WORK] < last and looked_at < LOOKED_AT_A_SLICE and state[VISITED] < state[BOUND]:
        height = state[HEIGHT]
        if height == 0:
            return EXHAUSTED
        state[WORK] += 1
        looked_at += 1
        siblings = tried[height - 1]
        square = int(choices[height - 1, siblings]) if siblings < choices.shape[1] else NONE
        if square == NONE:
            _step_back(targets, path, degrees, marks, state, closed)
            continue
        tried[height - 1] += 1
        possible = _enter(targets, path, degrees, marks, state, square, closed)
        entries[square] += 1
        alike = min(state[ALIKE], height)
        if height + 1 > state[DEEPEST]:
            state[DEEPEST] = height + 1
            for place in range(alike, height + 1):
                deepest[place] = path[place]
            alike = height + 1
        state[ALIKE] = alike
        tried[height] = choices.shape[1]
        left = size - height - 1
        if possible and left == 0:
            if closed and goal not in targets[square]:
                continue
            return FOUND
        if possible and (siblings > 0 or state[BACKED] > CUTS_AFTER):
            possible = not _is_cut_off(targets, marks, scratch, square, goal, left + closed)
            state[CUT] += not possible
            state[WORK] += left // SQUARES_A_NODE
            looked_at += left
        if possible:
            _choose(targets, ranks, degrees, marks, choices[height], square, goal, left, state[SORTED])
            tried[height] = 0
    return RUNNING


@compiled
def _enter(
    targets: Int32s,
    path: Int32s,
    degrees: Int8s,
    marks: Int8s,
    state: Int64s,
    square: int,
    closed: bool,
) -> bool:
    """Move the head to the square; whether the degrees still allow a tour."""
    height = state[HEIGHT]
    path[height] = square
    marks[square, FREE] = 0
    state[HEIGHT] = height + 1
    state[VISITED] += 1
    if degrees[square] <= 1:
        _count_low(marks, state, square, -1)
    alive = True
    if not (closed and height == 1):
        for near in targets[path[height - 1]]:
            if near == NONE:
                break
            degrees[near] -= 1
            if marks[near, FREE]:
                if degrees[near] == 1:
                    _count_low(marks, state, int(near), 1)
                alive = alive and degrees[near] > 0
            elif closed and near == state[START]:
                alive = alive and degrees[near] > 0
    return bool(alive and state[IMPOSSIBLE_ENDS] == 0 and state[LOW] <= 1)


@compiled
def _step_back(
    targets: Int32s,
    path: Int32s,
    degrees: Int8s,
    marks: Int8s,
    state: Int64s,
    closed: bool,
) -> None:
    """Undo `_enter`: the head moves back by one square, or off the board from the first one."""
    height = state[HEIGHT] - 1
    state[HEIGHT] = height
    state[BACKED] += 1
    if height == 0:
        return
    square = path[height]
    if not (closed and height == 1):
        for near in targets[path[height - 1]]:
            if near == NONE:
                break
            if marks[near, FREE] and degrees[near] == 1:
                _count_low(marks, state, int(near), -1)
            degrees[near] += 1
    marks[square, FREE] = 1
    if degrees[square] <= 1:
        _count_low(marks, state, int(square), 1)


@compiled
def _count_low(marks: Int8s, state: Int64s, square: int, change: int) -> None:
    """A free square came to have one neighbour (`change` 1), or no longer (-1)."""
    if marks[square, END]:
        state[LOW] += change
    else:
        state[IMPOSSIBLE_ENDS] += change


@compiled
def _choose(
    targets: Int32s,
    ranks: Int32s,
    degrees: Int8s,
    marks: Int8s,
    choices: Int32s,
    square: int,
    goal: int,
    left: int,
    sort: bool,
) -> None:
    """Put the free neighbours into `choices`, as they come or the fewest onward moves first and then the lower rank."""
    number = 0
    for near in targets[square]:
        if near == NONE:
            break
        if not marks[near, FREE] or (near == goal and left > 1):
            continue
        place = number
        while sort and place > 0 and _comes_before(near, choices[place - 1], degrees, ranks):
            choices[place] = choices[place - 1]
            place -= 1
        choices[place] = near
        number += 1
    if number < len(choices):
        choices[number] = NONE


@compiled
def _comes_before(one: int, other: int, degrees: Int8s, ranks: Int32s) -> bool:
    if degrees[one] != degrees[other]:
        return degrees[one] < degrees[other]
    return ranks[one] < ranks[other]


@compiled
def _is_cut_off(targets: Int32s, marks: Int8s, scratch: Int32s, head: int, goal: int, left: int) -> bool:
    """Whether no path from the head can visit the `left` squares still to be reached, by Tarjan's low points (1972).

    A child behind which nothing above its parent is reached is a part of its own: a path that enters it never comes
    back. So the goal must lie behind each such child, or without a goal they must lie one behind the other; and the
    colours behind it must alternate from the parent's neighbour to the end.
    """
    order, low, parent, cursor, behind, balance = scratch
    order[:] = NONE
    square, above, seen, chains = head, NONE, 0, 0
    while True:
        if order[square] == NONE:
            order[square] = low[square] = seen
            parent[square] = above
            cursor[square] = behind[square] = 0
            balance[square] = marks[square, COLOUR]
            seen += 1
        near = _next_below(targets, marks, order, low, cursor, square, goal)
        if near != NONE:
            square, above = near, square
            continue
        above = parent[square]
        if above == NONE:
            return seen - 1 < left
        low[above] = min(low[above], low[square])
        if low[square] >= order[above]:
            chains += 1 - behind[square]
            if chains > 1 or (goal != NONE and order[goal] < order[square]):
                return True
            if balance[square] != (1 if marks[above, COLOUR] < 0 else 0):
                return True
            behind[square] = 1
        behind[above] |= behind[square]
        balance[above] += balance[square]
        square = above


@compiled
def _next_below(
    targets: Int32s,
    marks: Int8s,
    order: Int32s,
    low: Int32s,
    cursor: Int32s,
    square: int,
    goal: int,
) -> int:
    """The next neighbour that was not reached yet, or `NONE`; on the way the low point takes in those that were."""
    while cursor[square] < targets.shape[1]:
        near: int = targets[square][cursor[square]]
        if near == NONE:
            break
        cursor[square] += 1
        if order[near] != NONE:
            low[square] = min(low[square], order[near])
        elif marks[near, FREE] or near == goal:
            return near
    return NONE
