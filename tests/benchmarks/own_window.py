"""A window to measure in, with settings and data of its own, idle before anything is measured."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from tempfile import TemporaryDirectory

from PySide6.QtCore import QEventLoop, QSettings, QTimer

from app.startup.application import make_application, prepare_interpreter
from app.startup.garbage import GarbageCollector
from app.ui.settings import Settings
from app.window.main_window import MainWindow

SETTLE_SECONDS = 3.0


@contextmanager
def own_window() -> Iterator[MainWindow]:
    """The window, shown, warmed up and idle; closed at the end."""
    with TemporaryDirectory() as home:
        os.environ["XDG_DATA_HOME"] = home  # what the person has kept is not for benchmarks to add to
        QSettings.setDefaultFormat(QSettings.Format.IniFormat)
        QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, home)
        prepare_interpreter()
        application = make_application(["benchmark"])
        window = MainWindow(Settings())
        garbage = GarbageCollector(window.busy)
        garbage.start()
        window.painted.connect(window.prepare)
        window.show()
        spin(SETTLE_SECONDS)
        try:
            yield window
        finally:
            garbage.stop()
            window.close()
            application.processEvents()


def spin(seconds: float) -> None:
    """Process events for a while."""
    loop = QEventLoop()
    QTimer.singleShot(round(1000 * seconds), loop.quit)
    loop.exec()
