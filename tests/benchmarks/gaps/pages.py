"""Turning to each page for the first time and again, resizing the window, the menus of Help."""

from __future__ import annotations

from collections.abc import Iterator

from solvers.puzzles import PUZZLE_NAMES
from tests.benchmarks.gaps.action import Action, click, close, gone, in_turn, opened, press, step, trigger
from tests.benchmarks.gaps.program import Program, type_text

PAGES = (*PUZZLE_NAMES[1:], "history", "compare", PUZZLE_NAMES[0])
"""Ends at the page that is in front at first."""
SIZES = ((1400, 900), (900, 700), (1900, 1200), (1060, 800))


def actions(_: Program) -> Iterator[Action]:
    """Each page twice, then the window in several sizes on each, then the windows of Help."""
    yield Action("12 s of rest", at_rest, after=12.0)
    for name in PAGES:
        yield Action(f"{name} page" + ("" if name == PAGES[-1] else ", first time"), trigger(name), after=0.8)
    for name in PAGES:
        yield Action(f"{name} page, again", trigger(name))
    for name in PAGES:
        yield step(trigger(name))
        for size in SIZES:
            yield Action(f"{name} page: resize the window", _resize(*size))
    yield from _windows("guide", "guideWindow")
    yield step(trigger("guide"))
    for _number in range(12):
        yield Action("guide: next page", _turn_guide)
    yield step(close("guideWindow"))
    yield from _windows("shortcuts", "shortcutsWindow")
    yield step(trigger("shortcuts"))
    for letter in "undo":
        yield Action("shortcuts: a letter of the search", _type_letter("shortcutsSearch", letter))
    yield step(close("shortcutsWindow"))
    yield from _windows("about", "aboutBox")
    for name in PAGES:
        yield step(trigger(name))
        yield Action("Tab from control to control", in_turn(*[press("Tab")] * 12))


def _windows(action: str, window: str) -> Iterator[Action]:
    for time in ("first time", "again"):
        yield Action(f"{action}, {time}", trigger(action), opened(window), after=0.5)
        yield Action(f"{action}: close", close(window), gone(window))


def _turn_guide(program: Program) -> None:
    if program.find("guideForward").isEnabled():
        click("guideForward")(program)


def _type_letter(name: str, letter: str):
    return lambda program: type_text(program.find(name), letter)


def at_rest(_: Program) -> None:
    """Do nothing."""


def _resize(width: int, height: int):
    return lambda program: program.window.resize(width, height)
