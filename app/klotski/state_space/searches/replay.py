"""The visits of a method: recorded once at full speed, then replayed: how many are shown, how fast, playing or not."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QWidget

from app.search.runner import SearchRunner
from app.search.transport import Transport
from app.search.worker import Report
from solvers.engine import EngineGroup
from solvers.klotski.engines.registry import KlotskiEngine
from solvers.search import Found, Progress, Search

if TYPE_CHECKING:
    from solvers.klotski.state_space.graph import StateSpace
    from solvers.klotski.state_space.visits import Visits

FRAME_MS = 16
EVERY_SPEED = tuple(float(digit * 10**power) for power in range(8) for digit in (1, 2, 5))
USUAL_SECONDS = 12.0
"""How long a replay takes about at the speed that it has at first."""


class VisitRecorder(QObject):
    """What was recorded last; off the GUI thread, one recording at a time."""

    changed = Signal()
    """It has gone on, begun or ended."""
    recorded = Signal()
    """There are new `visits`."""
    own_search_wanted = Signal(object, object)
    """As that of a `PuzzleSession`."""

    def __init__(self, view: QWidget) -> None:
        """Belongs to a view, whose window comes to the front when a person's own search begins."""
        super().__init__(view)
        self._view = view
        self._space: StateSpace | None = None
        """The map on which a method is to run, or runs."""
        self.visits: Visits | None = None
        self.visited = 0
        """How many positions the method has visited so far."""
        self.failure: Exception | None = None
        self.runner = SearchRunner(
            self,
            progressed=self._take_progress,
            answered=self._take_answer,
            ended=self._take_end,
            failed=self._take_failure,
        )
        """Runs the method; when it is stopped, nothing is recorded."""

    def start(self, engine: KlotskiEngine, space: StateSpace) -> None:
        """Run a method from the start of a map, and forget what was recorded before; one's own is asked for first."""
        self._space, self.visits, self.failure, self.visited = space, None, None, 0
        if engine.group is EngineGroup.OWN:
            self.own_search_wanted.emit(engine, self._begin)
        else:
            self._begin(engine)

    def show(self, visits: Visits) -> None:
        """Have what was recorded before."""
        self.visits = visits
        self.changed.emit()

    def visits_of(self, engine: KlotskiEngine) -> Visits | None:
        """Those of this method, if they are there; a person's own is another once its file is."""
        return self.visits if getattr(self.visits, "engine", None) == engine else None

    @Slot()
    def stop(self) -> None:
        """Stop the method, and begin none that is still asked for."""
        self._space = None
        self.runner.stop()

    def forget(self) -> None:
        """Stop, and free what was recorded."""
        self.runner.close()
        self._space, self.visits, self.failure, self.runner.printed = None, None, None, ""
        self.changed.emit()

    def _begin(self, engine: KlotskiEngine) -> None:
        """Begin, unless nobody waits for it any more; what has asked a person is in front until then."""
        space = self._space
        if space is not None:
            if engine.group is EngineGroup.OWN:
                self._view.activateWindow()
            self.runner.start(lambda: recording(engine, space))
            self.changed.emit()

    @Slot(object)
    def _take_progress(self, report: Report[Progress]) -> None:
        self.visited = report.event.visited
        self.changed.emit()

    @Slot(object)
    def _take_answer(self, report: Report[Found[Visits]]) -> None:
        self.visits = report.event.answer
        self._take_end()
        self.recorded.emit()

    @Slot(object)
    def _take_failure(self, report: Report[Exception]) -> None:
        self.failure = report.event
        self._take_end()

    @Slot()
    def _take_end(self) -> None:
        self.runner.close()
        self.changed.emit()


def recording(engine: KlotskiEngine, space: StateSpace) -> Search[Visits]:
    """The search that records; what it needs is imported in the thread that it runs in."""
    from solvers.klotski.state_space import visits

    return visits.record(engine, space)


def speeds_for(length: int) -> Sequence[float]:
    """The speeds, in visits a second, to offer for so many: at the fastest, all of them are played within a second."""
    slower = [speed for speed in EVERY_SPEED if speed < length]
    return (*slower, EVERY_SPEED[len(slower)])


class Replay(Transport):
    """Goes from 0 to `length` visits, by itself or by hand; a transport bar controls it as it does a playback."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._moment = 0.0
        self._chosen: float | None = None
        self.speeds = speeds_for(0)
        self._last_frame = 0.0
        self._timer = QTimer(self, timerType=Qt.TimerType.PreciseTimer, interval=FRAME_MS)
        self._timer.timeout.connect(self._frame)

    @property
    def position(self) -> int:
        """How many of them are shown."""
        return int(self._moment)

    @property
    def speed(self) -> float:
        """Visits a second while it does: the speed that was chosen, or one at which all take some seconds."""
        wanted = self.length / USUAL_SECONDS if self._chosen is None else self._chosen
        return next((speed for speed in self.speeds if speed >= wanted), self.speeds[-1])

    def load(self, length: int) -> None:
        """Begin before the first of so many visits, at rest."""
        self.pause()
        self.length, self.speeds = length, speeds_for(length)
        self._moment = 0.0
        self.length_changed.emit(length)
        self.moment_changed.emit(0)

    @Slot()
    def play(self) -> None:
        """Go on to the end, from the beginning when we are there."""
        if not self.length or self.playing:
            return
        if self._moment >= self.length:
            self.jump(0)
        self._last_frame = perf_counter()
        self._timer.start()
        self._set_playing(True)

    @Slot()
    def pause(self) -> None:
        """Stay where we are."""
        self._timer.stop()
        self._set_playing(False)

    @Slot()
    def back(self) -> None:
        """Go one visit back."""
        self.jump(self.position - 1)

    @Slot()
    def forward(self) -> None:
        """Go one visit on."""
        self.jump(self.position + 1)

    def jump(self, position: int) -> None:
        """Show so many visits, at rest."""
        self.pause()
        self._moment = float(min(max(position, 0), self.length))
        self.moment_changed.emit(self.position)

    def set_speed(self, steps_per_second: float | None) -> None:
        """Play faster or slower from now on; None for the speed that it has at first."""
        self._chosen = steps_per_second
        self.speed_changed.emit(self.speed)

    @Slot()
    def _frame(self) -> None:
        now = perf_counter()
        before, elapsed, self._last_frame = self.position, now - self._last_frame, now
        self._moment = min(self._moment + elapsed * self.speed, float(self.length))
        if self._moment >= self.length:
            self.pause()
        if self.position != before:
            self.moment_changed.emit(self.position)
