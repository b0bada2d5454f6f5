"""Live progress of a search: figures, the positions at each level, data structures, solutions, and what it prints."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QAbstractItemView, QLabel, QPlainTextEdit, QWidget

from app.search.counters import CounterTable, CounterWords
from app.ui.look.fonts import program_font
from app.ui.look.scale import pressed, scaled
from app.ui.look.theme import Appearance
from app.ui.widgets.level_chart import Curve, LevelChart
from app.ui.widgets.lists import LineList
from app.ui.widgets.shorthand import captioned, column, label, named
from app.ui.words.numbers import duration, grouped, plural, rate, steps_a_second
from solvers.search import Progress

NOTHING = "–"
CURVE_HEIGHT = 112
LINES_SHOWN = 4
"""How many of the better and better solutions are in sight."""


class FrontierCurve(LevelChart):
    """How many positions were visited at each level; the peak is marked and named."""

    def __init__(self, appearance: Appearance) -> None:
        title = self.tr("Positions at each level")
        super().__init__("", title, appearance, focus=Qt.FocusPolicy.NoFocus)
        self.unsetCursor()
        self.setFixedHeight(scaled(CURVE_HEIGHT))
        self.hide()

    def show_levels(self, levels: Sequence[int]) -> None:
        """Draw these numbers of positions, one for each level."""
        self.show_curves([Curve("", tuple(levels))] if len(levels) > 1 else [], len(levels) - 1)
        text = self.tr("Levels 0 to {last}; {peak}").format(last=grouped(len(levels) - 1), peak=self.heading)
        self.mark(levels.index(max(levels)) if levels else 0, text if self.curves else "")

    @property
    def heading(self) -> str:
        """How many positions there are at the peak; what is drawn, before there are any."""
        if not self.curves:
            return self.accessibleName()
        counts = self.curves[0].counts
        level = grouped(counts.index(max(counts)))
        return plural("FrontierCurve", "peak: {number} positions at level {level}", max(counts), level=level)


class BetterList(LineList):
    """The better and better solutions of one search; hidden until there is a first. The best is last and in sight."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        tip = self.tr(
            "Each solution improved on the last; the search continued until it found a better "
            "one or proved there is none"
        )
        named(self, name, self.tr("Solutions, each better than the last"), tip)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setFixedHeight(LINES_SHOWN * max(self.fontMetrics().lineSpacing() + 7, pressed(0)) + 4)
        self.hide()

    def append(self, line: str) -> None:
        """List one more."""
        self.show_lines([*self.lines, line])
        self.show()
        self.scrollToBottom()

    def clear(self) -> None:
        """List nothing."""
        self.show_lines([])
        self.hide()


AROUND = 20
"""Above and below the lines, in pixels at a text size of 100 %."""


class ProgramText(QPlainTextEdit):
    """What a program tells; it is hidden while that is nothing."""

    def __init__(self, name: str, accessible: str, least: int = 2, most: int = 6) -> None:
        """It is at least and at the most so many lines high."""
        super().__init__(readOnly=True, tabChangesFocus=True)
        named(self, name, accessible, accessible)
        self.setFont(program_font())
        line, around = self.fontMetrics().lineSpacing(), scaled(AROUND)
        self.setMinimumHeight(least * line + around)
        self.setMaximumHeight(most * line + around)
        self._text = ""
        self.hide()

    def show_text(self, text: str, end: bool = False) -> None:
        """Show a text; its `end` is in sight, or else what was."""
        if text != self._text:
            bar, self._text = self.verticalScrollBar(), text
            place = bar.value()
            self.setPlainText(text.removesuffix("\n"))
            bar.setValue(bar.maximum() if end else place)
            self.setVisible(bool(text))


def printed_text(name: str, most: int = 6) -> ProgramText:
    """A small panel for what a search prints, so many lines high at the most."""
    return ProgramText(name, QCoreApplication.translate("ProgramText", "What the search prints"), most=most)


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
        self.printed = printed_text(prefix + "Printed")
        captions = {
            "depth": self.tr("Depth"),
            "visited": counted,
            "rate": self.tr("Rate"),
            "time": self.tr("Search time"),
        }
        self.figures = {
            key: label(NOTHING, "figure", "", caption, figures=True, selectable=True)
            for key, caption in captions.items()
        }
        curves = [] if curve is None else [curve]
        figures = captioned(list(self.figures.values()))
        column(self.printed, figures, *curves, self.counters, self.better, spacing=8, parent=self)

    def name_visited(self, counted: str) -> None:
        """Say what the present search visits, in the user's language."""
        figure = self.figures["visited"]
        if counted != figure.accessibleName():
            figure.setAccessibleName(counted)
            next(shown for shown in self.findChildren(QLabel) if shown.buddy() is figure).setText(counted)

    def show_progress(self, progress: Progress, seconds: float, shown_rate: float | None = None) -> None:
        """Show where a search stands that has itself taken so many seconds.

        `shown_rate` is how many steps a second are shown of one that is held back; None for one that is not.
        """
        texts = {
            "depth": grouped(progress.depth),
            "visited": grouped(progress.visited),
            "rate": rate(progress.visited, seconds) if shown_rate is None else steps_a_second(shown_rate),
            "time": duration(seconds),
        }
        for key, text in texts.items():
            self.figures[key].setText(text)
        if self.curve is not None and progress.visited > 0:
            self.curve.show_levels(progress.levels)
            self.curve.setVisible(bool(progress.levels))
        if progress.counters:
            self.counters.show_progress(progress)

    def clear(self) -> None:
        """Show that nothing has been searched yet."""
        for figure in self.figures.values():
            figure.setText(NOTHING)
        if self.curve is not None:
            self.curve.show_levels(())
        self.counters.clear()
        self.better.clear()
