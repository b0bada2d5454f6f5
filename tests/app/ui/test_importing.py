"""Modules are imported one at a time, and none that a plain import would not bring."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

PROGRAM = """
import json, sys
import PySide6.QtWidgets
from importlib import import_module
from app.ui.importing import importing
def ours(): return {name for name in sys.modules if name.startswith(("app.", "solvers."))}
how, name = sys.argv[1:]
before, steps = ours(), []
for _ in importing(name) if how == "stepwise" else [import_module(name)]:
    steps.append([new for new in ours() - before if not hasattr(sys.modules[new], "__path__")])
    before = ours()
print(json.dumps([steps, sorted(ours())]))
"""


def imported(how: str, name: str) -> Any:
    """Our modules that are new after each step of a program of its own, without packages; and all in the end."""
    done = subprocess.run([sys.executable, "-c", PROGRAM, how, name], capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


@pytest.mark.parametrize("name", ["app.history.page", "app.knight.board.chessboard"])
def test_each_step_imports_one_module_of_ours(name: str) -> None:
    steps, in_the_end = imported("stepwise", name)
    assert [step for step in steps if len(step) > 1] == []
    assert steps[-1] == [name]
    assert in_the_end == imported("at once", name)[1]


def test_what_is_imported_already_takes_no_step() -> None:
    assert imported("stepwise", "app.ui.importing")[0] == []
