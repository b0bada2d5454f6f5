"""The pace of the search that is watched next: chosen before it begins, step by step or so many steps a second."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Slot

from app.search.watch import SearchWatch
from app.ui.widgets.dropdown import Dropdown
from app.ui.widgets.shorthand import named
from app.ui.words.numbers import steps_a_second

PAUSED = 0.0


class PaceCombo(Dropdown):
    """Every watched search begins slowly again: what is chosen holds for the next one alone."""

    def __init__(self, prefix: str, watch: SearchWatch) -> None:
        adjusted = self.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        super().__init__(sizeAdjustPolicy=adjusted, minimumContentsLength=5)
        tip = self.tr("How fast the search goes that you watch next; with “Paused”, it waits for you after each step")
        named(self, prefix + "PaceCombo", self.tr("Search speed of the watched search"), tip)
        self._watch = watch
        self.addItem(self.tr("Paused"), PAUSED)
        for speed in watch.speeds:
            self.addItem(steps_a_second(speed), speed)
        self.currentIndexChanged.connect(self._choose)
        watch.speed_changed.connect(self._show)
        self._show()

    @Slot()
    def _choose(self) -> None:
        pace = self.currentData()
        self._watch.starts_paused = pace == PAUSED
        if pace != PAUSED:
            self._watch.set_speed(pace)

    @Slot()
    def _show(self) -> None:
        with QSignalBlocker(self):
            self.setCurrentIndex(self.findData(PAUSED if self._watch.starts_paused else self._watch.speed))
