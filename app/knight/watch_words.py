"""What is said of a search for a tour while it is watched: its method, and its most telling figures."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.knight.words import counter_words
from app.search.counters import Figure, figures
from app.search.watch_frame import WatchFrame
from app.ui.words.language import current
from app.ui.words.numbers import grouped
from solvers.knight.engines import ENGINES, KnightEngine, engine_named

TELLING = ("deepest", "rotations", "tiles", "attempts")
"""The counters that tell most of a method, the first that it has."""
LARGE = 10_000
"""The size of a board from which on it is left out, for there is no room."""


def watched_method(chosen: KnightEngine, frame: WatchFrame | None) -> str:
    """The name of the method that is watched, and of one that runs in its stead; before the first step, `chosen`."""
    if frame is not None and frame.request.counting:
        return QCoreApplication.translate("WatchedKnight", "Counting tours")
    method = chosen if frame is None else engine_named(frame.request.engine)
    family = None if frame is None else frame.family
    title = method.words(current()).title
    if family in (None, method.family):
        return title
    stand_in = next((other for other in ENGINES if other.family == family), method)
    text = QCoreApplication.translate("WatchedKnight", "{method}: {chosen}", "a method and the one it has chosen")
    return text.format(method=title, chosen=stand_in.words(current()).title)


def watched_figures(frame: WatchFrame) -> list[Figure]:
    """How long the path is, how often squares were entered, and a counter of the method's own."""
    translate = QCoreApplication.translate
    progress, size = frame.progress, frame.request.request.board.size
    length = grouped(progress.depth)
    if size < LARGE:
        text = translate("WatchedKnight", "{length} of {size}")
        length = text.format(length=length, size=grouped(size))
    path = Figure(
        translate("WatchedKnight", "On the path"), length, translate("WatchedKnight", "Squares on the path now")
    )
    entered = Figure(
        translate("WatchedKnight", "Entered"),
        grouped(progress.visited),
        translate("WatchedKnight", "How often the knight entered a square, every attempt counted"),
    )
    counted = figures(counter_words(), progress)
    telling = [counted[name] for name in TELLING if name in counted]
    return [path, entered, *telling[:1]]
