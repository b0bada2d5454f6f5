"""The program itself, started as always, with its event loop replaced by a stopwatch; `startup` runs it in a process.

Prints one line of JSON; `painted` and `answered` are readings of the monotonic clock, which all processes share.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from time import monotonic
from typing import TypeVar

from app.startup.imports import plain_imports

with plain_imports():
    from PySide6.QtCore import QEvent, QEventLoop, QObject
    from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget

W = TypeVar("W", bound=QWidget)

PATIENCE_SECONDS = 60


class PaintWatch(QObject):
    """Notices the first paint event of the widget that it filters."""

    seen = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look at an event, and let it pass."""
        self.seen = self.seen or event.type() == QEvent.Type.Paint
        return super().eventFilter(watched, event)


def stopwatch() -> int:
    """Run in place of the event loop: wait for the board, press Solve, wait for the answer, close."""
    watch = PaintWatch()
    widget(QWidget, "klotskiBoard").installEventFilter(watch)
    process_events_until(lambda: watch.seen)
    painted, numba = monotonic(), "numba" in sys.modules
    widget(QAbstractButton, "klotskiSolveButton").click()
    result = widget(QLabel, "klotskiResult")
    process_events_until(lambda: "81" in result.text())
    print(json.dumps({"painted": painted, "answered": monotonic(), "numba": numba}), flush=True)
    widget(QWidget, "mainWindow").close()
    return 0


def widget(kind: type[W], name: str) -> W:
    """The widget with this object name, in any window."""
    return next(one for one in QApplication.allWidgets() if isinstance(one, kind) and one.objectName() == name)


def process_events_until(done: Callable[[], bool]) -> None:
    """Process events until `done` returns True; raises `TimeoutError`."""
    end = monotonic() + PATIENCE_SECONDS
    while not done():
        if monotonic() > end:
            raise TimeoutError("the window did not get that far")
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)


if __name__ == "__main__":
    QApplication.exec = staticmethod(stopwatch)
    from app.__main__ import main

    sys.exit(main([]))
