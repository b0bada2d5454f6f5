"""The search methods for the 8-puzzle that the console and the window offer, and what they are compared on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from solvers.comparison.plan import Problem, RunOutcome
from solvers.engine import Engine, Registry
from solvers.fifteen.position import Position, Tiles, parse_position
from solvers.search import Search

SlidingEngine = Engine[Search[Tiles]]

ENGINES = Registry[SlidingEngine](
    (
        Engine("fifteen", "a-star", "searches:a_star", "a-star"),
        Engine("fifteen", "breadth-first", "searches:breadth_first", "breadth-first"),
    )
)
"""Every engine; the first is the default."""


@dataclass(frozen=True, slots=True)
class SlidingProblem(Problem):
    """A position to solve."""

    puzzle = "fifteen"

    position: Position

    @property
    def warming(self) -> SlidingProblem:
        """A position of two steps."""
        return SlidingProblem(parse_position("123/456/.78"))

    def begin(self, engine: str | Engine[Any]) -> Search[Tiles]:
        """Begin a search."""
        return ENGINES.named(engine).start(self.position)

    def length(self, answer: Tiles) -> int:
        """The steps of a solution."""
        return len(answer)

    def outcome(self, answer: Tiles) -> RunOutcome:
        """Every solution found is a shortest one."""
        return RunOutcome.PROVED
