"""The order in which a method visits the nodes of a state space; `record` runs the method and notes it."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from solvers.array_types import Int32s, Int64s, UInt8s
from solvers.klotski.engines.registry import KlotskiEngine
from solvers.klotski.moves import Solution
from solvers.klotski.state_space.graph import StateSpace
from solvers.klotski.state_space.graph_kernel import tally
from solvers.klotski.visit_log import VisitLog, run_logged
from solvers.message import InputError, Message
from solvers.search import Progress, Search, last_answer

LOOKED_UP_AT_ONCE = 1 << 16
"""Visits that are turned into nodes together: some milliseconds' work."""


@dataclass(frozen=True, eq=False)
class Visits:
    """The nodes that a method comes to, in order: first visits and returns.

    For v visits in a graph of n nodes: `nodes` (int32, v); `depths` (int32, v), the steps by which the method has come
    there; `sides` (uint8, v), `NEAR` where it came from the layout and `FAR` where from the exit; `iterations` (int64),
    the indices at which it begins again from the start, at least the 0.

    `first` (int64, n) is the index of the first visit to each node, -1 where there is none, and `times` (int32, n) is
    how many visits there are. `elsewhere` counts the positions that the method visited though they cannot be reached
    from the layout: a search from the exit does not know which of the solved ones can be.

    `seconds` is the processor time that the method took, that of noting its visits included where it cannot be told
    apart: some hundredths more.
    `complete` is False when the log was full and the method was stopped. `solution` is the best one found, None for
    none; `reason` says why a search of somebody's own that has ended has found none, which is no proof.
    """

    engine: KlotskiEngine
    nodes: Int32s
    depths: Int32s
    sides: UInt8s
    iterations: Int64s
    first: Int64s
    times: Int32s
    elsewhere: int
    seconds: float
    complete: bool
    solution: Solution | None
    reason: Message | None = None

    def __len__(self) -> int:
        return len(self.nodes)

    @cached_property
    def first_visits(self) -> Int64s:
        """The indices of the first visits, in order."""
        return np.sort(self.first[self.first >= 0])

    @property
    def length(self) -> int | None:
        """The steps of the best solution found; None for none."""
        return None if self.solution is None else len(self.solution.steps)

    @property
    def distinct(self) -> int:
        """How many nodes were visited."""
        return len(self.first_visits)

    def distinct_until(self, count: int) -> int:
        """How many nodes the first `count` visits came to."""
        return int(self.first_visits.searchsorted(count))

    def iteration_at(self, count: int) -> int:
        """In which iteration the last of the first `count` visits was made, from 1; 0 before the first visit."""
        return int(self.iterations.searchsorted(count))

    @property
    def most_returned_to(self) -> int:
        """The node that was visited most often, of several the one visited first."""
        most = np.flatnonzero(self.times == self.times.max())
        return int(most[self.first[most].argmin()])


def record(engine: KlotskiEngine, space: StateSpace) -> Search[Visits]:
    """Run a method at full speed from the start of a state space, in its count; the one answer is its `Visits`.

    Every report is one of the method's own. Raises `InputError` for a count or a layout that it does not take, and for
    a search of somebody's own that has failed before its first visit.
    """
    return _record(engine, engine.search(space.layout, space.metric), space)


def _record(engine: KlotskiEngine, search: Search[Solution], space: StateSpace) -> Search[Visits]:
    log = VisitLog()
    seconds, solution, complete, reason = yield from run_logged(search, log)
    if reason is not None and not len(log):
        raise InputError(reason.template, **reason.values)
    numbers = np.frombuffer(log.numbers, np.int64)
    nodes = yield from _nodes(numbers, log, space)
    there = nodes >= 0
    elsewhere = len(np.unique(numbers[~there]))
    nodes = nodes[there]
    first, times = yield from _tallied(nodes, space.nodes)
    visits = Visits(
        engine,
        nodes,
        np.frombuffer(log.depths, np.int32)[there],
        np.frombuffer(log.sides, np.uint8)[there],
        np.array(log.iterations or [0], np.int64),
        first,
        times,
        elsewhere,
        seconds - log.seconds + log.elsewhere,
        complete,
        solution,
        reason,
    )
    return (yield from last_answer(visits, len(visits)))


def _nodes(numbers: Int64s, log: VisitLog, space: StateSpace) -> Generator[Progress, None, Int32s]:
    """The nodes of the visits; `numbers` become packed positions."""
    nodes = np.empty(len(numbers), np.int32)
    for begin in range(0, len(numbers), LOOKED_UP_AT_ONCE):
        some = numbers[begin : begin + LOOKED_UP_AT_ONCE]
        if log.pack is not None:
            log.pack(some)
        nodes[begin : begin + LOOKED_UP_AT_ONCE] = space.nodes_of(some)
        yield Progress(0, len(numbers))
    return nodes


def _tallied(nodes: Int32s, count: int) -> Generator[Progress, None, tuple[Int64s, Int32s]]:
    """For each of so many nodes the index of its first visit, and how often it was visited."""
    first, times = np.full(count, -1, np.int64), np.zeros(count, np.int32)
    for begin in range(0, len(nodes), LOOKED_UP_AT_ONCE):
        tally(nodes[begin : begin + LOOKED_UP_AT_ONCE], begin, first, times)
        yield Progress(0, len(nodes))
    return first, times
