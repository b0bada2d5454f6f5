"""The lessons there are, in the order in which they build on each other."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication

from app.ui.look.theme import Appearance

if TYPE_CHECKING:
    from app.learn.lessons.lesson import Lesson


class LessonEntry(NamedTuple):
    """A lesson to be chosen: the name of its module here, its title in the menu and as a heading, how to make it."""

    name: str
    title: str
    make: Callable[[Appearance], Lesson]


def lessons() -> tuple[LessonEntry, ...]:
    """Every lesson, in the user's language; its module is imported when it is made."""
    return (
        _entry(
            "breadth_first_lesson", QCoreApplication.translate("Lessons", "Why is the first solution the shortest?")
        ),
        _entry("duplicates_lesson", QCoreApplication.translate("Lessons", "What does a duplicate check save?")),
        _entry("tree_or_hash_lesson", QCoreApplication.translate("Lessons", "Tree or hash table: which is faster?")),
        _entry(
            "depth_first_lesson", QCoreApplication.translate("Lessons", "Why does depth-first search work so hard?")
        ),
        _entry(
            "warnsdorff_lesson",
            QCoreApplication.translate("Lessons", "Why does Warnsdorff's rule work, and when does it fail?"),
        ),
    )


def _entry(name: str, title: str) -> LessonEntry:
    def make(appearance: Appearance) -> Lesson:
        return import_module(f"app.learn.lessons.{name}").make(title, appearance)

    return LessonEntry(name, title, make)
