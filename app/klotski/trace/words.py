"""What is said of a step of a search: where it stands, and what became of the positions it leads to."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.ui.words.numbers import grouped, plural
from solvers.klotski.trace import Expansion, NodeStatus, Successor


def described(expansion: Expansion) -> str:
    """Where the position that is expanded stands, and what became of those it leads to."""
    return _both(_standing(expansion), _outcome(expansion))


def reckoned(depth: int, needed: int) -> str:
    """The sum of steps taken and steps needed at least."""
    text = QCoreApplication.translate("ExpansionView", "{taken}+{needed}={total}")
    return text.format(taken=grouped(depth), needed=grouped(needed), total=grouped(depth + needed))


def caption(expansion: Expansion) -> str:
    """Where the position that is expanded stands, in a few words."""
    level, limit = grouped(expansion.depth), expansion.search_tree.limit
    if limit is not None:
        text = QCoreApplication.translate("ExpansionView", "Depth {depth} of at most {limit}")
        return text.format(depth=level, limit=grouped(limit))
    if on_a_path(expansion):
        return QCoreApplication.translate("ExpansionView", "Depth {depth}").format(depth=level)
    if expansion.from_exit:
        return QCoreApplication.translate("ExpansionView", "From the goal, level {level}").format(level=level)
    if expansion.search_tree.opposite:
        return QCoreApplication.translate("ExpansionView", "From the start, level {level}").format(level=level)
    if expansion.bound is not None:
        return QCoreApplication.translate("ExpansionView", "Depth {depth}").format(depth=level)
    return QCoreApplication.translate("ExpansionView", "Level {level}").format(level=level)


def on_a_path(expansion: Expansion) -> bool:
    """Whether the search knows only the path it is on, as depth-first ones do."""
    tree = expansion.search_tree
    return tree.limit is not None or max(tree.rows) == 1 < len(tree.rows)


def _both(one: str, other: str) -> str:
    return QCoreApplication.translate("ExpansionView", "{one} {other}", "two sentences").format(one=one, other=other)


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
    return path if expansion.bound is None else _both(path, _reckoning(expansion))


def _reckoning(expansion: Expansion) -> str:
    text = QCoreApplication.translate("ExpansionView", "Steps taken + fewest still needed: {sum}.")
    return text.format(sum=reckoned(expansion.depth, expansion.bound or 0))


def _outcome(expansion: Expansion) -> str:
    text = QCoreApplication.translate("ExpansionView", "Expanding position {number}: {fates}.")
    told = [word for word in (_counted(expansion.successors, status) for status in NodeStatus) if word]
    nothing = QCoreApplication.translate("ExpansionView", "no moves")
    joined = QCoreApplication.translate("ExpansionView", ", ", "between parts of a list").join(told) or nothing
    return text.format(number=grouped(expansion.number), fates=joined)


def _counted(successors: tuple[Successor, ...], status: NodeStatus) -> str:
    number = sum(child.status is status for child in successors)
    if number == 0:
        return ""
    text = {
        NodeStatus.NEW: QCoreApplication.translate("ExpansionView", "{number} new"),
        NodeStatus.SEEN: QCoreApplication.translate("ExpansionView", "{number} seen before"),
        NodeStatus.AGAIN: QCoreApplication.translate("ExpansionView", "{number} re-expanded"),
        NodeStatus.CUT: QCoreApplication.translate("ExpansionView", "{number} pruned"),
        NodeStatus.WAITING: QCoreApplication.translate("ExpansionView", "{number} queued"),
    }[status]
    return text.format(number=number)


def status_word(status: NodeStatus) -> str:
    """One short word, in the user's language."""
    match status:
        case NodeStatus.NEW:
            return QCoreApplication.translate("ExpansionView", "new", "a position")
        case NodeStatus.SEEN:
            return QCoreApplication.translate("ExpansionView", "seen", "a position")
        case NodeStatus.AGAIN:
            return QCoreApplication.translate("ExpansionView", "re-expanded", "a position")
        case NodeStatus.CUT:
            return QCoreApplication.translate("ExpansionView", "pruned", "a position")
        case NodeStatus.WAITING:
            return QCoreApplication.translate("ExpansionView", "queued", "a position not yet looked at")
