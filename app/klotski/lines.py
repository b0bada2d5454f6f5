"""Lines of lists, each made when somebody asks for it: the steps of a track, better and better solutions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from PySide6.QtCore import QCoreApplication

from app.klotski.board.track import KlotskiTrack
from app.klotski.piece_names import piece_names, spoken
from app.klotski.words import better_line, directions_of
from app.search.worker import Report
from app.ui.painting.line_parts import PARTS
from app.ui.widgets.lists import Lines
from solvers.klotski.layout import square_name
from solvers.klotski.moves import Solution, Step
from solvers.search import Found


class StepLines(Lines):
    """The start, then a line for each step of a track: its number, who slides, from where to where, and which way.

    A person can follow it on a set of wood: soldiers have numbers, and the square of a piece is that of its upper left
    cell. A line is made when somebody asks for it, in the language that was in force when the list was made.
    """

    def __init__(self, track: KlotskiTrack, count_at: Callable[[int], int] = int) -> None:
        """`count_at` says what the step to each position is numbered with: the steps taken until there."""
        self._track, self._count_at = track, count_at
        self._names = [spoken(name) for name in piece_names(track.layout)]
        self._form = QCoreApplication.translate("Klotski", "{number}. {name}: {way}")
        self._start = QCoreApplication.translate("Klotski", "Start")

    def __len__(self) -> int:
        return self._track.length + 1

    def line(self, number: int) -> str:
        """The line of this number, from 0."""
        if number == 0:
            return self._start
        step, mover = self._track.steps[number - 1], self._track.movers[number - 1]
        squares = f"{square_name(step.origin)} → {square_name(step.target)}"
        return PARTS.join((f"{self._count_at(number)}.", self._names[mover], squares, _arrows(step)))

    def spoken(self, number: int) -> str:
        """The line of this number as it is read out, with the directions in words."""
        if number == 0:
            return self._start
        step, mover = self._track.steps[number - 1], self._track.movers[number - 1]
        return self._form.format(number=self._count_at(number), name=self._names[mover], way=directions_of(step))


def _arrows(step: Step) -> str:
    """The directions of a slide, an arrow for each cell."""
    arrows = {(-1, 0): "↑", (1, 0): "↓", (0, -1): "←", (0, 1): "→"}
    return "".join(arrows[after[0] - before[0], after[1] - before[1]] for before, after in pairwise(step.path))


class BetterLines(Lines):
    """A line for each of the better and better solutions of a search; each is made when somebody asks for it."""

    def __init__(self, reports: Sequence[Report[Found[Solution]]]) -> None:
        self._reports = reports

    def __len__(self) -> int:
        return len(self._reports)

    def line(self, number: int) -> str:
        """The line of this number, from 0."""
        report = self._reports[number]
        return better_line(report.event.answer, report.event.visited, report.seconds)
