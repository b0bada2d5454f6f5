"""The knight's page: click a square, and watch a knight tour the board from there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QPoint, Slot
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QPushButton

from app.boards.chessboard import Chessboard
from app.copy_forms import CopyAsMenu, CopyForm
from app.knight_wish import ending_on, from_square, on_board, square_toggled
from app.knight_words import (
    VisitLines,
    all_searched_sentence,
    end_sentence,
    kept_tour_sentence,
    no_tour_sentence,
    remark_said,
    searching_sentence,
    square_hint,
    square_name,
    tour_sentence,
)
from app.pages.search_page import SearchPage
from app.panels.knight_choices import KnightChoices
from app.panels.step_list import StepList
from app.search_worker import Report
from app.settings import COLUMNS, KNIGHT_SPEED, MISSING, ROWS, Settings
from app.start_marks import StartMarks
from app.statements import said
from app.theme import Appearance
from solvers.knight.board import Board, Square
from solvers.knight.engines import ENGINES
from solvers.knight.notation import chess_text, coordinates_text, matrix_text, parse_square
from solvers.knight.tour import Tour, TourRequest
from solvers.search import Found, Outcome, Progress, Verdict
from solvers.statement import InputError


class KnightPage(SearchPage):
    """A board to click on, and the tours that are found from its squares."""

    def __init__(self, appearance: Appearance, settings: Settings) -> None:
        self.chessboard = Chessboard(appearance)
        super().__init__("knight", QCoreApplication.translate("KnightPage", "Squares"), self.chessboard, appearance)
        self._wish = TourRequest(self.chessboard.board)
        self._tour: Tour | None = None
        self._found = 0
        self._marks = StartMarks(self)
        self.knight_choices = KnightChoices()
        self.choices.addWidget(self.knight_choices)
        self.progress.curve.hide()
        self.next_button = QPushButton(self.tr("Next"))
        self.copy_button = QPushButton(self.tr("Copy"))
        self.remark = self._remark_label()
        self.visits = StepList("knightSteps", self.playback)
        self._fill_buttons()
        self.details.addWidget(self.remark)
        self.details.addWidget(self.visits, 1)
        self.details.addWidget(self.copy_button)
        self.knight_choices.restore(settings)
        self.playback.set_speed(settings.value(KNIGHT_SPEED))
        self._connect_board()
        self._show_display()
        self._take_wish(replace(self._wish, board=_board_kept(settings), closed=self.closed))

    @property
    def closed(self) -> bool:
        """Whether closed tours are wanted."""
        return self.knight_choices.closed.isChecked()

    def search(self) -> None:
        """Search for a tour from the square that was chosen last, or from any."""
        engine, wish = self.knight_choices.engine, self._wish
        self._forget_tours()
        self.chessboard.mark_ends(wish.start, wish.end)
        self.say(searching_sentence(wish))
        self.runner.start(lambda: engine.start(wish))

    def search_from(self, square: Square) -> None:
        """Search for a tour from this square, at once."""
        self._take_wish(from_square(self._wish, square))
        self.search()

    def end_on(self, square: Square) -> None:
        """Want tours to end on this square, or no longer to; with a start chosen, search at once."""
        self._take_wish(ending_on(self._wish, square))
        if self._wish.end is not None and self._wish.start is not None:
            self.search()
        elif self._wish.end is not None:
            self.say(end_sentence(square, self._board.rows))

    def toggle_square(self, square: Square) -> None:
        """Remove a square from the board, or bring it back."""
        try:
            self._take_wish(square_toggled(self._wish, square))
        except InputError as error:
            self.say(said(error.statement))

    def show_board(self, board: Board) -> None:
        """Show a board, empty."""
        self._take_wish(on_board(self._wish, board))

    def show_kept(self, tour: Tour, closed: bool) -> None:
        """Play a tour that was kept, from its first square on."""
        self.knight_choices.closed.setChecked(closed)
        self._take_wish(TourRequest(tour.board, tour.start, closed=closed))
        self._found, self._tour = 1, tour
        self._show_tour(tour)
        self.say(kept_tour_sentence(tour, closed))
        self.playback.play()

    def next_answer(self) -> None:
        """Ask the last search for its next tour."""
        if self.next_button.isEnabled():
            self.next_button.setEnabled(False)
            self.say(searching_sentence(self._wish))
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
        """Draw the path that a search has come to, in place of the tour before, and say what it remarks."""
        if progress.remark is not None:
            title = self.knight_choices.engines.currentText()
            self.remark.setText(remark_said(title, progress.remark, self._board.rows))
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
        """Keep the choices, the board and the speed."""
        self.knight_choices.remember(settings)
        settings.keep(ROWS, self._board.rows)
        settings.keep(COLUMNS, self._board.columns)
        settings.keep(MISSING, " ".join(f"{row},{column}" for row, column in sorted(self._board.missing)))
        settings.keep(KNIGHT_SPEED, self.playback.speed)

    def close_searches(self) -> None:
        """Come to rest for good."""
        self._marks.close()
        super().close_searches()

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

    def _remark_label(self) -> QLabel:
        label = QLabel()
        label.setObjectName("knightRemark")
        label.setProperty("role", "caption")
        label.setWordWrap(True)
        label.setAccessibleName(self.tr("What the method remarks"))
        return label

    def _connect_board(self) -> None:
        self.chessboard.square_clicked.connect(self.search_from)
        self.chessboard.end_clicked.connect(self.end_on)
        self.chessboard.square_toggled.connect(self.toggle_square)
        self.chessboard.square_pointed.connect(self._hint)
        self.chessboard.menu_wanted.connect(self._open_menu)
        self.playback.moment_changed.connect(self.chessboard.show_moment)
        self.knight_choices.size_changed.connect(self._show_size)
        self.knight_choices.wish_changed.connect(self._show_choices)
        self.knight_choices.display_changed.connect(self._show_display)
        self._marks.changed.connect(self._show_marks)

    @Slot()
    def _show_display(self) -> None:
        self.chessboard.set_display(self.knight_choices.display)

    @Slot()
    def _show_size(self) -> None:
        self._take_wish(on_board(self._wish, Board(*self.knight_choices.size_of_board)))

    @Slot()
    def _show_choices(self) -> None:
        self._take_wish(replace(self._wish, closed=self.closed))

    def _take_wish(self, wish: TourRequest) -> None:
        """Show the board that is wished for, empty, with the squares marked that no tour starts from."""
        self._wish = wish
        if wish.board != self._board:
            self.chessboard.set_board(wish.board)
            self.knight_choices.show_size(wish.board)
        self._forget_tours()
        self.chessboard.mark_ends(wish.start, wish.end)
        self._marks.ask(wish)

    @Slot()
    def _show_marks(self) -> None:
        self.chessboard.mark_without_tour(self._marks.known.reasons.keys() - {self._wish.end})
        if self.idle:
            self.say(self._invitation())

    @property
    def idle(self) -> bool:
        """Whether nothing is searched and nothing is shown."""
        return not self.runner.busy and self._found == 0

    def _invitation(self) -> str:
        known = self._marks.known
        if known.everywhere is not None:
            return no_tour_sentence(known.everywhere, self._board.rows)
        if known.reasons:
            return self.tr("Click a square to start from; no tour starts from the marked ones.")
        return self.tr("Click a square: the knight sets off from it.")

    @Slot(object)
    def _hint(self, square: Square | None) -> None:
        if square is None:
            hint = ""
        elif square in self._marks.known.reasons:
            hint = no_tour_sentence(self._marks.known.reasons[square], self._board.rows)
        else:
            hint = square_hint(square, self._board)
        self.chessboard.setToolTip(hint)

    @Slot(object, object)
    def _open_menu(self, square: Square, point: QPoint) -> None:
        """What a mouse does with a square, for those who have none at hand."""
        menu = QMenu(square_name(square, self._board), self)
        menu.setObjectName("squareMenu")
        there = self._board.has(square)
        menu.addAction(self.tr("&Start Here"), lambda: self.search_from(square)).setEnabled(there)
        text = self.tr("No Longer &End Here") if self._wish.end == square else self.tr("&End Here")
        menu.addAction(text, lambda: self.end_on(square)).setEnabled(there)
        text = self.tr("&Remove Square") if there else self.tr("B&ring Square Back")
        menu.addAction(text, lambda: self.toggle_square(square))
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(point)

    def _forget_tours(self) -> None:
        self.runner.abandon()
        self.progress.clear()
        self.remark.clear()
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
        self.visits.show_lines(VisitLines(tour, self.closed))
        self.playback.load(tour.board.size - (not self.closed))
        self.copy_button.setEnabled(True)

    def _bring_back_last_tour(self) -> None:
        if self._tour is not None and self.playback.length == 0:
            self._show_tour(self._tour)
            self.playback.last()

    def _copy_form(self, name: str, title: str, text_of: Callable[[Tour], str]) -> CopyForm:
        return CopyForm(name, title, None if self._tour is None else text_of(self._tour))


def _board_kept(settings: Settings) -> Board:
    """The board of last time; the usual one where what was kept makes none."""
    try:
        missing = [parse_square(text, 0) for text in settings.value(MISSING).split()]
        return Board(settings.value(ROWS), settings.value(COLUMNS), frozenset(missing))
    except InputError:
        return Board(ROWS.default, COLUMNS.default)
