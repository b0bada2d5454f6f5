"""Starts and stops every method at any moment through the runner of the window's pages."""

from __future__ import annotations

import faulthandler
import gc
import sys
import threading
from pathlib import Path
from random import Random
from time import monotonic, sleep
from typing import Any

from PySide6.QtCore import QCoreApplication, QEventLoop, QObject, QTimer, Slot

from app.search.runner import SearchRunner
from app.search.thread import end_all
from app.search.worker import Report
from app.startup.garbage import give_memory_back
from solvers.klotski.breadth_first.distances import Distances
from solvers.klotski.moves import Solution
from solvers.knight.tour import Tour, TourCount
from solvers.message import InputError
from solvers.search import Found, Progress, Verdict
from tests.soak.questions import Question, question
from tests.soak.task import Reporter, Task, steps
from tests.soak.warm_up import is_long, load_every_method

HANG_SECONDS = 60.0
"""How long a step may take."""
FAREWELL_SECONDS = 2.0
"""How long a thread may take to go when all is over."""
SOON_SECONDS = 0.05
"""How soon a stop is answered where nothing else runs on the machine."""
STOP_SECONDS = 2.0
"""How soon a stop has to be answered on a busy machine."""
USUAL_MS, LONG_MS = 120, 8000
"""How long a search runs until something else is asked of the runner, at the most; as a rule, and now and then."""
LONG_ONE_IN = 200
CLOSINGS_ONE_IN = 10


def work(task: Task, reporter: Reporter) -> None:
    """Ask one question after another of one runner."""
    application = QCoreApplication([])
    listener = Listener(reporter)
    if is_long(task):
        load_every_method()
    threads = _threads()
    for number in steps(task, reporter, lambda share: _measure(listener, reporter, share)):
        faulthandler.dump_traceback_later(HANG_SECONDS, exit=True)
        listener.number = number
        _step(listener, task.chance(number))
        application.processEvents()
        reporter.remark(listener.stops_said)
    listener.runner.close()
    end_all()
    faulthandler.cancel_dump_traceback_later()
    patience = monotonic() + FAREWELL_SECONDS
    while _threads() > threads and monotonic() < patience:
        sleep(0.01)  # a thread of Qt's has finished shortly before the system has done with it
    if _threads() > threads:
        reporter.fault(listener.number, f"threads left: {_threads() - threads}")


class Listener(QObject):
    """Hears a runner, and says what it should not have heard."""

    def __init__(self, reporter: Reporter) -> None:
        super().__init__()
        self._reporter = reporter
        self.number = 0
        self.runner = SearchRunner(self)
        self.question: Question | None = None
        self.answers = 0
        self._stops, self._late = 0, 0
        self._slowest_stop = 0.0
        self._slowest = ""
        self._asked_at = 0.0
        for signal in (self.runner.progressed, self.runner.bettered, self.runner.answered, self.runner.ended):
            signal.connect(self._hear)
        self.runner.failed.connect(self._hear_failure)

    def ask(self, question: Question) -> None:
        """Start a search in place of the last."""
        self.question = question
        self.answers = 0
        self.runner.start(question.begin, final=lambda _: True)

    def abandon(self) -> None:
        """Nothing more is to be heard."""
        self.runner.abandon()
        self.question = None

    def wait(self, milliseconds: int) -> None:
        """Let time pass."""
        loop = QEventLoop()
        QTimer.singleShot(milliseconds, loop.quit)
        loop.exec()

    def stop(self) -> None:
        """Stop, and wait until that is answered."""
        if not self.runner.busy:
            return
        loop = QEventLoop()
        self.runner.busy_changed.connect(loop.quit)
        guard = QTimer(singleShot=True)
        guard.timeout.connect(loop.quit)
        guard.start(round(1000 * HANG_SECONDS))
        began = monotonic()
        self.runner.stop()
        loop.exec()
        seconds = monotonic() - began
        name = self.question.name if self.question is not None else "nothing"
        self._stops += 1
        self._late += seconds > SOON_SECONDS
        if seconds > self._slowest_stop:
            self._slowest_stop, self._slowest = seconds, f"{name}, step {self.number:,}"
        if seconds > STOP_SECONDS:
            self._fault(f"a stop of {name} was answered after more than {STOP_SECONDS:g} s")

    @property
    def stops_said(self) -> str:
        """How soon stops were answered."""
        slowest = f"slowest answer to a stop {1000 * self._slowest_stop:,.0f} ms ({self._slowest})"
        return f"{slowest}, {self._late:,} of {self._stops:,} after more than {1000 * SOON_SECONDS:.0f} ms"

    def _fault(self, what: str, example: str = "") -> None:
        self._reporter.fault(self.number, what, example)

    @Slot(object)
    def _hear(self, report: Report[Any]) -> None:
        event = report.event
        if self.question is None:
            self._fault(f"heard of a search that was abandoned: {type(event).__name__}")
            return
        if isinstance(event, Found):
            self.answers += 1
            if _subject(event.answer) != self.question.about:
                self._fault(f"an answer to another question came to {self.question.name}", str(self.question.about))
        elif not isinstance(event, Progress | Verdict):
            self._fault(f"{self.question.name} reported a {type(event).__name__}")

    @Slot(object)
    def _hear_failure(self, report: Report[Exception]) -> None:
        if isinstance(report.event, InputError):  # a method that does not take this layout or board
            return
        name = self.question.name if self.question is not None else "an abandoned search"
        self._fault(f"{name} failed: {type(report.event).__name__}: {report.event}")


def _step(listener: Listener, chance: Random) -> None:
    """Start a search, wait a moment, and end it in one of the ways there are."""
    listener.ask(question(chance))
    if chance.random() < 0.2:
        listener.runner.pace.go_at(chance.choice((1.0, 20.0, 1000.0)))
    most = LONG_MS if chance.randrange(LONG_ONE_IN) == 0 else USUAL_MS
    listener.wait(round(most * chance.random() ** 2))
    if not listener.runner.busy and listener.answers:
        listener.runner.next_answer()
        listener.wait(round(USUAL_MS * chance.random() ** 3))
    ending = chance.randrange(CLOSINGS_ONE_IN)
    if ending == 0:
        listener.question = None
        listener.runner.close()
    elif ending < 3:
        listener.abandon()
    elif ending < 8:
        listener.stop()
    listener.runner.pace.go_at(None)


def _subject(answer: object) -> object:
    match answer:
        case Solution() | Distances():
            return answer.layout
        case Tour():
            return answer.board
        case TourCount():
            return answer.request.board
        case _:
            return None


def _measure(listener: Listener, reporter: Reporter, share: float) -> None:
    listener.abandon()
    listener.wait(50)
    gc.collect()
    give_memory_back()
    reporter.memory(share)


def _threads() -> int:
    """How many threads this process has, those of Qt and of the system too where /proc lists them."""
    return len(list(Path("/proc/self/task").iterdir())) if sys.platform == "linux" else threading.active_count()
