"""The gate, a square more that leads to those where a tour may begin or end: it turns open tours into closed ones."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from functools import cached_property

from solvers.knight.board import Board, Square
from solvers.knight.counting import counting_kernel as kernel


@dataclass(frozen=True)
class Gate:
    """`ends` are given, one or two or none; where `open` is false, as for closed tours, there is no gate."""

    board: Board
    open: bool
    ends: frozenset[Square]

    @property
    def slots(self) -> int:
        """How many slots it takes on a frontier: the first, or none."""
        return int(self.open)

    def leads_to(self, square: Square) -> bool:
        """Whether a tour can begin or end on the square."""
        if not self.open or (len(self.ends) == 2 and square not in self.ends):
            return False
        return self._more_even == 0 or (self._more_even > 0) == _is_even(square)

    def rule(self, square: Square, passed: Collection[Square]) -> int:
        """What the square may have to do with the gate, once others are passed: a `GATE_` of the kernel.

        A tour goes through the gate on the ends that are given: on both of them alone, or on one and once more.
        """
        if self.open and square in self.ends:
            return kernel.GATE_FORCED
        if not self.leads_to(square):
            return kernel.GATE_CLOSED
        return kernel.GATE_UNTOUCHED if self.ends.difference(passed) else kernel.GATE_OPEN

    @cached_property
    def _more_even(self) -> int:
        """How many more squares there are of the colour of the first one, a corner, than of the other."""
        even = sum(map(_is_even, self.board.squares))
        return 2 * even - self.board.size


def _is_even(square: Square) -> bool:
    return (square[0] + square[1]) % 2 == 0
