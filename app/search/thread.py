"""The threads that searches run in.

A `QThread` that is destroyed while it runs aborts the program. So these threads belong to no window: each is kept here
until it has ended, and the program waits for them before it ends itself.
"""

from __future__ import annotations

import atexit
from typing import Any

from PySide6.QtCore import QThread, Signal, Slot

from app.search.worker import Job, Report, SearchWorker

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
        self._worker = SearchWorker()
        self._worker.moveToThread(self)
        self._worker.reported.connect(self._pass_on)
        self._worker.freed.connect(self.freed)
        self._wanted.connect(self._worker.run)
        self._unwanted.connect(self._worker.forget)
        _forget_ended()
        _threads.add(self)
        self.start()

    @property
    def working(self) -> bool:
        """Whether a job that was sent is not done yet."""
        return self._sent > self._worker.done

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
        self._worker.heard.set()

    @Slot()
    def end(self) -> None:
        """Have every job stopped and the thread ended; returns at once. May be called again when all is over."""
        if not self._ended:
            self._ended = True
            self._worker.stop()
            self.quit()

    def run(self) -> None:
        """Work until the end; what the last search holds is freed here, off the GUI thread."""
        self.exec()
        self._worker.forget()


def working() -> bool:
    """Whether any search runs, including those that were abandoned."""
    _forget_ended()
    return any(thread.working for thread in _threads)


def end_all() -> None:
    """Stop every search; returns when all threads have ended."""
    for thread in _threads:
        thread.end()
    for thread in _threads:
        thread.wait()
    _forget_ended()


def _forget_ended() -> None:
    for thread in [thread for thread in _threads if thread.isFinished()]:
        _threads.discard(thread)


atexit.register(end_all)  # whichever way the program ends
