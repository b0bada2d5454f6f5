"""Work beforehand, a slice at a time, while nobody does anything."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QObject, QTimer, Slot

QUIET_MS = 300
"""How long nothing must have been done before work begins, or goes on."""


class IdleWork(QObject):
    """Carries out work while the window is idle: no key, click or move for a while, and nothing that runs or moves.

    The work is an iterator; one step of it is a slice, after which the event loop has its turn. A slice should take
    some 20 ms at the most. What is waited for is done first, and without a pause between its slices.
    """

    def __init__(self, busy: Callable[[], bool], parent: QObject | None = None) -> None:
        """`busy` says whether anything runs or moves."""
        super().__init__(parent)
        self._busy = busy
        self._work: Iterator[object] | None = None
        self._awaited: Iterator[object] | None = None
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._go_on)

    def begin(self, work: Iterator[object]) -> None:
        """Carry this out from now on, in place of what is left of other work."""
        self._work = work
        self._timer.start(QUIET_MS)

    def hurry(self, work: Iterator[object]) -> None:
        """Carry this out now: somebody waits for it. Then what is left of the other work goes on."""
        self._awaited = work
        self._timer.start(0)

    def stop(self) -> None:
        """Drop what is left of the work."""
        self._work = self._awaited = None
        self._timer.stop()

    @Slot()
    def wait(self) -> None:
        """Something was done: let the work rest for a while."""
        if self._work is not None and self._awaited is None:
            self._timer.start(QUIET_MS)

    @Slot()
    def _go_on(self) -> None:
        if self._awaited is not None:
            self._do_awaited(self._awaited)
            return
        if self._work is None:
            return
        if self._busy():
            self._timer.start(QUIET_MS)
        elif next(self._work, self) is self:
            self._work = None
        else:
            self._timer.start(0)

    def _do_awaited(self, work: Iterator[object]) -> None:
        self._timer.start(0)
        if next(work, self) is self:
            self._awaited = None
            self._timer.start(QUIET_MS)
