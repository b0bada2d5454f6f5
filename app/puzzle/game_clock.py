"""The time a game has taken: it runs from the first slide by hand, and rests while nobody plays."""

from __future__ import annotations

from enum import Enum, auto
from time import monotonic

from PySide6.QtCore import QEvent, QObject, QTimer, Signal, Slot
from PySide6.QtWidgets import QWidget

_ACTIVITY = {
    QEvent.Type.KeyPress,
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseMove,
    QEvent.Type.Wheel,
    QEvent.Type.TouchBegin,
    QEvent.Type.TabletPress,
}


class UserActivity(QObject):
    """Watches one window. The native window is watched, which every key and every move reaches just once."""

    active_changed = Signal(bool)
    noted = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tell what was done; nothing is kept from anybody."""
        if watched is not self._window:
            if event.type() in _ACTIVITY:
                self.noted.emit()
        elif event.type() == QEvent.Type.ActivationChange:
            self.active_changed.emit(self._window.isActiveWindow())
        elif event.type() == QEvent.Type.Show:
            self._window.windowHandle().installEventFilter(self)
        return False


TICK_MS = 250
IDLE_SECONDS = 120.0
"""After so long without a key, a click or a move of the pointer, nobody is taken to be thinking."""


class Absence(Enum):
    """Why no time is taken although a game is under way."""

    HIDDEN = auto()
    """The game is not on the screen."""
    INACTIVE = auto()
    """Another window is in front."""
    IDLE = auto()
    """The person has done nothing for a while."""
    REVIEWING = auto()
    """The board shows how the game went, not where it is."""


class GameClock(QObject):
    """A stopwatch that says when its seconds change.

    It runs while a game is under way and nobody is absent for any reason; what a person does is told by `note`.
    """

    ticked = Signal(float)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._spent = 0.0
        self._since: float | None = None
        self._noted = 0.0
        self._under_way = False
        self._absent: set[Absence] = set()
        self._timer = QTimer(self, interval=TICK_MS)
        self._timer.timeout.connect(self._tick)

    @property
    def seconds(self) -> float:
        """The time taken so far."""
        return self._spent + (monotonic() - self._since if self._since is not None else 0.0)

    @property
    def running(self) -> bool:
        """Whether time is being taken."""
        return self._since is not None

    def run(self) -> None:
        """The game is under way, and somebody plays."""
        self._under_way = True
        self.note()

    def await_player(self) -> None:
        """The game is under way, but time is taken only from when a person does something."""
        self._under_way = True
        self.leave(Absence.IDLE)

    def rest(self) -> None:
        """Take no more time until the game is under way again."""
        self._under_way = False
        self._run_or_rest()

    def reset(self, seconds: float = 0.0) -> None:
        """Be at rest with so much time taken."""
        self.rest()
        self._spent = seconds
        self.ticked.emit(seconds)

    def leave(self, why: Absence) -> None:
        """Take no time for as long as something keeps the person from playing."""
        self._absent.add(why)
        self._run_or_rest()

    def come_back(self, why: Absence) -> None:
        """Take time again, unless something else keeps the person from playing."""
        self._absent.discard(why)
        self._run_or_rest()

    @Slot()
    def note(self) -> None:
        """A person has pressed a key, clicked, or moved the pointer."""
        self._noted = monotonic()
        if self._under_way:
            self.come_back(Absence.IDLE)

    @Slot(bool)
    def follow_window(self, active: bool) -> None:
        """Take time only while the window is active."""
        if active:
            self.come_back(Absence.INACTIVE)
        else:
            self.leave(Absence.INACTIVE)

    def _run_or_rest(self) -> None:
        runs = self._under_way and not self._absent
        if runs and self._since is None:
            self._since = self._noted = monotonic()
            self._timer.start()
        elif not runs and self._since is not None:
            self._spent, self._since = self.seconds, None
            self._timer.stop()
            self.ticked.emit(self.seconds)

    def _tick(self) -> None:
        self.ticked.emit(self.seconds)
        if monotonic() - self._noted > IDLE_SECONDS:
            self.leave(Absence.IDLE)
