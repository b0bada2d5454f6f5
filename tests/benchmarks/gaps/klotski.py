"""The Klotski page: playing by hand, hints, codes, every method, and its solution played back."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QComboBox

from tests.benchmarks.gaps.action import (
    Action,
    both,
    choose,
    click,
    idle,
    in_turn,
    press,
    shows,
    step,
    trigger,
)
from tests.benchmarks.gaps.program import Program

STOP, RESULT = "klotskiStopButton", "klotskiResult"
CODES = ("4FEA134", "橫刀立馬", "VAAV/VAAV/VHHV/VSSV/S..S", "no such layout at all", "1A9BF0C")
METRICS = ("cells", "straight", "moves")


def actions(program: Program) -> Iterator[Action]:
    """What a person does on the page with layouts of usual size."""
    solved = both(shows(RESULT, "81"), idle(STOP))
    yield Action("Solve, the first time", click("klotskiSolveButton"), solved, after=1.0)
    yield Action("play 81 steps at 128/s", in_turn(choose("klotskiSpeed", 128.0), press("Home"), press("Space")), _end)
    yield Action("Solve again", click("klotskiSolveButton"), idle(STOP), after=1.0)
    yield step(lambda program: program.turn_to("klotskiSteps"))
    for part in (0.1, 0.9, 0.5, 0.3):
        yield Action("drag through 81 steps", lambda program, part=part: program.slide("klotskiSlider", part))
    for key in ("Left", "Right", "End", "Home"):
        yield Action("step, to the end, to the beginning", press(key), after=0.5)
    yield step(lambda program: program.turn_to("undoButton"))
    yield Action("begin anew", trigger("reset"))
    yield Action("a piece by the mouse", lambda program: program.drag("klotskiBoard", (4, 0), (4, 1)), after=0.6)
    yield Action("undo", press("Ctrl+Z"), after=0.6)
    yield Action("redo", press("Ctrl+Y"), after=0.6)
    for _number in range(4):
        yield Action("a hint, and taking it", press("H"), after=0.8)
    for _number in range(3):
        yield Action("undo", press("Ctrl+Z"), after=0.6)
    yield Action("copy", trigger("copy"))
    for code in CODES:
        yield Action("paste a code", lambda program, code=code: program.paste(code), after=0.6)
    for code in CODES:
        yield Action("a code typed", lambda program, code=code: program.type_into("codeEdit", code), after=0.6)
    for metric in METRICS:
        yield Action("another count", choose("countCombo", metric), after=0.8)
    yield Action("open the dropdown of layouts", _open_combo("layoutCombo"), after=0.8)
    yield step(press("Esc"))
    for number in (40, 200, 400):
        yield Action("another layout", lambda program, number=number: _choose_layout(program, number), after=1.0)
    yield step(lambda program: program.paste("橫刀立馬"))
    for engine in [engine.name for engine in program.items("klotskiEngineCombo")]:
        yield from _method(engine)
    yield step(choose("klotskiEngineCombo", "shortest"))


def _method(engine: str) -> Iterator[Action]:
    yield step(choose("countCombo", "cells" if engine == "one-cell" else "moves"))
    yield step(choose("klotskiEngineCombo", engine))
    yield step(click("klotskiSolveButton"), after=1.5)
    yield Action(f"{engine}: stop after 1.5 s, or play", press("Esc"), idle(STOP), after=0.8)
    yield Action(f"{engine}: a search of 3 s", click("klotskiSolveButton"), after=3.0)
    yield Action(f"{engine}: stop after 3 s, or play", press("Esc"), idle(STOP), after=0.8)


def _end(program: Program) -> bool:
    return program.slider_at_end("klotskiSlider")


def _choose_layout(program: Program, number: int) -> None:
    combo = program.find("layoutCombo", QComboBox)
    combo.setCurrentIndex(number % combo.count())


def _open_combo(name: str):
    def open_it(program: Program) -> None:
        combo = program.find(name)
        program.click_on(combo, QPoint(combo.width() - 8, combo.height() // 2))

    return open_it
