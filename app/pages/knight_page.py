"""The knight's page: click a square, and watch a knight tour the board from there."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, Slot
from PySide6.QtWidgets import QApplication, QPushButton

from app.boards.chessboard import Chessboard
from app.copy_forms import CopyAsMenu, CopyForm
from app.knight_words import (
    all_searched_sentence,
    no_tour_sentence,
    searching_sentence,
    square_hint,
    tour_sentence,
    visit_lines,
)
from app.pages.search_page import SearchPage
from app.panels.knight_choices import KnightChoices
from app.panels.step_list import StepList
from app.search_worker import Report
from app.settings import KNIGHT_SPEED, Settings
from app.theme import Appearance
from solvers.knight.board import Board, Square
from solvers.knight.engines import ENGINES
from solvers.knight.existence import impossibility
from solvers.knight.notation import chess_text, coordinates_text, matrix_text
from solvers.knight.tour import Tour, TourRequest
from solvers.search import Found, Outcome, Progress, Verdict
from solvers.statement import Statement


class KnightPage(SearchPage):
    """A board to click on, and the tours that are found from its squares."""

    def __init__(self, appearance: Appearance, settings: Settings) -> None:
        self.chessboard = Chessboard(appearance)
        super().__init__("knight", QCoreApplication.translate("KnightPage", "Squares"), self.chessboard, appearance)
        self._start: Square | None = None
        self._tour: Tour | None = None
        self._found = 0
        self._refused: dict[Square, Statement] = {}
        self.knight_choices = KnightChoices()
        self.choices.addWidget(self.knight_choices)
        self.progress.curve.hide()
        self.next_button = QPushButton(self.tr("Next"))
        self.copy_button = QPushButton(self.tr("Copy"))
        self.visits = StepList("knightSteps", self.playback)
        self._fill_buttons()
        self.details.addWidget(self.visits, 1)
        self.details.addWidget(self.copy_button)
        self.knight_choices.restore(settings)
        self.playback.set_speed(settings.value(KNIGHT_SPEED))
        self._connect_board()
        self._show_display()
        self._show_wish()

    @property
    def closed(self) -> bool:
        """Whether closed tours are wanted."""
        return self.knight_choices.closed.isChecked()

    def search(self) -> None:
        """Search for a tour from the square that was chosen last, or from any."""
        engine, request = self.knight_choices.engine, TourRequest(self._board, self._start, closed=self.closed)
        self._forget_tours()
        self.chessboard.mark_start(self._start)
        self.say(searching_sentence(self._start, self._board.rows))
        self.runner.start(lambda: engine.start(request))

    def search_from(self, square: Square) -> None:
        """Search for a tour from this square, at once."""
        self._start = square
        self.search()

    def next_answer(self) -> None:
        """Ask the last search for its next tour."""
        if self.next_button.isEnabled():
            self.next_button.setEnabled(False)
            self.say(searching_sentence(self._start, self._board.rows))
        super().next_answer()

    def show_answer(self, report: Report[Found[Tour]]) -> None:
        """Show a tour from its first square on, and play it."""
        self._found += 1
        self._tour = report.event.answer
        sentence = tour_sentence(self._tour, self.closed, self._found, report.event.visited, report.seconds)
        self._show_tour(self._tour)
        self.say(sentence)
        self.next_button.setEnabled(True)
        self.playback.play()

    def show_progress(self, progress: Progress) -> None:
        """Draw the path that a search has come to, in place of the tour before."""
        if not isinstance(progress.snapshot, Sequence):
            return
        if self.playback.length:
            self._clear_board()
        self.chessboard.show_search(progress.snapshot)

    def verdict_sentence(self, verdict: Verdict) -> str:
        """Why there is no tour, or no other."""
        self._bring_back_last_tour()
        if verdict.reason is not None:
            return no_tour_sentence(verdict.reason, self._board.rows)
        if verdict.outcome is Outcome.STOPPED:
            return super().verdict_sentence(verdict)
        return all_searched_sentence(self._found, verdict.visited)

    def copy(self) -> None:
        """Copy the tour as a matrix of numbers and in chess notation."""
        if self._tour is not None:
            QApplication.clipboard().setText(f"{matrix_text(self._tour)}\n\n{chess_text(self._tour)}")
            self.notice.say(self.tr("Copied the tour as a matrix and in chess notation"))

    def copy_forms(self) -> Sequence[CopyForm]:
        """The tour as a matrix, in coordinates and in chess notation."""
        return [
            self._copy_form("matrix", self.tr("Matrix of Numbers"), matrix_text),
            self._copy_form("coordinates", self.tr("Coordinates, Row and Column"), coordinates_text),
            self._copy_form("chess", self.tr("Chess Notation"), chess_text),
        ]

    def remember(self, settings: Settings) -> None:
        """Keep the choices and the speed."""
        self.knight_choices.remember(settings)
        settings.keep(KNIGHT_SPEED, self.playback.speed)

    def warm_up(self) -> None:
        """Load the kernels of the default engine, by a tour of a small board."""
        self.runner.prepare(lambda: ENGINES[0].start(TourRequest(Board(5, 5), (0, 0))))

    @property
    def _board(self) -> Board:
        return self.chessboard.board

    def _fill_buttons(self) -> None:
        self.find_button.setObjectName("knightFindButton")
        self.find_button.setText(self.tr("Find"))
        self.find_button.setToolTip(self.tr("Find a tour from the chosen square (Ctrl+Return)"))
        self.next_button.setObjectName("knightNextButton")
        self.next_button.setToolTip(self.tr("Go on to the next tour of the same search (N)"))
        self.next_button.clicked.connect(self.next_answer)
        self.buttons.insertWidget(1, self.next_button, 1)
        self.copy_button.setObjectName("knightCopyButton")
        self.copy_button.setToolTip(self.tr("Copy the tour as text (Ctrl+C: matrix and chess notation)"))
        self.copy_button.setMenu(CopyAsMenu(self.copy_forms, self.confirm_copied, self.copy_button))

    def _connect_board(self) -> None:
        self.chessboard.square_clicked.connect(self.search_from)
        self.chessboard.square_pointed.connect(self._hint)
        self.playback.moment_changed.connect(self.chessboard.show_moment)
        self.knight_choices.wish_changed.connect(self._show_wish)
        self.knight_choices.display_changed.connect(self._show_display)

    @Slot()
    def _show_display(self) -> None:
        self.chessboard.set_display(*self.knight_choices.display)

    @Slot()
    def _show_wish(self) -> None:
        """Show the board that is wished for, empty, with the squares marked that no tour starts from."""
        board = self.knight_choices.board
        if board != self._board:
            self._start = None
            self.chessboard.set_board(board)
        self._forget_tours()
        self.chessboard.mark_start(self._start)
        self._refused = refused_starts(board, self.closed)
        self.chessboard.mark_without_tour(self._refused)
        self.say(self._invitation())

    def _invitation(self) -> str:
        nowhere = impossibility(TourRequest(self._board, closed=self.closed))
        if nowhere is not None:
            return no_tour_sentence(nowhere, self._board.rows)
        if self._refused:
            return self.tr("Click a square to start from; no tour starts from the marked ones.")
        return self.tr("Click a square: the knight sets off from it.")

    @Slot(object)
    def _hint(self, square: Square | None) -> None:
        if square is None:
            hint = ""
        elif square in self._refused:
            hint = no_tour_sentence(self._refused[square], self._board.rows)
        else:
            hint = square_hint(square, self._board.rows)
        self.chessboard.setToolTip(hint)

    def _forget_tours(self) -> None:
        self.runner.abandon()
        self.progress.clear()
        self.next_button.setEnabled(False)
        self._found = 0
        self._tour = None
        self._clear_board()
        self.copy_button.setEnabled(False)

    def _clear_board(self) -> None:
        self.playback.load(0)
        self.visits.show_lines([])
        self.chessboard.show_tour(None, closed=False)
        self.chessboard.show_search(None)

    def _show_tour(self, tour: Tour) -> None:
        self.chessboard.show_search(None)
        self.chessboard.show_tour(tour.order, self.closed)
        self.visits.show_lines(visit_lines(tour, self.closed))
        self.playback.load(tour.board.size - (not self.closed))
        self.copy_button.setEnabled(True)

    def _bring_back_last_tour(self) -> None:
        if self._tour is not None and self.playback.length == 0:
            self._show_tour(self._tour)
            self.playback.last()

    def _copy_form(self, name: str, title: str, text_of: Callable[[Tour], str]) -> CopyForm:
        return CopyForm(name, title, None if self._tour is None else text_of(self._tour))


def refused_starts(board: Board, closed: bool) -> dict[Square, Statement]:
    """The squares from which there is certainly no tour, each with the reason."""
    reasons = {square: impossibility(TourRequest(board, square, closed=closed)) for square in board.squares}
    return {square: reason for square, reason in reasons.items() if reason is not None}
