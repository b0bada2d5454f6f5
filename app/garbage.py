"""Collects Python's garbage in the GUI thread only.

Automatic collection may run in any thread, and one that runs in a search's thread destroys Qt objects of the window
where they must not be touched. So it is switched off, and a timer of the GUI thread collects instead: the young
objects while a search runs, and everything while the program is at rest.

Where very many objects have come at once, an import or a search has made them to last. To look through them would hold
up several frames, so they are set aside for good; they still go when nobody refers to them any more.

At rest, memory that became free goes back to the system. The C library of GNU keeps it otherwise, a heap for every
thread there was, each full of holes: after some thousand searches the program held twice what it used.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

PERIOD_MS = 1000
YOUNG, ALL = 0, 2
MANY = 20_000
"""More young objects than can be looked through within a frame."""
REST_PERIODS = 10
"""How many periods pass between two full collections at rest."""


class GarbageCollector(QObject):
    """Collects every second until it is stopped; `busy` says whether a search is running."""

    def __init__(self, busy: Callable[[], bool], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._busy = busy
        self._periods = 0
        self._timer = QTimer(self)
        self._timer.setInterval(PERIOD_MS)
        self._timer.timeout.connect(self._collect)

    def start(self) -> None:
        """Take over from Python's automatic collection."""
        gc.disable()
        self._timer.start()

    def stop(self) -> None:
        """Give collection back to Python."""
        self._timer.stop()
        gc.unfreeze()
        gc.enable()

    def _collect(self) -> None:
        self._periods += 1
        if gc.get_count()[YOUNG] > MANY:
            gc.freeze()
            return
        if self._periods % REST_PERIODS == 0 and not self._busy():
            tidy_up()
        else:
            gc.collect(YOUNG)


def tidy_up() -> None:
    """Collect everything, and give the system back what memory is free; takes some frames."""
    gc.collect(ALL)
    if sys.platform == "linux":
        import ctypes  # the first paint does not wait for it

        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
        if trim is not None:
            trim(0)
