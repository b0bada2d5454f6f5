"""A piece by its leaps, as fairy chess names them, and how the edges of a board are joined."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from math import atan2, tau

from solvers.message import InputError, check_argument

Leap = tuple[int, int]
"""So many squares one way and so many the other, the smaller number first: 1, 2 is a knight's."""

LONGEST_LEAP = 99
MOST_MOVES = 16
"""How many moves a piece may have: those of two leaps."""

_LEAP = re.compile(r"\s*(\d{1,9})\s*[,，]\s*(\d{1,9})\s*", re.ASCII)


class LeaperFault(StrEnum):
    """What can be wrong with a piece."""

    TEXT = "“{text}” is not a piece: write one of {names}, or leaps such as 1,4 or 0,1+1,2"
    LEAP = "a leap of {leap} leads nowhere on a board: choose numbers up to {most} that are not both 0"
    WRAP = "“{text}” is no way to join edges: write {names}"
    MOVES = "this piece has {moves} {moves:move|moves}; choose one with 1 to {most}"


class Wrap(StrEnum):
    """Which opposite edges of a board are joined, so that a leap over one comes in again at the other."""

    NONE = "none"
    COLUMNS = "columns"
    """The left and the right edge: a cylinder."""
    BOTH = "both"
    """The upper and the lower edge as well: a torus."""

    @classmethod
    def parse(cls, text: str) -> Wrap:
        """Read the name of one; raises `InputError`."""
        found = next((wrap for wrap in cls if wrap == text.strip().lower()), None)
        if found is None:
            raise InputError(LeaperFault.WRAP, text=text, names=tuple(cls))
        return found


@dataclass(frozen=True)
class Leaper:
    """A piece that makes any of its leaps in every direction: each is (a, b) with 0 <= a <= b, not both 0."""

    leaps: frozenset[Leap]

    def __post_init__(self) -> None:
        check_argument(self.leaps, frozenset, "a frozenset, as the leaps of a piece are")
        for a, b in self.leaps:
            if not (0 <= a <= b <= LONGEST_LEAP and b > 0):
                raise InputError(LeaperFault.LEAP, leap=f"{a},{b}", most=LONGEST_LEAP)
        if not 1 <= len(self.moves) <= MOST_MOVES:
            raise InputError(LeaperFault.MOVES, moves=len(self.moves), most=MOST_MOVES)

    @classmethod
    def parse(cls, text: str) -> Leaper:
        """Read a name of `PIECES`, or leaps such as `1,4` or `0,1+1,2`; raises `InputError`."""
        if (named := PIECES.get(text.strip().lower())) is not None:
            return named
        found = [_LEAP.fullmatch(leap) for leap in text.split("+")]
        leaps = [tuple(sorted((int(match[1]), int(match[2])))) for match in found if match is not None]
        if len(leaps) < len(found):
            raise InputError(LeaperFault.TEXT, text=text, names=tuple(PIECES))
        return cls(frozenset((a, b) for a, b in leaps))

    @property
    def text(self) -> str:
        """The leaps as `parse` reads them; equal pieces have equal texts."""
        return "+".join(f"{a},{b}" for a, b in sorted(self.leaps))

    @property
    def name(self) -> str | None:
        """The name in `PIECES`; None for a piece without one."""
        return next((name for name, piece in PIECES.items() if piece == self), None)

    @cached_property
    def moves(self) -> tuple[Leap, ...]:
        """The moves as (rows, columns), clockwise from straight up; in one direction the shorter come first."""
        ways = {
            (down * a, right * b)
            for leap in self.leaps
            for a, b in (leap, leap[::-1])
            for down in (1, -1)
            for right in (1, -1)
        }
        return tuple(sorted(ways, key=lambda way: (atan2(way[1], -way[0]) % tau, abs(way[0]) + abs(way[1]))))

    @cached_property
    def parity(self) -> int | None:
        """1 where all leaps lead to squares of the other colour, 0 where none does, None where some do."""
        parities = {(a + b) % 2 for a, b in self.leaps}
        return parities.pop() if len(parities) == 1 else None

    @cached_property
    def reach(self) -> int:
        """How many rows or columns a move crosses at most."""
        return max(b for _, b in self.leaps)


def _piece(*leaps: Leap) -> Leaper:
    return Leaper(frozenset(leaps))


KNIGHT = _piece((1, 2))

PIECES = {
    "knight": KNIGHT,
    "camel": _piece((1, 3)),
    "giraffe": _piece((1, 4)),
    "zebra": _piece((2, 3)),
    "antelope": _piece((3, 4)),
    "wazir": _piece((0, 1)),
    "ferz": _piece((1, 1)),
    "king": _piece((0, 1), (1, 1)),
    "emperor": _piece((0, 1), (1, 2)),
}
"""The pieces that have a name."""
