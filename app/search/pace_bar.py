"""How fast a search goes: a slider from one step per second to as fast as it can, pause, and a single step."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from app.search.pace import SearchPace
from app.ui.look.icons import icon
from app.ui.look.theme import Appearance
from app.ui.widgets.actions import offer, tip, tool_button
from app.ui.widgets.jump_slider import JumpSlider
from app.ui.widgets.shorthand import column, label, named, row
from app.ui.words.numbers import plural

RATES: tuple[float | None, ...] = (1, 2, 5, 10, 20, 100, 1_000, 10_000, None)
"""Steps per second, from the left of the slider to its right; None is as fast as it can."""


class PaceBar(QWidget):
    """Controls one `SearchPace`, with its buttons and with actions that do the same."""

    def __init__(self, prefix: str, pace: SearchPace, actions: Mapping[str, QAction], appearance: Appearance) -> None:
        """`prefix` begins the object names; `actions` are those of `app.puzzle.actions`."""
        super().__init__()
        self.pace = pace
        """The pace that the bar controls."""
        self._appearance = appearance
        self._caption = label("", "caption", figures=True)
        offer(actions, {"pause-search": self.pause_or_resume, "step-search": self.step})
        self._hold_action = actions["pause-search"]
        text = self.tr("Search speed; slower searches find the same result but show every step")
        self.slider = named(JumpSlider(), prefix + "Pace", self.tr("Search speed"), text)
        self.slider.setRange(0, len(RATES) - 1)
        self.slider.setPageStep(1)
        self.slider.setValue(RATES.index(pace.rate))
        self.hold = tool_button(self._hold_action, prefix + "Pause", side=30, icon=18)
        step = self.tr("Single step"), self.tr("Do one search step, then pause")
        self.single = tool_button(actions["step-search"], prefix + "Step", *step, side=30, icon=18)
        controls = row((self.slider, 1), self.hold, self.single, spacing=4)
        column(self._caption, controls, spacing=0, parent=self)
        self.slider.valueChanged.connect(self._choose_rate)
        appearance.changed.connect(self._show_state)
        self._show_state()

    @Slot()
    def pause_or_resume(self) -> None:
        """Pause searches, or resume them."""
        if self.pace.paused:
            self.pace.resume()
        else:
            self.pace.pause()
        self._show_state()

    @Slot()
    def step(self) -> None:
        """Let a search take one step, and pause it."""
        self.pace.step()
        self._show_state()

    def _choose_rate(self) -> None:
        self.pace.go_at(RATES[self.slider.value()])
        self._show_state()

    def _show_state(self) -> None:
        paused, theme = self.pace.paused, self._appearance.theme
        self.hold.setIcon(icon("play" if paused else "pause", theme.text, theme.muted))
        text = self.tr("Resume the search") if paused else self.tr("Pause the search")
        self.hold.setAccessibleName(text)
        self.hold.setToolTip(tip(text, self._hold_action))
        self.single.setIcon(icon("step", theme.text, theme.muted))
        self._caption.setText(self._state())
        self.slider.setAccessibleDescription(self._caption.text())

    def _state(self) -> str:
        if self.pace.paused:
            return self.tr("Search speed: paused")
        rate = RATES[self.slider.value()]
        if rate is None:
            return self.tr("Search speed: maximum")
        return plural("PaceBar", "Search speed: {number} steps per second", int(rate))
