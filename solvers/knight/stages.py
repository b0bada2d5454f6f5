"""Which lines of its family's pseudocode a search for tours runs in the step that a trace tells of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from solvers.knight.automatic import Choice
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
from solvers.pseudocode import Stage, Trace


def stages(trace: Trace) -> tuple[Stage, ...]:
    """The lines in the order in which they run; those of a loop once for each onward move."""
    return tuple(_stages(trace))


def _stages(trace: Trace) -> Iterator[Stage]:
    match trace:
        case WarnsdorffTrace():
            return _warnsdorff(trace)
        case DepthFirstTrace(family="complete"):
            return _complete(trace)
        case DepthFirstTrace():
            return _depth_first(trace)
        case RotationTrace():
            return _rotations(trace)
        case TilesTrace():
            return _tiles(trace)
        case ChoiceTrace():
            return (Stage(line) for line in _CHOICES[trace.choice])
        case _:
            return iter(())


def _warnsdorff(trace: WarnsdorffTrace) -> Iterator[Stage]:
    if trace.length == 1:
        yield Stage(0)
    yield Stage(1)
    if trace.finished:
        yield Stage(10)
        return
    for item in range(len(trace.moves)):
        yield Stage(2, item)
        yield Stage(3, item)
    if trace.dead_end:
        yield Stage(4)
        yield Stage(5)
        return
    chosen = next(item for item, move in enumerate(trace.moves) if move.chosen)
    yield Stage(6, chosen)
    if trace.moves[chosen].tied:
        yield Stage(7)
        yield Stage(8, chosen)
    yield Stage(9, chosen)


def _depth_first(trace: DepthFirstTrace) -> Iterator[Stage]:
    lines = {
        PathStep.STARTED: (0,),
        PathStep.ENTERED: (1, 2, 3, 5, 6, 8),
        PathStep.SKIPPED: (1, 2, 3, 5, 6, 7),
        PathStep.LEFT: (1, 2, 3, 5, 6, 9),
        PathStep.FOUND: (1, 2, 3, 4),
        PathStep.EXHAUSTED: (1, 10),
    }
    return (Stage(line) for line in (lines.get(trace.step, ()) if trace.step else ()))


def _complete(trace: DepthFirstTrace) -> Iterator[Stage]:
    entered = (1, 2, 3, 5, 6)
    lines: dict[PathStep, tuple[int, ...]] = {
        PathStep.STARTED: (0,),
        PathStep.ENTERED: (*entered, 10),
        PathStep.PRUNED: (*entered, 9 if _apart(trace) else 8),
        PathStep.LEFT: (1, 2, 3, 4),
        PathStep.FOUND: (*entered, 7),
        PathStep.EXHAUSTED: (1, 11),
    }
    return (Stage(line) for line in (lines.get(trace.step, ()) if trace.step else ()))


def _apart(trace: DepthFirstTrace) -> bool:
    return trace.pruning is not None and trace.pruning.reason in {PruneReason.APART, PruneReason.NARROW}


def _rotations(trace: RotationTrace) -> Iterator[Stage]:
    if trace.step is RotationStep.FOUND:
        yield Stage(12)
        yield Stage(13)
        return
    if trace.step is RotationStep.SHUFFLED:
        yield Stage(9)
        if trace.stalled:
            yield Stage(10)
        if trace.joined is not None:
            yield Stage(11)
        return
    if trace.restarted:
        yield Stage(8)
        yield Stage(0)
    if trace.step is RotationStep.STARTED:
        yield Stage(0)
        return
    yield Stage(1)
    yield Stage(2)
    if trace.step is RotationStep.GREW:
        chosen = next((item for item, move in enumerate(trace.moves) if move.chosen), None)
        yield Stage(3, chosen)
        yield Stage(4, chosen)
        return
    yield Stage(5)
    yield Stage(6)
    if trace.step is RotationStep.ROTATED:
        yield Stage(7)


def _tiles(trace: TilesTrace) -> Iterator[Stage]:
    if not trace.followed:
        if trace.laid == 1:
            yield Stage(0)
        for line in (1, 2, 3):
            yield Stage(line)
        if trace.added:
            yield Stage(4)
            yield Stage(5)
        return
    if trace.followed == 1:
        yield Stage(6)
    yield Stage(7)
    yield Stage(8)
    if trace.finished:
        yield Stage(9)


_CHOICES: dict[Any, tuple[int, ...]] = {
    Choice.RULE: (0, 1),
    Choice.TILES: (0, 2, 3),
    Choice.COMPLETE: (0, 2, 4, 5),
    Choice.TURNS: (0, 2, 4, 6, 7),
    Choice.ROTATIONS: (0, 2, 4, 6, 8, 9),
    Choice.ANOTHER: (9,),
}
"""The conditions of the automatic method up to the one that holds."""
