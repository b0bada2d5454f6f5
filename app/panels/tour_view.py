"""The tour that is shown: on the board, as a list of its visits, and as text to be copied."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from app.boards.chessboard import Chessboard
from app.copy_forms import CopyAsMenu, CopyForm
from app.knight_copy import tour_forms
from app.knight_words import VisitLines
from app.panels.stack_list import StackList
from app.panels.step_list import StepList
from app.playback import Playback
from solvers.knight.insight import DepthFirstInsight
from solvers.knight.tour import Tour


class TourView(QWidget):
    """Lists the visits of a tour, and puts it on the board and into the playback."""

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
        self.copy_button.setToolTip(self.tr("Copy the tour as text (Ctrl+C: matrix and chess notation)"))
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

    def show_tour(self, tour: Tour, closed: bool) -> None:
        """Show a tour at its first square."""
        self.take(tour, closed)
        self._board.show_search(None)
        self._board.show_tour(tour.order, closed)
        self.visits.show_lines(VisitLines(tour, closed))
        self._playback.load(tour.board.size - (not closed))

    def show_search(self, path: Sequence[int], insight: object) -> None:
        """Show the path that a running search has come to, and what a slow one tells of its stack."""
        if self._playback.length:
            self.clear()
        if not isinstance(insight, DepthFirstInsight):
            self._board.show_search(path)
            return
        self._board.show_search(path, insight.entries, insight.deepest)
        self.stack.show_stack(self._board.board, path, insight.tried)
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
