"""A change of language and of theme, the first and later ones: how long the window is held up, and processor time."""

from __future__ import annotations

from collections.abc import Sequence

from app.startup.imports import plain_imports

with plain_imports():
    import PySide6.QtCore  # noqa: F401

from statistics import median
from time import thread_time

from tests.benchmarks.gaps.program import Program, run_with
from tests.benchmarks.gaps.recorder import Gap, GapRecorder
from tests.benchmarks.say import say

CHANGES = {
    "language": ("language-zh_Hant", "language-zh_Hans", "language-en"),
    "theme": ("theme-dark", "theme-contrast", "theme-light"),
}
ROUNDS = 4
WATCHED_SECONDS = 0.4


def main(_: Sequence[str]) -> int:
    """Change both on the page that the program opens at."""
    return run_with(_drive)


def _drive(program: Program) -> None:
    recorder = GapRecorder()
    for what, names in CHANGES.items():
        taken = [_change(program, recorder, name) for _ in range(ROUNDS) for name in names]
        (first, first_cpu), later = taken[0], taken[1:]
        gaps = [gap.own for gap, _ in later]
        say(
            {
                f"{what}, first: gap [ms]": first.own,
                f"{what}, first: processor time [ms]": first_cpu,
                f"{what}, later: gap, median [ms]": median(gaps),
                f"{what}, later: gap, longest [ms]": max(gaps),
                f"{what}, later: processor time, median [ms]": median(cpu for _, cpu in later),
            }
        )


def _change(program: Program, recorder: GapRecorder, name: str) -> tuple[Gap, float]:
    """The longest gap, and the processor time of the GUI thread beside that of an equal time of rest."""
    began = thread_time()
    recorder.longest(lambda: None, lambda: True, WATCHED_SECONDS, 60.0)
    rest, began = thread_time() - began, thread_time()
    gap = recorder.longest(lambda: program.trigger(name), lambda: True, WATCHED_SECONDS, 60.0)
    return gap, 1000 * max(0.0, thread_time() - began - rest)
