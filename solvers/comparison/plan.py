"""What is to be compared: problems, the engines that are tried on them, and how often; and what came of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from enum import StrEnum
from random import Random
from typing import Any, ClassVar

from solvers.engine import Engine, Registry
from solvers.message import Message
from solvers.puzzles import entry_named
from solvers.search import Search


class RunOutcome(StrEnum):
    """How a run ended."""

    PROVED = "proved"
    """With a solution that is proven to be a shortest one."""
    FOUND = "found"
    """With a solution or a tour."""
    NONE = "none"
    """With the proof that there is none."""
    OUT_OF_TIME = "out-of-time"
    """It was stopped; `Result.length` is that of the best solution so far."""
    GIVEN_UP = "given-up"
    """It gave up by itself, without a solution; nothing is proved."""
    WRONG = "wrong"
    """With an answer that is none."""
    REFUSED = "refused"
    """The engine does not take this problem."""


@dataclass(frozen=True, slots=True)
class Share:
    """So many of so many."""

    successes: int
    tries: int

    @property
    def rate(self) -> float:
        """From 0 to 1."""
        return self.successes / self.tries if self.tries else 0.0


class Problem(ABC):
    """Something that methods are tried on; each puzzle has its own kinds, which are data classes that do not change."""

    __slots__ = ()

    puzzle: ClassVar[str]
    """The name of the puzzle whose methods are tried on it."""
    is_weighed: ClassVar[bool] = True
    """Whether the memory of its runs can be measured."""

    @property
    def engines(self) -> Registry[Engine[Any]]:
        """The methods of its puzzle."""
        return entry_named(self.puzzle).engines

    @property
    def size(self) -> int | None:
        """Where it stands on an axis, of problems that differ in their size alone; None of any other."""
        return None

    @property
    @abstractmethod
    def warming(self) -> Problem:
        """Something small of the same kind, which every engine solves at once: engines are warmed by it."""

    @abstractmethod
    def begin(self, engine: str | Engine[Any]) -> Search[Any]:
        """Begin a search by this engine; raises `InputError` where it does not take the problem."""

    @abstractmethod
    def length(self, answer: Any) -> int | None:
        """The length of an answer; None where it has none, as a `Share`, which is the answer to many tries."""

    def outcome(self, answer: Any) -> RunOutcome | None:
        """How a search ends with an answer; None where it is to go on."""
        return RunOutcome.FOUND


@dataclass(frozen=True, slots=True)
class Run:
    """One engine, or the one of this name, on one problem, so many times."""

    problem: Problem
    engine: str | Engine[Any]
    repetitions: int = 1

    @property
    def engine_name(self) -> str:
        """What the engine is called in records."""
        return self.engine if isinstance(self.engine, str) else self.engine.record_name


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
        return self.with_memory and wanted and problem.is_weighed


@dataclass(frozen=True, slots=True)
class Result:
    """A run's figures: the seconds of each timed repetition, and what they all have in common.

    `memory` is the most bytes that the search held at a time, None where it was not measured. `share` tells how many
    tries succeeded, where a run is made of many. `reason` says why there is no answer, as a text where it was kept.
    """

    run: Run
    outcome: RunOutcome
    seconds: tuple[float, ...] = ()
    visited: int = 0
    length: int | None = None
    memory: int | None = None
    share: Share | None = None
    reason: Message | str = ""

    @property
    def median(self) -> float | None:
        """The time in the middle, in seconds."""
        from statistics import median

        return median(self.seconds) if self.seconds else None

    @property
    def spread(self) -> float | None:
        """How far apart the times are, in seconds: the interquartile range of four and more, the range of fewer."""
        if len(self.seconds) < 2:
            return None
        if len(self.seconds) < 4:
            return max(self.seconds) - min(self.seconds)
        from statistics import quantiles

        low, _, high = quantiles(self.seconds, n=4, method="inclusive")
        return high - low

    @property
    def rate(self) -> float | None:
        """Positions or squares visited in a second."""
        return self.visited / self.median if self.median else None
