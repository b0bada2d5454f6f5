"""The figures of a replay: how much of a method's visits has been shown, and how deep it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QLabel, QWidget

from app.ui.widgets.shorthand import captioned, column, label, named
from app.ui.words.numbers import duration, grouped

if TYPE_CHECKING:
    from solvers.klotski.state_space.visits import Visits

NOTHING = "–"


class VisitFigures(QWidget):
    """Counts the visits that are shown of a method."""

    def __init__(self, prefix: str, columns: int, parent: QWidget | None = None) -> None:
        """`prefix` begins the object names; so many figures are in a row."""
        super().__init__(parent)
        named(self, prefix + "Figures", self.tr("Figures of the search"))
        texts = (
            ("Visits", self.tr("Visits"), self.tr("How often the method has come to a position, new or not")),
            ("Positions", self.tr("Positions"), self.tr("Different positions visited so far")),
            ("Returns", self.tr("Returns"), self.tr("Visits to positions that had been visited before")),
            ("Depth", self.tr("Depth"), self.tr("Steps by which the method came to the position visited last")),
            ("Iteration", self.tr("Iteration"), self.tr("How many times the method has begun at the start")),
            ("Time", self.tr("Time"), self.tr("How long the whole method took at full speed")),
        )
        self._shown = {name: self._figure(prefix + name, title, meaning) for name, title, meaning in texts}
        figures = list(self._shown.values())
        lines = (captioned(figures[first : first + columns], columns) for first in range(0, len(figures), columns))
        column(*lines, spacing=6, parent=self)
        self.show_visits(None, 0)

    def text(self, name: str) -> str:
        """What is shown for a figure."""
        return self._shown[name].text()

    def show_visits(self, visits: Visits | None, count: int) -> None:
        """Show the figures of the first `count` visits."""
        for name, text in self._texts(visits, count).items():
            self._shown[name].setText(text)

    def _figure(self, name: str, title: str, meaning: str) -> QLabel:
        made = label(NOTHING, "figure", name, title, figures=True)
        made.setToolTip(meaning)
        return made

    def _texts(self, visits: Visits | None, count: int) -> dict[str, str]:
        if visits is None:
            return dict.fromkeys(self._shown, NOTHING)
        distinct = visits.distinct_until(count)
        several = len(visits.iterations) > 1
        return {
            "Visits": grouped(count),
            "Positions": grouped(distinct),
            "Returns": grouped(count - distinct),
            "Depth": grouped(int(visits.depths[count - 1])) if count else NOTHING,
            "Iteration": grouped(visits.iteration_at(count)) if several else NOTHING,
            "Time": duration(visits.seconds),
        }
