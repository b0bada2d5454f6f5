"""The tour that is shown: on the board, as a list of its visits, and as text to be copied."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QWidget

from app.knight.board.chessboard import BoardMarks, Chessboard
from app.knight.session import KnightSession
from app.knight.words import VisitLines
from app.puzzle.copy_forms import CopyAsMenu
from app.puzzle.step_list import StepList
from app.search.worker import Report
from app.ui.widgets.actions import action_key
from app.ui.widgets.lists import Lines
from app.ui.widgets.shorthand import button, column, label
from solvers.knight.tour import Tour
from solvers.search import Progress


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
        self.visits = StepList("knightSteps", session.playback, self.tr("The squares of the tour will be listed here"))
        tip = self.tr("Copy the tour as text ({key}: matrix and chess notation)")
        self.copy_button = button(self.tr("Copy"), "knightCopyButton", tip.format(key=action_key("copy")))
        self.copy_button.setMenu(copy_as)
        column((self.visits, 1), self.copy_button, spacing=8, parent=self)
        self._show_path()
        board.show_moment(session.playback.moment)
        session.shown_changed.connect(self._show_path)
        session.game.line_changed.connect(self._show_path)
        session.game.moved.connect(self._show_copy)
        session.game.finished.connect(self._show_copy)
        session.playback.moment_changed.connect(board.show_moment)

    def show_progress(self, report: Report[Progress], marks: BoardMarks | None = None) -> None:
        """Show what the search remarks and the path it has come to.

        `marks` are those of a search that is watched: they come in the place of a tour.
        """
        self.remark.setText(self._session.tours.remark)
        tour_shown = self._session.shown_tour is not None and not self._tour_covered
        if marks is not None and tour_shown and not self._session.game.active:
            self._board.show_tour(self._board.board, (), closed=False)
            self._tour_covered, tour_shown = True, False
        if isinstance(report.event.snapshot, Sequence) and not (tour_shown or self._session.game.active):
            self._board.show_progress(report.request.request.board, report.event, marks)

    def uncover_tour(self) -> None:
        """Show the tour again that marks were shown in the place of."""
        if self._tour_covered:
            self._show_path()
            self._board.show_moment(self._session.playback.moment)

    @Slot()
    def _show_path(self) -> None:
        """Show the game, or the tour at its first square, or neither."""
        session, game = self._session, self._session.game
        tour, closed = session.shown_tour, session.request.closed
        self._tour_covered = False
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
