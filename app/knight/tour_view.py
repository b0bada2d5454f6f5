"""The tour that is shown: on the board, as a list of its visits, and as text to be copied."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Slot
from PySide6.QtWidgets import QAbstractItemView, QWidget

from app.knight.board.chessboard import BoardMarks, Chessboard
from app.knight.session import KnightSession
from app.knight.words import VisitLines
from app.puzzle.copy_forms import CopyAsMenu
from app.puzzle.step_list import StepList
from app.search.worker import Report
from app.ui.widgets.actions import action_key
from app.ui.widgets.lists import LineList, Lines
from app.ui.widgets.shorthand import button, column, label
from solvers.knight.board import Board
from solvers.knight.notation import chess_name
from solvers.knight.tour import Tour
from solvers.knight.trace import DepthFirstTrace
from solvers.search import Progress


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


class StackList(LineList):
    """Shown while a search goes slowly enough to be followed, hidden otherwise."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setAccessibleName(self.tr("Search stack"))
        self.setToolTip(self.tr("Stack, top first: each square with the last move tried"))
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setMinimumHeight(6 * self.fontMetrics().lineSpacing())
        self.hide()

    def show_stack(self, board: Board, path: Sequence[int], tried: Sequence[int]) -> None:
        """List the squares of a path; nothing where the search does not tell what it tried."""
        self.show_lines(StackLines(board, path, tried))
        self.setVisible(len(tried) > 0)


class TourView(QWidget):
    """A session's tour as a list of its visits, what its search remarks, and a button that copies it.

    It shows the tour, the game or the path of the search on the board as well.
    """

    def __init__(self, session: KnightSession, board: Chessboard, copy_as: CopyAsMenu, parent: QWidget) -> None:
        """`copy_as` is opened by the button that copies."""
        super().__init__(parent)
        self._session = session
        self._board = board
        what = self.tr("Notes from the method")
        self.remark = label(role="caption", name="knightRemark", accessible=what, wrap=True)
        self.stack = StackList("knightStack")
        self.visits = StepList("knightSteps", session.playback, self.tr("The squares of the tour will be listed here"))
        tip = self.tr("Copy the tour as text ({key}: matrix and chess notation)")
        self.copy_button = button(self.tr("Copy"), "knightCopyButton", tip.format(key=action_key("copy")))
        self.copy_button.setMenu(copy_as)
        column((self.stack, 1), (self.visits, 1), self.copy_button, spacing=8, parent=self)
        self._show_path()
        board.show_moment(session.playback.moment)
        session.shown_changed.connect(self._show_path)
        session.game.line_changed.connect(self._show_path)
        session.game.moved.connect(self._show_copy)
        session.game.finished.connect(self._show_copy)
        session.runner.busy_changed.connect(self._put_stack_away)
        session.playback.moment_changed.connect(board.show_moment)

    def show_progress(self, report: Report[Progress], marks: BoardMarks | None = None) -> None:
        """Show what the search remarks, the path it has come to, and what a slow one tells of its stack.

        `marks` are those of a search that is watched.
        """
        self.remark.setText(self._session.tours.remark)
        path, trace, board = report.event.snapshot, report.event.trace, self._board.board
        covered = self._session.shown_tour is not None or self._session.game.active
        if not isinstance(path, Sequence) or covered or report.request.request.board != board:
            return
        if not isinstance(trace, DepthFirstTrace):
            self._board.show_search(board, path, marks=marks)
            return
        self._board.show_search(board, path, trace.entries, trace.deepest, marks)
        if self._session.runner.busy:
            self.stack.show_stack(board, path, trace.tried)
            self._show_visits(self.stack.isHidden())

    @Slot()
    def _show_path(self) -> None:
        """Show the game, or the tour at its first square, or neither."""
        session, game = self._session, self._session.game
        tour, closed = session.shown_tour, session.request.closed
        self._board.end_search()
        if game.active:
            self._board.show_tour(game.line.board, game.order, game.comes_home, session.playback.moment)
        elif tour is not None:
            self._board.show_tour(tour.board, tour.order, closed)
        else:
            self._board.show_tour(self._board.board, (), closed)
        self.visits.show_lines(self._lines())
        self.remark.setText(session.tours.remark)
        self._show_copy()

    def _lines(self) -> Lines | list[str]:
        """The visits of the line of play, those that were undone too, or of the tour."""
        session, game = self._session, self._session.game
        if game.active:
            order = game.order
            return VisitLines(Tour(game.line.board, order), game.comes_home) if order else []
        tour = session.shown_tour
        return [] if tour is None else VisitLines(tour, session.request.closed)

    @Slot()
    def _show_copy(self) -> None:
        self.copy_button.setEnabled(self._session.copied_walk is not None)

    @Slot()
    def _put_stack_away(self) -> None:
        """Show the visits of tours again in place of a stack."""
        self.stack.hide()
        self._show_visits(True)

    def _show_visits(self, shown: bool) -> None:
        self.visits.setVisible(shown)
        self.copy_button.setVisible(shown)
