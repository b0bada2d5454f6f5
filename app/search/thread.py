"""The threads that searches run in.

A `QThread` that is destroyed while it runs aborts the program. So these threads belong to no window: each is kept here
until it has ended, and the program waits for them before it ends itself; not for long, unless one is writing a file.

Python's garbage is never collected in these threads: that would destroy widgets there (`app.startup.garbage`).
"""

from __future__ import annotations

import atexit
import os
from time import monotonic
from typing import Any

from PySide6.QtCore import QThread, Signal, Slot

from app.search.worker import Job, Report, SearchWorker

END_SECONDS = 2.0
"""How long all threads together have to end when the program does."""
LOOK_MS = 10
"""How long one of them is waited for at a time."""
FREED_SECONDS = 0.5
"""How long a thread that has freed what its search held may take to end."""

_threads: set[SearchThread] = set()
"""All that have been started and may still be running."""


class SearchThread(QThread):
    """One thread with one worker in it, running from the beginning until `end`."""

    reported = Signal(object)
    """The worker's reports."""
    freed = Signal()
    """What a search held has been freed."""
    _wanted = Signal(object)
    _unwanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("search")
        self._sent = 0
        self._ended = False
        self.worker = SearchWorker()
        self.worker.moveToThread(self)
        self.worker.reported.connect(self._pass_on)
        self.worker.freed.connect(self.freed)
        self._wanted.connect(self.worker.run)
        self._unwanted.connect(self.worker.forget)
        _forget_ended()
        _threads.add(self)
        self.start()

    @property
    def working(self) -> bool:
        """Whether a job that was sent is not done yet."""
        return self._sent > self.worker.done

    def send(self, job: Job) -> None:
        """Have a job done after those that were sent before."""
        self._sent += 1
        self._wanted.emit(job)

    def forget(self) -> None:
        """Have freed what the last search holds."""
        if not self._ended:
            self._unwanted.emit()

    @Slot(object)
    def _pass_on(self, report: Report[Any]) -> None:
        self.reported.emit(report)
        self.worker.heard.set()

    @Slot()
    def end(self) -> None:
        """Have every job stopped and the thread ended; returns at once. May be called again when all is over."""
        if not self._ended:
            self._ended = True
            self.worker.stop()
            self.quit()

    def run(self) -> None:
        """Work until the end; what the last search holds is freed here, off the GUI thread."""
        self.exec()
        self.worker.forget()


def working() -> bool:
    """Whether any search runs, including those that were abandoned."""
    _forget_ended()
    return any(thread.working for thread in _threads)


def end_all(seconds: float = END_SECONDS) -> bool:
    """Stop every search; returns whether all threads have ended, after so many seconds at the most.

    A thread that frees what its search held is waited for until that is done: it may be writing a file.
    """
    for thread in _threads:
        thread.end()
    deadline = monotonic() + seconds
    for thread in _threads:
        while not thread.wait(LOOK_MS):
            if thread.worker.freeing:  # after which it has to come to its own end, too
                deadline = max(deadline, monotonic() + FREED_SECONDS)
            elif monotonic() >= deadline:
                break
    _forget_ended()
    return not _threads


def end_process_if_busy(status: int) -> None:
    """Stop every search, and where a thread does not end in time, end the process here and now with this status.

    Everything has to be saved by then: Python would wait for the thread without end, or Qt abort the process.
    """
    if not end_all():
        os._exit(status)


def _forget_ended() -> None:
    _threads.difference_update([thread for thread in _threads if thread.isFinished()])


atexit.register(end_process_if_busy, 1)  # whichever way the program ends
