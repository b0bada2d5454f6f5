"""What a test of the window may not leave alive: threads, timers and animations of Qt, and windows."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import Any
from weakref import WeakSet

import pytest
from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, QObject, QThread, QTimer
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

FAREWELL_MS = 60_000
"""How long a thread that was told to end may take: where no kernel is on disk yet, it may be compiling one."""

IS_RUNNING: dict[type[QThread | QTimer | QAbstractAnimation], Callable[[Any], bool]] = {
    QThread: lambda thread: not thread.wait(FAREWELL_MS),
    QTimer: QTimer.isActive,
    QAbstractAnimation: lambda animation: animation.state() == QAbstractAnimation.State.Running,
}
"""The kinds of object that run once started, and how to ask one whether it still does."""


class Watch:
    """Remembers what is started and which windows there were, and tells what of it is left."""

    def __init__(self) -> None:
        self._started: WeakSet[QObject] = WeakSet()
        self._windows = set(_windows())

    def note(self, started: QObject) -> None:
        """Remember something that was started."""
        self._started.add(started)

    def left(self) -> list[QObject]:
        """What was started and still runs, and the windows that were not there at the beginning."""
        finish_deletions()
        running = [started for started in self._started if isValid(started) and _is_running(started)]
        return [*running, *(window for window in _windows() if window not in self._windows)]


@contextmanager
def watching() -> Iterator[Watch]:
    """A watch on everything that is started from Python inside this context."""
    watch = Watch()
    with pytest.MonkeyPatch.context() as patch:
        for kind in IS_RUNNING:
            patch.setattr(kind, "start", _noting(kind.start, watch))
        yield watch


def _noting(start: Callable[..., None], watch: Watch) -> Callable[..., None]:
    @wraps(start)
    def noting_start(started: QObject, *arguments: Any) -> None:
        watch.note(started)
        start(started, *arguments)

    return noting_start


def _is_running(started: QObject) -> bool:
    return any(isinstance(started, kind) and running(started) for kind, running in IS_RUNNING.items())


def _windows() -> list[QWidget]:
    """The top-level widgets that nobody owns; what Qt made for itself (tool tips) does not count."""
    if QApplication.instance() is None:
        return []
    return [widget for widget in QApplication.topLevelWidgets() if widget.parent() is None and _is_ours(widget)]


def _is_ours(widget: QWidget) -> bool:
    return not widget.metaObject().className().startswith("QTip")


def finish_deletions() -> None:
    """Let go what is to be deleted later, as it would be once the event loop of a program is reached."""
    if QCoreApplication.instance() is not None:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        QCoreApplication.processEvents()
