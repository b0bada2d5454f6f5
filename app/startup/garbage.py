"""Collects Python's garbage in the GUI thread only, and everything only when nothing moves.

Automatic collection may run in any thread, and one that runs in a search's thread destroys Qt objects of the window
where they must not be touched. So it is switched off, and a timer of the GUI thread collects instead: the young
objects while something runs or moves, and everything while the program is at rest.

What is imported stays for good: it is nearly all there is, and frozen, which means that no collection looks it
through. That is done before the window is made, and once more when it has imported what it will need, before it makes
any page but the first: looking all that through took 40 ms. The rest takes a few, and waits for a rest all the same.
When the pages are made anew, as in another language, the first one is let go before the next is frozen.

Memory that became free goes back to the system, in half a millisecond every second in which something ran. The C
library of GNU keeps it otherwise, a heap for every thread there was, each full of holes: after some thousand searches
the program held twice what it used. So all threads share one heap, and large blocks, which by itself the library puts
there too, are mapped apart: they go back as soon as they are free.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Slot

PERIOD_MS = 1000
YOUNG, ALL = 0, 2
MANY = 20_000
"""More young objects than can be looked through within a frame; they are left alone until the program is at rest."""
REST_PERIODS = 10
"""After how many periods everything is looked through, where the program is at rest."""
M_MMAP_THRESHOLD, M_ARENA_MAX = -3, -8
"""The numbers by which `mallopt` of the GNU C library knows from which size blocks are mapped apart, and how many heaps
there may be."""
LARGE_BLOCK = 1 << 16
"""That size, in bytes: pictures and the arrays of searches are larger."""


class GarbageCollector(QObject):
    """Collects every second until it is stopped; `busy` says whether anything runs or moves."""

    def __init__(self, busy: Callable[[], bool], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._busy = busy
        self._frozen = False
        self._worked = False
        """Whether anything has run, moved or gone since memory last went back to the system."""
        self._periods = 0
        self._timer = QTimer(self, interval=PERIOD_MS)
        self._timer.timeout.connect(self._collect)

    def start(self) -> None:
        """Take over from Python's automatic collection."""
        gc.disable()
        self._timer.start()

    @Slot()
    def limit_heaps(self) -> None:
        """Set how the GNU C library shares out memory, before the first thread takes some."""
        _call_c_library("mallopt", M_MMAP_THRESHOLD, LARGE_BLOCK)
        _call_c_library("mallopt", M_ARENA_MAX, 1)

    @Slot()
    def freeze(self) -> None:
        """Have no collection look through what there is now; what was frozen before, and is garbage now, goes first."""
        if self._frozen:
            gc.unfreeze()
            gc.collect(ALL)
        self._frozen = True
        freeze_modules()

    def stop(self) -> None:
        """Give collection back to Python."""
        self._timer.stop()
        gc.enable()

    def _collect(self) -> None:
        self._periods += 1
        busy = self._busy()
        self._worked |= busy
        if self._periods % REST_PERIODS == 0 and not busy:
            self._worked |= gc.collect(ALL) > 0
        elif gc.get_count()[YOUNG] <= MANY:
            gc.collect(YOUNG)
        if self._worked:
            self._worked = busy
            give_memory_back()


def freeze_modules() -> None:
    """Have no collection look through what there is now, most of all what was imported."""
    gc.freeze()


def give_memory_back() -> None:
    """Give the system back what memory is free; takes a frame or two."""
    _call_c_library("malloc_trim", 0)


def _call_c_library(name: str, *arguments: int) -> None:
    """Call a function of the GNU C library, where that is the C library."""
    if sys.platform == "linux":
        import ctypes  # the first paint does not wait for it

        function = getattr(ctypes.CDLL(None), name, None)
        if function is not None:
            function(*arguments)
