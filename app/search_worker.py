"""The one worker: drives a search in the thread it lives in, and reports."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from threading import Event
from time import monotonic
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from solvers.search import Drive, Found, Progress, Search, Verdict

REPORT_SECONDS = 0.05
"""How much time passes between two reports of progress, at least."""


@dataclass(frozen=True)
class Job:
    """What the worker is asked to do: begin the search that `begin` makes, or, without one, go on with the last.

    `stop` ends it at its next report; `number` tells its reports from those of other runs.
    """

    number: int
    begin: Callable[[], Search[Any]] | None
    stop: Event


@dataclass(frozen=True)
class Report:
    """What the worker says of a run: progress, an answer, a verdict or an exception; `seconds` were spent searching."""

    number: int
    event: Progress | Found[Any] | Verdict | Exception
    seconds: float


class SearchWorker(QObject):
    """Runs one job after another; lives in a thread of its own. Signals carry one `Report` each."""

    reported = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._drive: Drive[Any] | None = None

    @Slot(object)
    def run(self, job: Job) -> None:
        """Drive the search to its next answer or its end; nothing raised in it leaves this slot."""
        began = monotonic()
        reporter = _Reporter(self.reported, job.number, began)
        try:
            if job.begin is not None:
                self._drop()
                self._drive = Drive(job.begin())
            if self._drive is None:
                return
            result: Found[Any] | Verdict | Exception = self._drive.next_answer(job.stop.is_set, reporter.listen)
        except Exception as error:
            self._drop()
            result = error
        reporter.finish(result, self._drive.seconds if self._drive else monotonic() - began)

    @Slot()
    def forget(self) -> None:
        """Free what the last search holds."""
        self._drop()

    def _drop(self) -> None:
        if self._drive is not None:
            self._drive.close()
            self._drive = None


class _Reporter:
    """Passes on progress now and then, but always the last before the end."""

    def __init__(self, signal: Any, number: int, began: float) -> None:
        self._signal = signal
        self._number = number
        self._began = began
        self._due = began
        self._held: Progress | None = None

    def listen(self, progress: Progress) -> None:
        now = monotonic()
        if now < self._due:
            self._held = progress
            return
        self._due = now + REPORT_SECONDS
        self._held = None
        self._signal.emit(Report(self._number, progress, now - self._began))

    def finish(self, event: Found[Any] | Verdict | Exception, seconds: float) -> None:
        if self._held is not None:
            self._signal.emit(Report(self._number, self._held, seconds))
        self._signal.emit(Report(self._number, event, seconds))
