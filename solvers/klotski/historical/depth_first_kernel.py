"""Compiled: depth-first search with branch and bound over a binary search tree, after Wei and Lin.

A position is a grid of 20 cells (int8: 0 blank, else a piece's number from 1) with the cell of each piece's top left
corner (int8, by number) in the order of the paper's vector. The path that is being searched is a stack of frames; a
frame is a row of int32: the next candidate to try, the candidate that led here, the piece that it moved, both blanks,
and the steps so far. The tree is rows of int64, one a node, so that a comparison costs one look into memory.

A candidate is the piece that a blank (0 or 1) would be filled by, going in one of four directions: moves are found from
the blanks, and every slide can be taken back. Pieces slide by one cell; counted in moves, going on with the piece that
has just slid costs nothing.
"""

from __future__ import annotations

import numpy as np

from solvers.array_types import Int8s, Int32s, Int64s
from solvers.kernels import compiled, kernel
from solvers.klotski.historical.coordinates import AHEAD, BEHIND, TOWARDS
from solvers.klotski.layout import COLUMNS, ROWS, PieceKind
from solvers.klotski.packed import BLOCK as BLOCK_FIELD
from solvers.klotski.packed import EXIT_CELL, FIELDS, PRESENT

DEPTH, BEST, SLIDES, SOLUTIONS, POSITIONS, EXPANSIONS, AGAIN, COMPARISONS, HEIGHT, NOTED = range(10)
"""Where `state` (int64) keeps the frames above the first, steps and slides of the best solution so far, and counts."""
STATE_LENGTH = 10

NEXT, LED_HERE, MOVED, BLANK_0, BLANK_1, STEPS = range(6)
"""The columns of a frame."""
FRAME_LENGTH = 6

SLICE_OVER, STORE_FULL, EXHAUSTED = range(3)
"""Why `advance` returned."""

KEY, LEFT, RIGHT, FEWEST = range(4)
"""The columns of the tree's nodes: the paper's value, both children (0 for none: the root is no child), and steps."""
NODE_LENGTH = 4

CANDIDATES = 2 * 4
BLOCK = 1
PIECES = 10
KINDS = (PieceKind.BLOCK, PieceKind.HORIZONTAL, PieceKind.VERTICAL, PieceKind.SOLDIER)
_FIELDS = np.array([FIELDS.get(kind, BLOCK_FIELD) for kind in KINDS], np.int64)
"""For each kind the lowest bit of its field in a packed position."""


def _cell_table(relative: dict[PieceKind, tuple[tuple[tuple[int, int], ...], ...]]) -> Int8s:
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


@kernel("boolean(int8[::1], int8[::1], int8[::1], int64, int64)", "cells kinds")
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


