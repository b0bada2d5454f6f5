"""The state of the knight's puzzle without widgets: what is asked for, the tours found, and the game by hand."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QObject, Signal, Slot

from app.knight.board.trail import DISPLAYS
from app.knight.board_words import board_sentence
from app.knight.count_files import CountFiles
from app.knight.counting import TourCounting, is_of_count
from app.knight.found_tours import FoundTours, TourFinding, TourSearch
from app.knight.game_words import no_hint_sentence, what_to_do
from app.knight.hand_game import KnightHandGame
from app.knight.progress import KnightProgress
from app.knight.proof_stages import ShownProof
from app.knight.reopening import KnightReopening
from app.knight.repositories import KnightGames
from app.knight.request import End, ending_on, keep_request, kept_request, with_end
from app.knight.requested_board import RequestedBoard, ShownTour
from app.knight.riddle import Riddle
from app.knight.settings import KNIGHT_ENGINE, KNIGHT_SHOWS, KNIGHT_SPEED, KNIGHT_WALK
from app.knight.shape.drawing import ShapeDrawing
from app.knight.start_analysis import StartAnalysis
from app.knight.walk_forms import played_walk, searched_walk
from app.knight.words import asked_end_sentence
from app.puzzle.autosave import Autosave
from app.puzzle.saving import Saver
from app.search.worker import Report
from app.storage.storage import Storage
from app.ui.settings import Settings
from app.ui.words.messages import translated
from solvers.knight.board import Board, BoardFault, Square
from solvers.knight.engines import ENGINES, KnightEngine
from solvers.knight.leaper import Leaper, Wrap
from solvers.knight.tour import Tour, TourRequest
from solvers.message import Message
from solvers.search import Found, Verdict

if TYPE_CHECKING:
    from app.export.request import Subject
    from solvers.knight.document import CollectedBoard


class SearchAside(NamedTuple):
    """The tour on the board while a game by hand takes its place; the search that found it can go on."""

    request: TourRequest
    engine: KnightEngine
    shown: ShownTour


class KnightSession(KnightReopening):
    """What is asked for on the knight's page and what has been found, whether a page shows it or not."""

    engines = ENGINES
    engine_setting = KNIGHT_ENGINE
    speed_setting = KNIGHT_SPEED

    request_changed = Signal()
    """`request`, `engine` or the display of the `tours` is another, or one of them was chosen again."""
    playing_changed = Signal()
    """The game by hand is in front from now on, or the search is."""
    asked_end_changed = Signal()
    """`requested_end` is another."""

    def __init__(self, storage: Storage, settings: Settings, saver: Saver, parent: QObject | None = None) -> None:
        super().__init__(settings, parent)
        self.playback.numbered_from = 1  # as the squares on the board
        self.requested_board = RequestedBoard(
            kept_request(settings), lambda: self.tours.as_shown(self._make_sentence), self
        )
        """What is asked for, on which board."""
        self.tours = FoundTours(self.playback, settings.value(KNIGHT_SHOWS), self)
        """The tours that were found, opened or played."""
        self.finding = TourFinding(self, self.tours)
        """The search for tours."""
        self.requested_end: End | None = None
        """The end of the tour for which a square is to be chosen next."""
        self.achieved = KnightProgress(storage, saver, self)
        """What was achieved on all boards, and those that the person named."""
        self.riddle = Riddle(self.achieved, self)
        self.analysis = StartAnalysis(self)
        self.proof = ShownProof(self)
        """The proof for the reason that is given why there is no tour."""
        self.counting = TourCounting(self.runner, CountFiles(storage.folder), self)
        self.game = KnightHandGame(self.playback, self)
        self.autosave = Autosave(
            repository=storage.repository(KnightGames),
            game=self.game,
            settings=settings,
            setting=KNIGHT_WALK,
            saver=saver,
            parent=self,
        )
        self.playing = False
        """Whether the game by hand is in front."""
        self._set_aside: SearchAside | None = None
        self.runner.answered.connect(self._take_answer)
        self.playing_changed.connect(self._renew)
        self.tours.changed.connect(self.shown_changed)
        self.analysis.changed.connect(self._take_analysis)
        self.requested_board.changed.connect(self._renew)
        self.game.moved.connect(self._tell_what_to_do)
        self.game.hint_refused.connect(self._refuse_hint)
        self.game.finished.connect(self.tours.take_played)
        self.autosave.best_changed.connect(self.achieved.read)
        self.achieved.board_saved.connect(self.saved)
        self.riddle.changed.connect(self._tell_analysis)
        for changed in (self.said, self.game.changed, self.analysis.changed, self.riddle.changed):
            changed.connect(self.show_proof)
        self.counting.begins.connect(self._make_room_for_count)
        self.counting.said.connect(self.say)
        for part in (self.autosave, self.achieved, self.counting):
            part.failed.connect(self.failed)
        self.riddle.choose(self.request.board, self.request.closed)  # that of the last time, too, if it was one
        self._renew()

    @property
    def request(self) -> TourRequest:
        """What is asked for."""
        return self.requested_board.request

    @property
    def asked(self) -> TourRequest:
        """The same, as a method may not take it."""
        return self.request

    @property
    def drawing(self) -> ShapeDrawing:
        """The board as it is drawn."""
        return self.requested_board.drawing

    @Slot(bool)
    def play_by_hand(self, playing: bool) -> None:
        """Bring the game by hand to the front, or the search with the tour that it had come to."""
        if playing != self.playing:
            self.playing = playing
            shown = self.tours.as_shown(self._make_sentence)
            if playing and shown is not None and not self.runner.busy:
                self._set_aside = SearchAside(self.request, self.engine, shown)
            self.playing_changed.emit()

    @property
    def game_on_board(self) -> bool:
        """Whether the game by hand is in front, with the knight on the board."""
        return self.playing and self.game.now > 0

    @property
    def shown_request(self) -> TourRequest:
        """What is asked for; the ends and the symmetry of a search do not concern the game by hand."""
        return replace(self.request, start=None, end=None, symmetry=None) if self.playing else self.request

    @property
    def tour(self) -> Tour | None:
        """The tour that was found, opened or played last, until something else is asked for."""
        return self.tours.last

    @property
    def shown_tour(self) -> Tour | None:
        """The tour on the board; None while the game or the path of a search is there."""
        return self.tours.on_board

    @property
    def sentence(self) -> str:
        """As of every session; while an end is asked for, what to do for it."""
        return asked_end_sentence(self.requested_end) if self.requested_end is not None else super().sentence

    @property
    def can_go_on(self) -> bool:
        """Whether there may be another tour after the last one; while it is searched for, too: Next keeps the focus."""
        if self.counting.is_last:
            return self.tours.number > 0 and not self.runner.busy
        return self.runner.resumable or (self.runner.busy and self.tours.number > 0)

    @property
    def can_undo(self) -> bool:
        """Whether a step of the game or a change of the board can be undone."""
        return self.game_on_board or self.requested_board.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether a step of the game or a change of the board can be made again."""
        return (self.playing and self.game.can_redo) or self.requested_board.can_redo

    @property
    def copied_walk(self) -> Tour | None:
        """What can be copied: the game by hand as far as it has come, or the tour."""
        return played_walk(self.game.line).walk if self.game_on_board else self.tour

    def set_request(self, request: TourRequest) -> None:
        """Ask for this from now on; what was found before is forgotten."""
        self.requested_board.ask(request)

    def show_board(self, board: Board) -> None:
        """Ask for the same on another board, which is empty; ends that it does not have are cleared, and it is said."""
        self.requested_board.choose(board)

    @Slot(object)
    def choose_piece(self, piece: Leaper) -> None:
        """Ask for the same of another piece."""
        self.show_board(replace(self.request.board, piece=piece))

    def choose_wrap(self, wrap: Wrap) -> None:
        """Ask for the same with these edges joined."""
        self.show_board(replace(self.request.board, wrap=wrap))

    @Slot(object, object)
    def choose_board(self, board: Board, closed: bool | None) -> None:
        """Ask for any tour of a board: closed or not, or (None) as before."""
        if closed is not None:
            self.riddle.choose(board, closed)
        self.set_request(TourRequest(board, closed=self.request.closed if closed is None else closed))

    @Slot()
    def next_riddle(self) -> None:
        """Ask the next riddle."""
        following = self.riddle.following
        self.choose_board(following.board, following.closed)

    def play_subject(self, subject: CollectedBoard) -> None:
        """Have a tour made of a board: closed or not as it says, or else as before."""
        self.choose_board(subject.board, subject.closed)

    def choose_engine(self, engine: KnightEngine) -> None:
        """Search with this engine from now on; what was found before is forgotten."""
        self.engine = engine
        self._renew()

    def choose_display(self, display: str) -> None:
        """Have tours leave this on the board: a name among `DISPLAYS`."""
        self.tours.display = display
        self.request_changed.emit()

    def ask_end(self, end: End | None) -> None:
        """Have the next square that is chosen be this end of the tour; None asks for neither any more."""
        if end != self.requested_end and not (self.playing and end is not None):
            self.requested_end = end
            self.asked_end_changed.emit()
            self.said.emit()

    def choose_end(self, end: End, square: Square | None) -> None:
        """Ask for tours with a square as this end, or (None) with any, without searching for one."""
        self.ask_end(None)
        self.set_request(with_end(self.request, end, square))

    @Slot(object)
    def choose_square(self, square: Square) -> None:
        """Put the knight of the game on a square, choose the end that is asked for, or search for a tour from it.

        An unsolved riddle is tried by hand.
        """
        if self.riddle.kept_back:
            self.play_by_hand(True)
        if self.playing:
            self.game.visit(square)
        elif self.requested_end is not None:
            self.choose_end(self.requested_end, square)
        else:
            self.search_from(square)

    def search_from(self, square: Square) -> None:
        """Search for a tour from a square."""
        self.set_request(with_end(self.request, End.START, square))
        self.search()

    @Slot(object)
    def end_on(self, square: Square) -> None:
        """Ask for tours that end on a square, or no longer do; with a start, search for one. Not during a game."""
        if self.playing or not self.can_search:
            return
        self.set_request(ending_on(self.request, square))
        if self.request.end is not None and self.request.start is not None:
            self.search()

    @Slot(object)
    def toggle_square(self, square: Square) -> None:
        """Remove a square from the board, or restore it; not while the knight of the game is on it."""
        if self.game_on_board:
            return
        if self.request.board.size == 1 and self.request.board.has(square) and not self.drawing.active:
            self.say(partial(translated, Message(BoardFault.NO_SQUARES)))
        else:
            self.drawing.toggle(square)

    @Slot()
    def draw(self) -> None:
        """Offer to draw the board: no search runs meanwhile, and the game is left."""
        self.ask_end(None)
        self.play_by_hand(False)
        if self.runner.busy:
            self._renew()
        self.drawing.begin()
        self._tell_analysis()

    @Slot()
    def finish_drawing(self) -> None:
        """Offer to draw no longer; where no square is drawn, the board before is there again."""
        if self.drawing.active:
            self.requested_board.finish_drawing()
            self.request_changed.emit()
            self._tell_analysis()

    @Slot()
    def undo(self) -> None:
        """Undo the last step of the game, or the last change of the board and show its tour again."""
        self.drawing.lift()
        if self.game_on_board:
            self.game.undo()
        elif self.requested_board.can_undo:
            self.show_before(self.requested_board.undo())

    @Slot()
    def redo(self) -> None:
        """Take the next step of the game again, or make the change of the board again that was undone last."""
        self.drawing.lift()
        if self.playing and self.game.can_redo:
            self.game.redo()
        elif self.requested_board.can_redo:
            self.show_before(self.requested_board.redo())

    @property
    def can_search(self) -> bool:
        """Not while there is a riddle to solve: the answer of a search would be that of the riddle."""
        return not self.riddle.kept_back

    def begin_search(self) -> None:
        """Search for a tour as asked for."""
        if not self.can_search or (self.drawing.active and self.drawing.empty):
            return
        self._make_room()
        self.finding.begin(self.request, self.engine)

    @Slot()
    def count(self) -> None:
        """Count the tours that are asked for, or go on with it; one that is shown stays."""
        if self.can_search and not (self.drawing.active and self.drawing.empty):
            self.counting.count(TourSearch(self.request, self.engine, counting=True), self._make_sentence)

    @Slot()
    def next_answer(self) -> None:
        """Search for the tour after the last one, unless that is done already."""
        if self.can_go_on and not self.runner.busy:
            self.play_by_hand(False)
            if self.counting.is_last:
                self.counting.look(self.request)
                self.finding.begin(self.request, self.engine, self.tours.number)
            else:
                self.finding.go_on(self.request)

    @Slot(object)
    def _take_answer(self, report: Report[Found[Any]]) -> None:
        """Say how many tours there are, or show a tour from its first square on and play it."""
        if is_of_count(report):
            self.counting.take_answer(report)
        else:
            self.finding.take_answer(report)

    @Slot(object)
    def take_verdict(self, report: Report[Verdict]) -> None:
        """Say why there is no tour, or no other, and show the last one again; or how far a count came."""
        if is_of_count(report):
            self.counting.take_verdict(report)
        else:
            self.finding.take_verdict(report)

    def export_subject(self) -> Subject:
        """The game by hand, the tour, or the board alone, with what the display leaves on the board."""
        from app.knight.export_subject import knight_subject  # imported at the first export

        shown = played_walk(self.game.line) if self.game_on_board else searched_walk(self.tour, self.request)
        return knight_subject(*shown, DISPLAYS[self.tours.display], self.playback.position)

    @Slot()
    def read_own(self) -> None:
        """Read the boards that the person named anew."""
        self.achieved.read_boards()

    def remember(self, settings: Settings) -> None:
        """Keep the choices, the board, and the tour that is shown."""
        super().remember(settings)
        settings.keep(KNIGHT_SHOWS, self.tours.display)
        keep_request(self.request, settings)

    def warm_up(self) -> None:
        """Load the kernels of the default engine, by a tour of a small board."""
        self.runner.prepare(lambda: ENGINES[0].start(TourRequest(Board(5, 5), (0, 0))))

    def close(self) -> None:
        """End for good: no thread and no timer is left running, and the game is saved as it stands."""
        self.analysis.close()
        super().close()

    @Slot()
    def _renew(self) -> None:
        """Show the board that is asked for, with the game on it, or a tour that was set aside, or empty.

        Analyse its starts, too.
        """
        self.ask_end(None)
        if self.playing:
            self.finish_drawing()
        self.game.leave()  # it must not follow the playback while the board is emptied
        aside, self._set_aside = self._set_aside, None
        if aside is None or (aside.request, aside.engine) != (self.request, self.engine):
            aside = None
            self._forget_tours()
        else:
            self.tours.forget()
        self.request_changed.emit()
        self.shown_changed.emit()
        if self.playing:
            request = self.request
            if self.game.subject != (request.board, request.closed):
                self.game.begin(request.board, request.closed)
            self.game.enter()
            self._set_aside = aside
        elif aside is not None:
            self.show_before(aside.shown)
        self.riddle.follow(self.request.board, self.request.closed)
        self.analysis.ask(self.shown_request)

    def _forget_tours(self) -> None:
        self.finding.forget()
        self.counting.look(self.request)

    @Slot()
    def _make_room_for_count(self) -> None:
        """A count begins, watched where the pace is to be paused: a tour that is shown stays."""
        if self.watch.starts_paused:
            self.watch.begin()
        if self.shown_tour is None:
            self._make_room()
        else:
            self.ask_end(None)
            self.finish_drawing()
            self.clear_progress()

    def _make_room(self) -> None:
        self.ask_end(None)
        self.finish_drawing()
        self.play_by_hand(False)
        self._forget_tours()
        self.shown_changed.emit()

    @Slot()
    def _take_analysis(self) -> None:
        """Tell what is known of the starts, unless a search or a count has said more meanwhile."""
        if not (self.finding.begun or self.counting.is_last):
            self._tell_analysis()

    @Slot()
    def _tell_analysis(self) -> None:
        if not (self.runner.busy or self.tours.number or self.playing):
            self.say(self._board_sentence)

    def _board_sentence(self) -> str:
        return board_sentence(self.requested_board, self.engine, self.analysis, self.riddle, self.tours, self.counting)

    @Slot()
    def show_proof(self) -> None:
        """Show on the board the proof of the reason that is given now in words, if one is."""
        self.proof.show_reason(self.requested_board.shown, self._given_reason())

    def _given_reason(self) -> Message | None:
        known, start, game = self.analysis.known, self.request.start, self.game
        if self.playing:
            mistake = None if self.riddle.kept_back or game.complete or not game.told else game.verdict.mistake
            return None if mistake is None else mistake.reason
        if self.runner.busy or self.tours.number or self.drawing.empty:
            return None
        if self.riddle.present:
            return self.finding.reason or self.riddle.proof
        return self.finding.reason or known.everywhere or (None if start is None else known.reasons.get(start))

    @Slot()
    def _tell_what_to_do(self) -> None:
        if self.game.active:
            self.say(partial(what_to_do, self.game.line))

    @Slot()
    def _refuse_hint(self) -> None:
        self.say(partial(no_hint_sentence, self.game.line, self.game.verdict))
