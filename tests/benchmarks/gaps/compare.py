"""The page that compares methods: each preset, its results and its Stop, and what is kept."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtWidgets import QComboBox, QTabWidget

from tests.benchmarks.gaps.action import Action, click, idle, step, trigger
from tests.benchmarks.gaps.program import Program

PRESETS = ("articles", "paper", "ties", "programs")
RUN_SECONDS = 8.0


def actions(_: Program) -> Iterator[Action]:
    """The presets one after another, each stopped after a while."""
    stopped = idle("compareStopButton")
    yield Action("Compare, first time", trigger("compare"), after=1.0)
    for name in PRESETS:
        yield Action(f"preset {name}, {RUN_SECONDS:.0f} s", click(f"compareReady-{name}"), after=RUN_SECONDS)
        yield Action(f"preset {name}: chart", lambda program: _turn(program, 1), after=0.5)
        yield Action(f"preset {name}: table", lambda program: _turn(program, 0), after=0.5)
        yield Action(f"preset {name}: Stop", click("compareStopButton"), stopped, after=1.0)
        yield Action(f"preset {name}: chart when stopped", lambda program: _turn(program, 1), after=0.5)
        yield Action(f"preset {name}: table when stopped", lambda program: _turn(program, 0), after=0.5)
    for column in (0, 2, 3):
        yield Action("sort the results", lambda program, at=column: program.click_header("compareTable", at))
    for place in (1, 2, 0):
        yield Action("show what was kept", lambda program, place=place: _choose(program, place), after=0.6)
    yield Action("delete what was kept", click("compareDelete"), after=0.6)
    yield Action("undo", trigger("undo"), after=0.6)
    yield step(trigger("klotski"))
    yield Action("Compare, again", trigger("compare"), after=0.6)


def _turn(program: Program, place: int) -> None:
    views = program.find("compareViews", QTabWidget)
    if views.isVisible():
        program.click_tab(views.tabBar(), place)


def _choose(program: Program, place: int) -> None:
    combo = program.find("compareKept", QComboBox)
    if combo.count():
        combo.setCurrentIndex(place % combo.count())
        combo.activated.emit(place % combo.count())
