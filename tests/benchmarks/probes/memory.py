"""Memory: after the first paint, with kernels loaded, and after long searches and many changes compared to before."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from app.startup.imports import plain_imports

with plain_imports():
    import PySide6.QtCore  # noqa: F401

from tests.benchmarks.gaps.program import Program, run_with, spin
from tests.benchmarks.say import say

REST_SECONDS = 25.0
"""After so long a rest the program has given back what it can."""
SWITCHES = 100
LANGUAGES = ("language-zh_Hant", "language-zh_Hans", "language-en")
THEMES = ("theme-dark", "theme-contrast", "theme-light")


def main(_: Sequence[str]) -> int:
    """Print figures at each state, in MB."""
    return run_with(_drive, settle=0.05)


def _drive(program: Program) -> None:
    _tell("after the first paint")
    spin(REST_SECONDS)
    _tell("at rest after the start")
    _solve(program)
    _find_tour(program)
    spin(REST_SECONDS)
    _tell("with the kernels loaded")
    _search_long(program)  # once before, so that all kernels and texts are loaded
    spin(REST_SECONDS)
    before = _tell("before long searches")
    _search_long(program)
    spin(REST_SECONDS)
    _tell_ratio("after long searches", before)
    _switch(program, LANGUAGES)
    _switch(program, THEMES)
    spin(REST_SECONDS)
    before = _tell("before the switches")
    for number in range(SWITCHES):
        _switch(program, (LANGUAGES[number % 3], THEMES[number % 3]))
    spin(REST_SECONDS)
    _tell_ratio(f"after {SWITCHES} switches of language and theme", before)


def _solve(program: Program) -> None:
    program.click("klotskiSolveButton")
    _wait(program, "klotskiStopButton", 20)


def _find_tour(program: Program) -> None:
    program.trigger("knight")
    spin(1.0)
    program.click_square("chessboard", 0, 0)
    _wait(program, "knightStopButton", 20)


def _search_long(program: Program) -> None:
    """What takes much memory or time: counting, closed tours by chance, the paper's depth-first search, A*."""
    for engine, side, seconds in (("random-closed", 60, 5), ("depth-first", 200, 4), ("complete", 40, 4)):
        program.choose("knightEngineCombo", engine)
        program.type_into("rowsSpin", str(side))
        program.type_into("columnsSpin", str(side))
        program.click("knightFindButton")
        _wait(program, "knightStopButton", seconds)
    program.choose("knightEngineCombo", "automatic")
    for sides, seconds in (((6, 6), 8), ((8, 8), 20)):
        program.type_into("rowsSpin", str(sides[0]))
        program.type_into("columnsSpin", str(sides[1]))
        program.click("knightCountButton")
        _wait(program, "knightStopButton", seconds)
    program.click_square("chessboard", 0, 0)
    _wait(program, "knightStopButton", 5)
    program.trigger("klotski")
    for engine in ("depth-first-bst", "avl-60", "a-star", "shortest"):
        program.choose("klotskiEngineCombo", engine)
        program.click("klotskiSolveButton")
        _wait(program, "klotskiStopButton", 8)


def _wait(program: Program, stop: str, seconds: float) -> None:
    """Let a search run for so long at most, then stop it."""
    spin(0.3)
    for _ in range(round(10 * seconds)):
        if not program.find(stop).isEnabled():
            break
        spin(0.1)
    program.press("Esc")
    spin(0.5)
    program.press("Esc")  # what is played then


def _switch(program: Program, names: Sequence[str]) -> None:
    for name in names:
        program.trigger(name)
        spin(0.1)


def _tell(state: str) -> dict[str, float]:
    """Print what the process takes in a state: all of it, its share of what others use too, and what is its own."""
    kilobytes = {line.split(":")[0]: int(line.split()[1]) for line in _rollup() if line.endswith("kB")}
    own = kilobytes["Private_Clean"] + kilobytes["Private_Dirty"]
    sizes = {"resident": kilobytes["Rss"], "proportional": kilobytes["Pss"], "unique": own}
    figures = {name: size / 1024 for name, size in sizes.items()}
    say({f"{state}: {name} [MB]": size for name, size in figures.items()})
    return figures


def _tell_ratio(state: str, before: dict[str, float]) -> None:
    """Print the same and how many times that before it is."""
    say({f"{state} / before: {name}": size / before[name] for name, size in _tell(state).items()})


def _rollup() -> list[str]:
    return Path("/proc/self/smaps_rollup").read_text().splitlines()
