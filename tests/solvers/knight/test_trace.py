"""Traces as values: what a search leaves out of one is nothing, and a report does not change any more."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, astuple
from typing import Any

import pytest

from solvers.knight.method_choice import AutomaticChoice
from solvers.knight.trace import (
    ChoiceTrace,
    DepthFirstTrace,
    OnwardMove,
    PruneReason,
    Pruning,
    RotationStep,
    RotationTrace,
    TilesTrace,
    WarnsdorffTrace,
)

ENTRIES = memoryview(bytes(4))
WHOLE: dict[Any, tuple[Any, ...]] = {
    OnwardMove(3, 2, True, False): (3, 2, True, False),
    Pruning(PruneReason.APART, (1, 2)): (PruneReason.APART, (1, 2)),
    WarnsdorffTrace(1, 2, "ROTH", ()): (1, 2, "ROTH", (), False, False, "warnsdorff"),
    DepthFirstTrace(ENTRIES, (), ()): (ENTRIES, (), (), "depth-first", None, None, (), None),
    RotationTrace(RotationStep.STUCK): (
        RotationStep.STUCK, (), None, None, (), None, 0, 0, False, "random-closed",
    ),
    TilesTrace(1, 9): (1, 9, (), (), (), 0, False, "structured"),
    ChoiceTrace(AutomaticChoice.RULE): (AutomaticChoice.RULE, "automatic"),
}  # fmt: skip
"""Of every sort one with as little as can be said, and all its members in their order."""


@pytest.mark.parametrize("trace", WHOLE, ids=lambda trace: type(trace).__name__)
def test_what_is_not_said_is_nothing(trace: Any) -> None:
    names = type(trace).__dataclass_fields__
    assert tuple(getattr(trace, name) for name in names) == WHOLE[trace]
    for name in names:
        with pytest.raises(FrozenInstanceError):
            setattr(trace, name, None)


def test_equal_moves_are_equal() -> None:
    assert OnwardMove(3, 2, True, False) == OnwardMove(3, 2, True, False) != OnwardMove(3, 2, True, True)
    assert astuple(OnwardMove(3, 2, True, False)) == (3, 2, True, False)
