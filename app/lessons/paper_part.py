"""The third part on depth-first search: the paper's layouts and numbers, and its method run again on any of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.boards.klotski_board import KlotskiBoard
from app.focus_keys import enable_either
from app.klotski_track import KlotskiTrack
from app.klotski_words import counted
from app.lessons.paper_table import PaperTable, entry_title, excess, paper_entries, record_of
from app.lessons.parts import Part, PartedLesson
from app.lessons.tally_bars import TallyBars
from app.numbers import duration, grouped
from app.panels.better_list import BetterList
from app.search_worker import Report
from solvers.klotski.catalogue import Entry
from solvers.klotski.engines import engine_named
from solvers.klotski.moves import Metric, Solution
from solvers.search import Found, Outcome, Progress, Search, Verdict

METHOD = "depth-first-bst"
FIRST = "四將聯防"
"""The layout that is chosen at first: printed one move too high, and searched in a second or two."""


LIST_HEIGHT = 190
LEAST_WIDTH = 200
"""Of the board: it leaves room for the names beside it."""


def never_final(solution: Solution) -> bool:
    """The search goes on to its end."""
    return False


class PaperPart(Part):
    """Choose a layout, run the paper's method, and see what it costs."""

    def __init__(self, lesson: PartedLesson) -> None:
        super().__init__(lesson, "Paper")
        self.title = self.tr("The paper's 20 layouts")
        text = self.tr(
            "{wrong} of the paper's {all} counts are 1 to {most} moves too high. Choose a layout and run its "
            "method: how often does it expand the positions it meets?"
        )
        wrong = [excess(entry) for entry in paper_entries() if excess(entry)]
        self.text = text.format(wrong=len(wrong), all=len(paper_entries()), most=max(wrong))
        self.board = KlotskiBoard(self.appearance)
        self.board.setObjectName(self.objectName() + "Board")
        self.board.setMinimumWidth(LEAST_WIDTH)
        self.table = PaperTable(self.objectName() + "Table", self.appearance)
        self.start = self.button("Start", self.tr("Search as the Paper Did"), self._start, primary=True)
        self.start.setToolTip(self.tr("Takes from the blink of an eye to some minutes; stop whenever you like"))
        self.stop = self.button("Stop", self.tr("Stop"), lesson.runner.stop)
        self.tally = TallyBars(self.objectName() + "Tally", self.tr("What the search did"), self.appearance)
        self.better = BetterList(self.objectName() + "Better")
        self.better.setFixedHeight(LIST_HEIGHT)
        self._last: Progress | None = None
        self._lay_out()
        self.table.chosen.connect(self._show_entry)
        lesson.runner.busy_changed.connect(self._show_busy)
        self._show_busy(False)
        self.table.setCurrentCell([entry.names.hant for entry in paper_entries()].index(FIRST), 0)

    @property
    def entry(self) -> Entry:
        """The layout that is chosen."""
        return paper_entries()[self.table.currentRow()]

    def next_controls(self) -> Sequence[QWidget]:
        """Stop while a search runs, then another search."""
        return self.stop, self.start

    def progressed(self, report: Report[Progress]) -> None:
        """Count on."""
        self._show(report.event, report.seconds)

    def bettered(self, report: Report[Found[Solution]]) -> None:
        """List a better solution."""
        line = self.tr("{moves} after {time}")
        moves = counted(len(report.event.answer.steps), Metric.MOVES)
        self.better.append(line.format(moves=moves, time=duration(report.seconds)))

    def ended(self, report: Report[Verdict]) -> None:
        """Compare with the truth, and with what the paper printed."""
        if self._last is None or report.event.outcome is Outcome.STOPPED:
            self.conclude(self._stopped())
            return
        text = self.tr(
            "{expansions} expansions of {positions} positions, each {times} times on average; breadth first needs each "
            "once. It finds {found}; the paper printed {printed} and {boards} boards, the shortest way has {shortest}."
        )
        expansions, positions = self._last.counters["expansions"], self._last.visited
        shortest = record_of(self.entry).moves - excess(self.entry)
        self.conclude(
            text.format(
                expansions=grouped(expansions),
                positions=grouped(positions),
                times=grouped(round(expansions / positions)),
                found=counted(self._last.best or 0, Metric.MOVES),
                printed=record_of(self.entry).moves,
                boards=grouped(record_of(self.entry).boards_expanded),
                shortest=shortest,
            )
        )

    def rest(self) -> None:
        """Go out of sight: what runs is given up."""
        super().rest()
        if self.lesson.runner.busy:
            self.answer = self._stopped()

    def _stopped(self) -> str:
        return self.tr("Stopped before the end: nothing can be said of the shortest way.")

    @Slot(int)
    def _show_entry(self, row: int) -> None:
        self.lesson.runner.abandon()
        self.board.show_track(KlotskiTrack(self.entry.layout))
        self.board.setAccessibleDescription(entry_title(self.entry))
        self.start.setEnabled(True)
        self._clear()
        self.conclude("")

    def _start(self) -> None:
        self._clear()
        self.conclude(self.tr("Searching …"))
        self.lesson.runner.start(self._search_of(self.entry), never_final)

    def _search_of(self, entry: Entry) -> Callable[[], Search[Any]]:
        layout = entry.layout
        return lambda: engine_named(METHOD).search(layout, Metric.MOVES)

    def _clear(self) -> None:
        self._last = None
        self.better.clear()
        self._show(Progress(0, 0), 0.0)

    def _show(self, progress: Progress, seconds: float) -> None:
        self._last = progress
        expansions = progress.counters.get("expansions", 0)
        made, met = self.tr("Expansions"), self.tr("Positions met")
        if seconds:
            made = self.tr("Expansions, in {time}").format(time=duration(seconds))
        self.tally.show_counts({made: expansions, met: progress.visited}, max(expansions, 1), [met])

    @Slot(bool)
    def _show_busy(self, busy: bool) -> None:
        enable_either(busy, (self.stop,), (self.start,))

    def _lay_out(self) -> None:
        line = QHBoxLayout()
        line.addWidget(self.start, 1)
        line.addWidget(self.stop)
        self.controls.addLayout(line)
        self.pictures.addWidget(self.tally)
        self.pictures.addWidget(self.better)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(self.board, 5)
        row.addWidget(self.table, 9)
        column.addLayout(row, 1)
