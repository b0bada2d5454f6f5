"""The time a game has taken: it runs from the first slide by hand, and rests while nobody plays."""

from __future__ import annotations

from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal

TICK_MS = 250


class GameClock(QObject):
    """A stopwatch that says when its seconds change."""

    ticked = Signal(float)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._spent = 0.0
        self._since: float | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(TICK_MS)
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
        """Take time from now on."""
        if self._since is None:
            self._since = monotonic()
            self._timer.start()

    def rest(self) -> None:
        """Take no more time for now."""
        self._spent, self._since = self.seconds, None
        self._timer.stop()
        self._tick()

    def reset(self, seconds: float = 0.0) -> None:
        """Be at rest with so much time taken."""
        self._timer.stop()
        self._spent, self._since = seconds, None
        self._tick()

    def _tick(self) -> None:
        self.ticked.emit(self.seconds)
