"""A solution of some 7,900 steps, as the depth-first search of the paper finds it: stopped, stepped, played on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QAbstractItemView

from tests.benchmarks.gaps.action import Action, choose, click, idle, in_turn, press, step, trigger
from tests.benchmarks.gaps.program import Program

if TYPE_CHECKING:
    from solvers.klotski.layout import Layout
    from solvers.klotski.moves import Step

STOP = "klotskiStopButton"
STEPS = 7_900
LONG = 1_000
FILE = "long.json"


def write() -> None:
    """Write a way to the exit that takes so many steps to this home: a walk, and a shortest solution from its end."""
    from solvers.documents import json_text
    from solvers.klotski.document import KlotskiDocument
    from solvers.klotski.engines.registry import engine_named
    from solvers.klotski.moves import Metric
    from solvers.search import Found

    layout, steps, end = long_walk(STEPS)
    search = engine_named("shortest").search(end, Metric.MOVES)
    solution = next(event.answer for event in search if isinstance(event, Found))
    text = json_text(KlotskiDocument(layout, (*steps, *solution.steps), Metric.MOVES))
    (Path.home() / FILE).write_text(text, "utf-8")


def actions(_: Program) -> Iterator[Action]:
    """Find the long solution, then use one as long that is always the same."""
    yield step(choose("klotskiEngineCombo", "depth-first-bst"))
    yield Action("depth first, stopped at its first answer", _solve_and_stop, _stopped, after=1.5)
    yield Action("a game of 8,000 steps, opened", lambda program: program.drop(Path.home() / FILE), after=1.5)
    yield Action("step forward", press("Right"), after=0.5)
    yield Action("step back", press("Left"), after=0.5)
    yield Action("to the end", press("End"), after=0.5)
    yield Action("to the beginning", press("Home"), after=0.5)
    for part in (0.2, 0.8, 0.5, 0.35, 0.65):
        yield Action("drag the slider", lambda program, part=part: program.slide("klotskiSlider", part))
    yield Action("play 3 s at 128/s", in_turn(choose("klotskiSpeed", 128.0), press("Space")), after=3.0)
    yield Action("pause", press("Space"), after=0.5)
    yield Action("the list of steps", lambda program: program.turn_to("klotskiSteps"), after=0.5)
    yield Action("play 3 s with the list of steps", press("Space"), after=3.0)
    yield Action("pause with the list of steps", press("Space"), after=0.5)
    for notches in (-3, -30, 30):
        yield Action("scroll the list of steps", lambda program, by=notches: program.turn_wheel("klotskiSteps", by))
    yield Action("back to the game", lambda program: program.turn_to("undoButton"), after=0.5)
    for _number in range(3):
        yield Action("undo at the middle", press("Ctrl+Z"), after=0.6)
    for _number in range(3):
        yield Action("redo at the middle", press("Ctrl+Y"), after=0.6)
    yield Action("another count", choose("countCombo", "straight"), after=1.0)
    yield Action("the first count again", choose("countCombo", "moves"), after=1.0)
    yield Action("copy 7,900 steps", trigger("copy"))
    yield Action("another theme", trigger("theme-dark"), after=0.8)
    yield Action("another language", trigger("language-zh_Hant"), after=0.8)
    yield step(trigger("language-en"))
    yield Action("resize the window", lambda program: program.window.resize(1500, 1000))
    yield Action("a piece moved by hand", _move_any, after=1.0)
    yield Action("begin anew", trigger("reset"), after=1.0)
    yield Action(
        "Solve in its place",
        in_turn(choose("klotskiEngineCombo", "shortest"), click("klotskiSolveButton")),
        idle(STOP),
        after=1.0,
    )


def long_walk(length: int) -> tuple[Layout, list[Step], Layout]:
    """So many legal steps from 橫刀立馬, none of which undoes the one before, and where they end; always the same."""
    from solvers.klotski.layout import Layout
    from solvers.klotski.moves import Metric, Step, legal_steps

    layout = now = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")
    steps = list[Step]()
    while len(steps) < length:
        legal = legal_steps(now, Metric.MOVES)
        choices = [step for step in legal if not steps or step.origin != steps[-1].target] or legal
        steps.append(choices[(7 * len(steps) + len(steps) // 13) % len(choices)])
        now = steps[-1].after(now)
    return layout, steps, now


def _solve_and_stop(program: Program) -> None:
    answers = program.find("klotskiBetter", QAbstractItemView).model()
    answers.rowsInserted.connect(lambda *_: program.click(STOP))
    program.click("klotskiSolveButton")


def _stopped(program: Program) -> bool:
    return program.slider_length("klotskiSlider") > 0 and not program.find(STOP).isEnabled()


def _move_any(program: Program) -> None:
    """Drag every soldier's neighbour one square in each direction, until one moves."""
    for row in range(5):
        for column in range(4):
            for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0)):
                if 0 <= row + down < 5 and 0 <= column + right < 4:
                    program.drag("klotskiBoard", (row, column), (row + down, column + right))
                    if not program.slider_at_end("klotskiSlider") and program.slider_length("klotskiSlider") < LONG:
                        return
