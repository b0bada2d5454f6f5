"""Changes of theme and language: the first and later ones, on each page, with other windows open, in a large window."""

from __future__ import annotations

from collections.abc import Iterator

from solvers.puzzles import PUZZLE_NAMES
from tests.benchmarks.gaps.action import Action, click, idle, step, trigger
from tests.benchmarks.gaps.program import Program

THEMES = ("dark", "contrast", "light")
LANGUAGES = ("zh_Hant", "zh_Hans", "en")
PAGES = (*PUZZLE_NAMES, "history", "compare")


def actions(_: Program) -> Iterator[Action]:
    """Each change alone, then with all pages visited, then with windows beside the main one."""
    yield Action("theme, the first change", trigger("theme-dark"), after=0.8)
    yield Action("language, the first change", trigger("language-zh_Hant"), after=0.8)
    yield from _all_changes("Klotski page alone")
    yield step(click("klotskiSolveButton"), idle("klotskiStopButton"), after=2.0)
    for page in PAGES:
        yield step(trigger(page), after=0.8)
    for page in PAGES:
        yield step(trigger(page))
        yield from _all_changes(f"all pages visited, {page}")
    yield step(trigger("klotski"))
    for name in ("guide", "shortcuts", "lesson-4", "catalogue", "edit-layout"):
        yield step(trigger(name), after=0.8)
    yield from _all_changes("five windows beside it")
    yield step(lambda program: program.window.resize(2400, 1500), after=0.5)
    yield from _all_changes("and 2400x1500")
    yield Action("reduced motion", trigger("motion"))


def _all_changes(where: str) -> Iterator[Action]:
    for name in THEMES:
        yield Action(f"theme, {where}", trigger(f"theme-{name}"), after=0.6)
    for name in LANGUAGES:
        yield Action(f"language, {where}", trigger(f"language-{name}"), after=0.6)
