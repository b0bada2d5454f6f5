"""What is seen of a search close up, in sentences."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.numbers import grouped
from solvers.klotski.insight import Child, Expansion, Fate


def described(expansion: Expansion) -> str:
    """Where the position that is expanded stands, and what became of those it leads to."""
    return _both(_standing(expansion), _outcome(expansion))


def reckoned(depth: int, needed: int) -> str:
    """The sum of steps taken and steps needed at least."""
    text = QCoreApplication.translate("ExpansionView", "{taken} + {needed} = {total}")
    return text.format(taken=grouped(depth), needed=grouped(needed), total=grouped(depth + needed))


def _both(one: str, other: str) -> str:
    text = QCoreApplication.translate("ExpansionView", "{one} {other}", "two sentences")
    return text.format(one=one, other=other)


def _standing(expansion: Expansion) -> str:
    tree = expansion.outline
    values = {"depth": grouped(expansion.depth)}
    if tree.limit is not None or max(tree.rows) == 1 < len(tree.rows):
        return _on_a_path(expansion)
    if expansion.needed is not None:
        return _reckoning(expansion)
    values["positions"] = grouped(tree.rows[expansion.depth])
    if not tree.opposite:
        text = QCoreApplication.translate("ExpansionView", "Level {depth}, {positions} positions.")
    elif expansion.from_exit:
        text = QCoreApplication.translate("ExpansionView", "From the exit: level {depth}, {positions} positions.")
    else:
        text = QCoreApplication.translate("ExpansionView", "From the layout: level {depth}, {positions} positions.")
    return text.format(**values)


def _on_a_path(expansion: Expansion) -> str:
    limit = expansion.outline.limit
    if limit is None:
        text = QCoreApplication.translate("ExpansionView", "Steps on the path: {depth}.")
        return text.format(depth=grouped(expansion.depth))
    text = QCoreApplication.translate("ExpansionView", "Steps on the path: {depth}, at most {limit}.")
    path = text.format(depth=grouped(expansion.depth), limit=grouped(limit))
    return path if expansion.needed is None else _both(path, _reckoning(expansion))


def _reckoning(expansion: Expansion) -> str:
    text = QCoreApplication.translate("ExpansionView", "Steps taken + needed at least: {sum}.")
    return text.format(sum=reckoned(expansion.depth, expansion.needed or 0))


def _outcome(expansion: Expansion) -> str:
    text = QCoreApplication.translate("ExpansionView", "Expanding position {number}: {fates}.")
    told = [word for word in (_counted(expansion.children, fate) for fate in Fate) if word]
    nothing = QCoreApplication.translate("ExpansionView", "it leads nowhere")
    joined = QCoreApplication.translate("ExpansionView", ", ", "between parts of a list").join(told) or nothing
    return text.format(number=grouped(expansion.number), fates=joined)


def _counted(children: tuple[Child, ...], fate: Fate) -> str:
    number = sum(child.fate is fate for child in children)
    if number == 0:
        return ""
    text = {
        Fate.NEW: QCoreApplication.translate("ExpansionView", "{number} new"),
        Fate.SEEN: QCoreApplication.translate("ExpansionView", "{number} seen before"),
        Fate.AGAIN: QCoreApplication.translate("ExpansionView", "{number} searched again"),
        Fate.CUT: QCoreApplication.translate("ExpansionView", "{number} cut off"),
        Fate.WAITING: QCoreApplication.translate("ExpansionView", "{number} waiting"),
    }[fate]
    return text.format(number=number)
