"""Compiled: depth-first search with branch and bound over a binary search tree, after Wei and Lin.

A position is a grid of 20 cells (int8: 0 blank, else a piece's number from 1) with the cell of each piece's top left
corner (int8, by number) in the order of the paper's vector. The path that is being searched is a stack of frames; a
frame is a row of int8: the next candidate to try, the candidate that led here, the piece that it moved, both blanks.
The tree is rows of int64, one a node, so that a comparison costs one look into memory.

A candidate says: the piece that a blank (0 or 1) would be filled by, going in a direction, and how it goes on. So moves
are found from the blanks, and every step can be taken back.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from solvers.compiled import compiled
from solvers.klotski.historical.square_coordinates import AHEAD, BEHIND, TOWARDS
from solvers.klotski.layout import COLUMNS, ROWS, Kind

Int8s = NDArray[np.int8]
Int64s = NDArray[np.int64]

MOVES, CELLS, STRAIGHT = 0, 1, 2
"""What counts as one step, in the order of `Metric`."""

DEPTH, BEST, SOLUTIONS, POSITIONS, EXPANSIONS, AGAIN, COMPARISONS, HEIGHT = range(8)
"""Where `state` (int64) keeps the frames above the first, the steps of the best solution so far, and the counts."""
STATE_LENGTH = 8

NEXT, LED_HERE, MOVED, BLANK_0, BLANK_1 = range(5)
"""The columns of a frame."""
FRAME_LENGTH = 5

SLICE_OVER, NO_ROOM, EXHAUSTED = range(3)
"""Why `advance` returned."""

KEY, LEFT, RIGHT, FEWEST = range(4)
"""The columns of the tree's nodes: the paper's value, both children (0 for none: the root is no child), and steps."""
NODE_LENGTH = 4

ONWARDS = 5
"""A step goes on in no direction (0) or in one of four (1 to 4)."""
CANDIDATES = 2 * 4 * ONWARDS
BLOCK = 1
EXIT_CELL = 13
PIECES = 10
KINDS = (Kind.BLOCK, Kind.HORIZONTAL, Kind.VERTICAL, Kind.SOLDIER)


def _cell_table(relative: dict[Kind, tuple[tuple[tuple[int, int], ...], ...]]) -> Int8s:
    """For each kind, cell and direction the one or two cells in this relation to it, -1 for none or off the board."""
    table = np.full((len(KINDS), ROWS * COLUMNS, 4, 2), -1, np.int8)
    for kind, name in enumerate(KINDS):
        for cell in range(ROWS * COLUMNS):
            for direction, squares in enumerate(relative[name]):
                near = [(cell // COLUMNS + down, cell % COLUMNS + right) for down, right in squares]
                if all(0 <= row < ROWS and 0 <= column < COLUMNS for row, column in near):
                    table[kind, cell, direction, : len(near)] = [row * COLUMNS + column for row, column in near]
    return table


_AHEAD = _cell_table(AHEAD)
_BEHIND = _cell_table(BEHIND)
_COMES_FROM = np.ascontiguousarray(
    _cell_table({kind: tuple(((-down, -right),) for down, right in TOWARDS) for kind in KINDS})[0, :, :, 0]
)
"""For a blank and a direction, the cell at which a piece has to be to fill the blank by going there; -1 for none."""
STRIDES = np.array([down * COLUMNS + right for down, right in TOWARDS], np.int8)
"""What a step in each direction adds to a cell's number."""


@compiled
def slide(grid: Int8s, cells: Int8s, kinds: Int8s, piece: int, direction: int) -> bool:
    """Slide a piece by one cell if the cells ahead are blank."""
    kind, cell = kinds[piece], cells[piece]
    ahead, ahead_too = _AHEAD[kind, cell, direction]
    if ahead < 0 or grid[ahead] != 0 or (ahead_too >= 0 and grid[ahead_too] != 0):
        return False
    behind, behind_too = _BEHIND[kind, cell, direction]
    grid[ahead] = piece
    grid[behind] = 0
    if ahead_too >= 0:
        grid[ahead_too] = piece
        grid[behind_too] = 0
    cells[piece] += STRIDES[direction]
    return True


@compiled
def is_refused(frame: Int8s, kinds: Int8s, cells: Int8s, piece: int, candidate: int) -> bool:
    """Whether a step is known beforehand to be refused by the tree: it was tried from the other blank, or goes back."""
    direction, onward = candidate // ONWARDS % 4, candidate % ONWARDS
    if candidate >= 4 * ONWARDS and _AHEAD[kinds[piece], cells[piece], direction, 1] >= 0:
        return True
    if piece != frame[MOVED]:
        return False
    direction_before, onward_before = frame[LED_HERE] // ONWARDS % 4, frame[LED_HERE] % ONWARDS
    if onward_before == 0:
        return onward == 0 and direction == direction_before ^ 1
    return onward - 1 == direction_before ^ 1 and direction == (onward_before - 1) ^ 1


