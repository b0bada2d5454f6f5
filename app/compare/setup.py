"""What is chosen to be compared, without widgets, and the plan that follows from it."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from enum import StrEnum
from typing import Any

from solvers.comparison.plan import ComparisonPlan, KlotskiProblem, KnightProblem, Run
from solvers.klotski.engines import registry as klotski
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.knight import engines as knight
from solvers.knight.notation import parse_board, square_on
from solvers.knight.tour import TourRequest
from solvers.message import InputError

SEED = 1
MOST_PROBLEMS = 1_000
"""How many pairs of a board and a start are compared at most: thousands of them would take days."""

MOST_REPETITIONS = 99
LONGEST = 3600
"""The highest time limit in seconds."""

_BOARD = re.compile(r"\d+\s*[x*×]\s*\d+|[^\s,;，、；]+", re.IGNORECASE)
"""A size of a board, or any other text between separators."""
_SQUARE = re.compile(r"\(?-?\d+\s*[,，]\s*-?\d+\)?|[^\s,;，、；]+")
"""A square as row and column, or any other text between separators."""


class SetupFault(StrEnum):
    """What can be wrong with a choice."""

    MANY = (
        "there are {found} pairs of a board and a start, and at most {most} can be compared: enter "
        "fewer boards or starts"
    )
    NOTHING = "select at least one layout or board, and at least one method"


@dataclass
class KlotskiSetup:
    """Layouts to solve, as text, and the names of engines; `sought` is what the list of layouts is filtered by."""

    layouts: Sequence[str] = ("VAAV/VAAV/VHHV/VSSV/S..S",)
    engines: Sequence[str] = ("shortest", "avl-26", "hash-60")
    metric: Metric = Metric.MOVES
    sought: str = ""

    def runs(self, repetitions: int) -> list[Run]:
        """Return a run of every engine on every layout, in the engine's own metric where it lacks the chosen one."""
        engines = [klotski.engine_named(name) for name in self.engines]
        metrics = {one.name: self.metric if self.metric in one.metrics else one.metrics[0] for one in engines}
        return [
            Run(KlotskiProblem(Layout.parse(text), metric), engine, repetitions)
            for text in self.layouts
            for engine, metric in metrics.items()
        ]


@dataclass
class KnightSetup:
    """Boards and starts as they are typed (no start: any), whether tours are closed, and the names of engines."""

    boards: str = "8 × 8"
    starts: str = "a1"
    closed: bool = False
    engines: Sequence[str] = ("warnsdorff", "complete", "structured")

    def runs(self, repetitions: int) -> list[Run]:
        """Return a run of every engine on every board from every start; raises `InputError` for wrong texts."""
        boards = list(dict.fromkeys(map(parse_board, _BOARD.findall(self.boards))))
        starts = list(dict.fromkeys(_SQUARE.findall(self.starts)))
        found = len(boards) * max(1, len(starts))
        if found > MOST_PROBLEMS:
            raise InputError(SetupFault.MANY, found=found, most=MOST_PROBLEMS)
        for board in boards:
            TourRequest(board).check()
        return [
            Run(KnightProblem(board, start, self.closed), engine, repetitions)
            for board in boards
            for start in [square_on(text, board) for text in starts] or [None]
            for engine in self.engines
        ]


@dataclass
class Setup:
    """What both puzzles have chosen, which of them is in front, and how runs are made.

    Each run is repeated so often, and given up after `limit` seconds, if that is not 0.
    """

    klotski: KlotskiSetup = field(default_factory=KlotskiSetup)
    knight: KnightSetup = field(default_factory=KnightSetup)
    knight_in_front: bool = False
    repetitions: int = 5
    limit: int = 60
    shuffled: bool = False
    memory_measured: bool = True

    def text(self) -> str:
        """All this as JSON."""
        return json.dumps(asdict(self))

    def plan(self) -> ComparisonPlan:
        """Return the plan for the puzzle in front; raises `InputError` for one that cannot be run."""
        runs = (self.knight if self.knight_in_front else self.klotski).runs(self.repetitions)
        if not runs:
            raise InputError(SetupFault.NOTHING)
        return ComparisonPlan(tuple(runs), SEED if self.shuffled else None, self.limit or None, self.memory_measured)


def parse_setup(values: Any) -> Setup:
    """The set-up of the values in a `Setup.text`; raises one exception or another where they make none."""
    kept = _checked(values, asdict(Setup()))
    setup = Setup(KlotskiSetup(**kept.pop("klotski")), KnightSetup(**kept.pop("knight")), **kept)
    setup.klotski.runs(setup.repetitions)
    list(map(knight.engine_named, setup.knight.engines))
    if not (1 <= setup.repetitions <= MOST_REPETITIONS and 0 <= setup.limit <= LONGEST):
        raise ValueError("a number that nobody can choose")
    return setup


def _checked(value: Any, usual: Any) -> Any:
    """A value of JSON in the type of a usual one; raises one exception or another where it is of another."""
    if isinstance(usual, dict):
        return {name: _checked(value[name], part) for name, part in usual.items()}
    if isinstance(usual, tuple):
        return tuple(_checked(part, "") for part in value)
    kind = str if isinstance(usual, str) else type(usual)
    if type(value) is not kind:
        raise TypeError(f"not of the type {kind}")
    return type(usual)(value)
