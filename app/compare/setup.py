"""What is chosen to be compared, without widgets, and the plan that follows from it."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from enum import StrEnum
from typing import Any

from app.puzzle.comparison import ComparisonSetup
from app.puzzle.entry import compared_puzzles
from solvers.comparison.plan import ComparisonPlan
from solvers.message import InputError

SEED = 1
MOST_REPETITIONS = 99
LONGEST = 3600
"""The highest time limit in seconds."""


class SetupFault(StrEnum):
    """What can be wrong with a choice."""

    NOTHING = "select at least one layout or board, and at least one method"


@dataclass
class Setup:
    """What is chosen of each puzzle, the name of the one in front, and how runs are made.

    Each run is repeated so often, and given up after `limit` seconds, if that is not 0.
    """

    puzzles: dict[str, ComparisonSetup] = field(
        default_factory=lambda: {name: one.comparison.setup_class() for name, one in compared_puzzles().items()}
    )
    front: str = field(default_factory=lambda: next(iter(compared_puzzles())))
    repetitions: int = 5
    limit: int = 60
    shuffled: bool = False
    memory_measured: bool = True

    def text(self) -> str:
        """All this as JSON, what is chosen of each puzzle under its name."""
        values = asdict(self)
        return json.dumps(values.pop("puzzles") | values)

    def plan(self) -> ComparisonPlan:
        """Return the plan for the puzzle in front; raises `InputError` for one that cannot be run."""
        runs = self.puzzles[self.front].runs(self.repetitions)
        if not runs:
            raise InputError(SetupFault.NOTHING)
        return ComparisonPlan(tuple(runs), SEED if self.shuffled else None, self.limit or None, self.memory_measured)


def parse_setup(values: Any) -> Setup:
    """The set-up of the values in a `Setup.text`; raises one exception or another where they make none.

    A puzzle or a choice that came to the program since then is as usual.
    """
    usual = asdict(Setup())
    chosen = {name: _checked(values.get(name, one), one) for name, one in usual.pop("puzzles").items()}
    # As the first versions kept which of two puzzles was in front:
    in_front = (name for name in chosen if _checked(values.get(f"{name}_in_front", False), False))
    kept = _checked({"front": next(in_front, next(iter(chosen))), **values}, usual)
    puzzles = {name: one.comparison.setup_class(**chosen[name]) for name, one in compared_puzzles().items()}
    setup = Setup(puzzles, **kept)
    for puzzle in puzzles.values():
        puzzle.check()
    if not (1 <= setup.repetitions <= MOST_REPETITIONS and 0 <= setup.limit <= LONGEST and setup.front in puzzles):
        raise ValueError("a number or a puzzle that nobody can choose")
    return setup


def _checked(value: Any, usual: Any) -> Any:
    """A value of JSON in the type of a usual one; raises one exception or another where it is of another."""
    if isinstance(usual, dict):
        return {name: _checked(value.get(name, part), part) for name, part in usual.items()}
    if isinstance(usual, tuple):
        return tuple(_checked(part, "") for part in value)
    kind = str if isinstance(usual, str) else type(usual)
    if type(value) is not kind:
        raise TypeError(f"not of the type {kind}")
    return type(usual)(value)
