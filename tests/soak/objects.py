"""The objects of Qt's that are alive, in a window of which nothing was used yet: so numbers can be compared."""

from __future__ import annotations

import gc
import linecache
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import _lru_cache_wrapper  # pyright: ignore[reportPrivateUsage]
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from PySide6.QtCore import QEventLoop, QObject, QTimer
from PySide6.QtGui import QFontDatabase, QPixmapCache
from PySide6.QtWidgets import QApplication
from shiboken6 import getCppPointer, isValid

import app
import resources
import solvers
from app.startup.garbage import give_memory_back
from app.storage.storage import Storage
from app.ui.application import application
from app.ui.settings import MemoryStore, Settings
from app.window.main_window import MainWindow
from tests.app.leaks import finish_deletions
from tests.modules import import_all

FONT = next(Path(resources.__path__[0]).glob("fonts/*.ttf"))
REST_MS = 300
"""After so long a window is at rest, of which nothing was used."""
ROUNDS = 3
"""So often garbage is collected, and what it held is deleted."""


@contextmanager
def fresh_window() -> Iterator[MainWindow]:
    """A window as at a first start, with settings and a data file of its own, when all that was before is gone."""
    with TemporaryDirectory(dir=Path.cwd(), ignore_cleanup_errors=True) as folder:
        window = MainWindow(Settings(MemoryStore()), Storage(Path(folder)))
        window.show()
        rest(REST_MS)
        for _ in range(ROUNDS):
            finish_deletions()
            gc.collect()
            give_memory_back()
        _empty_limited_caches()
        yield window
        window.close()
        window.deleteLater()
        del window
        finish_deletions()


def _empty_limited_caches() -> None:
    """Empty what fills up to a limit in the course of hours: the rest must not grow."""
    linecache.clearcache()  # the sources that tracebacks of damaged settings showed
    QPixmapCache.clear()
    QFontDatabase.removeApplicationFont(QFontDatabase.addApplicationFont(str(FONT)))  # drops the fonts kept by size
    for function in cached_functions():
        if function.cache_parameters()["maxsize"] is not None:
            function.cache_clear()


def cached_functions() -> Iterator[_lru_cache_wrapper[Any]]:
    """The functions of modules that keep what they return."""
    for module in (*import_all(app), *import_all(solvers)):
        yield from (one for one in vars(module).values() if isinstance(one, _lru_cache_wrapper))


def rest(milliseconds: int) -> None:
    """Let the event loop go on for a while."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def live_objects() -> Counter[str]:
    """How many objects there are of each class: those of the windows and of the application, and what Python holds.

    What only C++ knows, without an owner, cannot be found.
    """
    names: dict[int, str] = {}
    for root in _roots():
        for one in (root, *root.findChildren(QObject)):
            names[getCppPointer(one)[0]] = _class_name(one)
    return Counter(names.values())


def _roots() -> Iterator[QObject]:
    yield application()
    yield from QApplication.topLevelWidgets()
    for one in gc.get_objects():
        if issubclass(type(one), QObject) and isValid(one):
            yield one


def _class_name(one: QObject) -> str:
    """The class as C++ knows it: that of an object made in Python has the name it has there."""
    return one.metaObject().className()
