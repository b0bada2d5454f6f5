"""The figures of a search's own structures: a line for each, and what the one in question means."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, log2

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from app.ui.widgets.shorthand import column, label, named
from app.ui.words.numbers import grouped
from solvers.search import Progress

SHOWN_WITH_ANOTHER = {"height_bound"}
"""Counters that have no line of their own."""


@dataclass(frozen=True, slots=True)
class Figure:
    """One figure: its name, what is shown for it, and what it means."""

    title: str
    text: str
    meaning: str


def figures(puzzle: str, progress: Progress) -> dict[str, Figure]:
    """The figures of a report, by the names of its counters; those without words are left out."""
    words = _klotski_words() if puzzle == "klotski" else _knight_words()
    return {
        name: Figure(words[name][0], _text(name, progress), words[name][1].format(**_values(progress)))
        for name in progress.counters
        if name in words and name not in SHOWN_WITH_ANOTHER
    }


def _text(name: str, progress: Progress) -> str:
    number = progress.counters[name]
    if name == "load_percent":
        return QCoreApplication.translate("Counters", "{number} %").format(number=grouped(number))
    if name == "height" and "height_bound" in progress.counters:
        text = QCoreApplication.translate("Counters", "{height} of at most {bound}")
        return text.format(height=grouped(number), bound=grouped(progress.counters["height_bound"]))
    return grouped(number)


def _values(progress: Progress) -> dict[str, str]:
    return {"visited": grouped(progress.visited), "least": grouped(ceil(log2(progress.visited + 1)))}


def _klotski_words() -> dict[str, tuple[str, str]]:
    return {**_structure_words(), **_order_words()}


def _structure_words() -> dict[str, tuple[str, str]]:
    """Of the trees and the hash table that know the positions met."""
    translate = QCoreApplication.translate
    return {
        "duplicates": (
            translate("Counters", "Duplicates removed"),
            translate(
                "Counters",
                "Positions that were reached again and recognised; without the check each would be searched.",
            ),
        ),
        "comparisons": (
            translate("Counters", "Comparisons"),
            translate("Counters", "How often two numbers of positions were compared to find out whether one is new."),
        ),
        "height": (
            translate("Counters", "Height of the tree"),
            translate(
                "Counters",
                "Comparisons that the deepest of {visited} positions takes. A tree can do with {least}; an AVL tree "
                "never needs more than 1.44 · log2 n, one without balance may become a list.",
            ),
        ),
        "rotations": (
            translate("Counters", "Rotations"),
            translate(
                "Counters",
                "How often the tree was turned about a node so that its sides differ in height by one at most.",
            ),
        ),
        "chains": (
            translate("Counters", "Slots in use"),
            translate("Counters", "Slots of the hash table that hold at least one position; it has 66,000."),
        ),
        "longest_chain": (
            translate("Counters", "Longest chain"),
            translate(
                "Counters", "Most positions with one and the same hash; to find one of them they are compared in turn."
            ),
        ),
        "load_percent": (
            translate("Counters", "Load"),
            translate(
                "Counters",
                "Positions for each hundred slots: how long a chain is on average, had all slots equal shares.",
            ),
        ),
    }


def _order_words() -> dict[str, tuple[str, str]]:
    """Of the methods that go otherwise than level by level."""
    translate = QCoreApplication.translate
    return {
        "solutions": (
            translate("Counters", "Solutions found"),
            translate(
                "Counters", "Each is shorter than the one before, and bounds the depth of what is searched after it."
            ),
        ),
        "expansions": (
            translate("Counters", "Expansions"),
            translate(
                "Counters",
                "How often the steps from a position were tried; more than positions, where some were again.",
            ),
        ),
        "expanded_again": (
            translate("Counters", "Expanded again"),
            translate("Counters", "Positions that were searched once more since a shorter way to them turned up."),
        ),
        "expanded": (
            translate("Counters", "Expanded"),
            translate(
                "Counters", "Positions whose steps were tried; the others met so far wait, or were never worth it."
            ),
        ),
        "least_total": (
            translate("Counters", "Least total"),
            translate("Counters", "Steps taken plus steps needed at least: no solution can be shorter than this."),
        ),
        "limit": (
            translate("Counters", "Limit"),
            translate("Counters", "Solutions of so many steps are being looked for; all shorter ones are ruled out."),
        ),
        "this_iteration": (
            translate("Counters", "With this limit"),
            translate("Counters", "Positions searched since the limit was raised last."),
        ),
        "from_layout": (
            translate("Counters", "From the layout"),
            translate("Counters", "Positions met on the side that begins with the layout."),
        ),
        "from_exit": (
            translate("Counters", "From the exit"),
            translate("Counters", "Positions met on the side that begins with all solved layouts of these pieces."),
        ),
    }


def _knight_words() -> dict[str, tuple[str, str]]:
    translate = QCoreApplication.translate
    return {
        "pushes": (translate("Counters", "Pushes"), translate("Counters", "Squares put on the stack: moves forward.")),
        "pops": (
            translate("Counters", "Pops"),
            translate("Counters", "Squares taken off the stack again: moves taken back."),
        ),
        "iterations": (
            translate("Counters", "Rounds"),
            translate("Counters", "How often the loop went round: a push, a pop, or a direction tried in vain."),
        ),
        "deepest": (
            translate("Counters", "Deepest path"),
            translate("Counters", "Most squares that a path had so far; it is drawn dashed on the board."),
        ),
        "steps_back": (
            translate("Counters", "Steps back"),
            translate("Counters", "Moves taken back since no tour lies behind them."),
        ),
        "cut_off": (
            translate("Counters", "Cut off"),
            translate(
                "Counters", "Paths given up since the free squares no longer hang together as a tour needs them to."
            ),
        ),
        "tours": (translate("Counters", "Tours"), translate("Counters", "Tours met so far.")),
        "rotations": (
            translate("Counters", "Rotations"),
            translate(
                "Counters",
                "How often the end of a stuck path was turned round so that it can grow from another square.",
            ),
        ),
        "restarts": (
            translate("Counters", "New beginnings"),
            translate("Counters", "Paths given up since rotations did not make them grow any more."),
        ),
        "tiles": (
            translate("Counters", "Tiles laid"),
            translate(
                "Counters",
                "Small tours put side by side, each joined to the tour so far; then the whole is read from its start.",
            ),
        ),
        "attempts": (
            translate("Counters", "Attempts"),
            translate(
                "Counters",
                "Walks by the rule; one that ends in a dead end is followed by another that breaks ties anew.",
            ),
        ),
    }


TELLING = ("height", "longest_chain", "deepest")
"""Figures that are explained first where nobody points at any."""


class CounterTable(QWidget):
    """Hidden while there is nothing to count. The line below explains the figure that is pointed at."""

    def __init__(self, name: str, puzzle: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        named(self, name, self.tr("What the method's structures do"))
        self._puzzle = puzzle
        self._figures: dict[str, Figure] = {}
        self._labels: dict[str, tuple[QLabel, QLabel]] = {}
        self._pointed: str | None = None
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(10)
        self._grid.setVerticalSpacing(1)
        self._grid.setColumnStretch(0, 1)
        self._meaning = label("", "caption", name + "Meaning", lines=3)
        column(self._grid, self._meaning, spacing=4, parent=self)
        self.hide()

    def show_progress(self, progress: Progress) -> None:
        """Show the counters of a report."""
        self._figures = figures(self._puzzle, progress)
        if self._figures.keys() != self._labels.keys():
            self._lay_out()
        for name, figure in self._figures.items():
            caption, number = self._labels[name]
            number.setText(figure.text)
            caption.setToolTip(figure.meaning)
            number.setToolTip(figure.meaning)
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
        for old in (old for pair in self._labels.values() for old in pair):
            self._grid.removeWidget(old)
            old.hide()  # it goes only when the event loop comes round
            old.deleteLater()
        self._labels = {}
        self._pointed = None
        for row, (name, figure) in enumerate(self._figures.items()):
            caption = label(figure.title, "caption")
            number = label("", "figure", "", figure.title, figures=True, selectable=True)
            for pointed in (caption, number):
                pointed.setProperty("counter", name)
                pointed.installEventFilter(self)
            self._grid.addWidget(caption, row, 0)
            self._grid.addWidget(number, row, 1, Qt.AlignmentFlag.AlignRight)
            self._labels[name] = caption, number
        self.setVisible(bool(self._labels))

    def _explain(self) -> None:
        telling = next((name for name in TELLING if name in self._figures), next(iter(self._figures), None))
        name = self._pointed if self._pointed in self._figures else telling
        if name is not None:
            figure = self._figures[name]
            self._meaning.setText(self.tr("{title}: {meaning}").format(title=figure.title, meaning=figure.meaning))
