"""Backing up and restoring 100,000 records, with and without others here."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtWidgets import QLineEdit

from tests.benchmarks.gaps.action import Action, click, gone, in_turn, opened, press, step, trigger
from tests.benchmarks.gaps.program import Program

FILE = "all.backup"


def actions(_: Program) -> Iterator[Action]:
    """A backup, then a merge with itself and a restore in place of everything."""
    yield Action("back up: the dialog", trigger("back-up"), opened("backUpDialog"), after=2.0)
    yield step(lambda program: _name(program, "backUpPath"))
    yield Action("back up", click("backUpButton"), gone("backUpDialog"), after=1.0)
    for way in ("merge", "replace"):
        yield Action("restore: the dialog", trigger("restore"), opened("restoreDialog"), after=2.0)
        yield Action(f"{way}: look into the file", lambda program: _name(program, "restorePath"), _can_restore, 1.0)
        yield Action(way, in_turn(click(f"restore-{way}"), click("restoreButton")), opened("restoredBox"), after=3.0)
        yield step(press("Return"))


def _name(program: Program, line: str) -> None:
    program.find(line, QLineEdit).setText(str(Path.home() / FILE))


def _can_restore(program: Program) -> bool:
    return program.find("restoreButton").isEnabled()
