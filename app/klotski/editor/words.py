"""What the editor says."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from app.klotski.words import counted
from app.ui.words.messages import joined
from app.ui.words.numbers import grouped, percent, plural
from solvers.klotski.catalogue.piece_sets import SetFigures
from solvers.klotski.moves import Metric


def tool_titles() -> list[tuple[str, str]]:
    """The tools in the order of the kinds of piece, the eraser last: a title and what it does."""
    return [
        (
            QCoreApplication.translate("Editor", "Cao Cao, 2 × 2"),
            QCoreApplication.translate("Editor", "Click to place Cao Cao"),
        ),
        (
            QCoreApplication.translate("Editor", "Vertical general"),
            QCoreApplication.translate("Editor", "Click to place a vertical general; double-click to rotate it"),
        ),
        (
            QCoreApplication.translate("Editor", "Horizontal general"),
            QCoreApplication.translate("Editor", "Click to place a horizontal general; double-click to rotate it"),
        ),
        (
            QCoreApplication.translate("Editor", "Soldier"),
            QCoreApplication.translate("Editor", "Click to place a soldier"),
        ),
        (
            QCoreApplication.translate("Editor", "Eraser"),
            QCoreApplication.translate("Editor", "Click or right-click a piece to remove it"),
        ),
    ]


def optima_sentence(solvable: bool | None, optima: Mapping[Metric, int]) -> str:
    """Whether there is a solution, and the length of a shortest in each metric as far as it is known."""
    if solvable is None:
        return QCoreApplication.translate("Editor", "Looking for a solution…")
    if not solvable:
        return QCoreApplication.translate("Editor", "✗ It has no solution.")
    text = QCoreApplication.translate("Editor", "✓ Shortest solutions: {moves}, {cells}, {straight}.")
    known = {metric.value: counted(optima[metric], metric) if metric in optima else "…" for metric in Metric}
    return text.format(**known)


def hardness_sentence(figures: SetFigures, share: float | None) -> str:
    """How it stands among all layouts of the same pieces; `share` of them, 0 to 1, take fewer moves."""
    sentence = QCoreApplication.translate(
        "Editor", "{layouts} of these pieces, {solvable} solvable, the hardest in {most}."
    ).format(
        layouts=plural("Editor", "{number} layouts", figures.layouts),
        solvable=grouped(figures.solvable),
        most=counted(figures.distance(Metric.MOVES) or 0, Metric.MOVES),
    )
    if share is None:
        return sentence
    harder = QCoreApplication.translate("Editor", "Harder than {share} of them.")
    cut = int(1000 * share) / 1000  # not rounded: nothing is harder than all of them, itself among them
    return joined((sentence, harder.format(share=percent(cut))))


def nameless_sentence() -> str:
    """Why a layout was not saved."""
    return QCoreApplication.translate("Editor", "Enter a name first.")
