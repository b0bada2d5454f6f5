"""Watching a search: it goes on a step at a time, and what it has just done can be stepped back over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from app.search.runner import SearchRunner
from app.search.transport import Transport
from app.search.watch_frame import WatchFrame
from app.search.worker import Report
from solvers.pseudocode import PseudocodeLine
from solvers.recording import Recording, held_by
from solvers.search import Progress

WATCH_SPEEDS = (0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0, 100.0, 1_000.0, 10_000.0)
"""Steps of a search a second that are offered."""

USUAL_SPEED = 0.5
"""The speed of every search that is watched, unless another is chosen for it."""

PICTURES_A_SECOND = 20
"""How many steps are shown a second at most; at a higher speed the search takes several from one to the next."""

LEAST_STAGE_SECONDS = 0.04
"""How long a stage is in sight at least; of a step with more stages than there is time for, only some are shown."""

UNDER_WAY = 2
"""How many reports may be on their way when a search at full speed is taken hold of: one told, and one not yet."""

FIRST, LAST = 0, -1
"""The stage of a step with which it is shown: to go through it, or to see what came of it."""


class SearchWatch(Transport):
    """Runs the search of a runner so slowly that it can be followed, and records its steps.

    The search waits after each step until the next is asked for: by the clock of the watch, or by a person who goes
    forward. Going back pauses the search; going forward shows the recorded steps again and, after the last, goes on
    with the search. Each step has stages, and a person passes through them one by one. A transport bar controls a watch
    as it does a playback. When the search has ended, one can look back at its recorded steps until another begins.
    """

    changed = Signal()
    """`frame` is another, or the search is at full speed from now on, or no longer."""
    watching_changed = Signal(bool)
    recorded_changed = Signal()
    """There are steps to `look_back` at from now on, or no longer."""

    speeds = WATCH_SPEEDS

    def __init__(
        self,
        runner: SearchRunner,
        stages: Callable[[Report[Progress]], Sequence[PseudocodeLine]],
        parent: QObject | None = None,
        recording: Recording[Report[Progress]] | None = None,
    ) -> None:
        """`stages` says what the search did in the step of a report."""
        super().__init__(parent)
        self._runner = runner
        self._stages_of = stages
        self._recording: Recording[Report[Progress]] = Recording() if recording is None else recording
        self.frame: WatchFrame | None = None
        """What is shown; None before the first step."""
        self._at = 0
        self.watching = False
        """Whether a search is watched, or looked back at."""
        self.looking_back = False
        """Whether the search that is watched has ended."""
        self.starts_paused = False
        """Whether the next search that is watched begins with a pause."""
        self.full_speed = False
        """Whether the search goes as fast as it can; its steps are not recorded then."""
        self._due = False
        """Whether the search is on its way to another report."""
        self._settling = 0
        """How many of the next reports may be of steps that were begun at full speed: such a step has no trace."""
        self._wanted: int | None = None
        """The stage with which that report is to be shown when it comes; None to stay where we are."""
        self._speed = USUAL_SPEED
        self._watched, self._since = 0.0, 0.0
        self._timer = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._advance)
        runner.progressed.connect(self._take)
        runner.busy_changed.connect(self._follow_busy)

    @property
    def watched(self) -> float:
        """For how many seconds the search has been watched, without pauses."""
        return self._watched + (monotonic() - self._since if self.playing else 0.0)

    @property
    def ready(self) -> bool:
        """Whether there is something to step through."""
        return self.watching

    @property
    def recorded(self) -> bool:
        """Whether there are steps of a search that has ended."""
        return len(self._recording) > 0 and (self.looking_back or not self.watching)

    @property
    def before(self) -> int:
        """The number of the first step that is still recorded."""
        return self._recording.dropped + 1

    @property
    def position(self) -> int:
        """The position of the step that is shown among those recorded, from 0."""
        return self._at

    @property
    def at_end(self) -> bool:
        """Whether the last step that is recorded is shown: the next one is the search's."""
        return self._at >= self.length

    @property
    def speed(self) -> float:
        """Steps of the search a second."""
        return self._speed

    def begin(self) -> None:
        """Watch the search that runs, or the next one that begins."""
        if self.watching and not self.looking_back:
            return
        self.forget()
        self.watching = True
        self._watched = 0.0
        self._take_hold()
        self._set_playing(not self.starts_paused)
        self.watching_changed.emit(True)
        self.length_changed.emit(0)

    def end(self) -> None:
        """Let the search run on by itself; what was recorded of it stays."""
        if not self.watching:
            return
        self.watching = self.looking_back = self.full_speed = self._due = False
        self._settling = 0
        self._timer.stop()
        self.frame = None
        self._set_playing(False)
        self.starts_paused = False
        self.set_speed(USUAL_SPEED)  # the next one can be followed, too
        self._runner.pace.resume()
        self.watching_changed.emit(False)
        self.changed.emit()
        self.recorded_changed.emit()

    def look_back(self) -> None:
        """Show the recorded steps of the search that has ended, the one that was shown last first."""
        if self.recorded and not self.watching and not self._runner.busy:
            self.watching = self.looking_back = True
            self.watching_changed.emit(True)
            self.length_changed.emit(self.length)
            self._show(self._at, LAST)

    @Slot()
    def leave(self) -> None:
        """Look back no longer."""
        if self.looking_back:
            self.end()

    def forget(self) -> None:
        """Forget the steps of a search that has ended."""
        self.leave()
        if self.recorded:
            self._recording.clear()
            self._at = self.length = 0
            self.recorded_changed.emit()

    def play(self) -> None:
        """Go on by itself: through the recorded steps and then with the search.

        A search that is not watched yet is watched from now on, paused.
        """
        if not self.watching and self._runner.busy:
            self.begin()
            self.pause()
        elif self.watching and not self.playing:
            self._set_playing(True)
            if self.looking_back and self.at_end:
                self._at, self.frame = -1, None
            self._advance()

    def pause(self) -> None:
        """Stay where we are; at full speed, where the search has come to."""
        show_next = self.full_speed or not len(self._recording)
        self._rest()
        self._wanted = LAST if show_next else None

    @Slot()
    def forward(self) -> None:
        """Show the next stage; after the last of all, let the search take one more step."""
        self._rest()
        self._advance()

    @Slot()
    def step(self) -> None:
        """Show what came of the step, or of the next one; after the last, let the search take one more."""
        if not self.watching and self._runner.busy:
            self.begin()
        self._rest()
        self._advance(LAST)

    @Slot()
    def back(self) -> None:
        """Show the stage before."""
        unrecorded, frame = self.full_speed, self.frame
        self._rest()
        if unrecorded:
            self._show(self._at, LAST)
        elif frame is not None and frame.place > 0:
            self._show(self._at, frame.place - 1)
        elif self._at > 0:
            self._show(self._at - 1, LAST)

    @Slot()
    def first(self) -> None:
        """Show the first step that is recorded, from its first stage on."""
        self._rest()
        self._show(0, FIRST)

    def jump(self, position: int) -> None:
        """Show what came of the step at a position."""
        self._rest()
        self._show(min(max(position, 0), self.length), LAST)

    def set_speed(self, steps_per_second: float) -> None:
        """Go on at this speed from now on, or at the nearest of those that are offered."""
        self._speed = min(WATCH_SPEEDS, key=lambda speed: abs(speed - steps_per_second))
        if self.full_speed:
            self._leave_full_speed()
        elif self._timer.isActive():
            self._timer.start(self._interval())
        self.speed_changed.emit(self._speed)

    @Slot(bool)
    def go_full_speed(self, full: bool) -> None:
        """Let the search go as fast as it can, or take hold of it again where it has come to."""
        if not self.watching or self.looking_back or full == self.full_speed:
            return
        if not full:
            self._leave_full_speed()
            return
        self._timer.stop()
        self.full_speed = True
        self._set_playing(True)
        self._runner.pace.resume()
        self.changed.emit()

    def _rest(self) -> None:
        """Do not go on by ourselves, nor to what the search reports next."""
        self._timer.stop()
        if self.full_speed:
            self._leave_full_speed()
        self._wanted = None
        self._set_playing(False)

    def _leave_full_speed(self) -> None:
        self.full_speed = False
        self._take_hold()
        self.changed.emit()

    def _take_hold(self) -> None:
        """Have the search wait after its next step, which is shown.

        A search that runs already may be waiting by now, after a report that was not passed on: it is asked for a step.
        """
        self._runner.pace.pause()
        self._due, self._wanted = True, FIRST
        if self._runner.busy:
            self._settling = UNDER_WAY
            self._runner.pace.step()

    @Slot()
    def _advance(self, stage: int = FIRST) -> None:
        """Go to the next stage, or to the next step and there to a stage, or let the search take a step."""
        frame = self.frame
        if not self.watching:
            return
        places = [] if frame is None else [place for place in self._places(frame.stages) if place > frame.place]
        if places:
            self._show(self._at, places[stage])
        elif not self.at_end:
            self._show(self._at + 1, stage)
        elif self.looking_back:
            self._set_playing(False)
            return
        else:
            self._ask(stage)
            return
        if self.playing:
            self._timer.start(self._interval())

    def _ask(self, stage: int) -> None:
        """Let the search take a step, which is shown with this stage."""
        self._wanted = stage
        if not self._due:
            self._due = True
            self._runner.pace.step(self._steps_at_once if self.playing else 1)

    @property
    def _steps_at_once(self) -> int:
        return max(1, round(self._speed / PICTURES_A_SECOND))

    @property
    def _step_seconds(self) -> float:
        """How long a step is in sight."""
        return self._steps_at_once / self._speed

    def _places(self, stages: Sequence[PseudocodeLine]) -> Sequence[int]:
        """Which of the stages of a step are shown: all by hand, else as many as there is time for, and the last."""
        count = len(stages)
        room = int(self._step_seconds / LEAST_STAGE_SECONDS) if self.playing else count
        shown = max(1, min(count, room))
        return [max(0, (number + 1) * count // shown - 1) for number in range(shown)]

    def _interval(self) -> int:
        """How many milliseconds what is shown stays in sight while we go on by ourselves."""
        shown = 1 if self.frame is None else len(self._places(self.frame.stages))
        return max(1, round(1000 * self._step_seconds / shown))

    @Slot(object)
    def _take(self, report: Report[Progress]) -> None:
        """Record a step, and show it if it is awaited; at full speed only show it."""
        if not self.watching or not report.event.is_step:
            return
        if self.full_speed:
            self._show_unrecorded(report)
            return
        self._due = False
        if self._settling and report.event.trace is None:
            self._settling -= 1
            if self._wanted is not None:
                self._show_unrecorded(report)
            if self.playing:
                self._timer.start(self._interval())
            return
        self._settling = 0
        self._at = max(0, self._at - self._recording.append(report, held_by(report.event)))
        self.length = len(self._recording) - 1
        self.length_changed.emit(self.length)
        if self._wanted is not None:
            stage, self._wanted = self._wanted, None
            self._show(self.length, stage)
            if self.playing:
                self._timer.start(self._interval())

    def _show_unrecorded(self, report: Report[Progress]) -> None:
        self.frame = WatchFrame(self.before + self.length, report)
        self.changed.emit()

    def _show(self, position: int, stage: int) -> None:
        """Show a stage of the step at a position."""
        if not len(self._recording):
            return
        report = self._recording[position]
        frame = self.frame
        stages = frame.stages if frame is not None and frame.report is report else self._stages_of(report)
        if stage in (FIRST, LAST):
            stage = self._places(stages)[stage]
        self._at = position
        self.frame = WatchFrame(
            number=self.before + position, report=report, stages=stages, place=stage, by_hand=not self.playing
        )
        self.moment_changed.emit(float(position))
        self.changed.emit()

    def _set_playing(self, playing: bool) -> None:
        now = monotonic()
        self._watched += now - self._since if self.playing else 0.0
        self._since = now
        super()._set_playing(playing)

    @Slot(bool)
    def _follow_busy(self, busy: bool) -> None:
        if busy:
            self.forget()
        else:
            self.end()
