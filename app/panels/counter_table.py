"""The figures of a search's own structures: a line for each, and what the one in question means."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from app.counter_words import Figure, figures
from app.fonts import tabular
from solvers.search import Progress

TELLING = ("height", "longest_chain", "deepest")
"""Figures that are explained first where nobody points at any."""


class CounterTable(QWidget):
    """Hidden while there is nothing to count. The line below explains the figure that is pointed at."""

    def __init__(self, name: str, puzzle: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setAccessibleName(self.tr("What the method's structures do"))
        self._puzzle = puzzle
        self._figures: dict[str, Figure] = {}
        self._labels: dict[str, tuple[QLabel, QLabel]] = {}
        self._pointed: str | None = None
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(10)
        self._grid.setVerticalSpacing(1)
        self._grid.setColumnStretch(0, 1)
        self._meaning = QLabel()
        self._meaning.setObjectName(name + "Meaning")
        self._meaning.setProperty("role", "caption")
        self._meaning.setWordWrap(True)
        self._meaning.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._meaning.setMinimumHeight(3 * self._meaning.fontMetrics().lineSpacing())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(self._grid)
        column.addWidget(self._meaning)
        self.hide()

    def show_progress(self, progress: Progress) -> None:
        """Show the counters of a report."""
        self._figures = figures(self._puzzle, progress)
        if self._figures.keys() != self._labels.keys():
            self._lay_out()
        for name, figure in self._figures.items():
            caption, number = self._labels[name]
            number.setText(figure.text)
            for label in (caption, number):
                label.setToolTip(figure.meaning)
            number.setAccessibleDescription(figure.meaning)
        self._explain()

    def clear(self) -> None:
        """Show that nothing has been counted yet."""
        self.show_progress(Progress(0, 0))

    def figure(self, name: str) -> str:
        """What is shown for a counter; empty for none."""
        return self._labels[name][1].text() if name in self._labels else ""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Explain the figure that is pointed at."""
        if event.type() == QEvent.Type.Enter:
            self._pointed = watched.property("counter")
            self._explain()
        elif event.type() == QEvent.Type.Leave:
            self._pointed = None
            self._explain()
        return super().eventFilter(watched, event)

    def _lay_out(self) -> None:
        for label in (label for pair in self._labels.values() for label in pair):
            self._grid.removeWidget(label)
            label.hide()  # it goes only when the event loop comes round
            label.deleteLater()
        self._labels = {}
        self._pointed = None
        for row, (name, figure) in enumerate(self._figures.items()):
            caption, number = self._label(name, figure.title, "caption"), self._label(name, "", "figure")
            number.setFont(tabular(number.font()))
            number.setAccessibleName(figure.title)
            number.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            self._grid.addWidget(caption, row, 0)
            self._grid.addWidget(number, row, 1, Qt.AlignmentFlag.AlignRight)
            self._labels[name] = caption, number
        self.setVisible(bool(self._labels))

    def _label(self, name: str, text: str, role: str) -> QLabel:
        label = QLabel(text)
        label.setProperty("role", role)
        label.setProperty("counter", name)
        label.installEventFilter(self)
        return label

    def _explain(self) -> None:
        telling = next((name for name in TELLING if name in self._figures), next(iter(self._figures), None))
        name = self._pointed if self._pointed in self._figures else telling
        if name is not None:
            figure = self._figures[name]
            self._meaning.setText(self.tr("{title}: {meaning}").format(title=figure.title, meaning=figure.meaning))