@compiled
def try_candidate(grid: Int8s, cells: Int8s, kinds: Int8s, frame: Int8s, candidate: int, metric: int) -> int:
    """Take the step that a candidate says; return the piece moved, or 0 when there is no such step."""
    onward = candidate % ONWARDS
    direction = candidate // ONWARDS % 4
    if onward != 0 and (metric == CELLS or onward - 1 == direction ^ 1):
        return 0
    if onward != 0 and metric == STRAIGHT and onward - 1 != direction:
        return 0
    comes_from = _COMES_FROM[frame[BLANK_0 + candidate // (4 * ONWARDS)], direction]
    if comes_from < 0:
        return 0
    piece = int(grid[comes_from])
    if piece == 0 or is_refused(frame, kinds, cells, piece, candidate):
        return 0
    if not slide(grid, cells, kinds, piece, direction):
        return 0
    if onward != 0 and not slide(grid, cells, kinds, piece, onward - 1):
        slide(grid, cells, kinds, piece, direction ^ 1)
        return 0
    return piece


@compiled
def take_back(grid: Int8s, cells: Int8s, kinds: Int8s, piece: int, candidate: int) -> None:
    """Undo a step."""
    onward = candidate % ONWARDS
    if onward != 0:
        slide(grid, cells, kinds, piece, (onward - 1) ^ 1)
    slide(grid, cells, kinds, piece, (candidate // ONWARDS % 4) ^ 1)


@compiled
def value(cells: Int8s, kinds: Int8s) -> int:
    """The paper's value: the pieces' cells, sorted within each kind, as digits of a number in base 20."""
    digits = cells.copy()
    for piece in range(2, PIECES + 1):
        digit, place = digits[piece], piece
        while kinds[place - 1] == kinds[piece] and digits[place - 1] > digit:
            digits[place] = digits[place - 1]
            place -= 1
        digits[place] = digit
    number = 0
    for piece in range(1, PIECES + 1):
        number = number * (ROWS * COLUMNS) + digits[piece]
    return number


@compiled
def note_blanks(grid: Int8s, frame: Int8s) -> None:
    """Write both blanks of the grid into a frame."""
    column = BLANK_0
    for cell in range(ROWS * COLUMNS):
        if grid[cell] == 0:
            frame[column] = cell
            column += 1


@compiled
def remember(nodes: Int64s, state: Int64s, key: int, steps: int) -> bool:
    """Whether to expand a position reached in so many steps: it is new, or was never reached in so few."""
    node = 0
    height = 1
    side = 0
    while nodes[node, KEY] != key:
        height += 1
        side = LEFT + (key > nodes[node, KEY])
        if nodes[node, side] == 0:
            break
        node = nodes[node, side]
    state[COMPARISONS] += height
    if nodes[node, KEY] == key:
        if nodes[node, FEWEST] <= steps:
            return False
        nodes[node, FEWEST] = steps
        state[AGAIN] += 1
        return True
    new = state[POSITIONS]
    nodes[node, side] = new
    nodes[new, KEY], nodes[new, LEFT], nodes[new, RIGHT], nodes[new, FEWEST] = key, 0, 0, steps
    state[POSITIONS] += 1
    state[HEIGHT] = max(state[HEIGHT], height)
    return True


@compiled
def advance(
    grid: Int8s,
    cells: Int8s,
    kinds: Int8s,
    frames: Int8s,
    nodes: Int64s,
    solution: Int8s,
    state: Int64s,
    metric: int,
    budget: int,
) -> int:
    """Go on with the search until `budget` candidates have been tried; return why it stopped.

    `solution`, as long as `frames`, gets the candidate and the piece of each step of the best solution so far.
    """
    while True:
        depth = state[DEPTH]
        frame = frames[depth]
        if frame[NEXT] == CANDIDATES or depth + 1 >= state[BEST]:
            if depth == 0:
                return EXHAUSTED
            take_back(grid, cells, kinds, frame[MOVED], frame[LED_HERE])
            state[DEPTH] -= 1
            continue
        if budget <= 0:
            return SLICE_OVER
        if state[POSITIONS] == len(nodes) or depth + 1 == len(frames):
            return NO_ROOM
        budget -= 1
        candidate = frame[NEXT]
        frame[NEXT] += 1
        piece = try_candidate(grid, cells, kinds, frame, candidate, metric)
        if piece == 0:
            continue
        above = frames[depth + 1]
        above[NEXT], above[LED_HERE], above[MOVED] = 0, candidate, piece
        if cells[BLOCK] == EXIT_CELL:
            state[BEST] = depth + 1
            state[SOLUTIONS] += 1
            for number in range(depth + 1):
                solution[number, 0] = frames[number + 1, LED_HERE]
                solution[number, 1] = frames[number + 1, MOVED]
            take_back(grid, cells, kinds, piece, candidate)
        elif remember(nodes, state, value(cells, kinds), depth + 1):
            note_blanks(grid, above)
            state[DEPTH] += 1
            state[EXPANSIONS] += 1
        else:
            take_back(grid, cells, kinds, piece, candidate)
