"""The lesson on Warnsdorff's rule: why it works, and where it fails."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.lessons.parts import PartedLesson
from app.lessons.rule_part import RulePart
from app.lessons.success_part import SuccessPart
from app.lessons.ties_part import TiesPart
from app.theme import Appearance


def make(appearance: Appearance) -> PartedLesson:
    """The lesson, at its beginning."""
    question = QCoreApplication.translate(
        "WarnsdorffLesson", "Why does Warnsdorff's rule work, and where does it fail?"
    )
    lesson = PartedLesson("warnsdorffLesson", question, appearance)
    lesson.show_parts([RulePart(lesson), TiesPart(lesson), SuccessPart(lesson)])
    return lesson
