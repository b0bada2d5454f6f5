"""The kinds of layout that the historical methods accept, and why there is no solution."""

from __future__ import annotations

from enum import StrEnum

from solvers.klotski.layout import Layout
from solvers.message import InputError, Message
from solvers.search import Outcome, Verdict


class Reason(StrEnum):
    """What proves that there is no solution."""

    NEVER_AT_EXIT = (
        "Cao Cao cannot reach the exit; all reachable positions searched ({positions}, mirror images counted once)"
    )
    EXIT_NOT_REACHED = "Cao Cao cannot reach the exit; all reachable positions searched ({positions})"


def unsolvable(reason: Reason, positions: int, visited: int) -> Verdict:
    """The verdict of a search that has gone through all these positions, and none of them is solved."""
    return Verdict(Outcome.IMPOSSIBLE, visited, Message(reason, {"positions": positions}))


class EngineFault(StrEnum):
    """A layout is not of the kind that a historical method accepts."""

    TWO_BLANKS = (
        "this method needs a layout with exactly 2 empty cells, but this one has {found}; choose another method"
    )
    FIVE_GENERALS = (
        "this method needs a layout with 5 generals and 2 empty cells, but this one has "
        "{pieces} and {found}; choose another method"
    )


def check_two_blanks(layout: Layout) -> None:
    """Raise `InputError` unless there are two empty cells: with more, a piece can slide farther than by two cells."""
    if len(layout.blanks) != 2:
        raise InputError(EngineFault.TWO_BLANKS, found=len(layout.blanks))


def check_classic(layout: Layout) -> None:
    """Raise `InputError` unless there are ten pieces, five of them generals, and two empty cells."""
    if not layout.is_classic:
        generals = sum(len(piece.cells) == 2 for piece in layout.pieces)
        raise InputError(EngineFault.FIVE_GENERALS, pieces=generals, found=len(layout.blanks))
