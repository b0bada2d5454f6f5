"""The orders of moves by which Warnsdorff's rule crosses square boards from a corner (Squirrel & Cull 1996).

Their paper, "A Warnsdorff-Rule Algorithm for Knight's Tours on Square Boards", gives for every remainder of the side by
eight a few stretches: an order of moves to break ties by, and the square at which the next order takes over. It
succeeds from the corner on every side from 5 to 2000 but 74.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from solvers.knight.board import KNIGHT_MOVES, Board, Square

SMALLEST_SIDE = 5

_Switch = Callable[[int], Square]


@dataclass(frozen=True, slots=True)
class Stretch:
    """`order`: the moves by preference, as places in `KNIGHT_MOVES`; it holds until the square `last` is reached."""

    order: tuple[int, ...]
    last: Square | None


def stretches(board: Board, start: Square) -> tuple[Stretch, ...] | None:
    """The stretches from a corner of a square board, mirrored to that corner; None where the paper does not speak."""
    side = board.rows
    upside_down, left_right = start[0] != 0, start[1] != 0
    corner = (side - 1 if upside_down else 0, side - 1 if left_right else 0)
    if board.columns != side or board.missing or side < SMALLEST_SIDE or start != corner:
        return None
    return tuple(
        Stretch(_mirrored_order(order, upside_down, left_right), _place(last, side, upside_down, left_right))
        for order, last in _rows_of_the_table(side)
    )


def _rows_of_the_table(side: int) -> tuple[tuple[str, _Switch | None], ...]:
    return _TABLE[side % 16 if side % 8 == 5 else side % 8]


def _mirrored_order(digits: str, upside_down: bool, left_right: bool) -> tuple[int, ...]:
    moves = [KNIGHT_MOVES[int(digit) - 1] for digit in digits]
    return tuple(
        KNIGHT_MOVES.index((-down if upside_down else down, -right if left_right else right)) for down, right in moves
    )


def _place(last: _Switch | None, side: int, upside_down: bool, left_right: bool) -> Square | None:
    """The paper counts rows and columns from 1, and from the corner it starts in."""
    if last is None:
        return None
    row, column = last(side)
    return side - row if upside_down else row - 1, side - column if left_right else column - 1


_TABLE: dict[int, tuple[tuple[str, _Switch | None], ...]] = {
    0: (
        ("34261578", lambda m: (m - 1, m - 2)),
        ("87642135", lambda m: (2, 2)),
        ("51867342", lambda m: (m - 8, 1)),
        ("51342678", lambda m: (7, m - 3)),
        ("21435678", None),
    ),
    1: (
        ("34261578", lambda m: (m - 1, m - 2)),
        ("87642135", lambda m: (2, 2)),
        ("51324678", lambda m: (m - 6, (m + 9) // 2)),
        ("32481765", None),
    ),
    2: (
        ("34261578", lambda m: (6, 1)),
        ("87642135", lambda m: (3, 1)),
        ("54132678", lambda m: (m - 15, 4)),
        ("52431678", lambda m: (10, m - 2)),
        ("85647123", lambda m: (5, (m - 6) // 2)),
        ("15746823", None),
    ),
    3: (
        ("34625718", lambda m: (m - 1, m - 2)),
        ("42681357", lambda m: (m - 6, m)),
        ("86512347", lambda m: (2, 5)),
        ("51867342", lambda m: (m - 10, 3)),
        ("61825437", lambda m: ((m + 1) // 2, m - 2)),
        ("71642538", None),
    ),
    4: (
        ("34261578", lambda m: (m - 1, m - 2)),
        ("87642135", lambda m: (2, 2)),
        ("51867342", lambda m: (m - 8, 1)),
        ("51342678", lambda m: (10, m - 5)),
        ("86753421", lambda m: (13, (m + 2) // 2)),
        ("78563421", None),
    ),
    5: (
        ("34261578", lambda m: (m - 1, m - 2)),
        ("87642135", lambda m: (2, 2)),
        ("51324678", lambda m: (m - 2, (m - 5) // 2)),
        ("15234678", None),
    ),
    13: (
        ("34261578", lambda m: (m - 1, m - 2)),
        ("87642135", lambda m: (2, 2)),
        ("51324678", lambda m: (m - 2, (m - 13) // 2)),
        ("15234678", None),
    ),
    6: (
        ("34261578", lambda m: (6, 1)),
        ("87642135", lambda m: (3, 1)),
        ("54132678", lambda m: (m - 10, 1)),
        ("52431678", lambda m: (10, m - 2)),
        ("85647123", lambda m: (3, (m + 8) // 2)),
        ("12453678", None),
    ),
    7: (
        ("34625718", lambda m: (m - 1, m - 2)),
        ("42681357", lambda m: (m - 6, m)),
        ("86512347", lambda m: (2, 5)),
        ("51867342", lambda m: (m - 6, 3)),
        ("61825437", lambda m: ((m + 1) // 2, m - 2)),
        ("61357284", None),
    ),
}
"""By side modulo 8 (13: 13 modulo 16): moves numbered 1 to 8 clockwise, and the square where the next order begins."""
