"""The tour that is shown: on the board, as a list of its visits, and as text to be copied."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Signal, Slot
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QAbstractItemView, QLabel, QListView, QPushButton, QVBoxLayout, QWidget

from app.knight.board.chessboard import Chessboard
from app.knight.copy_forms import tour_forms
from app.knight.words import VisitLines
from app.puzzle.copy_forms import CopyAsMenu, CopyForm
from app.puzzle.playback import Playback
from app.puzzle.step_list import StepList
from app.ui.look.fonts import tabular
from app.ui.widgets.actions import key_text
from app.ui.widgets.lists import LineModel, Lines
from solvers.knight.board import Board
from solvers.knight.notation import chess_name
from solvers.knight.tour import Tour
from solvers.knight.trace import DepthFirstTrace


class StackLines(Lines):
    """A line for each square on the stack, the top first; each is made when it is asked for."""

    def __init__(self, board: Board, path: Sequence[int], tried: Sequence[int]) -> None:
        self._board = board
        self._path = path
        self._tried = tried

    def __len__(self) -> int:
        return min(len(self._path), len(self._tried))

    def line(self, number: int) -> str:
        """The line of this number, from 0."""
        height = len(self) - 1 - number
        square = chess_name(self._board.square(self._path[height]), self._board.rows)
        if self._tried[height] == 0:
            return QCoreApplication.translate("Stack", "{height}.  {square}").format(height=height + 1, square=square)
        text = QCoreApplication.translate("Stack", "{height}.  {square}   move {move} of 8")
        return text.format(height=height + 1, square=square, move=self._tried[height])


class StackList(QListView):
    """Shown while a search goes slowly enough to be followed, hidden otherwise."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setAccessibleName(self.tr("Stack of the search"))
        self.setToolTip(self.tr("The stack, its top first: each square, and the last of its moves that was tried"))
        self.setFont(tabular(self.font()))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setUniformItemSizes(True)
        self.setMinimumHeight(6 * self.fontMetrics().lineSpacing())
        self._lines = LineModel(self)
        self.setModel(self._lines)
        self.hide()

    @property
    def lines(self) -> list[str]:
        """What is listed."""
        return list(self._lines.lines)

    def show_stack(self, board: Board, path: Sequence[int], tried: Sequence[int]) -> None:
        """List the squares of a path; nothing where the search does not tell what it tried."""
        self._lines.show_lines(StackLines(board, path, tried))
        self.setVisible(len(tried) > 0)


class TourView(QWidget):
    """Lists the visits of a tour, and puts it on the board and into the playback."""

    tour_changed = Signal()
    """`tour` may be another."""

    def __init__(self, board: Chessboard, playback: Playback, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._board = board
        self._playback = playback
        self._tour: Tour | None = None
        self._closed = False
        self.remark = self._remark_label()
        self.stack = StackList("knightStack")
        self.visits = StepList("knightSteps", playback, self.tr("The squares of a tour are listed here"))
        self.copy_button = QPushButton(self.tr("Copy"))
        self.copy_button.setObjectName("knightCopyButton")
        text = self.tr("Copy the tour as text ({key}: matrix and chess notation)")
        self.copy_button.setToolTip(text.format(key=key_text(QKeySequence.StandardKey.Copy)))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addWidget(self.remark)
        column.addWidget(self.stack, 1)
        column.addWidget(self.visits, 1)
        column.addWidget(self.copy_button)
        self.forget()

    @property
    def tour(self) -> Tour | None:
        """The tour that was found or walked last, until it is forgotten."""
        return self._tour

    def forms(self) -> Sequence[CopyForm]:
        """The tour in the forms in which it can be copied."""
        return tour_forms(self._tour)

    def set_copy_menu(self, menu: CopyAsMenu) -> None:
        """Open this menu by the button."""
        self.copy_button.setMenu(menu)

    def take(self, tour: Tour, closed: bool) -> None:
        """Have a tour to be copied, which is on the board already."""
        self._tour, self._closed = tour, closed
        self.copy_button.setEnabled(True)
        self.tour_changed.emit()

    def show_tour(self, tour: Tour, closed: bool) -> None:
        """Show a tour at its first square."""
        self.take(tour, closed)
        self._board.show_search(None)
        self._board.show_tour(tour.order, closed)
        self.visits.show_lines(VisitLines(tour, closed))
        self._playback.load(tour.board.size - (not closed))

    def show_search(self, path: Sequence[int], trace: object) -> None:
        """Show the path that a running search has come to, and what a slow one tells of its stack."""
        if self._playback.length:
            self.clear()
        if not isinstance(trace, DepthFirstTrace):
            self._board.show_search(path)
            return
        self._board.show_search(path, trace.entries, trace.deepest)
        self.stack.show_stack(self._board.board, path, trace.tried)
        self._show_visits(self.stack.isHidden())

    @Slot()
    def put_stack_away(self) -> None:
        """Show the visits of tours again in place of a stack."""
        self.stack.hide()
        self._show_visits(True)

    def clear(self) -> None:
        """Take the tour from the board, for something else to be shown."""
        self._playback.load(0)
        self.visits.show_lines([])
        self._board.show_tour(None, closed=False)
        self._board.show_search(None)

    def bring_back(self) -> None:
        """Show the last tour again, at its end, when it had to make way."""
        if self._tour is not None and self._playback.length == 0:
            self.show_tour(self._tour, self._closed)
            self._playback.last()

    def forget(self) -> None:
        """Have no tour any more."""
        self._tour = None
        self.clear()
        self.remark.clear()
        self.copy_button.setEnabled(False)
        self.tour_changed.emit()

    def _show_visits(self, shown: bool) -> None:
        self.visits.setVisible(shown)
        self.copy_button.setVisible(shown)

    def _remark_label(self) -> QLabel:
        label = QLabel()
        label.setObjectName("knightRemark")
        label.setProperty("role", "caption")
        label.setWordWrap(True)
        label.setAccessibleName(self.tr("What the method remarks"))
        return label
