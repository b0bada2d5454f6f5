"""The layouts and numbers of Wei and Lin's paper, and their method run again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QColor, QFont
from PySide6.QtWidgets import QHeaderView

from app.klotski.board.track import KlotskiTrack
from app.klotski.comparison import METHOD
from app.klotski.layouts.layout_names import full_name, name_alone
from app.learn.lessons.fields import in_moves, lesson_board
from app.learn.lessons.parameters import Given
from app.learn.lessons.parts import RunningPart
from app.learn.lessons.tables import TallyBars
from app.search.progress_panel import BetterList
from app.ui.look.scale import scaled
from app.ui.look.theme import Appearance
from app.ui.widgets.lists import Index, RowTable, TableColumn, TableModel
from app.ui.widgets.shorthand import column, connect_slot, fill, named, row
from app.ui.words.numbers import duration, grouped
from solvers.klotski.catalogue.catalogue import Entry, PaperRecord, entries
from solvers.klotski.engines.registry import engine_named
from solvers.klotski.moves import Metric, Solution
from solvers.search import Outcome, Progress, Verdict

FIRST = "四將聯防"
"""The layout that is chosen at first: printed one move too high, and searched in a second or two."""

ROW_HEIGHT, LIST_HEIGHT = 27, 190
"""Of a row of the table, and of the list of better solutions, in pixels."""
PRINTED = 2
"""The column of the numbers in the paper; the next one compares them."""
TABLE_WIDTH = 260
"""What the table must have at least, so that names can be told apart, in pixels."""


class PaperLayout(NamedTuple):
    """A layout of Wei and Lin's paper, the fewest moves that it takes, and what the paper printed of it."""

    entry: Entry
    shortest: int
    printed: PaperRecord

    @property
    def excess(self) -> int:
        """By how many moves the number in the paper is too high."""
        return self.printed.moves - self.shortest


@cache
def paper_layouts() -> tuple[PaperLayout, ...]:
    """The layouts of Wei and Lin's paper, in its order."""
    listed = ((entry, entry.optimum.get(Metric.MOVES), entry.paper) for entry in entries())
    return tuple(PaperLayout(entry, moves, paper) for entry, moves, paper in listed if moves is not None and paper)


class PaperModel(TableModel):
    """A row for each layout; figures that are too high are bold and in the accent colour."""

    def __init__(self, appearance: Appearance, parent: QObject) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._bold = QFont()
        self._bold.setBold(True)
        self.rows = paper_layouts()
        texts: Sequence[tuple[str, Callable[[PaperLayout], str]]] = (
            (self.tr("Layout"), lambda row: name_alone(row.entry.names)),
            (self.tr("Shortest", "the fewest moves, proven"), lambda row: grouped(row.shortest)),
            (self.tr("Printed", "moves in Wei and Lin's paper"), lambda row: grouped(row.printed.moves)),
            (self.tr("Off by", "moves too many"), lambda row: f"+{row.excess}" if row.excess else ""),
        )
        self.columns = [TableColumn(*column, None, numeric=number > 0) for number, column in enumerate(texts)]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """What a cell shows, and the full name of the layout as its tooltip."""
        row: PaperLayout = self.rows[index.row()]
        wrong = row.excess > 0 and index.column() >= PRINTED
        match role:
            case Qt.ItemDataRole.ToolTipRole:
                return full_name(row.entry.names)
            case Qt.ItemDataRole.ForegroundRole if wrong:
                return QColor(self._appearance.theme.accent)
            case Qt.ItemDataRole.FontRole if wrong:
                return self._bold
        return super().data(index, role)


class PaperPart(RunningPart):
    """Choose a layout, run Wei and Lin's method, and see what it costs."""

    tells = (
        *("all", "off", "most", "searching", "stopped"),
        *("expansions", "positions", "times", "found", "printed", "printed_positions", "shortest"),
    )

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        listed = {row.entry.names.hant: place for place, row in enumerate(paper_layouts())}
        first = given.choice("first", FIRST, listed)
        off = [row.excess for row in paper_layouts() if row.excess]
        self.tell(all=len(listed), off=len(off), most=max(off))
        self.board = lesson_board(self.appearance, given.name + "Board")
        self.table = self._make_table(given.name + "Table")
        self.offer_run("Start", self.tr("Run their method"))
        self.run_button.setToolTip(self.tr("Takes from an instant to a few minutes; you can stop at any time"))
        self.tally = TallyBars(given.name + "Tally", self.tr("What the search did"), self.appearance)
        self.better = BetterList(given.name + "Better")
        self.better.setFixedHeight(scaled(LIST_HEIGHT))
        self._last: Progress | None = None
        fill(self.pictures, self.tally, self.better)
        column((row((self.board, 5), (self.table, 9), spacing=12), 1), parent=self)
        self.table.selectionModel().currentRowChanged.connect(self._show_layout)
        self.table.selectRow(first)

    @property
    def chosen(self) -> PaperLayout:
        """The layout that is chosen."""
        return paper_layouts()[self.table.currentIndex().row()]

    def run(self) -> None:
        """Run Wei and Lin's method on the layout."""
        self._clear()
        self.conclude(searching=True)
        layout = self.chosen.entry.layout
        self.runner.start(
            lambda: engine_named(METHOD).search(layout, Metric.MOVES), lambda solution: False
        )  # it goes on to its end

    def progressed(self, progress: Progress) -> None:
        """Show the counters."""
        self._show(progress, self.report.seconds)

    def bettered(self, answer: Solution) -> None:
        """List a better solution."""
        line = self.tr("{moves} after {time}")
        moves = in_moves(len(answer.steps))
        self.better.append(line.format(moves=moves, time=duration(self.report.seconds)))

    def ended(self, verdict: Verdict) -> None:
        """Compare the result with the shortest solution and with what Wei and Lin's paper printed."""
        if self._last is None or verdict.outcome is Outcome.STOPPED:
            self.conclude(stopped=True)
            return
        chosen, expansions, positions = self.chosen, self._last.counters["expansions"], self._last.visited
        self.conclude(
            expansions=expansions,
            positions=positions,
            times=round(expansions / positions),
            found=in_moves(self._last.best or 0),
            printed=in_moves(chosen.printed.moves),
            printed_positions=chosen.printed.boards_expanded,
            shortest=in_moves(chosen.shortest),
        )

    def _make_table(self, name: str) -> RowTable:
        table = named(RowTable(name, ROW_HEIGHT), accessible=self.tr("Layouts of Wei and Lin's paper"))
        table.setModel(PaperModel(self.appearance, table))
        table.setSelectionMode(RowTable.SelectionMode.SingleSelection)
        table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        table.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        table.setMinimumWidth(scaled(TABLE_WIDTH))
        connect_slot(self.appearance, "changed()", table.viewport(), "update()")
        return table

    @Slot()
    def _show_layout(self) -> None:
        self.runner.abandon()
        entry = self.chosen.entry
        self.board.show_track(KlotskiTrack(entry.layout))
        self.board.setAccessibleDescription(name_alone(entry.names))
        self._clear()
        self.conclude()

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
