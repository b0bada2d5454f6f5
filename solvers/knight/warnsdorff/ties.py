"""How Warnsdorff's rule breaks ties, and the attempts that a search makes when one leads into a dead end.

The orders of moves by Squirrel and Cull ("A Warnsdorff-Rule Algorithm for Knight's Tours on Square Boards", 1996) are a
table: for every remainder of the side by eight a few orders to break ties by, each with the square at which the next
one takes over. They succeed from a corner on every side from 5 to 2000 except 74.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum, auto
from random import Random

from solvers.knight.board import KNIGHT_MOVES, Board, Square

CLOCKWISE = tuple(range(8))
SMALLEST_SIDE = 5
"""The smallest board to which the table of Squirrel and Cull applies."""


class Tie(Enum):
    """What decides between squares with equally few onward moves; where it does not, the order of the moves does."""

    ORDER = auto()
    """The order of the moves alone."""
    RANDOM = auto()
    """A random number, from a seed."""
    POHL = auto()
    """The smallest sum of the onward moves of all squares that can be reached next (Pohl 1967)."""
    ROTH = auto()
    """The largest distance from the centre (Roth)."""


TIES = {
    "warnsdorff": Tie.ROTH,
    "warnsdorff-fixed": Tie.ORDER,
    "warnsdorff-random": Tie.RANDOM,
    "warnsdorff-pohl": Tie.POHL,
    "warnsdorff-squirrel-cull": Tie.ROTH,
}
"""The engines that follow the rule, each with its tie-break (Squirrel and Cull's: on boards not in their table)."""


@dataclass(frozen=True, slots=True)
class Stretch:
    """An order of moves, as indices into `KNIGHT_MOVES`; it holds until the square `last` is reached (None: always)."""

    order: tuple[int, ...]
    last: Square | None = None


@dataclass(frozen=True, slots=True)
class RuleAttempt:
    """One way to follow the rule: the tie-break, the orders of moves behind it, and a seed for random ties."""

    tie: Tie
    stretches: tuple[Stretch, ...]
    seed: int = 1


def engine_attempts(engine: str, board: Board, start: Square, seed: int) -> Iterator[RuleAttempt]:
    """Yield the attempts of an engine without end; raises `KeyError` for an engine that is not in `TIES`."""
    stretches = squirrel_cull(board, start) if engine == "warnsdorff-squirrel-cull" else None
    if stretches is not None:
        yield RuleAttempt(Tie.ORDER, stretches)
    yield from attempts(TIES[engine], seed)


def attempts(tie: Tie, seed: int) -> Iterator[RuleAttempt]:
    """Yield the tie-break with eight orders of moves, then Pohl's and Roth's, then random orders without end."""
    random = Random(seed)
    for rotation in range(8):
        yield _attempt(tie, rotated(rotation), random)
    for rotation in range(8):
        for other in (Tie.POHL, Tie.ROTH):
            if other is not tie:
                yield _attempt(other, rotated(rotation), random)
    while True:
        for other in (Tie.ROTH, Tie.POHL, Tie.RANDOM):
            yield _attempt(other, tuple(random.sample(CLOCKWISE, 8)), random)


def rotated(by: int) -> tuple[int, ...]:
    """The eight moves clockwise, from the one `by` places on."""
    return CLOCKWISE[by:] + CLOCKWISE[:by]


def _attempt(tie: Tie, order: tuple[int, ...], random: Random) -> RuleAttempt:
    return RuleAttempt(tie, (Stretch(order),), random.randrange(1, 1 << 62))


_Switch = Callable[[int], Square]
"""From the side of a board to a square of it; rows and columns count from 1, and from the corner of the start."""


def squirrel_cull(board: Board, start: Square) -> tuple[Stretch, ...] | None:
    """The stretches of the table, mirrored to the start; None but for a knight on a corner of a whole square board."""
    side = board.rows
    upside_down, left_right = start[0] != 0, start[1] != 0
    corner = (side - 1 if upside_down else 0, side - 1 if left_right else 0)
    if not board.is_usual or board.columns != side or board.missing or side < SMALLEST_SIDE or start != corner:
        return None

    def mirrored(order: str, switch: _Switch | None) -> Stretch:
        moves = [KNIGHT_MOVES[int(digit) - 1] for digit in order]
        indices = (
            KNIGHT_MOVES.index((-down if upside_down else down, -right if left_right else right))
            for down, right in moves
        )
        if switch is None:
            return Stretch(tuple(indices))
        row, column = switch(side)
        last = side - row if upside_down else row - 1, side - column if left_right else column - 1
        return Stretch(tuple(indices), last)

    return tuple(mirrored(*entry) for entry in _TABLE[side % 16 if side % 8 == 5 else side % 8])


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
