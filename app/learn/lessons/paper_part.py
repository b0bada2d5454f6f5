"""The layouts and numbers of Wei and Lin's paper, and their method run again."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QColor
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from app.klotski.board.track import KlotskiTrack
from app.klotski.layouts.layout_names import full_name, name_alone
from app.klotski.words import counted
from app.learn.lessons.fields import lesson_board
from app.learn.lessons.parameters import Given
from app.learn.lessons.parts import Part
from app.learn.lessons.tables import TallyBars
from app.search.progress_panel import BetterList
from app.search.worker import Report
from app.ui.look.fonts import tabular
from app.ui.look.scale import pressed, scaled
from app.ui.look.theme import Appearance
from app.ui.widgets.focus import enable_either
from app.ui.widgets.shorthand import column, fill, named, row
from app.ui.words.numbers import duration, grouped
from solvers.klotski.catalogue.catalogue import Entry, PaperRecord, entries
from solvers.klotski.engines.registry import engine_named
from solvers.klotski.moves import Metric, Solution
from solvers.search import Found, Outcome, Progress, Verdict

METHOD = "depth-first-bst"
FIRST = "四將聯防"
"""The layout that is chosen at first: printed one move too high, and searched in a second or two."""

ROW_HEIGHT, LIST_HEIGHT = 27, 190
"""Of a row of the table, and of the list of better solutions, in pixels."""
TABLE_WIDTH = 260
"""What the table must have at least, so that names can be told apart, in pixels."""


@cache
def paper_entries() -> tuple[Entry, ...]:
    """The layouts of Wei and Lin's paper, in its order."""
    return tuple(entry for entry in entries() if entry.paper is not None)


def record_of(entry: Entry) -> PaperRecord:
    """What Wei and Lin's paper printed of one of its layouts."""
    assert entry.paper is not None
    return entry.paper


def excess(entry: Entry) -> int:
    """By how many moves the number in Wei and Lin's paper is too high."""
    shortest = entry.optimum[Metric.MOVES]
    assert shortest is not None
    return record_of(entry).moves - shortest


class PaperTable(QTableWidget):
    """One row for each layout."""

    def __init__(self, name: str, appearance: Appearance) -> None:
        super().__init__(len(paper_entries()), 4)
        named(self, name, self.tr("Layouts of Wei and Lin's paper"))
        self._appearance = appearance
        self.setHorizontalHeaderLabels(
            [
                self.tr("Layout"),
                self.tr("Shortest", "the fewest moves, proven"),
                self.tr("Printed", "moves in Wei and Lin's paper"),
                self.tr("Off by", "moves too many"),
            ]
        )
        self._show_as_list()
        self._fill()
        self._colour()
        appearance.changed.connect(self._colour)

    def _show_as_list(self) -> None:
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(pressed(ROW_HEIGHT))
        self.verticalHeader().setMinimumSectionSize(pressed(ROW_HEIGHT))
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)

    def _fill(self) -> None:
        for place, entry in enumerate(paper_entries()):
            record = record_of(entry)
            texts = (
                name_alone(entry.names),
                grouped(record.moves - excess(entry)),
                grouped(record.moves),
                f"+{excess(entry)}" if excess(entry) else "",
            )
            self._fill_row(place, texts)
            self._cell(place, 0).setToolTip(full_name(entry.names))
        heading = self.horizontalHeaderItem(0)
        assert heading is not None
        heading.setTextAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)

    def _cell(self, place: int, number: int) -> QTableWidgetItem:
        item = self.item(place, number)
        assert item is not None
        return item

    def _fill_row(self, place: int, texts: Sequence[str]) -> None:
        for number, text in enumerate(texts):
            item = QTableWidgetItem(text)
            if number:
                item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                item.setFont(tabular(self.font()))
            self.setItem(place, number, item)

    def _colour(self) -> None:
        """Write figures that are too high in bold and in the accent colour."""
        for place, entry in enumerate(paper_entries()):
            if excess(entry):
                for number in (2, 3):
                    item = self._cell(place, number)
                    item.setForeground(QColor(self._appearance.theme.accent))
                    font = item.font()
                    font.setBold(True)
                    item.setFont(font)


