"""A search that somebody wrote as a method for Klotski: what it is handed, and its answers, checked step by step."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import Any

from solvers.klotski.engines.registry import KlotskiEngine
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, Solution, Step, free_cells, steps_within
from solvers.klotski.visit_log import VisitLog, current_log
from solvers.message import InputError
from solvers.own_search.own_search import OwnEngine, OwnSearch
from solvers.own_search.running import OwnTask, WrongAnswer, run
from solvers.search import Search
from solvers.slices import ReportTimer


class PositionFault(StrEnum):
    """What is wrong with a list of positions as an answer; steps are counted from 1."""

    EMPTY = "the answer is an empty list; it begins with the start and ends with a solved position"
    NO_POSITION = "position {number} of the answer is none: {value}"
    START = "the answer begins with {found}, but the start is {start}"
    STILL = "step {step}: nothing moves in {position}"
    PIECES = "step {step}: {after} has other pieces than {before}"
    SEVERAL = "step {step}: more than one piece moves from {before} to {after}"
    TOO_FAR = "step {step}: no single step, counted as {count}, leads from {before} to {after}"
    UNSOLVED = "the answer ends with {position}, where Cao Cao is not at the exit"


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

    def values(self) -> dict[str, Any]:
        """The layout and the count, and whether anybody wants to know the visits."""
        self._log = current_log()
        return {"layout": str(self._layout), "count": self._metric.value, "noted": self._log is not None}

    def item(self, told: Any) -> Layout | None:
        """The layout; None where the text is none."""
        try:
            return parsed(told)
        except InputError:
            return None

    def snapshot(self, told: list[Any]) -> Layout | None:
        """The position that was come to."""
        return self.item(told[-1])

    def note(self, visits: list[tuple[int, int]], seconds: float) -> None:
        """Note the visits where somebody wants to know them."""
        if self._log is not None:
            self._log.elsewhere = seconds
            for number, depth in visits:
                self._log.note(number, depth)

    def checked(self, told: list[Any]) -> Generator[None, None, Solution]:
        """The solution through these positions."""
        if not told:
            raise WrongAnswer(PositionFault.EMPTY)
        layout = _position(told[0], 1)
        if layout != self._layout:
            raise WrongAnswer(PositionFault.START, found=str(layout), start=str(self._layout))
        steps: list[Step] = []
        reports = ReportTimer()
        for number, text in enumerate(told[1:], 1):
            following = _position(text, number + 1)
            steps.append(_step_between(layout, following, self._metric, number))
            layout = following
            if reports.overdue():
                yield
        if not layout.solved:
            raise WrongAnswer(PositionFault.UNSOLVED, position=str(layout))
        return Solution(self._layout, self._metric, tuple(steps), proved_shortest=False)


@lru_cache(maxsize=256)
def parsed(text: str) -> Layout:
    """The layout of a text; the same ones come again and again while a search is watched."""
    return Layout.parse(text)


def _position(told: Any, number: int) -> Layout:
    try:
        return Layout.parse(told)
    except (InputError, AttributeError):
        value = told if isinstance(told, str) else told["other"]
        raise WrongAnswer(PositionFault.NO_POSITION, number=number, value=value) from None


def _step_between(before: Layout, after: Layout, metric: Metric, number: int) -> Step:
    """The one step that leads from a position to the next; raises `WrongAnswer` that says why there is none."""
    texts = {"step": number, "before": str(before), "after": str(after)}
    if before == after:
        raise WrongAnswer(PositionFault.STILL, step=number, position=str(before))
    if sorted(piece.kind for piece in before.pieces) != sorted(piece.kind for piece in after.pieces):
        raise WrongAnswer(PositionFault.PIECES, **texts)
    moved = [piece for piece in before.pieces if piece not in after.pieces]
    if len(moved) > 1:
        raise WrongAnswer(PositionFault.SEVERAL, **texts)
    target = next(piece.square for piece in after.pieces if piece not in before.pieces)
    for step in steps_within(moved[0], free_cells(moved[0], before), metric):
        if step.target == target:
            return step
    raise WrongAnswer(PositionFault.TOO_FAR, count=metric.value, **texts)
