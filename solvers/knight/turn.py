"""A search's turn: so much work, counted in nodes and not in seconds, that it ends at the same node at every pace."""

from __future__ import annotations

from typing import Protocol

from solvers.slices import FOUND, Slices

ENDLESS = 2**62
"""The turn of a search that need not share its time with another."""


class Working(Protocol):
    """What a turn asks of a walk."""

    @property
    def work(self) -> int:
        """How many nodes of all its budgets it has used up."""
        ...

    def advance(self, budget: int) -> int:
        """Go on until at least so many more nodes are used up; a status of `solvers.slices`."""
        ...


class Turn:
    """What is left of a turn; whoever gives turns sets it, and resumes the search only while something is left."""

    def __init__(self, left: int = ENDLESS) -> None:
        self.left = left

    def advance(self, walk: Working, slices: Slices) -> int:
        """Have the walk go on for a slice, or to the end of the turn; a tour that is found is still told in it."""
        before = walk.work
        status = slices.run(walk.advance, self.left)
        self.left -= walk.work - before
        if status == FOUND:
            self.left = max(1, self.left)
        return status
