"""The lessons there are, in the order in which they build on each other."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication

from app.ui.look.theme import Appearance
from solvers.puzzles import imported

if TYPE_CHECKING:
    from app.learn.lessons.lesson import Lesson


class LessonEntry(NamedTuple):
    """A lesson to be chosen: the names of its module here and of its class, its title, what it is about."""

    name: str
    lesson_class: str
    title: str
    about: str

    def make(self, appearance: Appearance) -> Lesson:
        """The lesson; its module is imported now."""
        return imported(f"app.learn.lessons.{self.name}:{self.lesson_class}")(self.title, appearance)


def lessons() -> tuple[LessonEntry, ...]:
    """Every lesson, in the user's language."""
    translate = QCoreApplication.translate
    return (
        LessonEntry(
            "breadth_first_lesson",
            "BreadthFirstLesson",
            translate("Lessons", "Why is the first solution the shortest?"),
            translate("Lessons", "Watch breadth-first search go through the positions of a layout level by level."),
        ),
        LessonEntry(
            "duplicates_lesson",
            "DuplicatesLesson",
            translate("Lessons", "What does a duplicate check save?"),
            translate("Lessons", "Count the positions of the same search with and without a memory of those visited."),
        ),
        LessonEntry(
            "tree_or_hash_lesson",
            "TreeOrHashLesson",
            translate("Lessons", "Tree or hash table: which is faster?"),
            translate("Lessons", "Run one search with both, and compare lookups and times on this computer."),
        ),
        LessonEntry(
            "depth_first_lesson",
            "DepthFirstLesson",
            translate("Lessons", "Why does depth-first search work so hard?"),
            translate("Lessons", "Follow the search of Wei and Lin's paper, and see how it loses a move."),
        ),
        LessonEntry(
            "warnsdorff_lesson",
            "WarnsdorffLesson",
            translate("Lessons", "Why does Warnsdorff's rule work, and when does it fail?"),
            translate("Lessons", "Follow the onward moves of the knight, and find boards that defeat the rule."),
        ),
        LessonEntry(
            "landscape_lesson",
            "LandscapeLesson",
            translate("Lessons", "What makes a layout hard?"),
            translate(
                "Lessons", "See all positions of a layout as one map, its strands and passes, and searches on it."
            ),
        ),
    )
