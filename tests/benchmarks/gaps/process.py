"""The process of one area: drives the program, and prints a line of JSON for each action that is measured."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from app.startup.imports import plain_imports

with plain_imports():  # as the program itself imports Qt
    import PySide6.QtCore  # noqa: F401

from tests.benchmarks.gaps.action import Action
from tests.benchmarks.gaps.areas import AREAS
from tests.benchmarks.gaps.program import Program, run_with
from tests.benchmarks.gaps.recorder import GapRecorder
from tests.benchmarks.say import say


def main(arguments: Sequence[str]) -> int:
    """Drive the area of this name; without one, print the names of all."""
    if not arguments:
        say({"areas": [area.name for area in AREAS]})
        return 0
    (name,) = arguments
    area = next(one for one in AREAS if one.name == name)
    if area.prepare is not None:
        area.prepare()

    def drive(program: Program) -> None:
        recorder = GapRecorder()
        for action in area.actions(program):
            _measure(program, recorder, action)

    run_with(drive)
    sys.stdout.flush()
    os._exit(0)  # what a search that was stopped leaves behind is not measured here


def _measure(program: Program, recorder: GapRecorder, action: Action) -> None:
    def act() -> object:
        return action.act(program)

    def over() -> bool:
        return action.over(program)

    try:
        gap = recorder.longest(act, over, action.after, action.patience)
    except (LookupError, TimeoutError, AttributeError, RuntimeError) as error:
        print(f"{action.name}: {error}", file=sys.stderr)
        if action.measured:
            say({action.name: None})
    else:
        if action.measured:
            say({action.name: gap.as_dict()})
