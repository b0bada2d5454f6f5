"""A task of many steps, done a little at a time, so that the window goes on in between."""

from __future__ import annotations

from collections.abc import Iterator
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal, Slot

SLICE_SECONDS = 0.01
"""How long steps are taken before the window has its turn."""


class SlicedTask(QObject):
    """Does one task at a time, the first steps at once; a new task takes the place of the last."""

    ended = Signal()
    """There are no steps left to take."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._steps: Iterator[None] | None = None
        self._again = QTimer(self, singleShot=True, interval=0)
        self._again.timeout.connect(self._go_on)

    @property
    def busy(self) -> bool:
        """Whether there are steps left to take."""
        return self._steps is not None

    def run(self, steps: Iterator[None]) -> None:
        """Take these steps; what comes after the last of them is theirs to do."""
        self._steps = steps
        self._go_on()

    def finish(self) -> None:
        """Take all steps that are left now."""
        while self._steps is not None:
            self._take(self._steps, float("inf"))

    @Slot()
    def _go_on(self) -> None:
        if self._steps is not None:
            self._take(self._steps, monotonic() + SLICE_SECONDS)

    def _take(self, steps: Iterator[None], until: float) -> None:
        for _ in steps:
            if self._steps is not steps:
                return
            if monotonic() > until:
                self._again.start()
                return
        if self._steps is steps:
            self._steps = None
            self._again.stop()
            self.ended.emit()
