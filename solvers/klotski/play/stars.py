"""The stars that a finished game is worth."""

from __future__ import annotations

from solvers.puzzles import MOST_STARS

MOST_WITH_HINTS = 2
"""For a game in which a hint was shown."""
SPARE_SHARE = 10
"""A game for two stars takes one step in so many more than a shortest one, and one step more at least is allowed."""


def stars(best: int, taken: int, hints: int, given: bool) -> int:
    """The stars of a game that took `taken` steps to the exit, where `best` are the fewest.

    Three for the fewest steps, two for at most a tenth more (one more is always allowed), one for any other solution;
    two at most with a hint, and none where some of the way was `given`. Steps that were taken back are among those
    `taken`.
    """
    if given:
        return 0
    over = taken - best
    earned = MOST_STARS if over <= 0 else 2 if over <= max(1, best // SPARE_SHARE) else 1
    return min(earned, MOST_WITH_HINTS) if hints else earned
