"""The figures of a search's own structures: a line for each, and what the one in question means."""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil, log2
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtWidgets import QLabel, QWidget

from app.ui.widgets.shorthand import column, grid, label, named
from app.ui.words.numbers import grouped, percent
from solvers.search import Progress

SHOWN_WITH_ANOTHER = {"height_bound"}
"""Counters that have no line of their own."""

TELLING = ("height", "longest_chain", "deepest")
"""Figures that are explained first while none is pointed at."""

CounterWords = Mapping[str, tuple[str, str]]
"""The title and the meaning of each counter of a puzzle, in the user's language, by its name."""


class CounterFigure(NamedTuple):
    """One figure: its name, what is shown for it, and what it means."""

    title: str
    text: str
    meaning: str


def figures(words: CounterWords, progress: Progress) -> dict[str, CounterFigure]:
    """The figures of a report, by the names of its counters; those without words are left out."""
    return {
        name: CounterFigure(
            words[name][0],
            _text(name, progress),
            words[name][1].format(least=grouped(ceil(log2(progress.visited + 1)))),
        )
        for name in progress.counters
        if name in words and name not in SHOWN_WITH_ANOTHER
    }


def _text(name: str, progress: Progress) -> str:
    number = progress.counters[name]
    if name == "load_percent":
        return percent(number / 100)
    if name == "height" and "height_bound" in progress.counters:
        return QCoreApplication.translate("Counters", "{height} of at most {bound}").format(
            height=grouped(number), bound=grouped(progress.counters["height_bound"])
        )
    return grouped(number)


class CounterTable(QWidget):
    """Hidden while there is nothing to count. The line below explains the figure that is pointed at."""

    def __init__(self, name: str, words: CounterWords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        named(self, name, self.tr("Data-structure statistics"))
        self._words = words
        self._figures: dict[str, CounterFigure] = {}
        self.labels: dict[str, tuple[QLabel, QLabel]] = {}
        """The title and the figure of each counter that is shown."""
        self._pointed: str | None = None
        self._grid = grid((), across=10, down=1)
        self._grid.setColumnStretch(0, 1)
        self._meaning = label("", "caption", name + "Meaning", lines=3)
        column(self._grid, self._meaning, spacing=4, parent=self)
        self.hide()

    def show_progress(self, progress: Progress) -> None:
        """Show the counters of a report."""
        self._figures = figures(self._words, progress)
        if self._figures.keys() != self.labels.keys():
            self._lay_out()
        for name, figure in self._figures.items():
            caption, number = self.labels[name]
            number.setText(figure.text)
            caption.setToolTip(figure.meaning)
            number.setToolTip(figure.meaning)
            number.setAccessibleDescription(figure.meaning)
        self._explain()

    def clear(self) -> None:
        """Show that nothing has been counted yet."""
        self.show_progress(Progress(0, 0))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Explain the figure that is pointed at."""
        if event.type() in (QEvent.Type.Enter, QEvent.Type.Leave):
            self._pointed = watched.property("counter") if event.type() == QEvent.Type.Enter else None
            self._explain()
        return super().eventFilter(watched, event)

    def _lay_out(self) -> None:
        for old in (old for pair in self.labels.values() for old in pair):
            self._grid.removeWidget(old)
            old.hide()  # it goes only when the event loop comes round
            old.deleteLater()
        self.labels = {}
        self._pointed = None
        for row, (name, figure) in enumerate(self._figures.items()):
            caption = label(figure.title, "caption")
            number = label("", "figure", "", figure.title, figures=True, selectable=True)
            for pointed in (caption, number):
                pointed.setProperty("counter", name)
                pointed.installEventFilter(self)
            self._grid.addWidget(caption, row, 0)
            self._grid.addWidget(number, row, 1, Qt.AlignmentFlag.AlignRight)
            self.labels[name] = caption, number
        self.setVisible(bool(self.labels))

    def _explain(self) -> None:
        telling = next((name for name in TELLING if name in self._figures), next(iter(self._figures), None))
        name = self._pointed if self._pointed in self._figures else telling
        if name is not None:
            figure = self._figures[name]
            self._meaning.setText(self.tr("{title}: {meaning}").format(title=figure.title, meaning=figure.meaning))
