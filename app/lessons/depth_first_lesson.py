"""The lesson on the paper's depth-first search: why it works so hard, and why it counts a move too many."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.lessons.deep_first_part import DeepFirstPart
from app.lessons.lost_move_part import LostMovePart
from app.lessons.paper_part import PaperPart
from app.lessons.parts import PartedLesson
from app.theme import Appearance


def make(appearance: Appearance) -> PartedLesson:
    """The lesson, at its beginning."""
    question = QCoreApplication.translate("DepthFirstLesson", "Why does depth-first search work so hard?")
    lesson = PartedLesson("depthFirstLesson", question, appearance)
    lesson.show_parts([DeepFirstPart(lesson), LostMovePart(lesson), PaperPart(lesson)])
    return lesson
