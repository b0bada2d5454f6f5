"""How Warnsdorff's rule may break its ties, and in what order the ways are tried when one leads into a dead end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto
from random import Random

from solvers.knight.board import Board, Square
from solvers.knight.warnsdorff.squirrel_cull import Stretch, stretches


class Tie(Enum):
    """What decides between squares with equally few continuations."""

    ORDER = auto()
    """The order of the moves alone."""
    LOTS = auto()
    """Chance, from a seed."""
    POHL = auto()
    """The fewest continuations of the next squares in sum (Pohl 1967)."""
    ROTH = auto()
    """The distance from the centre, the farthest first (Roth)."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """One way to follow the rule: the tie-break, the orders of moves behind it, and a seed for chance."""

    tie: Tie
    stretches: tuple[Stretch, ...]
    seed: int = 1


CLOCKWISE = tuple(range(8))


def attempts(tie: Tie, seed: int) -> Iterator[Attempt]:
    """Without end: the tie-break asked for under eight rotated orders, Pohl's and Roth's, then orders by chance."""
    random = Random(seed)
    for rotation in range(8):
        yield _attempt(tie, rotated(rotation), random)
    for rotation in range(8):
        for other in (Tie.POHL, Tie.ROTH):
            if other is not tie:
                yield _attempt(other, rotated(rotation), random)
    while True:
        for other in (Tie.ROTH, Tie.POHL, Tie.LOTS):
            yield _attempt(other, tuple(random.sample(CLOCKWISE, 8)), random)


def squirrel_cull_attempts(board: Board, start: Square, seed: int) -> Iterator[Attempt]:
    """The paper's orders first, where they apply; then those of Roth's tie-break."""
    own = stretches(board, start)
    if own is not None:
        yield Attempt(Tie.ORDER, own)
    yield from attempts(Tie.ROTH, seed)


def rotated(by: int) -> tuple[int, ...]:
    """The eight moves clockwise, beginning with the one `by` places on."""
    return CLOCKWISE[by:] + CLOCKWISE[:by]


def _attempt(tie: Tie, order: tuple[int, ...], random: Random) -> Attempt:
    return Attempt(tie, (Stretch(order, None),), random.randrange(1, 1 << 62))
