"""What a transport bar controls: a path that is played back, or a search that is watched."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal, Slot


class Transport(QObject):
    """Goes from position 0 to `length`, a step at a time, by itself or by hand."""

    length_changed = Signal(int)
    moment_changed = Signal(float)
    """It has moved, though perhaps to no other position."""
    playing_changed = Signal(bool)
    speed_changed = Signal(float)

    speeds: Sequence[float]
    """The speeds that are offered."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.length = 0
        """The last position."""
        self.playing = False
        """Whether it goes on by itself."""

    @property
    def ready(self) -> bool:
        """Whether there is something to step through."""
        return self.length > 0

    @property
    @abstractmethod
    def position(self) -> int:
        """The position that a slider marks."""

    @property
    def before(self) -> int:
        """What a person calls position 0."""
        return 0

    def number(self, position: int) -> int:
        """What a person calls a position."""
        return self.before + position

    @property
    @abstractmethod
    def speed(self) -> float:
        """Steps a second while it does."""

    @abstractmethod
    def play(self) -> None:
        """Go on by itself."""

    @abstractmethod
    def pause(self) -> None:
        """Go on by itself no more."""

    @Slot()
    def toggle(self) -> None:
        """Play, or pause."""
        if self.playing:
            self.pause()
        else:
            self.play()

    @abstractmethod
    def forward(self) -> None:
        """Take one step forward."""

    @abstractmethod
    def back(self) -> None:
        """Take one step back."""

    def first(self) -> None:
        """Be at the beginning at once, at rest."""
        self.jump(0)

    @Slot()
    def last(self) -> None:
        """Be at the end at once, at rest."""
        self.jump(self.length)

    @abstractmethod
    def jump(self, position: int) -> None:
        """Be at a position at once, at rest."""

    @abstractmethod
    def set_speed(self, steps_per_second: float) -> None:
        """Go at another speed from now on."""

    @Slot()
    def faster(self) -> None:
        """Go at the next faster of the speeds."""
        self._change_speed(+1)

    @Slot()
    def slower(self) -> None:
        """Go at the next slower of the speeds."""
        self._change_speed(-1)

    def _set_playing(self, playing: bool) -> None:
        if playing != self.playing:
            self.playing = playing
            self.playing_changed.emit(playing)

    def _change_speed(self, notches: int) -> None:
        speed, places = self.speed, range(len(self.speeds))
        nearest = min(places, key=lambda place: abs(self.speeds[place] - speed))
        self.set_speed(self.speeds[min(max(nearest + notches, 0), places[-1])])
