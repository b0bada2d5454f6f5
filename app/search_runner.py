"""The one owner of threads: runs a page's searches one at a time, relays their progress, stops them."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event
from typing import Any

from PySide6.QtCore import QObject, QThread, Signal, Slot

from app.search_pace import SearchPace
from app.search_worker import Job, Report, SearchWorker, any_answer
from solvers.search import Found, Progress, Search, Verdict

UNHEARD = -1
"""The number of runs whose reports nobody waits for."""


class SearchRunner(QObject):
    """Runs searches for one page, off the GUI thread.

    Every run has a number; what comes late from an earlier run is dropped. The thread begins with the first search
    and ends with `close`, which the window calls before it goes.
    """

    progressed = Signal(object)
    """The `Report` of a `Progress`."""
    answered = Signal(object)
    """The `Report` of a `Found`; `next_answer` asks for another."""
    bettered = Signal(object)
    """The `Report` of a `Found` that is not final: the search goes on."""
    ended = Signal(object)
    """The `Report` of a `Verdict`."""
    failed = Signal(object)
    """The `Report` of an exception: a wrong input, or a fault of ours."""
    busy_changed = Signal(bool)
    resumable_changed = Signal(bool)
    """Whether `next_answer` can be asked for."""
    _wanted = Signal(object)
    _unwanted = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._number = 0
        self._final: Callable[[Any], bool] = any_answer
        self.pace = SearchPace()
        self._stop = Event()
        self._busy = False
        self._resumable = False
        self._thread: QThread | None = None
        self._worker: SearchWorker | None = None

    @property
    def busy(self) -> bool:
        """Whether a search is running."""
        return self._busy

    def start(self, begin: Callable[[], Search[Any]], final: Callable[[Any], bool] = any_answer) -> None:
        """Run the search that `begin` makes, in place of any other, at the runner's `pace`.

        It goes on by itself after answers of which `final`, called in the search's thread, says False.
        """
        self._final = final
        self._send(begin)

    def prepare(self, begin: Callable[[], Search[Any]]) -> None:
        """Run a small search of which nothing is heard, so that what searches need is loaded before the first."""
        self._ensure_thread()
        self._wanted.emit(Job(UNHEARD, begin, Event()))

    @property
    def resumable(self) -> bool:
        """Whether the last search has given an answer and can go on to the next."""
        return self._resumable

    def next_answer(self) -> None:
        """Go on with the last search, to its next answer, where it is `resumable`."""
        if self._resumable:
            self._send(None)

    def stop(self) -> None:
        """Stop the search that is running; its verdict comes within 50 ms."""
        self._stop.set()

    def abandon(self) -> None:
        """Stop and forget: nothing more is heard of the search that ran."""
        self._stop.set()
        self._number += 1
        self._set_resumable(False)
        self._set_busy(False)
        if self._thread is not None:
            self._unwanted.emit()

    def close(self) -> None:
        """Stop whatever runs and end the thread; returns when it has ended."""
        self.abandon()
        if self._thread is not None:
            self._thread.quit()
            self._thread.wait()
            self._thread = None
            self._worker = None

    def _send(self, begin: Callable[[], Search[Any]] | None) -> None:
        self._ensure_thread()
        self._stop.set()
        self._stop = Event()
        self._number += 1
        self._set_resumable(False)
        self._set_busy(True)
        self._wanted.emit(Job(self._number, begin, self._stop, self.pace, self._final))

    def _ensure_thread(self) -> None:
        if self._thread is not None:
            return
        self._thread = QThread(self)
        self._thread.setObjectName("search")
        self._worker = SearchWorker()
        self._worker.moveToThread(self._thread)
        self._wanted.connect(self._worker.run)
        self._unwanted.connect(self._worker.forget)
        self._worker.reported.connect(self._relay)
        self._thread.start()

    @Slot(object)
    def _relay(self, report: Report[Any]) -> None:
        if report.number != self._number:
            return
        match report.event:
            case Progress():
                self.progressed.emit(report)
            case Found() if not report.final:
                self.bettered.emit(report)
            case Found():
                self._set_resumable(True)
                self._set_busy(False)
                self.answered.emit(report)
            case Verdict():
                self._set_busy(False)
                self.ended.emit(report)
            case Exception():
                self._set_busy(False)
                self.failed.emit(report)

    def _set_resumable(self, resumable: bool) -> None:
        if resumable != self._resumable:
            self._resumable = resumable
            self.resumable_changed.emit(resumable)

    def _set_busy(self, busy: bool) -> None:
        if busy != self._busy:
            self._busy = busy
            self.busy_changed.emit(busy)
