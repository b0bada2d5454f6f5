"""The knight's page with boards of usual size: every method, playing by hand, boards and shapes."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtWidgets import QComboBox

from tests.benchmarks.gaps.action import Action, choose, click, idle, in_turn, press, step, trigger
from tests.benchmarks.gaps.program import Program

STOP = "knightStopButton"
DISPLAYS = ("numbers", "path", "picture", "both")
BY_HAND = ((0, 0), (1, 2), (2, 4), (0, 5), (1, 7), (3, 6))


def actions(program: Program) -> Iterator[Action]:
    """What a person does on the page."""
    yield step(trigger("knight"), after=1.0)
    yield Action("a tour from a square, first", _square(0, 0), idle(STOP), after=1.0)
    yield Action("a tour from a square, again", _square(3, 4), idle(STOP), after=1.0)
    yield Action("play 64 squares at 128/s", in_turn(choose("knightSpeed", 128.0), press("Home"), press("Space")), _end)
    for part in (0.1, 0.9, 0.5):
        yield Action("drag through 64 squares", lambda program, part=part: program.slide("knightSlider", part))
    for display in DISPLAYS:
        yield Action("show numbers, path, picture", choose("knightShownCombo", display), after=0.6)
    yield Action("closed tour", click("closedCheck"), after=0.6)
    yield Action("Find", click("knightFindButton"), idle(STOP), after=1.0)
    yield Action("Next", click("knightNextButton"), idle(STOP), after=1.0)
    yield step(click("closedCheck"))
    for place in (3, 8, 14, 20, 27):
        yield Action("another board", lambda program, place=place: _choose_board(program, place), after=1.0)
    yield step(lambda program: _choose_board(program, 1))
    yield Action("the section to play in", lambda program: program.turn_to("knightUndoButton"), after=1.0)
    for square in BY_HAND:
        yield Action("a step by hand", _square(*square), after=0.8)
    yield Action("undo", press("Ctrl+Z"), after=0.6)
    yield Action("redo", press("Ctrl+Y"), after=0.6)
    for _number in range(4):
        yield Action("a hint, and taking it", press("H"), after=1.0)
    yield step(lambda program: program.turn_to("knightSteps"))
    for engine in [engine.name for engine in program.items("knightEngineCombo")]:
        yield step(choose("knightEngineCombo", engine))
        yield Action(f"{engine}: a search of 2 s", _square(0, 1), after=2.0)
        yield Action(f"{engine}: stop, or play", press("Esc"), idle(STOP), after=0.8)
    yield step(in_turn(choose("knightEngineCombo", "automatic"), lambda program: _size(program, 6, 6)))
    yield Action("count closed tours of 6x6, 3 s", in_turn(click("closedCheck"), click("knightCountButton")), after=3.0)
    yield Action("stop counting", press("Esc"), idle(STOP), after=0.8)


def _square(row: int, column: int):
    return lambda program: program.click_square("chessboard", row, column)


def _size(program: Program, rows: int, columns: int) -> None:
    program.type_into("rowsSpin", str(rows))
    program.type_into("columnsSpin", str(columns))


def _choose_board(program: Program, place: int) -> None:
    combo = program.find("knightBoardCombo", QComboBox)
    place = place % combo.count()
    if combo.itemData(place) is not None:
        combo.setCurrentIndex(place)
        combo.activated.emit(place)


def _end(program: Program) -> bool:
    return program.slider_at_end("knightSlider")
