"""From a click on Stop to idle, for each method of both puzzles, after several times of searching."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from app.startup.imports import plain_imports

with plain_imports():
    from PySide6.QtCore import QEventLoop
    from PySide6.QtWidgets import QApplication

from statistics import median
from time import perf_counter

from tests.benchmarks.gaps.program import Program, run_with, spin
from tests.benchmarks.say import say

AFTER_SECONDS = (0.1, 1.0, 5.0)
PATIENCE_SECONDS = 20.0
KLOTSKI_LAYOUT = "橫刀立馬"
KNIGHT_SIDES = (8, 60)
"""Two boards: on the smaller one methods search longest, on the larger one they take most memory."""


def main(only: Sequence[str]) -> int:
    """Measure the methods in whose name one of the texts is; all where there are none."""
    return run_with(lambda program: _drive(program, only))


def _drive(program: Program, only: Sequence[str]) -> None:
    waits = list[float]()
    for name, wait in _all_stops(program, only):
        waits.append(wait)
        say({f"{name} [ms]": wait})
    if waits:
        say({"all methods, median [ms]": median(waits), "all methods, longest [ms]": max(waits)})


def _all_stops(program: Program, only: Sequence[str]) -> Iterator[tuple[str, float]]:
    program.paste(KLOTSKI_LAYOUT)
    for engine in [engine.name for engine in program.items("klotskiEngineCombo")]:
        program.choose("countCombo", "cells" if engine == "one-cell" else "moves")
        program.choose("klotskiEngineCombo", engine)
        yield from _stops(program, "klotski", "klotskiSolveButton", engine, only)
    program.trigger("knight")
    spin(1.0)
    for side in KNIGHT_SIDES:
        program.type_into("rowsSpin", str(side))
        program.type_into("columnsSpin", str(side))
        for engine in [engine.name for engine in program.items("knightEngineCombo")]:
            program.choose("knightEngineCombo", engine)
            yield from _stops(program, "knight", "knightFindButton", f"{engine} {side}x{side}", only)
        yield from _stops(program, "knight", "knightCountButton", f"count {side}x{side}", only)


def _stops(program: Program, puzzle: str, search: str, method: str, only: Sequence[str]) -> Iterator[tuple[str, float]]:
    """The wait after each time of searching; nothing where the search had ended by itself before."""
    if only and not any(text in method for text in only):
        return
    for seconds in AFTER_SECONDS:
        program.click(search)
        spin(seconds)
        if not program.find(f"{puzzle}StopButton").isEnabled():
            return
        yield f"{puzzle} {method}, after {seconds:g} s", _stop(program, puzzle)
        spin(0.3)


def _stop(program: Program, puzzle: str) -> float:
    """Milliseconds from the click to the turn of the event loop in which the window says that nothing runs."""
    button = program.find(f"{puzzle}StopButton")
    began = perf_counter()
    program.click_on(button)
    while button.isEnabled() and perf_counter() - began < PATIENCE_SECONDS:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    return 1000 * (perf_counter() - began)