@kernel("int64(int8[::1], int8[::1], int8[::1], int32[::1], int64)", "cells kinds")
def piece_to_slide(grid: Int8s, cells: Int8s, kinds: Int8s, frame: Int32s, candidate: int) -> int:
    """The piece of a candidate; 0 for none, and for a slide that the tree would refuse for sure.

    That is one that goes straight back, or was tried from the other blank because it needs both.
    """
    direction = candidate % 4
    comes_from = _COMES_FROM[frame[BLANK_0 + candidate // 4], direction]
    if comes_from < 0:
        return 0
    piece = int(grid[comes_from])
    if piece == frame[MOVED] and direction == frame[LED_HERE] % 4 ^ 1:
        return 0
    if piece != 0 and candidate >= 4 and _AHEAD[kinds[piece], cells[piece], direction, 1] >= 0:
        return 0
    return piece


@kernel("int64(int8[::1], int8[::1], int8[::1])", "cells kinds digits")
def value(cells: Int8s, kinds: Int8s, digits: Int8s) -> int:
    """The paper's value: the pieces' cells, sorted within each kind, as digits of a number in base 20.

    `digits`, as long as `cells`, is written to.
    """
    digits[1] = cells[1]
    for piece in range(2, PIECES + 1):
        digit, place = cells[piece], piece
        while kinds[place - 1] == kinds[piece] and digits[place - 1] > digit:
            digits[place] = digits[place - 1]
            place -= 1
        digits[place] = digit
    number = 0
    for piece in range(1, PIECES + 1):
        number = number * (ROWS * COLUMNS) + digits[piece]
    return number


@kernel("void(int8[::1], int32[::1])")
def note_blanks(grid: Int8s, frame: Int32s) -> None:
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
    compared = 1
    side = 0
    while nodes[node, KEY] != key:
        side = LEFT + (key > nodes[node, KEY])
        if nodes[node, side] == 0:
            break
        node = nodes[node, side]
        compared += 1
    state[COMPARISONS] += compared
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
    state[HEIGHT] = max(state[HEIGHT], compared + 1)
    return True


@compiled
def note_solution(frames: Int32s, solution: Int8s, state: Int64s) -> None:
    """Keep the path up to the frame above the top one as the best solution."""
    slides = state[DEPTH] + 1
    for number in range(slides):
        solution[number, 0] = frames[number + 1, LED_HERE]
        solution[number, 1] = frames[number + 1, MOVED]
    state[BEST] = frames[slides, STEPS]
    state[SLIDES] = slides
    state[SOLUTIONS] += 1


@compiled
def note_visit(visits: Int64s, state: Int64s, number: int, steps: int) -> None:
    """Note the value of a position that the search comes to, and in how many steps, where there is room."""
    noted = state[NOTED]
    if noted < len(visits):
        visits[noted, 0], visits[noted, 1] = number, steps
        state[NOTED] = noted + 1


@kernel("void(int64[::1], int8[::1])")
def pack_values(numbers: Int64s, kinds: Int8s) -> None:
    """Replace values of positions by packed positions."""
    for index in range(len(numbers)):
        number, key = numbers[index], PRESENT
        for piece in range(PIECES, 0, -1):
            cell = number % (ROWS * COLUMNS)
            number //= ROWS * COLUMNS
            field = _FIELDS[kinds[piece]]
            key |= cell << BLOCK_FIELD if piece == BLOCK else 1 << (field + cell)
        numbers[index] = key


@kernel(
    "int64(int8[::1], int8[::1], int8[::1], int32[:, ::1], int64[:, ::1], "
    "int8[:, ::1], int64[::1], int8[::1], int64[:, ::1], boolean, int64)",
    "cells kinds digits",
    "frames solution",
)
def advance(
    grid: Int8s,
    cells: Int8s,
    kinds: Int8s,
    frames: Int32s,
    nodes: Int64s,
    solution: Int8s,
    state: Int64s,
    digits: Int8s,
    visits: Int64s,
    going_on_is_free: bool,
    budget: int,
) -> int:
    """Go on with the search until `budget` candidates have been tried; return why it stopped.

    `solution`, as long as `frames`, gets the candidate and the piece of each slide of the best solution so far.
    `visits` gets the value and the steps of each position that is solved or looked up in the tree, `state[NOTED]` of
    them; of no length, it gets none.
    """
    while True:
        depth = state[DEPTH]
        frame = frames[depth]
        if frame[NEXT] == CANDIDATES or frame[STEPS] >= state[BEST]:
            if depth == 0:
                return EXHAUSTED
            slide(grid, cells, kinds, frame[MOVED], frame[LED_HERE] % 4 ^ 1)
            state[DEPTH] -= 1
            continue
        if budget <= 0:
            return SLICE_OVER
        if state[POSITIONS] == len(nodes) or depth + 1 == len(frames):
            return STORE_FULL
        budget -= 1
        candidate = frame[NEXT]
        frame[NEXT] += 1
        piece = piece_to_slide(grid, cells, kinds, frame, candidate)
        if piece == 0 or not slide(grid, cells, kinds, piece, candidate % 4):
            continue
        above = frames[depth + 1]
        above[NEXT], above[LED_HERE], above[MOVED] = 0, candidate, piece
        above[STEPS] = frame[STEPS] + (0 if going_on_is_free and piece == frame[MOVED] else 1)
        worth_it = above[STEPS] < state[BEST]
        if worth_it and cells[BLOCK] == EXIT_CELL:
            note_solution(frames, solution, state)
            note_visit(visits, state, value(cells, kinds, digits), above[STEPS])
            worth_it = False
        if worth_it:
            number = value(cells, kinds, digits)
            note_visit(visits, state, number, above[STEPS])
            worth_it = remember(nodes, state, number, above[STEPS])
        if worth_it:
            note_blanks(grid, above)
            state[DEPTH] += 1
            state[EXPANSIONS] += 1
        else:
            slide(grid, cells, kinds, piece, candidate % 4 ^ 1)
