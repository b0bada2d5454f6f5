"""The export dialog: opened, every format of a short solution and of a large tour, and closed while it runs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtWidgets import QLineEdit

from tests.benchmarks.gaps.action import Action, choose, click, gone, idle, opened, press, step, trigger
from tests.benchmarks.gaps.program import Program

FORMATS = ("png", "svg", "pdf", "gif", "webp", "txt", "json")
EXPORTS_SECONDS = 12.0
"""How long an export is watched at most; then it is cancelled."""


def klotski_actions(_: Program) -> Iterator[Action]:
    """The 81 steps of 橫刀立馬."""
    yield step(click("klotskiSolveButton"), idle("klotskiStopButton"), after=1.0)
    yield step(press("Home"))
    yield from _all_formats("81 steps")


def knight_actions(_: Program) -> Iterator[Action]:
    """A tour of 200x200 squares."""
    yield step(trigger("knight"), after=1.0)
    yield step(choose("knightEngineCombo", "warnsdorff"))
    yield step(lambda program: program.type_into("rowsSpin", "200"), after=1.0)
    yield step(lambda program: program.type_into("columnsSpin", "200"), after=1.0)
    yield step(click("knightFindButton"), idle("knightStopButton"), after=3.0)
    yield from _all_formats("200x200")


def _all_formats(what: str) -> Iterator[Action]:
    for time in ("first time", "again"):
        yield Action(f"{what}: open the dialog, {time}", trigger("export"), opened("exportDialog"), after=0.8)
        yield Action(f"{what}: close the dialog", click("exportCancel"), gone("exportDialog"))
    yield step(trigger("export"), opened("exportDialog"))
    for form in FORMATS:
        yield Action(f"{what}: choose {form}", choose("exportFormat", form), after=1.0)
        yield step(lambda program, form=form: _write_to(program, form))
        yield Action(f"{what}: export {form}", click("exportButton"), _done_or_enough(), after=0.5)
        yield Action(f"{what}: {form} cancelled, where it takes longer", _cancel, _at_rest, after=0.3)
    yield step(close_dialog, gone("exportDialog"))
    for form in ("gif", "webp", "pdf", "png"):
        yield step(trigger("export"), opened("exportDialog"))
        yield step(choose("exportFormat", form), after=1.0)
        yield step(lambda program, form=form: _write_to(program, form))
        yield step(click("exportButton"), after=0.3)
        yield Action(f"{what}: close while {form} is written", close_dialog, gone("exportDialog"), after=0.8)


def close_dialog(program: Program) -> None:
    """By the button of its frame."""
    program.find("exportDialog").close()


def _write_to(program: Program, form: str) -> None:
    program.find("exportPath", QLineEdit).setText(str(Path.home() / f"written.{form}"))


def _cancel(program: Program) -> None:
    if program.there("exportBar"):
        program.click("exportCancel")


def _at_rest(program: Program) -> bool:
    return not program.there("exportBar")


def _done_or_enough():
    from time import monotonic

    began: list[float] = []

    def over(program: Program) -> bool:
        began.append(monotonic())
        return _at_rest(program) or began[-1] - began[0] > EXPORTS_SECONDS

    return over
