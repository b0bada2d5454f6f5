"""The program's own lessons, in the order in which they build on each other, and the plans for a class after them."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from app.ui.words.language import Language, current
from solvers.resource_files import resource_file

if TYPE_CHECKING:
    from solvers.lessons import LessonDocument

NAMES = (
    *("breadth_first", "duplicates", "tree_or_hash", "depth_first", "warnsdorff", "landscape", "two_ways"),
    *("own_search", "count_tours"),
)
PLANS = ("teach_breadth_and_depth", "teach_warnsdorff")
MOST_KEYS = 9
"""The first lessons have keys, with a figure each."""


class LessonEntry(NamedTuple):
    """A lesson to be chosen: the name of its file, its title and what it is about, both plain, and its text."""

    name: str
    title: str
    about: str
    text: str

    @property
    def is_plan(self) -> bool:
        """Whether it is given to a class."""
        return self.name in PLANS

    def document(self) -> LessonDocument:
        """All of it."""
        from solvers.lessons import read_lesson  # only here: the first paint does not wait for it

        return read_lesson(self.text)


def lessons() -> tuple[LessonEntry, ...]:
    """Every lesson of the program, in the user's language."""
    return tuple(_entry(name, current()) for name in (*NAMES, *PLANS))


def template() -> str:
    """The text that a new lesson begins with, in the user's language."""
    return _text("template", current())


def _text(name: str, language: str) -> str:
    mark = "" if language == Language.ENGLISH else f".{language}"
    return resource_file("lessons", f"{name}{mark}.lesson.md").read_text("utf-8")


@cache
def _entry(name: str, language: str) -> LessonEntry:
    """The entry of a lesson, of which only the head is looked at: the menus show it before the first paint."""
    text = _text(name, language)
    title, _, about = text.partition("\n---\n")[0].partition("```")[0].partition("\n")
    return LessonEntry(name, title.removeprefix("# "), about.strip(), text)