def never_final(solution: Solution) -> bool:
    """Tell the runner that no solution is the last: the search goes on to its end."""
    return False


class PaperPart(Part):
    """Choose a layout, run Wei and Lin's method, and see what it costs."""

    tells = (
        *("all", "off", "most", "searching", "stopped"),
        *("expansions", "positions", "times", "found", "printed", "printed_positions", "shortest"),
    )

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        listed = {entry.names.hant: place for place, entry in enumerate(paper_entries())}
        first = given.choice("first", FIRST, listed)
        off = [excess(entry) for entry in paper_entries() if excess(entry)]
        self.tell(all=len(paper_entries()), off=len(off), most=max(off))
        self.board = lesson_board(self.appearance, given.name + "Board")
        self.table = PaperTable(given.name + "Table", self.appearance)
        self.table.setMinimumWidth(scaled(TABLE_WIDTH))
        self.start = self.button("Start", self.tr("Run their method"), self._start, "primary")
        self.start.setToolTip(self.tr("Takes from an instant to a few minutes; you can stop at any time"))
        self.stop = self.button("Stop", self.tr("Stop"), self.runner.stop)
        self.tally = TallyBars(given.name + "Tally", self.tr("What the search did"), self.appearance)
        self.better = BetterList(given.name + "Better")
        self.better.setFixedHeight(scaled(LIST_HEIGHT))
        self._last: Progress | None = None
        self.controls.addLayout(row((self.start, 1), self.stop))
        fill(self.pictures, self.tally, self.better)
        column((row((self.board, 5), (self.table, 9), spacing=12), 1), parent=self)
        self.table.currentCellChanged.connect(self._show_entry)
        self.runner.busy_changed.connect(self._show_busy)
        self._show_busy(False)
        self.table.setCurrentCell(first, 0)

    @property
    def entry(self) -> Entry:
        """The layout that is chosen."""
        return paper_entries()[self.table.currentRow()]

    def next_controls(self) -> Sequence[QWidget]:
        """Stop while a search runs, then another search."""
        return self.stop, self.start

    def progressed(self, report: Report[Progress]) -> None:
        """Show the counters."""
        self._show(report.event, report.seconds)

    def bettered(self, report: Report[Found[Solution]]) -> None:
        """List a better solution."""
        line = self.tr("{moves} after {time}")
        moves = counted(len(report.event.answer.steps), Metric.MOVES)
        self.better.append(line.format(moves=moves, time=duration(report.seconds)))

    def ended(self, report: Report[Verdict]) -> None:
        """Compare the result with the shortest solution and with what Wei and Lin's paper printed."""
        if self._last is None or report.event.outcome is Outcome.STOPPED:
            self.conclude(stopped=True)
            return
        expansions, positions = self._last.counters["expansions"], self._last.visited
        self.conclude(
            expansions=expansions,
            positions=positions,
            times=round(expansions / positions),
            found=counted(self._last.best or 0, Metric.MOVES),
            printed=counted(record_of(self.entry).moves, Metric.MOVES),
            printed_positions=record_of(self.entry).boards_expanded,
            shortest=counted(record_of(self.entry).moves - excess(self.entry), Metric.MOVES),
        )

    @Slot(int)
    def _show_entry(self, row: int) -> None:
        self.runner.abandon()
        self.board.show_track(KlotskiTrack(self.entry.layout))
        self.board.setAccessibleDescription(name_alone(self.entry.names))
        self.start.setEnabled(True)
        self._clear()
        self.conclude()

    def _start(self) -> None:
        self._clear()
        self.conclude(searching=True)
        layout = self.entry.layout
        self.runner.start(lambda: engine_named(METHOD).search(layout, Metric.MOVES), never_final)

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
