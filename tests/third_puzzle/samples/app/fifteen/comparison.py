"""How methods for the 8-puzzle are compared: the positions that are typed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QLineEdit

from app.fifteen.words import counted
from app.puzzle.comparison import ComparisonSetup, MethodChoice, PuzzleComparison
from app.ui.widgets.shorthand import named
from solvers.comparison.plan import Run
from solvers.fifteen.engines import ENGINES, SlidingProblem
from solvers.fifteen.position import parse_position, position_text


@dataclass
class SlidingSetup(ComparisonSetup):
    """Positions as they are typed, with spaces between them, and the names of engines."""

    positions: str = "867/254/3.1 647/85./321"
    engines: Sequence[str] = ("a-star", "breadth-first")

    def runs(self, repetitions: int) -> list[Run]:
        """Every method on every position; raises `InputError` for a text that is none."""
        problems = [SlidingProblem(parse_position(text)) for text in dict.fromkeys(self.positions.split())]
        return [Run(problem, engine, repetitions) for problem in problems for engine in self.engines]

    def check(self) -> None:
        """Raise `InputError` for a method that there is not; what is typed may be wrong until it is run."""
        list(map(ENGINES.named, self.engines))


class SlidingChoice(MethodChoice):
    """A line for positions, and a list to check methods in."""

    def __init__(self, setup: SlidingSetup) -> None:
        super().__init__("compareFifteenMethods", ENGINES, setup)
        self._setup = setup
        tip = self.tr("Positions such as {example}; separate several with spaces").format(example="123/456/78.")
        self.positions = named(QLineEdit(setup.positions), "comparePositions", self.tr("Positions"), tip)
        self.lay_out(self.positions, (self.methods, 1))
        self.positions.textChanged.connect(self.write)

    @Slot()
    def write(self) -> None:
        """Write what is chosen into the set-up."""
        self._setup.positions, self._setup.engines = self.positions.text(), self.methods.chosen


class FifteenComparison(PuzzleComparison[SlidingProblem]):
    """Compares methods on positions."""

    setup_class = SlidingSetup
    choice_class = SlidingChoice

    def problem_title(self, problem: SlidingProblem) -> str:
        """The rows of the position."""
        return position_text(problem.position)

    def length_text(self, length: int, problem: SlidingProblem) -> str:
        """The steps of a solution."""
        return counted(length)

    def written(self, problem: SlidingProblem) -> Mapping[str, Any]:
        """The position."""
        return {"position": position_text(problem.position)}

    def read(self, kept: Mapping[str, Any]) -> SlidingProblem:
        """The inverse of `written`."""
        return SlidingProblem(parse_position(kept["position"]))
