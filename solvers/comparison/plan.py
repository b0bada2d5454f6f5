"""What is to be compared: problems, the engines that are tried on them, and how often."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.knight.board import Board, Square


@dataclass(frozen=True, slots=True)
class KlotskiProblem:
    """A layout to solve, with steps counted in a metric."""

    layout: Layout
    metric: Metric


@dataclass(frozen=True, slots=True)
class KnightProblem:
    """A tour to find: on a board, from a start (None: any), closed or not."""

    board: Board
    start: Square | None = None
    closed: bool = False


@dataclass(frozen=True, slots=True)
class FirstTries:
    """Warnsdorff's rule tried once from each start of a board, or from `most` starts spread evenly over it."""

    board: Board
    most: int


Problem = KlotskiProblem | KnightProblem | FirstTries


@dataclass(frozen=True, slots=True)
class Run:
    """One engine on one problem, so many times."""

    problem: Problem
    engine: str
    repetitions: int = 1


@dataclass(frozen=True, slots=True)
class Trial:
    """One repetition of a run: timed, or, `with_memory`, slower and for its peak memory."""

    run: Run
    with_memory: bool = False


@dataclass(frozen=True, slots=True)
class ComparisonPlan:
    """Runs to make one after another.

    With a `seed` the trials are shuffled, so that other load on the machine affects all alike. A trial that searches
    for more than `limit` seconds is given up. With `with_memory`, each run, or each run of the problems `memory_of`,
    has another trial for its peak memory; these take several times longer, so they come after the others.
    """

    runs: tuple[Run, ...]
    seed: int | None = None
    limit: float | None = None
    with_memory: bool = True
    memory_of: tuple[Problem, ...] | None = None

    def trials(self) -> list[Trial]:
        """Every trial, in the order in which they are to be run."""
        trials = [Trial(run) for run in self.runs for _ in range(run.repetitions)]
        trials += [Trial(run, with_memory=True) for run in self.runs if self._is_weighed(run.problem)]
        if self.seed is not None:
            Random(self.seed).shuffle(trials)
        return trials

    def _is_weighed(self, problem: Problem) -> bool:
        wanted = self.memory_of is None or problem in self.memory_of
        return self.with_memory and wanted and not isinstance(problem, FirstTries)
