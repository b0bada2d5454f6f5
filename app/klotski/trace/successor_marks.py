"""The successors of a position as marks on the board: which piece would move where, and what the search did with it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.klotski.trace.words import reckoned
from solvers.klotski.layout import Layout, Square
from solvers.klotski.moves import Step, slides_of
from solvers.klotski.trace import Expansion, NodeStatus, Successor
from solvers.pseudocode import Stage


@dataclass(frozen=True, slots=True)
class SuccessorMark:
    """A step from the position on the board, and what the search did with the position that it leads to.

    `reckoned` is the sum of the steps taken and those needed at least, empty for methods that do not count with it;
    `current` says that the search deals with it now.
    """

    step: Step
    status: NodeStatus
    reckoned: str = ""
    current: bool = False

    @property
    def direction(self) -> Square:
        """The way in which the piece arrives, (down, right)."""
        (row, column), (to_row, to_column) = self.step.path[-2:]
        return to_row - row, to_column - column

    @property
    def straight(self) -> bool:
        """Whether the piece goes round no corner."""
        (row, column), (to_row, to_column) = self.step.origin, self.step.target
        return row == to_row or column == to_column


def marks_of(expansion: Expansion, run: Sequence[Stage] = ()) -> tuple[SuccessorMark, ...]:
    """A mark for each successor of the position expanded.

    `run` are the stages of this step that have run, the last of them now: what was not dealt with in them yet waits.
    Without stages, all of the step has run.
    """
    later = set(expansion.dealt_with) - {stage.item for stage in run} if run else set[int]()
    marks: list[SuccessorMark] = []
    for number, child in enumerate(expansion.successors):
        step = step_between(expansion.layout, child.layout)
        if step is not None:
            status = NodeStatus.WAITING if number in later else child.status
            current = bool(run) and run[-1].item == number
            marks.append(SuccessorMark(step, status, _reckoned(expansion, child), current))
    return tuple(marks)


def _reckoned(expansion: Expansion, child: Successor) -> str:
    if child.bound is None:
        return ""
    return reckoned(expansion.depth + 1 if child.taken is None else child.taken, child.bound)


def step_between(before: Layout, after: Layout) -> Step | None:
    """The step from one layout to another, or to its mirror image, for some methods count both as one."""
    return _step_to(before, after) or _step_to(before, after.mirror())


def _step_to(before: Layout, after: Layout) -> Step | None:
    left = [piece for piece in before.pieces if piece not in after.pieces]
    reached = [piece for piece in after.pieces if piece not in before.pieces]
    if len(left) != 1 or len(reached) != 1 or left[0].kind is not reached[0].kind:
        return None
    return slides_of(left[0], before).get(reached[0].square)
