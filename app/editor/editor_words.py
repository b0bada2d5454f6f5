"""What the editor says."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from app.numbers import grouped
from solvers.klotski.moves import Metric
from solvers.klotski.survey import Survey


def tool_titles() -> list[tuple[str, str]]:
    """The tools in the order of the kinds of piece, the eraser last: a title and what it does."""
    return [
        (
            QCoreApplication.translate("Editor", "Cao Cao, 2×2"),
            QCoreApplication.translate("Editor", "Place the 2x2 block by a click"),
        ),
        (
            QCoreApplication.translate("Editor", "Standing general"),
            QCoreApplication.translate("Editor", "Place a standing general by a click; a double click turns it"),
        ),
        (
            QCoreApplication.translate("Editor", "Lying general"),
            QCoreApplication.translate("Editor", "Place a lying general by a click; a double click turns it"),
        ),
        (
            QCoreApplication.translate("Editor", "Soldier"),
            QCoreApplication.translate("Editor", "Place a soldier by a click"),
        ),
        (
            QCoreApplication.translate("Editor", "Eraser"),
            QCoreApplication.translate("Editor", "Take a piece away by a click; so does the right button"),
        ),
    ]


def optima_sentence(solvable: bool | None, optima: Mapping[Metric, int]) -> str:
    """Whether there is a solution, and the shortest in each metric as far as it is known."""
    if solvable is None:
        return QCoreApplication.translate("Editor", "Looking for a solution …")
    if not solvable:
        return QCoreApplication.translate("Editor", "✗ It has no solution.")
    text = QCoreApplication.translate("Editor", "✓ Solvable: {moves} moves, {cells} cells, {straight} straight slides.")
    return text.format(**{metric.value: _figure(optima.get(metric)) for metric in Metric})


def hardness_sentence(survey: Survey, share: float | None) -> str:
    """How it stands among all layouts of the same pieces."""
    text = QCoreApplication.translate(
        "Editor",
        "These pieces have {all} layouts; {solvable} can be solved (mirror images once), the hardest in {most} moves.",
    )
    sentence = text.format(
        all=grouped(survey.pieces.layouts), solvable=grouped(survey.solvable), most=grouped(survey.hardest)
    )
    if share is None:
        return sentence
    harder = QCoreApplication.translate("Editor", "Harder than {share} % of them.")
    return f"{sentence} {harder.format(share=f'{100 * share:.1f}')}"


def _figure(number: int | None) -> str:
    return "…" if number is None else grouped(number)
