"""Playback: where in the path we are, how fast, playing or not."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from time import perf_counter

from PySide6.QtCore import QObject, Qt, QTimer

from app.search.transport import Transport
from app.ui.look.theme import Appearance
from app.ui.settings import FASTER_SPEEDS, SPEEDS

FRAME_MS = 16
SINGLE_STEP_RATE = 4.5
"""Steps a second when a person asks for one step: about 220 ms each."""

LONG = 1000
"""A path of more steps does not begin to play by itself."""


WHOLE_SECONDS = 60.0
"""Within so many seconds any path can be played."""


def speeds_for(length: int) -> Sequence[float]:
    """The speeds to offer for a path of so many steps."""
    needed = length / WHOLE_SECONDS
    if needed <= SPEEDS[-1]:
        return SPEEDS
    enough = next((number for number, speed in enumerate(FASTER_SPEEDS, 1) if speed >= needed), len(FASTER_SPEEDS))
    return (*SPEEDS, *FASTER_SPEEDS[:enough])


class Playback(Transport):
    """A moment between 0 and `length`: k + f is a part f of the way from the k-th position to the next.

    Boards draw the moment; nothing else about time is kept anywhere. With reduced motion, only whole steps are shown.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.numbered_from = 0
        """What a person calls the position before the first step, where there are steps."""
        self.count_at: Callable[[int], int] = int
        """How much a person has counted at a position, from 0."""
        self._moment = 0.0
        self._target = 0.0
        self.chosen_speed = 4.0
        """Steps a second as they were chosen, whatever path is shown now."""
        self.speeds: Sequence[float] = SPEEDS
        """More for a long path, so that all of it can be watched within a minute."""
        self.reduced_motion = False
        """Whether only whole steps are shown."""
        self._last_frame = 0.0
        self._timer = QTimer(self, timerType=Qt.TimerType.PreciseTimer, interval=FRAME_MS)
        self._timer.timeout.connect(self._frame)

    @property
    def moment(self) -> float:
        """Where we are; whole with reduced motion."""
        return float(math.floor(self._moment)) if self.reduced_motion else self._moment

    @property
    def before(self) -> int:
        """The number of the position before the first step."""
        return self.numbered_from if self.length else 0

    def number(self, position: int) -> int:
        """What a person calls a position."""
        return self.before + self.count_at(position)

    @property
    def position(self) -> int:
        """The step nearest to where we are going: what a list or a slider marks."""
        return round(self._moment) if self.playing else round(self._target)

    @property
    def moving(self) -> bool:
        """Whether it runs by itself or takes a step that was asked for."""
        return self._timer.isActive()

    @property
    def speed(self) -> float:
        """Steps a second while playing: as chosen, or the fastest for a path too short for that."""
        return min(self.chosen_speed, self.speeds[-1])

    def set_reduced_motion(self, reduced: bool) -> None:
        """Show whole steps only, and take single ones at once, for people whom motion disturbs."""
        self.reduced_motion = reduced
        self.moment_changed.emit(self.moment)

    def follow_motion(self, appearance: Appearance) -> None:
        """Show whole steps only for as long as the person wants little motion."""
        self.set_reduced_motion(appearance.reduced_motion)
        appearance.motion_changed.connect(self.set_reduced_motion)

    def set_speed(self, steps_per_second: float) -> None:
        """Play faster or slower from now on: at the nearest of the speeds that are offered for any path."""
        self.chosen_speed = min((*SPEEDS, *FASTER_SPEEDS), key=lambda speed: abs(speed - steps_per_second))
        self.speed_changed.emit(self.speed)

    def rest(self) -> None:
        """Stop where we are; no timer runs any more."""
        self.jump(self.position)

    def load(self, length: int, position: int = 0, arriving: bool = False) -> None:
        """Take up a new path of so many steps, at rest at a position; or `arriving` there from the step before."""
        self._halt()
        self.length, self.speeds = length, speeds_for(length)
        self._moment = self._target = float(min(max(position, 0), length))
        if arriving and self._target and not self.reduced_motion:
            self._moment -= 1.0
        self.length_changed.emit(length)
        self.moment_changed.emit(self.moment)
        self._run()

    def begin(self) -> bool:
        """Play, unless that would show thousands of steps, which only a person starts; returns whether it plays."""
        if self.length <= LONG:
            self.play()
        return self.playing

    def play(self) -> None:
        """Run to the end, from the beginning when we are there."""
        if self.length == 0:
            return
        if self._moment >= self.length:
            self._moment = 0.0
        self._aim(self.length, playing=True)

    def pause(self) -> None:
        """Come to rest at the end of the step under way."""
        if self.playing:
            self._aim(math.ceil(self._moment))

    def forward(self) -> None:
        """Take one step forward; pressed in haste, several at once."""
        self._step(+1)

    def back(self) -> None:
        """Take one step back."""
        self._step(-1)

    def jump(self, position: int) -> None:
        """Be at a position at once, at rest."""
        self._halt()
        self._moment = self._target = float(min(max(position, 0), self.length))
        self.moment_changed.emit(self.moment)

    def go_to(self, position: int) -> None:
        """Go to a position without playing; steps that lie between go by in the time of one."""
        if self.reduced_motion:
            self.jump(position)
            return
        self._aim(min(max(position, 0), self.length))

    def _step(self, direction: int) -> None:
        self.go_to((round(self._moment) if self.playing else round(self._target)) + direction)

    def _aim(self, target: int, playing: bool = False) -> None:
        """Go to a position, at once as far as `position` is concerned; whoever follows it hears of that now."""
        self._target = float(target)
        self._set_playing(playing)
        self.moment_changed.emit(self.moment)
        self._run()

    def _run(self) -> None:
        if self._moment != self._target and not self._timer.isActive():
            self._last_frame = perf_counter()
            self._timer.start()

    def _halt(self) -> None:
        self._timer.stop()
        self._set_playing(False)

    def _frame(self) -> None:
        now = perf_counter()
        elapsed, self._last_frame = now - self._last_frame, now
        gap = self._target - self._moment
        rate = self.speed if self.playing else max(self.speed, SINGLE_STEP_RATE * max(1.0, abs(gap)))
        stride = elapsed * rate
        self._moment = self._target if stride >= abs(gap) else self._moment + math.copysign(stride, gap)
        if self._moment == self._target:
            self._halt()
        self.moment_changed.emit(self.moment)


def eased(part: float) -> float:
    """How far a movement has come after a part of its time, both from 0 to 1: slow at the start and at the end."""
    return part * part * (3.0 - 2.0 * part)
