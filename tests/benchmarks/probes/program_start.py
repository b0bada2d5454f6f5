"""The program started as always. Prints when it was first flushed, and when the answer to Solve was."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TypeVar

from app.startup.imports import plain_imports

with plain_imports():
    from PySide6.QtCore import QEventLoop, QTimer
    from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget

from tests.benchmarks.probes.clock import milliseconds
from tests.benchmarks.probes.first_flush import FlushWatch
from tests.benchmarks.say import say

W = TypeVar("W", bound=QWidget)

PATIENCE_MS = 60_000
ANSWER = "81"
"""Moves of 橫刀立馬, as the result tells."""


def main(_: Sequence[str]) -> int:
    """Run the program with a stopwatch in place of its event loop."""
    QApplication.exec = staticmethod(_stopwatch)
    from app.__main__ import main as start

    return start([])


def _stopwatch(*_: object) -> int:
    (window,) = [one for one in QApplication.topLevelWidgets() if one.objectName() == "mainWindow"]
    loop = QEventLoop()

    def painted() -> None:
        say({"first paint [ms]": milliseconds(), "modules at the first paint": len(sys.modules)})
        result = _child(window, QLabel, "klotskiResult")
        watches.append(FlushWatch(result, answered, lambda: ANSWER in result.text()))
        _child(window, QAbstractButton, "klotskiSolveButton").click()

    def answered() -> None:
        say({"first answer [ms]": milliseconds()})
        loop.quit()

    watches = [FlushWatch(window, painted)]
    QTimer.singleShot(PATIENCE_MS, loop, loop.quit)
    loop.exec()
    window.close()
    return 0


def _child(window: QWidget, kind: type[W], name: str) -> W:
    found = window.findChild(kind, name)
    assert found is not None, name
    return found
