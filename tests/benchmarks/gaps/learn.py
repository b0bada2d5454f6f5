"""The lessons: opened first and again, every part of them, and every button."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtWidgets import QPushButton, QTabBar

from tests.benchmarks.gaps.action import Action, close, gone, opened, step, trigger
from tests.benchmarks.gaps.program import Program

LESSONS = range(1, 10)
OF_THE_WINDOW = ("lessonBack", "lessonForward", "lessonClose")
WATCHED_SECONDS = 2.0


def actions(program: Program) -> Iterator[Action]:
    """Every lesson twice, then what can be clicked in each."""
    for time in ("first time", "again"):
        for number in LESSONS:
            yield Action(f"lesson {number}, {time}", trigger(f"lesson-{number}"), opened("lessonWindow"), after=1.0)
            if time == "first time" or number == LESSONS[-1]:
                yield Action(f"lesson {number}: close", close("lessonWindow"), gone("lessonWindow"))
    for number in LESSONS:
        yield from _parts(program, number)


def _parts(program: Program, number: int) -> Iterator[Action]:
    yield step(trigger(f"lesson-{number}"), opened("lessonWindow"), after=0.5)
    bars = [bar for bar in program.find("lessonWindow").findChildren(QTabBar) if bar.objectName().endswith("Slides")]
    for part in range(bars[0].count() if bars else 1):
        if bars:
            yield Action(f"lesson {number}: part {part + 1}", _turn(bars[0], part), after=0.8)
        for button in _buttons(program):
            yield Action(f"lesson {number}: {button.text()[:30]}", _press(button), after=WATCHED_SECONDS)
    yield Action(f"lesson {number}: close after it ran", close("lessonWindow"), gone("lessonWindow"))


def _buttons(program: Program) -> list[QPushButton]:
    found = program.find("lessonWindow").findChildren(QPushButton)
    return [one for one in found if one.isVisible() and one.objectName() not in OF_THE_WINDOW and one.text()]


def _turn(bar: QTabBar, part: int):
    return lambda program: program.click_tab(bar, part)


def _press(button: QPushButton):
    """A click, where the button can be clicked by now."""
    return lambda program: program.click_on(button) if button.isEnabled() else None
