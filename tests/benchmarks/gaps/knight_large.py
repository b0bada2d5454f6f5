"""Boards of 200x200 and of 2000x2000 squares: found, stepped, played, resized, searched in sight, walked by hand."""

from __future__ import annotations

from collections.abc import Iterator

from tests.benchmarks.gaps.action import Act, Action, choose, click, idle, in_turn, press, step, trigger
from tests.benchmarks.gaps.program import Program

STOP = "knightStopButton"
DISPLAYS = ("numbers", "path", "picture", "both")
WALK = ((1, 2), (2, 4), (4, 5), (6, 6))


def actions_200(_: Program) -> Iterator[Action]:
    """The largest board that can be chosen."""
    yield step(trigger("knight"), after=1.0)
    yield step(lambda program: program.type_into("rowsSpin", "200"), after=1.0)
    yield Action("board of 200x200", lambda program: program.type_into("columnsSpin", "200"), after=1.5)
    yield Action("mark squares by the pointer", _point, after=0.5)
    yield step(choose("knightEngineCombo", "warnsdorff"))
    yield Action("Warnsdorff", _square(0, 0), idle(STOP), after=2.0)
    yield from _use()
    yield step(choose("knightEngineCombo", "structured"))
    yield Action("structured", _square(3, 3), idle(STOP), after=2.0)
    for engine in ("depth-first", "complete", "random-closed"):
        yield step(choose("knightEngineCombo", engine))
        yield Action(f"{engine} in sight, 3 s", click("knightFindButton"), after=3.0)
        yield Action(f"{engine}, stop", press("Esc"), idle(STOP), after=1.0)
    yield Action("the section to play in", lambda program: program.turn_to("knightUndoButton"), after=1.5)
    for square in ((0, 0), *WALK):
        yield Action("a step by hand", _square(*square), after=1.0)
    yield Action("undo", press("Ctrl+Z"), after=1.0)
    yield Action("redo", press("Ctrl+Y"), after=1.0)
    yield Action("a hint", press("H"), after=1.5)


def actions_2000(_: Program) -> Iterator[Action]:
    """A board beyond what can be chosen: the session is asked for it."""
    yield step(trigger("knight"), after=1.0)
    yield step(choose("knightEngineCombo", "structured"))
    yield Action("board of 2000x2000", lambda program: _show(program, 2000), after=2.0)
    yield Action("structured", click("knightFindButton"), idle(STOP), after=4.0)
    yield from _use()
    yield Action("back to 8x8", lambda program: _show(program, 8), after=2.0)


def _use() -> Iterator[Action]:
    yield Action("step forward", press("Right"), after=0.8)
    yield Action("step back", press("Left"), after=0.8)
    yield Action("to the end", press("End"), after=1.0)
    yield Action("to the beginning", press("Home"), after=1.0)
    for part in (0.2, 0.8, 0.5, 0.35, 0.65):
        yield Action("drag the slider", lambda program, part=part: program.slide("knightSlider", part), after=0.6)
    yield Action("play 3 s at 128/s", in_turn(choose("knightSpeed", 128.0), press("Space")), after=3.0)
    yield Action("pause", press("Space"), after=0.5)
    yield Action("the list of visits", lambda program: program.turn_to("knightSteps"), after=0.8)
    yield Action("scroll the list of visits", lambda program: program.turn_wheel("knightSteps", -30))
    for display in DISPLAYS:
        yield Action(f"show {display}", choose("knightShownCombo", display), after=1.5)
    for width, height in ((1500, 1000), (1060, 800)):
        yield Action("resize the window", lambda program, to=(width, height): program.window.resize(*to), after=1.0)
    yield Action("copy the tour", trigger("copy"), after=0.5)
    yield Action("another theme", trigger("theme-dark"), after=1.0)
    yield Action("another language", trigger("language-zh_Hant"), after=1.0)
    yield Action("another page and back", in_turn(trigger("klotski"), trigger("knight")), after=1.0)
    yield step(in_turn(trigger("language-en"), trigger("theme-light")), after=1.0)


def _square(row: int, column: int) -> Act:
    return lambda program: program.click_square("chessboard", row, column)


def _point(program: Program) -> None:
    from PySide6.QtTest import QTest

    board = program.find("chessboard")
    for place in range(0, 200, 10):
        QTest.mouseMove(board, program.cell("chessboard", place, place))


def _show(program: Program, side: int) -> None:
    from solvers.knight.board import Board

    program.window.sessions["knight"].show_board(Board(side, side))
