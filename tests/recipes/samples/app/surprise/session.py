"""Which layout is drawn, without widgets."""

from __future__ import annotations

from random import choice

from PySide6.QtCore import QObject, Signal, Slot

from solvers.klotski.catalogue.catalogue import entries


class SurpriseSession(QObject):
    """Draws layouts of the catalogue, one at a time."""

    changed = Signal()
    """Another layout is drawn."""
    layout_asked = Signal(object)
    """The `Layout` that is drawn is to be played."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.entry = choice(entries())

    @Slot()
    def draw(self) -> None:
        """Draw another layout than that which is drawn."""
        self.entry = choice([entry for entry in entries() if entry is not self.entry])
        self.changed.emit()

    @Slot()
    def play(self) -> None:
        """Have the layout played."""
        self.layout_asked.emit(self.entry.layout)
