"""What is said of a search for a solution while it is watched: its method, and its most telling figures."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.search.counters import Figure
from app.search.watch_frame import WatchFrame
from app.ui.words.numbers import grouped
from solvers.klotski.trace import Expansion

UNKNOWN = "–"


def watched_figures(frame: WatchFrame) -> list[Figure]:
    """How far the search has come, how many positions it has visited, and what is to come, as its method sees it."""
    trace = frame.progress.trace
    expansion = trace if isinstance(trace, Expansion) else None
    family = frame.request.engine.family if expansion is None else expansion.family
    standing, coming = _FIGURES.get(family, (_level, _waiting))
    translate = QCoreApplication.translate
    positions = Figure(
        translate("WatchedKlotski", "Positions"),
        grouped(frame.progress.visited),
        translate("WatchedKlotski", "Different positions visited so far"),
    )
    return [standing(frame, expansion), positions, coming(frame, expansion)]


def _level(frame: WatchFrame, expansion: Expansion | None) -> Figure:
    translate = QCoreApplication.translate
    level = frame.progress.depth if expansion is None else expansion.depth
    meaning = translate(
        "WatchedKlotski", "How many steps the position that is expanded is away from where its side began"
    )
    return Figure(translate("WatchedKlotski", "Level"), grouped(level), meaning)


def _waiting(frame: WatchFrame, expansion: Expansion | None) -> Figure:
    translate = QCoreApplication.translate
    meaning = translate("WatchedKlotski", "Positions visited but not expanded yet")
    return Figure(translate("WatchedKlotski", "Waiting"), grouped(frame.progress.frontier), meaning)


def _estimate(frame: WatchFrame, expansion: Expansion | None) -> Figure:
    translate = QCoreApplication.translate
    total = None if expansion is None else expansion.total
    meaning = translate("WatchedKlotski", "Steps taken and fewest still needed, of the position that is expanded")
    return Figure(translate("WatchedKlotski", "f = g + h"), UNKNOWN if total is None else grouped(total), meaning)


def _path(frame: WatchFrame, expansion: Expansion | None) -> Figure:
    translate = QCoreApplication.translate
    length = frame.progress.depth if expansion is None else expansion.depth
    meaning = translate("WatchedKlotski", "How many steps the path has that the search follows now")
    return Figure(translate("WatchedKlotski", "Path"), grouped(length), meaning)


def _limit(frame: WatchFrame, expansion: Expansion | None) -> Figure:
    translate = QCoreApplication.translate
    limit = None if expansion is None else expansion.search_tree.limit
    meaning = translate("WatchedKlotski", "How many steps a solution may take in this round")
    return Figure(translate("WatchedKlotski", "Limit"), UNKNOWN if limit is None else grouped(limit), meaning)


def _best(frame: WatchFrame, expansion: Expansion | None) -> Figure:
    translate = QCoreApplication.translate
    best = frame.progress.best
    meaning = translate("WatchedKlotski", "How many steps the shortest solution so far takes")
    return Figure(translate("WatchedKlotski", "Best so far"), UNKNOWN if best is None else grouped(best), meaning)


_FIGURES = {
    "a-star": (_estimate, _waiting),
    "ida-star": (_path, _limit),
    "depth-first-bst": (_path, _best),
}
"""Where a search stands and what is to come, by the family of its method; the others go level by level."""
