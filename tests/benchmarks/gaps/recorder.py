"""Measures how long the event loop of the GUI thread goes without a turn."""

from __future__ import annotations

import gc
import os
import threading
from collections.abc import Callable
from dataclasses import asdict, dataclass
from time import perf_counter, thread_time

from PySide6.QtCore import QEventLoop, QObject, Qt, QTimer

TICK_MS = 1
LOOK_MS = 50
"""How often the recorder looks whether an action is over."""


@dataclass(frozen=True)
class Moment:
    """Readings of the GUI thread's clocks, in seconds."""

    wall: float
    cpu: float
    """Processor time of the thread."""
    queued: float
    """How long the thread has waited for a processor, as far as the system tells (Linux); otherwise 0."""
    collecting: float
    """Time spent in Python's garbage collection."""


@dataclass(frozen=True)
class Gap:
    """The time between two turns of the event loop, in milliseconds."""

    wall: float
    own: float
    """`wall` without the time that the thread waited for a processor, which other programs had."""
    cpu: float
    """Processor time of the GUI thread."""
    collecting: float
    """Time in which Python collected garbage: it comes when it is due, whatever the person does."""

    def as_dict(self) -> dict[str, float]:
        """The figures by their names."""
        return asdict(self)


NO_GAP = Gap(0.0, 0.0, 0.0, 0.0)


class GapRecorder(QObject):
    """A timer of 1 ms in the GUI thread. The gap is what passes between two of its ticks; no event is filtered."""

    def __init__(self) -> None:
        super().__init__()
        self._schedule: int | None = None
        self._collected = 0.0
        self._collection_began = 0.0
        self._longest = NO_GAP
        self._before = self._now()
        self._timer = QTimer(self, timerType=Qt.TimerType.PreciseTimer, interval=TICK_MS)
        self._timer.timeout.connect(self._tick)

    def longest(self, act: Callable[[], object], over: Callable[[], bool], after: float, patience: float) -> Gap:
        """Perform an action in a turn of the event loop; the longest gap until `after` seconds past its end.

        `over` says whether what the action began has come to its end. Raises what the action raises, and `TimeoutError`
        when it is not over after so many seconds of `patience`.
        """
        watch = _Watch(act, over, after, patience)
        self._schedule = _open_schedule()
        gc.callbacks.append(self._hear_collection)
        self._before, self._longest = self._now(), NO_GAP
        self._timer.start()
        try:
            watch.wait()
        finally:
            self._tick()
            self._timer.stop()
            gc.callbacks.remove(self._hear_collection)
            if self._schedule is not None:
                os.close(self._schedule)
        return self._longest

    def _tick(self) -> None:
        now, before = self._now(), self._before
        self._before = now
        wall = 1000 * (now.wall - before.wall)
        own = max(0.0, wall - 1000 * (now.queued - before.queued))
        if own > self._longest.own:
            cpu, collecting = now.cpu - before.cpu, now.collecting - before.collecting
            self._longest = Gap(wall, own, 1000 * cpu, 1000 * collecting)

    def _now(self) -> Moment:
        return Moment(perf_counter(), thread_time(), self._queued(), self._collected)

    def _hear_collection(self, phase: str, _: object) -> None:
        if phase == "start":
            self._collection_began = perf_counter()
        else:
            self._collected += perf_counter() - self._collection_began

    def _queued(self) -> float:
        if self._schedule is None:
            return 0.0
        return int(os.pread(self._schedule, 100, 0).split()[1]) / 1e9


class _Watch:
    """Performs an action and waits until it is over."""

    def __init__(self, act: Callable[[], object], over: Callable[[], bool], after: float, patience: float) -> None:
        self._act = act
        self._over = over
        self._after = after
        self._end = perf_counter() + patience
        self._over_since: float | None = None
        self._error: Exception | None = None
        self._acted = False
        self._loop = QEventLoop()
        self._look_timer = QTimer(self._loop, interval=LOOK_MS)
        self._look_timer.timeout.connect(self._look)

    def wait(self) -> None:
        """Run an event loop until the action is over; raises what failed."""
        QTimer.singleShot(1, self._loop, self._perform)
        self._look_timer.start()
        self._loop.exec()
        self._look_timer.stop()
        if self._error is not None:
            raise self._error

    def _perform(self) -> None:
        self._guard(self._act)
        self._acted = True

    def _look(self) -> None:
        now = perf_counter()
        if self._over_since is None and self._acted and self._guard(self._over):
            self._over_since = now
        if self._over_since is not None and now - self._over_since >= self._after:
            self._loop.quit()
        elif now > self._end:
            self._error = self._error or TimeoutError("it did not come to its end")
            self._loop.quit()

    def _guard(self, call: Callable[[], object]) -> bool:
        """The truth of what a function returns; an exception ends the wait, and is raised behind it."""
        try:
            return bool(call())
        except Exception as error:
            self._error = error
            self._loop.quit()
            return False


def _open_schedule() -> int | None:
    """A descriptor of the file in which Linux tells a thread's times (proc(5), /proc/pid/schedstat)."""
    try:
        return os.open(f"/proc/self/task/{threading.get_native_id()}/schedstat", os.O_RDONLY)
    except OSError:
        return None
