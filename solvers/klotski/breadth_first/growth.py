"""How far a breadth-first search got with a check for duplicates or without, and what it took."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from math import log

PATH_BYTES = 12
"""What one stored path takes: 8 bytes for its position, 4 for the index of the path it prolongs."""


class Check(StrEnum):
    """What a search recognises as visited before."""

    NOTHING = "nothing"
    STRAIGHT_BACK = "straight-back"
    """Only the position that the last step came from."""
    ALL_VISITED = "all-met"


class StopReason(StrEnum):
    """Why a search ended."""

    SOLVED = "solved"
    MEMORY = "memory"
    """The next path would not have fitted."""
    LEVELS = "levels"
    """As many levels were searched as a search may have; paths that only go in circles never end."""
    EXHAUSTED = "exhausted"


@dataclass(frozen=True, slots=True)
class Growth:
    """How far a search got: `levels[d]` paths of d steps were stored; the last level is `complete` unless memory ends.

    `memory` is what the arrays take that were in use, in bytes, a hash table included where there is one.
    """

    check: Check
    stop_reason: StopReason
    levels: tuple[int, ...]
    complete: bool
    memory: int

    @property
    def kept(self) -> int:
        """How many paths are held in memory at the end."""
        return sum(self.levels)

    @property
    def growth(self) -> float:
        """How many times as large as the one before the last complete level is."""
        whole = self.levels if self.complete else self.levels[:-1]
        return whole[-1] / whole[-2] if len(whole) > 1 else 1.0

    def levels_for(self, factor: float) -> float:
        """How many levels further so many times the memory would reach, at the growth of the last: an estimate."""
        return log(factor) / log(self.growth)
