"""What is said of a search that is watched: where it stands, what became of the positions it leads to, its figures."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication

from app.search.counters import CounterFigure
from app.search.watch_frame import WatchFrame
from app.ui.words.messages import joined
from app.ui.words.numbers import grouped, plural
from solvers.klotski.trace import Expansion, NodeStatus, Successor

UNKNOWN = "–"

translate = QCoreApplication.translate


def described(expansion: Expansion) -> str:
    """Where the position that is expanded stands, and what became of those it leads to."""
    return joined((_standing(expansion), _outcome(expansion)))


def reckoned(depth: int, needed: int) -> str:
    """The sum of steps taken and steps needed at least."""
    return translate("ExpansionView", "{taken}+{needed}={total}").format(
        taken=grouped(depth), needed=grouped(needed), total=grouped(depth + needed)
    )


def caption(expansion: Expansion) -> str:
    """Where the position that is expanded stands, in a few words."""
    level, limit = grouped(expansion.depth), expansion.search_tree.limit
    if limit is not None:
        return translate("ExpansionView", "Depth {depth} of at most {limit}").format(depth=level, limit=grouped(limit))
    if on_a_path(expansion) or expansion.bound is not None:
        return translate("ExpansionView", "Depth {depth}").format(depth=level)
    if expansion.from_exit:
        return translate("ExpansionView", "From the goal, level {level}").format(level=level)
    if expansion.search_tree.opposite:
        return translate("ExpansionView", "From the start, level {level}").format(level=level)
    return translate("ExpansionView", "Level {level}").format(level=level)


def on_a_path(expansion: Expansion) -> bool:
    """Whether the search knows only the path it is on, as depth-first ones do."""
    tree = expansion.search_tree
    return tree.limit is not None or max(tree.rows) == 1 < len(tree.rows)


def _standing(expansion: Expansion) -> str:
    tree = expansion.search_tree
    if on_a_path(expansion):
        return _on_a_path(expansion)
    if expansion.bound is not None:
        return _reckoning(expansion)
    positions, level = tree.rows[expansion.depth], grouped(expansion.depth)
    if not tree.opposite:
        return plural("ExpansionView", "Level {level}: {number} positions.", positions, level=level)
    if expansion.from_exit:
        return plural("ExpansionView", "From the goal, level {level}: {number} positions.", positions, level=level)
    return plural("ExpansionView", "From the start, level {level}: {number} positions.", positions, level=level)


def _on_a_path(expansion: Expansion) -> str:
    depth, limit = expansion.depth, expansion.search_tree.limit
    if limit is None:
        return plural("ExpansionView", "Path of {number} steps.", depth)
    path = plural("ExpansionView", "Path of {number} steps, at most {limit}.", depth, limit=grouped(limit))
    return path if expansion.bound is None else joined((path, _reckoning(expansion)))


def _reckoning(expansion: Expansion) -> str:
    return translate("ExpansionView", "Steps taken + fewest still needed: {sum}.").format(
        sum=reckoned(expansion.depth, expansion.bound or 0)
    )


def _outcome(expansion: Expansion) -> str:
    text = translate("ExpansionView", "Expanding position {number}: {fates}.")
    told = [word for word in (_counted(expansion.successors, status) for status in NodeStatus) if word]
    nothing = translate("ExpansionView", "no moves")
    fates = translate("ExpansionView", ", ", "between parts of a list").join(told) or nothing
    return text.format(number=grouped(expansion.number), fates=fates)


def _counted(successors: tuple[Successor, ...], status: NodeStatus) -> str:
    number = sum(child.status is status for child in successors)
    if number == 0:
        return ""
    text = {
        NodeStatus.NEW: translate("ExpansionView", "{number} new"),
        NodeStatus.SEEN: translate("ExpansionView", "{number} seen before"),
        NodeStatus.AGAIN: translate("ExpansionView", "{number} re-expanded"),
        NodeStatus.CUT: translate("ExpansionView", "{number} pruned"),
        NodeStatus.WAITING: translate("ExpansionView", "{number} queued"),
    }[status]
    return text.format(number=number)


def status_word(status: NodeStatus) -> str:
    """One short word, in the user's language."""
    return {
        NodeStatus.NEW: translate("ExpansionView", "new", "a position"),
        NodeStatus.SEEN: translate("ExpansionView", "seen", "a position"),
        NodeStatus.AGAIN: translate("ExpansionView", "re-expanded", "a position"),
        NodeStatus.CUT: translate("ExpansionView", "pruned", "a position"),
        NodeStatus.WAITING: translate("ExpansionView", "queued", "a position not yet looked at"),
    }[status]


