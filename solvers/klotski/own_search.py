"""A search that somebody wrote as a method for Klotski: what it is handed, and its answers, checked step by step."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from solvers.klotski.engines.registry import KlotskiEngine
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, Solution, Step, free_cells, steps_within
from solvers.klotski.visit_log import VisitLog, current_log
from solvers.message import InputError
from solvers.own_search.own_search import OwnEngine, OwnSearch
from solvers.own_search.running import OwnTask, run
from solvers.search import Search, WrongAnswer


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

    promises_shortest: bool = False


def search(own: OwnSearch, layout: Layout, metric: Metric) -> Search[Solution]:
    """Search a layout; raises `WrongAnswer` for an answer that is wrong."""
    return run(own, LayoutTask(layout, metric))


class LayoutTask(OwnTask[Solution]):
    """A layout to solve."""

    problem = "solvers.klotski.own_problem:LayoutProblem"

    def __init__(self, layout: Layout, metric: Metric) -> None:
        self._layout, self._metric = layout, metric
        self._log: VisitLog | None = None
        self._reached = self._shown = layout
        self._steps: list[Step] = []

    def values(self) -> dict[str, Any]:
        """The layout and the count, and whether anybody wants to know the visits."""
        self._log = current_log()
        return {"layout": str(self._layout), "count": self._metric.value, "noted": self._log is not None}

    def snapshot(self, told: list[Any]) -> Layout:
        """The position that was come to, or asked about last."""
        with suppress(InputError, IndexError):
            self._shown = Layout.parse(told[-1])
        return self._shown

    def note(self, visits: list[tuple[int, int]], seconds: float) -> None:
        """Note the visits where somebody wants to know them."""
        if self._log is not None:
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
