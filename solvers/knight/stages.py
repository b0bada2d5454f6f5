"""Which lines of its family's pseudocode a search for tours runs in the step that a trace tells of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from solvers.knight.method_choice import AutomaticChoice
from solvers.knight.trace import (
    ChoiceTrace,
    DepthFirstTrace,
    PathStep,
    PruneReason,
    RotationStep,
    RotationTrace,
    TilesTrace,
    WarnsdorffTrace,
)
from solvers.pseudocode import PseudocodeLine, Trace, in_turn

CALLING = 6
"""The line of the recursive search that calls it for the next square: there every call but the last waits."""


def stages(trace: Trace) -> tuple[PseudocodeLine, ...]:
    """The lines in the order in which they run; those of a loop once for each onward move."""
    return tuple(_stages(trace))


def _stages(trace: Trace) -> Iterator[PseudocodeLine]:
    match trace:
        case WarnsdorffTrace():
            return _warnsdorff(trace)
        case DepthFirstTrace():
            return _depth_first(trace)
        case RotationTrace():
            return _rotations(trace)
        case TilesTrace():
            return _tiles(trace)
        case ChoiceTrace():
            return in_turn(*_CHOICES[trace.choice])
        case _:
            return iter(())


def _warnsdorff(trace: WarnsdorffTrace) -> Iterator[PseudocodeLine]:
    if trace.length == 1:
        yield PseudocodeLine(0)
    yield PseudocodeLine(1)
    if trace.finished:
        yield PseudocodeLine(10)
        return
    for item in range(len(trace.moves)):
        yield from in_turn(2, 3, item=item)
    if trace.dead_end:
        yield from in_turn(4, 5)
        return
    chosen = next(item for item, move in enumerate(trace.moves) if move.chosen)
    yield PseudocodeLine(6, chosen)
    if trace.moves[chosen].tied:
        yield PseudocodeLine(7)
        yield PseudocodeLine(8, chosen)
    yield PseudocodeLine(9, chosen)


_ENTERED = (1, 2, 3, 5, 6)
"""The lines of the complete search that lead to the next square."""
_PATH_STEPS: dict[str, dict[PathStep | None, tuple[int, ...]]] = {
    "depth-first": {
        PathStep.STARTED: (0,),
        PathStep.ENTERED: (1, 2, 3, 5, 6, 8),
        PathStep.SKIPPED: (1, 2, 3, 5, 6, 7),
        PathStep.LEFT: (1, 2, 3, 5, 6, 9),
        PathStep.FOUND: (1, 2, 3, 4),
        PathStep.EXHAUSTED: (1, 10),
    },
    # The loop of the call before, up to the line that calls; then the first lines of the call that it made.
    "recursive": {
        PathStep.STARTED: (0, 1, 2, 3),
        PathStep.ENTERED: (5, CALLING, 1, 2, 3),
        PathStep.LEFT: (5, 7),
        PathStep.FOUND: (5, CALLING, 1, 2, 3, 4),
        PathStep.EXHAUSTED: (5, 7, 8),
    },
    "complete": {
        PathStep.STARTED: (0,),
        PathStep.ENTERED: (*_ENTERED, 10),
        PathStep.PRUNED: (*_ENTERED, 8),
        PathStep.LEFT: (1, 2, 3, 4),
        PathStep.FOUND: (*_ENTERED, 7),
        PathStep.EXHAUSTED: (1, 11),
    },
}


def _depth_first(trace: DepthFirstTrace) -> Iterator[PseudocodeLine]:
    reason = trace.pruning.reason if trace.pruning is not None and trace.step is PathStep.PRUNED else None
    if reason in {PruneReason.APART, PruneReason.NARROW}:
        return in_turn(*_ENTERED, 9)
    return in_turn(*_PATH_STEPS[trace.family].get(trace.step, ()))


def _rotations(trace: RotationTrace) -> Iterator[PseudocodeLine]:
    if trace.step is RotationStep.FOUND:
        yield from in_turn(12, 13)
        return
    if trace.step is RotationStep.SHUFFLED:
        yield PseudocodeLine(9)
        if trace.stalled:
            yield PseudocodeLine(10)
        if trace.joined is not None:
            yield PseudocodeLine(11)
        return
    if trace.restarted:
        yield from in_turn(8, 0)
    if trace.step is RotationStep.STARTED:
        yield PseudocodeLine(0)
        return
    yield from in_turn(1, 2)
    if trace.step is RotationStep.GREW:
        chosen = next((item for item, move in enumerate(trace.moves) if move.chosen), None)
        yield from in_turn(3, 4, item=chosen)
        return
    yield from in_turn(5, 6)
    if trace.step is RotationStep.ROTATED:
        yield PseudocodeLine(7)


def _tiles(trace: TilesTrace) -> Iterator[PseudocodeLine]:
    if not trace.followed:
        if trace.laid == 1:
            yield PseudocodeLine(0)
        yield from in_turn(1, 2, 3)
        if trace.added:
            yield from in_turn(4, 5)
        return
    if trace.followed == 1:
        yield PseudocodeLine(6)
    yield from in_turn(7, 8)
    if trace.finished:
        yield PseudocodeLine(9)


_CHOICES: dict[Any, tuple[int, ...]] = {
    AutomaticChoice.RULE: (0, 1),
    AutomaticChoice.TILES: (0, 2, 3),
    AutomaticChoice.COMPLETE: (0, 2, 4, 5),
    AutomaticChoice.TURNS: (0, 2, 4, 6, 7),
    AutomaticChoice.ROTATIONS: (0, 2, 4, 6, 8, 9),
    AutomaticChoice.ANOTHER: (9,),
}
"""The conditions of the automatic method up to the one that holds."""
