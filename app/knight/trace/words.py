"""What is said of a step of a search for tours: where it stands, and what became of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication

from app.ui.words.numbers import grouped, plural
from solvers.knight.trace import (
    DepthFirstTrace,
    PathStep,
    PruneReason,
    RotationStep,
    RotationTrace,
    TilesTrace,
    WarnsdorffTrace,
)

MOST_COUNTED = 2_500
"""The largest board on which the square entered most often is looked for at every step."""


class Caption(NamedTuple):
    """A step in a few words."""

    standing: str = ""
    outcome: str = ""


def caption(path: Sequence[int], squares: int, trace: object) -> Caption:
    """Where a search on a board of so many squares stands, and what it did last."""
    text = QCoreApplication.translate("KnightSteps", "Square {number} of {squares}")
    return Caption(text.format(number=grouped(len(path)), squares=grouped(squares)), _outcome(trace))


def _outcome(trace: object) -> str:
    match trace:
        case WarnsdorffTrace():
            return _of_rule(trace)
        case DepthFirstTrace():
            return _of_depth_first(trace)
        case RotationTrace():
            return _of_rotation(trace)
        case TilesTrace(followed=0):
            text = QCoreApplication.translate("KnightSteps", "Tile {number} of {count}")
            return text.format(number=grouped(trace.laid), count=grouped(trace.count))
        case _:
            return ""


def _of_rule(trace: WarnsdorffTrace) -> str:
    if trace.dead_end:
        return QCoreApplication.translate("KnightSteps", "Dead end")
    if trace.attempt == 1:
        return ""
    return QCoreApplication.translate("KnightSteps", "Attempt {number}").format(number=grouped(trace.attempt))


def _of_depth_first(trace: DepthFirstTrace) -> str:
    if trace.pruning is not None:
        return _reason(trace.pruning.reason)
    if trace.step is PathStep.SKIPPED:
        return QCoreApplication.translate("KnightSteps", "Visited already: skipped")
    if trace.step is PathStep.LEFT:
        return QCoreApplication.translate("KnightSteps", "No moves left: back by one square")
    if trace.entries.nbytes > MOST_COUNTED * trace.entries.itemsize:
        return ""
    rows: Any = trace.entries.tolist()  # not cast: at full speed they are a part of a larger array
    most = max(count for row in rows for count in row)
    return plural("KnightSteps", "At most {number} visits to one square", most)


def _of_rotation(trace: RotationTrace) -> str:
    if trace.restarted:
        return QCoreApplication.translate("KnightSteps", "Started over")
    if trace.step is RotationStep.STUCK:
        return QCoreApplication.translate("KnightSteps", "No rotation possible")
    if trace.step is RotationStep.SHUFFLED:
        return plural("KnightSteps", "A tour, shuffled by {number} rotations", trace.stalled)
    if not trace.stalled:
        return ""
    text = QCoreApplication.translate("KnightSteps", "Rotation {number} of at most {limit}")
    return text.format(number=grouped(trace.stalled), limit=grouped(trace.patience))


def _reason(reason: PruneReason) -> str:
    """Why no tour can lie behind the path."""
    return {
        PruneReason.NO_EXIT: QCoreApplication.translate("KnightSteps", "Pruned: a free square is out of reach"),
        PruneReason.ONE_EXIT: QCoreApplication.translate("KnightSteps", "Pruned: too many squares with one move"),
        PruneReason.END_TAKEN: QCoreApplication.translate("KnightSteps", "Pruned: no square left to end on"),
        PruneReason.APART: QCoreApplication.translate("KnightSteps", "Pruned: the free squares fall apart"),
        PruneReason.NARROW: QCoreApplication.translate("KnightSteps", "Pruned: no path through the free squares"),
    }[reason]
