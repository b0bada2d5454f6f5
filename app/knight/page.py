"""The knight's page: click a square, and watch a knight tour the board from there."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QCoreApplication, QPoint, Slot
from PySide6.QtWidgets import QApplication, QToolTip

from app.knight.board.walked_board import WalkedBoard
from app.knight.board_changes import BoardChange, BoardChanges, ShownTour
from app.knight.copy_forms import tour_text
from app.knight.game_section import KnightWalk
from app.knight.hand_game import FinishedWalk
from app.knight.request import RequestEditor, keep_request, kept_request
from app.knight.search_buttons import KnightButtons
from app.knight.search_choices import KnightChoices
from app.knight.square_menu import SquareActs, SquareMenu
from app.knight.start_analysis import StartAnalysis
from app.knight.tour_view import TourView
from app.knight.words import (
    all_searched_sentence,
    count_sentence,
    counting_sentence,
    end_sentence,
    given_up_sentence,
    invitation,
    kept_tour_sentence,
    no_tour_sentence,
    not_counted_sentence,
    remark_said,
    searching_sentence,
    square_hint,
    tour_sentence,
)
from app.puzzle.copy_forms import CopyForm
from app.puzzle.page import SearchPage
from app.search.worker import Report
from app.ui.look.theme import Appearance
from app.ui.settings import KNIGHT_SPEED, Settings
from app.ui.widgets.first_hint import FirstHint
from app.ui.words.messages import explained
from solvers.knight.board import Board, Square
from solvers.knight.counting import counting
from solvers.knight.engines import ENGINES
from solvers.knight.tour import Tour, TourCount, TourRequest
from solvers.search import Found, Outcome, Progress, Verdict


@dataclass(frozen=True)
class TourSearch:
    """What a search was asked for: which tours, and by which engine."""

    request: TourRequest
    engine: str


class KnightPage(SearchPage):
    """A board to click on, and the tours that are found from its squares."""

    def __init__(self, appearance: Appearance, settings: Settings) -> None:
        self.chessboard = WalkedBoard(appearance)
        super().__init__("knight", QCoreApplication.translate("KnightPage", "Squares"), self.chessboard, appearance)
        self._found = 0
        self._counting = False
        self._changes = BoardChanges()
        self._marks = StartAnalysis(self)
        self.walk = KnightWalk(self.chessboard, self.playback, appearance, self.say, self)
        self.knight_choices = KnightChoices(appearance)
        self.request_editor = RequestEditor(self.chessboard, self.knight_choices, self)
        self.choices.addWidget(self.knight_choices)
        self.progress.curve.hide()
        self.tour_buttons = KnightButtons(self.find_button, self.buttons, self.page_actions)
        self.view = TourView(self.chessboard, self.playback)
        self.view.set_copy_menu(self.copy_as)
        self.details.addWidget(self.view, 1)
        self.runner.busy_changed.connect(self.view.put_stack_away)
        self.sections.addTab(self.walk.section, self.tr("Play"))
        self.knight_choices.restore(settings)
        self.playback.set_speed(settings.value(KNIGHT_SPEED))
        self.show_first_hint(self._first_hint(settings))
        self._connect_board()
        self._connect_choices()
        self.chessboard.set_display(self.knight_choices.display)
        self.request_editor.take(kept_request(settings))
        self._offer_own_actions()

    @property
    def closed(self) -> bool:
        """Whether closed tours are wanted."""
        return self.request.closed

    @property
    def playing(self) -> bool:
        """Whether a person walks the knight."""
        return self.sections.currentWidget() is self.walk.section

    def search(self) -> None:
        """Search for a tour from the square that was chosen last, or from any."""
        self._begin_search()
        engine, request = self.knight_choices.engine, self.request
        self.say(searching_sentence(request))
        self.runner.start(lambda: engine.start(request), request=TourSearch(request, engine.name))

    @Slot()
    def count(self) -> None:
        """Count the tours from the square that was chosen last, or all of them."""
        self._begin_search()
        request = self.request
        self._counting = True
        self.say(counting_sentence(request))
        self.runner.start(lambda: counting.count(request))

    @Slot(object)
    def choose_square(self, square: Square) -> None:
        """Put the knight on this square, or search for a tour from it at once."""
        if self.playing:
            self.walk.play.visit(square)
        else:
            self.search_from(square)

    def search_from(self, square: Square) -> None:
        """Search for a tour from this square, at once."""
        self.request_editor.start_from(square)
        self.search()

    @Slot(object)
    def end_on(self, square: Square) -> None:
        """Want tours to end on this square, or no longer to; with a start chosen, search at once."""
        if self.playing:
            return
        self.request_editor.end_on(square)
        if self.request.end is not None and self.request.start is not None:
            self.search()
        elif self.request.end is not None:
            self.say(end_sentence(square, self._board.rows))

    @Slot(object)
    def toggle_square(self, square: Square) -> None:
        """Remove a square from the board, or bring it back; not while a walk is under way."""
        if self._walking:
            return
        before = BoardChange(self.request, self._shown_tour())
        self.request_editor.toggle_square(square)
        if self.request.board != before.request.board:
            self._changes.note(before, self.request.board)
            self.refresh_actions()

    def show_board(self, board: Board) -> None:
        """Show a board, empty."""
        self.request_editor.show_board(board)

    @property
    def request(self) -> TourRequest:
        """What a search would look for."""
        return self.request_editor.request

    @property
    def tour(self) -> Tour | None:
        """The tour that is shown."""
        return self.view.tour

    def show_request(self, request: TourRequest) -> None:
        """Show an empty board with the ends of a tour that is wished for."""
        self.request_editor.take(request)

    def resume(self, board: Board, closed: bool, squares: Sequence[Square], seconds: float, hints: int) -> None:
        """Take up a walk that was left; raises `InputError` for squares that are no walk."""
        self.request_editor.take(TourRequest(board, closed=closed))
        self.walk.play.resume(board, closed, squares, seconds, hints)
        self.sections.setCurrentWidget(self.walk.section)

    def restore_walk(
        self,
        board: Board,
        closed: bool,
        squares: Sequence[Square],
        seconds: float,
        hints: int,
        now: int,
        in_front: bool,
    ) -> None:
        """Go on with the walk of the last time, all squares but the first `now` taken back; `in_front` or aside.

        Raises `InputError` for squares that are no walk.
        """
        self.walk.play.resume(board, closed, squares, seconds, hints, now)
        if in_front:
            self.request_editor.take(TourRequest(board, closed=closed))
            self.sections.setCurrentWidget(self.walk.section)

    def show_kept(self, tour: Tour, closed: bool) -> None:
        """Play a tour that was kept, from its first square on."""
        self.sections.setCurrentWidget(self.search_section)
        self.request_editor.take(TourRequest(tour.board, tour.start, closed=closed))
        self._found = 1
        self.view.show_tour(tour, closed)
        self.say(self.with_length(kept_tour_sentence(tour, closed)))
        self._begin_playback()

    def confirm_saved(self, name: str, lasting: bool) -> None:
        """Say that the board was saved under a name, or, where nothing lasts, kept."""
        saved = self.tr("Saved the board as {name}")
        text = saved if lasting else self.tr("Kept the board as {name} until the program is closed")
        self.toast.say(text.format(name=name))

    def next_answer(self) -> None:
        """Ask the last search for its next tour."""
        if self.page_actions["next"].isEnabled():
            self.say(searching_sentence(self.request))
            super().next_answer()
            self.page_actions["next"].setEnabled(False)

    def show_answer(self, report: Report[Found[Any]]) -> None:
        """Say how many tours there are, or show a tour from its first square on, and play it."""
        answer = report.event.answer
        if isinstance(answer, TourCount):
            self.say(count_sentence(answer, report.seconds))
            return
        self._found += 1
        self.view.show_tour(answer, self.closed)
        found = tour_sentence(answer, self.closed, self._found, report.event.visited, report.seconds)
        self.say(self.with_length(found))
        self.page_actions["next"].setEnabled(True)
        self._begin_playback()

    def show_progress(self, progress: Progress) -> None:
        """Draw the path that a search has come to, in place of the tour before, and say what it remarks."""
        if progress.remark is not None:
            title = self.knight_choices.engines.currentText()
            self.view.remark.setText(remark_said(title, progress.remark, self._board.rows))
        if isinstance(progress.snapshot, Sequence):
            self.view.show_search(progress.snapshot, progress.trace)

    def verdict_sentence(self, verdict: Verdict) -> str:
        """Why there is no tour, or no other."""
        if self._counting and verdict.reason is not None:
            return not_counted_sentence(verdict.reason, self._board.rows)
        self.view.bring_back()
        if verdict.reason is None and verdict.outcome is Outcome.STOPPED:
            return super().verdict_sentence(verdict)
        if verdict.reason is None:
            return all_searched_sentence(self._found, verdict.visited)
        if verdict.outcome is Outcome.STOPPED:
            return given_up_sentence(verdict.reason, self._board.rows)
        return no_tour_sentence(verdict.reason, self._board.rows)

    def undo(self) -> None:
        """Take the last step of a walk back, or the last change of the board, and bring back the tour it took away."""
        if self._walking:
            self.walk.play.undo()
        elif self.can_undo:
            self._bring_back(self._changes.undo())
            self.refresh_actions()

    def redo(self) -> None:
        """Step again as before."""
        if self.playing:
            self.walk.play.redo()

    def reset(self) -> None:
        """Begin the walk anew."""
        if self.playing:
            self.walk.reset()

    def hint(self) -> None:
        """Show a step that leads on to a tour; once more, and it is taken."""
        if self.playing:
            self.walk.hint()

    def copy(self) -> None:
        """Copy the tour as a matrix of numbers and in chess notation."""
        if self.view.tour is not None:
            QApplication.clipboard().setText(tour_text(self.view.tour))
            self.toast.say(self.tr("Copied the tour as a matrix and in chess notation"))

    def copy_forms(self) -> Sequence[CopyForm]:
        """The tour as a matrix, in coordinates and in chess notation."""
        return self.view.forms()

    def restore_from(self, other: KnightPage) -> None:
        """Show what another knight's page shows, and go on with its walk."""
        self.pace_bar.restore_from(other.pace_bar)
        self.request_editor.take(other.request)
        self.walk.play.restore_from(other.walk.play)
        if other.playing:
            self.sections.setCurrentWidget(self.walk.section)
        elif other.tour is not None:
            self.show_kept(other.tour, other.closed)
            self.playback.jump(other.playback.position)

    def remember(self, settings: Settings) -> None:
        """Keep the choices, the board and the speed."""
        self.knight_choices.remember(settings)
        keep_request(self.request, settings)
        settings.keep(KNIGHT_SPEED, self.playback.speed)

    def close_searches(self) -> None:
        """Come to rest for good, the walk too."""
        self.walk.close()
        self._marks.close()
        super().close_searches()

    def warm_up(self) -> None:
        """Load the kernels of the default engine, by a tour of a small board."""
        self.runner.prepare(lambda: ENGINES[0].start(TourRequest(Board(5, 5), (0, 0))))

    @property
    def can_undo(self) -> bool:
        """Whether there is anything to take back."""
        return self._walking or self._changes.undoable(self._board)

    @property
    def _walking(self) -> bool:
        """Whether a person's walk is under way."""
        return self.playing and self.walk.play.game.now > 0

    def _shown_tour(self) -> ShownTour | None:
        if self.tour is None:
            return None
        return ShownTour(self.tour, self._found, self.result.text(), self.playback.position)

    def _bring_back(self, change: BoardChange) -> None:
        """Wish for what was wished for before, and show its tour again, at rest."""
        self.request_editor.take(change.request)
        if change.shown is not None and not self.playing:
            self._found = change.shown.found
            self.view.show_tour(change.shown.tour, change.request.closed)
            self.playback.jump(change.shown.position)
            self.say(change.shown.sentence)

    @property
    def _board(self) -> Board:
        return self.chessboard.board

    def _first_hint(self, settings: Settings) -> FirstHint:
        text = self.tr(
            "Click a square, and a knight sets off from it to visit every square once. Or choose with the arrow keys "
            "and Enter. A right click opens the menu of a square, Delete takes it away. F1 opens the guide."
        )
        return FirstHint("knight", text, settings)

    def _connect_board(self) -> None:
        board = self.chessboard
        for done in (board.square_clicked, board.end_clicked, board.square_toggled, board.menu_wanted):
            done.connect(self.first_hint.follow)
        self.chessboard.square_clicked.connect(self.choose_square)
        self.chessboard.end_clicked.connect(self.end_on)
        self.chessboard.square_toggled.connect(self.toggle_square)
        self.chessboard.square_pointed.connect(self._point_at)
        self.playback.playing_changed.connect(self._put_tooltip_away)
        self.runner.busy_changed.connect(self._put_tooltip_away)
        self.chessboard.menu_wanted.connect(self._open_menu)
        self.playback.moment_changed.connect(self.chessboard.show_moment)
        self._marks.changed.connect(self._show_marks)
        self.walk.play.finished.connect(self._take_up_walk)

    def _connect_choices(self) -> None:
        self.tour_buttons.count.clicked.connect(self.count)
        self.request_editor.changed.connect(self._show_request)
        self.request_editor.refused.connect(self.say)
        self.knight_choices.display_changed.connect(self.chessboard.set_display)
        self.sections.currentChanged.connect(self._change_section)

    def _offer_own_actions(self) -> None:
        self.walk.panel.bind_buttons(self.page_actions)
        self.walk.play.changed.connect(self.refresh_actions)
        self.view.tour_changed.connect(self.refresh_actions)
        self.refresh_actions()
        self.sections.currentChanged.connect(self.refresh_actions)
        self.request_editor.changed.connect(self.refresh_actions)

    def possible_actions(self) -> dict[str, bool]:
        """Whether each action that depends on what is shown would do something now."""
        play, copyable = self.walk.play, self.tour is not None
        return {
            "undo": self.can_undo,
            "redo": self.playing and play.can_redo,
            "reset": self._walking,
            "hint": self.playing and play.can_hint,
            "copy": copyable,
            "copy-as": copyable,
            "stop": self.runner.busy,
        }

    @Slot()
    def _change_section(self) -> None:
        if not self.playing:
            self.walk.leave()
        self._show_request()
        if self.playing:
            self.chessboard.setFocus()

    @Slot()
    def _show_request(self) -> None:
        """Show the board that is wished for, empty or with the walk on it, and mark the squares that start no tour."""
        request = self.request
        self.walk.play.leave()  # the walk does not follow while the board is emptied
        self._forget_tours()
        if self.playing:
            request = replace(request, start=None, end=None)
            self.walk.show(request.board, request.closed)
        self.chessboard.mark_ends(request.start, request.end)
        self.knight_choices.ends.show_request(request)
        self._marks.ask(request)

    def _begin_search(self) -> None:
        self.sections.setCurrentWidget(self.search_section)
        self._forget_tours()
        self.chessboard.mark_ends(self.request.start, self.request.end)

    @Slot()
    def _show_marks(self) -> None:
        self.chessboard.mark_without_tour(self._marks.known.reasons.keys() - {self.request.end})
        if not (self.runner.busy or self._found or self.playing):
            failure = self._marks.failure
            self.say(invitation(self._marks.known, self._board.rows) if failure is None else explained(failure))

    @Slot(object)
    def _point_at(self, square: Square | None) -> None:
        """Say in a tooltip what clicks on the square do, or why no tour starts there."""
        if square is None or self._walking or self._moves_by_itself:
            self.chessboard.setToolTip("")
        else:
            self.chessboard.setToolTip(square_hint(square, self._board, self._marks.known))

    @property
    def _moves_by_itself(self) -> bool:
        """Whether there is something to watch on the board, which no tooltip is to cover."""
        return self.playback.playing or self.runner.busy

    @Slot()
    def _put_tooltip_away(self) -> None:
        if self._moves_by_itself:
            self.chessboard.setToolTip("")
            QToolTip.hideText()

    @Slot(object, object)
    def _open_menu(self, square: Square, point: QPoint) -> None:
        """Open the menu of a square; where the tour is to start, it offers to have it start anywhere."""
        request = replace(self.request, start=None, end=None) if self.playing else self.request
        acts = SquareActs(
            start=self._start_anywhere if request.start == square else self.choose_square,
            end=self.end_on,
            toggle=None if self._walking else self.toggle_square,
            undo=self._undo_square if self.can_undo and not self._walking else None,
            clear=self._clear if not self.playing and (request.start or request.end or self.tour) else None,
        )
        SquareMenu(square, request, acts, self).popup(point)

    @Slot(object)
    def _undo_square(self, square: Square) -> None:
        self.undo()

    @Slot(object)
    def _clear(self, square: Square) -> None:
        self.request_editor.clear_ends()

    @Slot(object)
    def _start_anywhere(self, square: Square) -> None:
        self.request_editor.take(replace(self.request, start=None))

    @Slot(object)
    def _take_up_walk(self, walk: FinishedWalk) -> None:
        """A tour walked by hand can be copied as one that was found."""
        self.view.take(Tour(walk.board, array("i", walk.visits)), walk.closed)

    def _begin_playback(self) -> None:
        """Play a tour from its first square; one too long for that, and a picture, are shown whole."""
        if self.knight_choices.display.picture:
            return
        if not self.playback.begin():
            self.playback.last()

    def _forget_tours(self) -> None:
        self.runner.abandon()
        self.progress.clear()
        self.view.forget()
        self.page_actions["next"].setEnabled(False)
        self._found = 0
        self._counting = False
