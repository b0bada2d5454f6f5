"""The kinds of layout that the historical methods accept, and why there is no solution."""

from __future__ import annotations

from enum import StrEnum

from solvers.klotski.codes.articles import is_ten_pieces_two_blanks
from solvers.klotski.layout import Layout
from solvers.message import InputError


class Reason(StrEnum):
    """What proves that there is no solution."""

    NEVER_AT_EXIT = (
        "none of the {positions} positions that can be reached has the 2x2 block at the exit "
        "(mirror images counted once)"
    )
    EXIT_NOT_REACHED = "none of the {positions} positions that can be reached has the 2x2 block at the exit"


class EngineFault(StrEnum):
    """A layout is not of the kind that a historical method accepts."""

    TWO_BLANKS = "this engine takes layouts with exactly 2 blanks, but this has {found}"
    FIVE_GENERALS = "this engine takes 5 pieces of two cells and 2 blanks, but this layout has {pieces} and {found}"


def check_two_blanks(layout: Layout) -> None:
    """Raise `InputError` unless there are two blanks: with more, a piece can slide farther than by two cells."""
    if len(layout.blanks) != 2:
        raise InputError(EngineFault.TWO_BLANKS, found=len(layout.blanks))


def check_classic(layout: Layout) -> None:
    """Raise `InputError` unless there are ten pieces, five of them generals, and two blanks."""
    if not is_ten_pieces_two_blanks(layout):
        generals = sum(len(piece.cells) == 2 for piece in layout.pieces)
        raise InputError(EngineFault.FIVE_GENERALS, pieces=generals, found=len(layout.blanks))