def watched_figures(frame: WatchFrame) -> list[CounterFigure]:
    """How far the search has come, how many positions it has visited, and what is to come, as its method sees it."""
    trace = frame.progress.trace
    expansion = trace if isinstance(trace, Expansion) else None
    family = frame.request.engine.family if expansion is None else expansion.family
    standing, coming = _FIGURES.get(family, (_level, _waiting))
    positions = CounterFigure(
        translate("WatchedKlotski", "Visited"),
        plural("WatchedKlotski", "{number} positions", frame.progress.visited),
        translate("WatchedKlotski", "Different positions visited so far"),
    )
    return [standing(frame, expansion), positions, coming(frame, expansion)]


def _steps(number: int | None) -> str:
    return UNKNOWN if number is None else plural("WatchedKlotski", "{number} steps", number)


def _level(frame: WatchFrame, expansion: Expansion | None) -> CounterFigure:
    meaning = translate(
        "WatchedKlotski", "How many steps the position that is expanded is away from where its side began"
    )
    return CounterFigure(translate("WatchedKlotski", "Level"), grouped(_depth(frame, expansion)), meaning)


def _path(frame: WatchFrame, expansion: Expansion | None) -> CounterFigure:
    meaning = translate("WatchedKlotski", "How many steps the path has that the search follows now")
    return CounterFigure(translate("WatchedKlotski", "Path"), _steps(_depth(frame, expansion)), meaning)


def _depth(frame: WatchFrame, expansion: Expansion | None) -> int:
    return frame.progress.depth if expansion is None else expansion.depth


def _waiting(frame: WatchFrame, expansion: Expansion | None, heap: bool = False) -> CounterFigure:
    title = translate("WatchedKlotski", "Heap") if heap else translate("WatchedKlotski", "Queue")
    waiting = plural("WatchedKlotski", "{number} positions waiting", frame.progress.frontier)
    return CounterFigure(title, waiting, translate("WatchedKlotski", "Positions visited but not expanded yet"))


def _estimate(frame: WatchFrame, expansion: Expansion | None) -> CounterFigure:
    meaning = translate("WatchedKlotski", "Steps taken and fewest still needed, of the position that is expanded")
    total = UNKNOWN
    if expansion is not None and expansion.bound is not None:
        total = translate("WatchedKlotski", "{total} = {taken} taken + at least {needed} needed").format(
            total=grouped(expansion.depth + expansion.bound),
            taken=grouped(expansion.depth),
            needed=grouped(expansion.bound),
        )
    return CounterFigure(translate("WatchedKlotski", "f = g + h"), total, meaning)


def _limit(frame: WatchFrame, expansion: Expansion | None) -> CounterFigure:
    limit = None if expansion is None else expansion.search_tree.limit
    meaning = translate("WatchedKlotski", "How many steps a solution may take in this round")
    return CounterFigure(translate("WatchedKlotski", "Limit"), _steps(limit), meaning)


def _best(frame: WatchFrame, expansion: Expansion | None) -> CounterFigure:
    meaning = translate("WatchedKlotski", "How many steps the shortest solution so far takes")
    return CounterFigure(translate("WatchedKlotski", "Best so far"), _steps(frame.progress.best), meaning)


_FIGURES = {
    "a-star": (_estimate, partial(_waiting, heap=True)),
    "ida-star": (_path, _limit),
    "depth-first-bst": (_path, _best),
}
"""Where a search stands and what is to come, by the family of its method; the others go level by level."""
