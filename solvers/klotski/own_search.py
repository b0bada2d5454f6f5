"""A search that somebody wrote as a method for Klotski: what it is handed, and its answers, checked step by step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from solvers.klotski.engines.registry import KlotskiEngine, engine_named
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, Solution, Step, free_cells, steps_within
from solvers.klotski.packed import unpack
from solvers.klotski.visit_log import NoVisitLog, VisitLog, current_log, run_logged
from solvers.message import InputError, Message
from solvers.own_search.own_search import OwnEngine, OwnSearch
from solvers.own_search.running import OwnTask, SearchEnd, run
from solvers.search import Found, Outcome, Search, Verdict, WrongAnswer


class PositionFault(StrEnum):
    """What is wrong with a list of positions as an answer; steps are counted from 1."""

    NO_POSITION = "number {number} in the list that was returned is not a position: {why}"
    START = "the list begins with {found}, but the start is {start}"
    NOT_ONE = "step {step}: from {before} to {after} {pieces} {pieces:piece changes|pieces change}, but one has to move"
    TOO_FAR = "step {step}: the piece cannot slide so far from {before} to {after} in one step, counting {count}"
    UNSOLVED = "the list ends with {position}, where Cao Cao is not at the exit"


@dataclass(frozen=True)
class OwnKlotskiEngine(OwnEngine, KlotskiEngine):
    """A search that somebody wrote, as a method for Klotski."""


def search(own: OwnSearch, layout: Layout, metric: Metric) -> Search[Solution]:
    """Search a layout; raises `WrongAnswer` for an answer that is wrong."""
    return run(own, LayoutTask(layout, metric))


class CheckFault(StrEnum):
    """What is wrong with a search besides its answers."""

    AGAIN = "the search expanded {position} {times} times"
    LONGER = "the solution takes {found} {found:step|steps}, but the shortest takes {shortest}"


@dataclass(frozen=True, slots=True)
class CheckedSearch:
    """What came of a check on one layout: the solution that was found, a shortest one, and what is wrong."""

    layout: Layout
    solution: Solution | None
    shortest: Solution | None
    fault: Message | None


def check(engine: KlotskiEngine, layouts: Sequence[Layout], once: bool, shortest: bool) -> Search[CheckedSearch]:
    """Run a search on some layouts, counting moves; each answer is what came of one of them.

    A search is wrong without a solution, unless there is none and it returns None. It is wrong, too, if it expands a
    position again that is to be expanded `once`, or if its solution is to be the `shortest` and is not.
    """
    for layout in layouts:
        _, best, _, _ = yield from run_logged(engine_named("shortest").search(layout, Metric.MOVES), VisitLog())
        log = VisitLog()
        _, found, _, fault = yield from run_logged(engine.search(layout, Metric.MOVES), log)
        ((number, times),) = Counter(log.numbers).most_common(1) or [(0, 0)]
        if once and times > 1:
            fault = Message(CheckFault.AGAIN, {"position": str(unpack(number)), "times": times})
        elif shortest and found is not None and best is not None and len(found) > len(best):
            fault = Message(CheckFault.LONGER, {"found": len(found), "shortest": len(best)})
        elif best is None and fault is not None and fault.template.value == SearchEnd.NONE.value:
            fault = None
        yield Found(CheckedSearch(layout, found, best, fault), len(log))
    return Verdict(Outcome.EXHAUSTED)


class LayoutTask(OwnTask[Solution]):
    """A layout to solve."""

    problem = "solvers.klotski.own_problem:LayoutProblem"

    def __init__(self, layout: Layout, metric: Metric) -> None:
        self._layout, self._metric = layout, metric
        self._log: VisitLog = NoVisitLog()
        self._reached = self._shown = layout
        self._steps: list[Step] = []

    def values(self) -> dict[str, Any]:
        """The layout and the count, and whether anybody wants to know the visits."""
        self._log = current_log()
        return {"layout": str(self._layout), "count": self._metric.value, "noted": self._log.wanted}

    def snapshot(self, told: list[Any]) -> Layout:
        """The position that was come to, or asked about last."""
        with suppress(InputError, IndexError):
            self._shown = Layout.parse(told[-1])
        return self._shown

    def note(self, visits: list[tuple[int, int]], seconds: float) -> None:
        """Note the visits where somebody wants to know them."""
        self._log.elsewhere = seconds
        for number, depth in visits:
            self._log.note(number, depth)

    def go_on(self, told: Any, number: int) -> None:
        """Take a step to the next position; the first is the start."""
        try:
            layout = Layout.parse(told)
        except InputError as error:
            raise WrongAnswer(PositionFault.NO_POSITION, number=number, why=error.message) from None
        if number > 1:
            self._steps.append(_step_between(self._reached, layout, self._metric, number - 1))
        elif layout != self._layout:
            raise WrongAnswer(PositionFault.START, found=str(layout), start=str(self._layout))
        self._reached = layout

    def answer(self) -> Solution:
        """The solution through all positions."""
        if not self._reached.solved:
            raise WrongAnswer(PositionFault.UNSOLVED, position=str(self._reached))
        return Solution(self._layout, self._metric, tuple(self._steps), proved_shortest=False)


def _step_between(before: Layout, after: Layout, metric: Metric, number: int) -> Step:
    """The one step that leads from a position to the next; raises `WrongAnswer` that says why there is none."""
    left, come = set(before.pieces) - set(after.pieces), set(after.pieces) - set(before.pieces)
    texts = {"step": number, "before": str(before), "after": str(after)}
    if len(left) != 1 or [piece.kind for piece in left] != [piece.kind for piece in come]:
        raise WrongAnswer(PositionFault.NOT_ONE, pieces=max(len(left), len(come)), **texts)
    (piece,), (moved,) = left, come
    for step in steps_within(piece, free_cells(piece, before), metric):
        if step.target == moved.square:
            return step
    raise WrongAnswer(PositionFault.TOO_FAR, count=metric.value, **texts)
