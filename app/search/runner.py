"""Runs the searches of a page, a lesson or a dialog one at a time, relays their progress, stops them."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event
from typing import TYPE_CHECKING, Any, TypeAlias

from PySide6.QtCore import QMetaObject, QObject, Qt, QTimer, Signal, SignalInstance, Slot
from PySide6.QtWidgets import QWidget

from app.search.pace import SearchPace
from app.search.thread import SearchThread
from app.search.worker import Job, Report, any_answer
from app.ui.words.numbers import plural
from solvers.own_search.problem import OwnTrace
from solvers.search import Found, Outcome, Progress, Search, Verdict

if TYPE_CHECKING:
    from PySide6.QtGui import QWindow  # to import a class of Qt makes all its enumerations

Listener: TypeAlias = Callable[..., object] | SignalInstance
"""A slot for a report, or a signal that hands it on."""

UNHEARD = -1
"""The number of a run whose reports are dropped."""

STOP_MS = 30
"""How long a search that is stopped has for its verdict."""

MOST_PRINTED = 20_000
"""How many characters of what a person's own search prints are kept; the oldest go."""


class SearchRunner(QObject):
    """Runs searches for the object that it belongs to, off the GUI thread.

    Every run has a number; what comes late from an earlier run is dropped. The thread begins with the first search
    and ends with `close`: called by the owner, or by the runner itself when it is destroyed or its window is hidden,
    whichever way that is left.
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
    freed = Signal()
    """What a search held that has ended has been freed in its thread, which may have taken a while."""

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        progressed: Listener | None = None,
        answered: Listener | None = None,
        bettered: Listener | None = None,
        ended: Listener | None = None,
        failed: Listener | None = None,
    ) -> None:
        """Each listener is connected to the signal of its name."""
        super().__init__(parent)
        signals = self.progressed, self.answered, self.bettered, self.ended, self.failed
        for signal, listener in zip(signals, (progressed, answered, bettered, ended, failed), strict=True):
            if listener is not None:
                signal.connect(listener)
        self._number = 0
        self._final: Callable[[Any], bool] = any_answer
        self._request: Any = None
        self._parting = False
        """Whether the search that ran last may take long to be freed, so that the next one has another thread."""
        self.pace = SearchPace()
        self._stop = Event()
        self.busy = False
        """Whether a search is running."""
        self.resumable = False
        """Whether the last search has given an answer and can go on to the next."""
        self.printed = ""
        """The end of what the search that was begun last has printed, where that is one of a person's own."""
        self._heard = 0, 0.0
        """How many positions the run had visited by its last report, and after how many seconds."""
        self._overdue = QTimer(self, singleShot=True, interval=STOP_MS)
        self._overdue.timeout.connect(self._leave_behind)
        self._thread: SearchThread | None = None
        self._hiding: QMetaObject.Connection | None = None

    def start(
        self,
        begin: Callable[[], Search[Any]],
        final: Callable[[Any], bool] = any_answer,
        request: Any = None,
        parting: bool = False,
    ) -> None:
        """Run the search that `begin` makes, in place of any other, at the runner's `pace`.

        It goes on by itself after answers of which `final`, called in the search's thread, says False. Every report of
        the run carries the `request`. A `parting` search may take long to be freed, as one that is written to a file
        then: it is left to its thread once it has ended, and the next search has another.
        """
        self._part()
        self.printed = ""
        self._final, self._request, self._heard, self._parting = final, request, (0, 0.0), parting
        self._send(begin)

    def prepare(self, begin: Callable[[], Search[Any]]) -> None:
        """Run a small search of which nothing is heard, so that what searches need is loaded before the first."""
        self._begun_thread().send(Job(UNHEARD, begin, Event(), apart=True))

    def next_answer(self) -> None:
        """Go on with the last search, to its next answer, where it is `resumable`."""
        if self.resumable:
            self._send(None)

    def stop(self) -> None:
        """Stop the search that is running; its verdict comes within 50 ms.

        A search that is in the middle of something longer is left to its thread, and the next one has another.
        """
        self._stop.set()
        if self.busy and not self._overdue.isActive():
            self._overdue.start()

    def stop_at_once(self) -> None:
        """Stop the search that is running, and give its verdict now: it is left to its thread."""
        self._stop.set()
        if self.busy:
            self._leave_behind()

    def abandon(self) -> None:
        """Stop and forget: nothing more is heard of the search that ran."""
        self._stop.set()
        self._number += 1
        self._set_resumable(False)
        self._set_busy(False)
        self._part()
        if self._thread is not None:
            self._thread.forget()

    def close(self) -> None:
        """Stop and forget what runs and let the thread end without waiting for it. Another search starts a new one."""
        self.abandon()
        if self._hiding is not None:
            QObject.disconnect(self._hiding)
            self._hiding = None
        self._leave_thread()

    def _leave_thread(self) -> None:
        if self._thread is not None:
            self._thread.end()
            self._thread = None

    def _part(self) -> None:
        """Leave a thread in which something may still be freed."""
        if self._parting:
            self._parting = False
            self._leave_thread()

    @Slot()
    def _leave_behind(self) -> None:
        """Give the verdict of a stopped search in its place, and hear nothing more of it."""
        visited, seconds = self._heard
        self._leave_thread()
        self._number += 1
        self._relay(Report(self._number, Verdict(Outcome.STOPPED, visited), seconds, request=self._request))

    def _send(self, begin: Callable[[], Search[Any]] | None) -> None:
        thread = self._begun_thread()
        self._stop.set()
        self._stop = Event()
        self._number += 1
        self._overdue.stop()
        self._set_busy(True)
        self._set_resumable(False)
        thread.send(
            Job(
                number=self._number,
                begin=begin,
                stop=self._stop,
                pace=self.pace,
                final=self._final,
                request=self._request,
            )
        )

    def _begun_thread(self) -> SearchThread:
        """The thread, made when it is first needed; from then on the window is watched, once it is on the screen."""
        if self._thread is None:
            self._thread = SearchThread()
            self._thread.reported.connect(self._relay)
            self._thread.freed.connect(self.freed)
            self.destroyed.connect(self._thread.end)
        window = _window_around(self)
        if self._hiding is None and window is not None:
            self._hiding = window.visibleChanged.connect(self._follow_window)
        return self._thread

    @Slot(bool)
    def _follow_window(self, visible: bool) -> None:
        if not visible:
            self.close()

    @Slot(object)
    def _relay(self, report: Report[Any]) -> None:
        if report.number != self._number:
            return
        if isinstance(report.event, (Progress, Found)):
            self._heard = report.event.visited, report.seconds
        match report.event:
            case Progress():
                self._note_printed(report.event.trace)
                self.progressed.emit(report)
            case Found() if not report.final:
                self.bettered.emit(report)
            case Found():
                self._set_resumable(True)
                self._set_busy(False)
                self.answered.emit(report)
            case Verdict():
                self._part()
                self._set_busy(False)
                self.ended.emit(report)
            case Exception():
                self._set_busy(False)
                self.failed.emit(report)

    def _note_printed(self, trace: object) -> None:
        if isinstance(trace, OwnTrace) and trace.output:
            left_out = plural("SearchRunner", "{number} characters left out", trace.left_out)
            more = trace.output + (f"\n[{left_out}]\n" if trace.left_out else "")
            self.printed = (self.printed + more)[-MOST_PRINTED:]

    def _set_resumable(self, resumable: bool) -> None:
        if resumable != self.resumable:
            self.resumable = resumable
            self.resumable_changed.emit(resumable)

    def _set_busy(self, busy: bool) -> None:
        if busy != self.busy:
            self.busy = busy
            if not busy:
                self._overdue.stop()
            self.busy_changed.emit(busy)


def _window_around(owned: QObject) -> QWindow | None:
    """The window on the screen in which an object is, by its parents; None while there is none.

    A menu is in the window that it belongs to.
    """
    parent = owned.parent()
    while parent is not None:
        if isinstance(parent, QWidget) and parent.isWindow() and parent.windowType() != Qt.WindowType.Popup:
            return parent.windowHandle()
        parent = parent.parent()
    return None
