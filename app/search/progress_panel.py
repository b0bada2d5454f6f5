"""Live progress of a search: depth, positions, rate, time, the positions at each level, and the data structures."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QWidget

from app.search.better_list import BetterList
from app.search.counters import CounterTable, CounterWords
from app.search.frontier_curve import FrontierCurve
from app.ui.widgets.shorthand import captioned, column, label, named
from app.ui.words.numbers import duration, grouped, rate, steps_a_second
from solvers.search import Progress

NOTHING = "–"


class ProgressPanel(QWidget):
    """Four figures that keep their places while they grow; a curve, a table of counters, a list of solutions."""

    def __init__(self, prefix: str, counted: str, words: CounterWords, curve: FrontierCurve | None = None) -> None:
        """`prefix` begins the object names; `counted` says what the search visits, in the user's language.

        `words` are those of its counters. `curve` shows the positions at each level of a search that has levels; it is
        hidden while another search is shown.
        """
        super().__init__()
        named(self, prefix + "Progress", self.tr("Search progress"))
        self.curve = curve
        self.counters = CounterTable(prefix + "Counters", words)
        self.better = BetterList(prefix + "Better")
        captions = {"depth": self.tr("Depth"), "visited": counted, "rate": self.tr("Rate")}
        captions["time"] = self.tr("Search time")
        self._figures = {
            key: label(NOTHING, "figure", "", caption, figures=True, selectable=True)
            for key, caption in captions.items()
        }
        curves = [] if curve is None else [curve]
        if curve is not None:
            curve.hide()
        column(captioned(list(self._figures.values())), *curves, self.counters, self.better, spacing=8, parent=self)

    def name_visited(self, counted: str) -> None:
        """Say what the present search visits, in the user's language."""
        figure = self._figures["visited"]
        if counted != figure.accessibleName():
            figure.setAccessibleName(counted)
            next(shown for shown in self.findChildren(QLabel) if shown.buddy() is figure).setText(counted)

    def show_progress(self, progress: Progress, seconds: float, shown_rate: float | None = None) -> None:
        """Show where a search stands that has itself taken so many seconds.

        `shown_rate` is how many steps a second are shown of one that is held back; None for one that is not.
        """
        each = rate(progress.visited, seconds) if shown_rate is None else steps_a_second(shown_rate)
        self._figures["depth"].setText(grouped(progress.depth))
        self._figures["visited"].setText(grouped(progress.visited))
        self._figures["rate"].setText(each)
        self._figures["time"].setText(duration(seconds))
        if self.curve is not None and progress.visited > 0:
            self.curve.show_levels(progress.levels)
            self.curve.setVisible(bool(progress.levels))
        if progress.counters:
            self.counters.show_progress(progress)

    def clear(self) -> None:
        """Show that nothing has been searched yet."""
        for figure in self._figures.values():
            figure.setText(NOTHING)
        if self.curve is not None:
            self.curve.show_levels(())
        self.counters.clear()
        self.better.clear()

    def figure(self, key: str) -> str:
        """What is shown for `depth`, `visited`, `rate` or `time`."""
        return self._figures[key].text()
