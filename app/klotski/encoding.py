"""The steps of layouts as the data file and the settings hold them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from solvers.klotski.layout import PieceKind, Square
from solvers.klotski.moves import Step
from solvers.klotski.play.turns import StepCounts

MANY_STEPS = 1 << 12
"""So many different steps are remembered with their texts: long solutions are made of the same ones."""


def steps_text(steps: Iterable[Step]) -> str:
    """The steps, parted by spaces: `S4041` is a soldier that slides from row 4, column 0 to row 4, column 1."""
    return " ".join(map(_step_text, steps))


def parse_steps(text: str) -> tuple[Step, ...]:
    """The inverse of `steps_text`; raises `ValueError` for anything else."""
    return tuple(_step(word) for word in text.split())


def counts_text(counts: StepCounts | None) -> str:
    """The steps in each metric, parted by spaces; an empty text where they are not known."""
    return "" if counts is None else " ".join(map(str, counts))


def parse_counts(text: str) -> StepCounts | None:
    """The inverse of `counts_text`; raises `ValueError` for anything else."""
    if not text:
        return None
    numbers = [int(word) for word in text.split(" ")]
    if len(numbers) != len(StepCounts._fields) or min(numbers) < 0:
        raise ValueError("not a number of steps in each metric")
    return StepCounts(*numbers)


@lru_cache(maxsize=MANY_STEPS)
def _step_text(step: Step) -> str:
    return step.kind.value + "".join(f"{row}{column}" for row, column in step.path)


@lru_cache(maxsize=MANY_STEPS)
def _step(word: str) -> Step:
    digits = [int(digit) for digit in word[1:]]
    path: tuple[Square, ...] = tuple(zip(digits[::2], digits[1::2], strict=True))
    if len(path) < 2:
        raise ValueError("a step has two squares at least")
    return Step(PieceKind(word[0]), path)
