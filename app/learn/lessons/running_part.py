"""The base of parts with a search that a person begins and stops."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QWidget

from app.learn.lessons.parts import Part
from app.ui.widgets.focus import enable_either
from app.ui.widgets.shorthand import row


class RunningPart(Part):
    """A part with a button that runs its search, and one beside it that stops that."""

    def offer_run(self, name: str, text: str) -> None:
        """Add both buttons to the controls; `name` ends the object name of the one that runs."""
        self.run_button = self.button(name, text, self.run, "primary")
        self.stop_button = self.button("Stop", self.tr("Stop"), self.runner.stop)
        self.controls.addLayout(row((self.run_button, 2), (self.stop_button, 1)))
        self.runner.busy_changed.connect(self._show_busy)
        self._show_busy(False)

    def run(self) -> None:
        """Begin the search."""

    def next_controls(self) -> Sequence[QWidget]:
        """Stop while it runs, then run it again."""
        return self.stop_button, self.run_button

    @Slot(bool)
    def _show_busy(self, busy: bool) -> None:
        enable_either(busy, (self.stop_button,), (self.run_button,))
