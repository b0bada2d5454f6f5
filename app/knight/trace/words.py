"""What is said of a search for tours while it is watched: its method and figures, and what became of each step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication

from app.knight.words import counter_words
from app.search.counters import CounterFigure, figures
from app.search.watch_frame import WatchFrame
from app.ui.words.language import current
from app.ui.words.numbers import grouped, percent, plural
from solvers.knight.counting.estimate import CountProgress
from solvers.knight.engines import ENGINES, KnightEngine
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
    number = trace.passed if isinstance(trace, CountProgress) else len(path)
    return Caption(text.format(number=grouped(number), squares=grouped(squares)), _outcome(trace))


def _outcome(trace: object) -> str:
    match trace:
        case WarnsdorffTrace():
            return _of_rule(trace)
        case DepthFirstTrace():
            return _of_depth_first(trace)
        case RotationTrace():
            return _of_rotation(trace)
        case TilesTrace(followed=0):
            return QCoreApplication.translate("KnightSteps", "Tile {number} of {count}").format(
                number=grouped(trace.laid), count=grouped(trace.count)
            )
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
    return QCoreApplication.translate("KnightSteps", "Rotation {number} of at most {limit}").format(
        number=grouped(trace.stalled), limit=grouped(trace.patience)
    )


def _reason(reason: PruneReason) -> str:
    """Why no tour can lie behind the path."""
    return {
        PruneReason.NO_EXIT: QCoreApplication.translate("KnightSteps", "Pruned: a free square is out of reach"),
        PruneReason.ONE_EXIT: QCoreApplication.translate("KnightSteps", "Pruned: too many squares with one move"),
        PruneReason.END_TAKEN: QCoreApplication.translate("KnightSteps", "Pruned: no square left to end on"),
        PruneReason.APART: QCoreApplication.translate("KnightSteps", "Pruned: the free squares fall apart"),
        PruneReason.NARROW: QCoreApplication.translate("KnightSteps", "Pruned: no path through the free squares"),
    }[reason]


TELLING = ("deepest", "rotations", "tiles", "attempts")
"""The counters that tell most of a method, the first that it has."""


def watched_method(chosen: KnightEngine, frame: WatchFrame | None) -> str:
    """The name of the method that is watched, and of one that runs in its stead; before the first step, `chosen`."""
    if frame is not None and frame.request.counting:
        return QCoreApplication.translate("WatchedKnight", "Counting tours")
    method: KnightEngine = chosen if frame is None else frame.request.engine
    family = None if frame is None else frame.family
    title = method.words(current()).title
    if family in (None, method.family):
        return title
    stand_in = next((other for other in ENGINES if other.family == family), method)
    return QCoreApplication.translate(
        "WatchedKnight", "{method}: {chosen}", "a method and the one it has chosen"
    ).format(method=title, chosen=stand_in.words(current()).title)


def watched_figures(frame: WatchFrame) -> list[CounterFigure]:
    """How long the path is, how often squares were entered, and a counter of the method's own."""
    translate = QCoreApplication.translate
    progress, size = frame.progress, frame.request.request.board.size
    if isinstance(progress.trace, CountProgress):
        return _count_figures(progress.trace)
    path = CounterFigure(
        translate("WatchedKnight", "Path"),
        plural("WatchedKnight", "{length} of {number} squares", size, length=grouped(progress.depth)),
        translate("WatchedKnight", "Squares on the path now"),
    )
    entered = CounterFigure(
        translate("WatchedKnight", "Entered"),
        plural("WatchedKnight", "{number} squares", progress.visited),
        translate("WatchedKnight", "How often a square was entered, every attempt counted"),
    )
    counted = figures(counter_words(), progress)
    telling = [counted[name] for name in TELLING if name in counted]
    if "deepest" in counted:
        telling[0] = telling[0]._replace(text=plural("WatchedKnight", "{number} squares", progress.counters["deepest"]))
    return [path, entered, *telling[:1]]


def _count_figures(trace: CountProgress) -> list[CounterFigure]:
    """How many squares a count has passed, and how many partial tours it tells apart."""
    translate = QCoreApplication.translate
    return [
        CounterFigure(
            translate("WatchedKnight", "Passed"),
            plural("WatchedKnight", "{length} of {number} squares", trace.squares, length=grouped(trace.passed)),
            translate("WatchedKnight", "The frontier is between these squares and the others"),
        ),
        CounterFigure(
            translate("WatchedKnight", "States"),
            plural("WatchedKnight", "{number} kinds of partial tours", trace.frontiers),
            translate("WatchedKnight", "Partial tours that can continue in the same ways are counted together"),
        ),
        CounterFigure(
            translate("WatchedKnight", "Counted"),
            percent(trace.share),
            translate("WatchedKnight", "The share of the work that is done, as far as it can be estimated"),
        ),
    ]
