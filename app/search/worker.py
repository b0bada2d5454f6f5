"""The one worker: drives a search in the thread it lives in, and reports."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from threading import Event
from time import monotonic
from typing import Any, Generic, NamedTuple, TypeVar

from PySide6.QtCore import QObject, Signal, SignalInstance, Slot

from app.search.pace import SearchPace
from solvers.own_search.problem import OwnTrace
from solvers.search import Drive, Found, Progress, Search, Verdict

E_co = TypeVar("E_co", bound=Progress | Found[Any] | Verdict | Exception, covariant=True)

REPORT_SECONDS = 0.08
"""How much time passes between two reports of progress, at least."""


def any_answer(answer: Any) -> bool:
    """Stop at every answer, until the next is asked for."""
    return True


@dataclass(frozen=True)
class Job:
    """What the worker is asked to do: begin the search that `begin` makes, or, without one, go on with the last.

    `stop` ends it at its next report; `number` tells its reports from those of other runs. `pace` says how fast to go;
    answers that are not `final` are reported, and the search goes on to the next. `request` is what was asked for, in a
    type of the caller's own; every report of the run carries it. No job goes on with a search that is `apart`, and the
    one before it stays.
    """

    number: int
    begin: Callable[[], Search[Any]] | None
    stop: Event
    pace: SearchPace = field(default_factory=SearchPace)
    final: Callable[[Any], bool] = any_answer
    request: Any = None
    apart: bool = False


class Report(NamedTuple, Generic[E_co]):
    """What the worker says of a run: progress, an answer, a verdict or an exception; `seconds` were spent searching.

    After an answer that is not `final` the search goes on by itself. `request` is what the run was asked for.
    """

    number: int
    event: E_co
    seconds: float
    final: bool = True
    request: Any = None


class SearchWorker(QObject):
    """Runs one job after another; lives in a thread of its own. Signals carry one `Report` each."""

    reported = Signal(object)
    freed = Signal()
    """What a search held has been freed."""

    def __init__(self) -> None:
        super().__init__()
        self._drive: Drive[Any] | None = None
        self._stop = Event()
        self.heard = Event()
        """Set where the reports are heard, once the last one has been dealt with: more progress only waits for that."""
        self.heard.set()
        self.freeing = False
        """Whether what a search held is being freed now, or written first; may be read in any thread."""
        self.done = 0
        """How many jobs have been done; may be read in any thread."""

    def stop(self) -> None:
        """Stop every job, those that are still to come too; may be called in any thread."""
        self._stop.set()

    @Slot(object)
    def run(self, job: Job) -> None:
        """Drive the search to its next answer or its end; nothing raised in it leaves this slot."""
        try:
            if self._stop.is_set():
                return
            if job.begin is not None and job.apart:
                self._run(Drive(job.begin()), job)
                return
            if job.begin is not None:
                self.forget()
                self._drive = Drive(job.begin())
            if self._drive is not None and self._run(self._drive, job):
                self.forget()  # what a search holds may be large: nothing can go on with it, and it is freed at once
        except Exception as error:
            self.forget()
            self.reported.emit(Report(job.number, error, 0.0, request=job.request))
        finally:
            self.done += 1

    def _run(self, drive: Drive[Any], job: Job) -> bool:
        """Returns whether the search has come to its end."""
        reporter = _Reporter(self.reported, self.heard, job, drive)

        def stopped() -> bool:
            return job.stop.is_set() or self._stop.is_set()

        while True:
            event = drive.next_answer(stopped, reporter.listen, job.pace)
            final = not isinstance(event, Found) or job.final(event.answer)
            reporter.finish(event, final)
            if final:
                return isinstance(event, Verdict)

    @Slot()
    def forget(self) -> None:
        """Free what the last search holds."""
        if self._drive is not None:
            self.freeing = True
            self._drive.close()
            self._drive, self.freeing = None, False
            self.freed.emit()


class _Reporter:
    """Passes on progress now and then, but always the last before an answer or the end; all of a slow search.

    No progress comes before that which came last has been dealt with: a window that has no time for it is not given
    more and more of it.
    """

    def __init__(self, signal: SignalInstance, heard: Event, job: Job, drive: Drive[Any]) -> None:
        self._signal = signal
        self._heard = heard
        self._job = job
        self._drive = drive
        self._due = 0.0
        self._held: Progress | None = None

    def listen(self, progress: Progress) -> None:
        early = monotonic() < self._due or not self._heard.is_set()
        if early and not (self._job.pace.slow and progress.is_step):
            self._held = progress if self._held is None else _after(self._held, progress)
        else:
            self._due = monotonic() + REPORT_SECONDS
            held, self._held = self._held, None
            self._emit(progress if held is None else _after(held, progress))

    def finish(self, event: Found[Any] | Verdict, final: bool) -> None:
        if self._held is not None:
            self._emit(self._held)
            self._held = None
        self._emit(event, final)

    def _emit(self, event: Progress | Found[Any] | Verdict, final: bool = True) -> None:
        self._heard.clear()
        self._signal.emit(
            Report(
                number=self._job.number,
                event=event,
                seconds=self._drive.seconds,
                final=final,
                request=self._job.request,
            )
        )


def _after(held: Progress, progress: Progress) -> Progress:
    """A report in place of one that was held back, of which only what a person's own search has printed is kept."""
    before, trace = held.trace, progress.trace
    if isinstance(before, OwnTrace):
        return replace(progress, trace=trace.after(before) if isinstance(trace, OwnTrace) else before)
    return progress
