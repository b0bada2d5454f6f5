"""Positions on which methods are compared."""

from __future__ import annotations

from dataclasses import dataclass

from solvers.comparison.plan import Problem, RunOutcome
from solvers.fifteen.engines import ENGINES
from solvers.fifteen.position import Position, Tiles, parse_position
from solvers.search import Search

WARMING = parse_position("123/456/.78")


@dataclass(frozen=True, slots=True)
class SlidingProblem(Problem):
    """A position to solve."""

    puzzle = "fifteen"

    position: Position

    @property
    def warming(self) -> SlidingProblem:
        """A position of two steps."""
        return SlidingProblem(WARMING)

    def begin(self, engine: str) -> Search[Tiles]:
        """Begin a search."""
        return ENGINES.named(engine).start(self.position)

    def length(self, answer: Tiles) -> int:
        """The steps of a solution."""
        return len(answer)

    def outcome(self, answer: Tiles) -> RunOutcome:
        """Every solution found is a shortest one."""
        return RunOutcome.PROVED
