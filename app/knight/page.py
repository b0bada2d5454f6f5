"""The knight's page: click a square, and watch a knight tour the board from there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Slot
from PySide6.QtWidgets import QToolButton, QToolTip, QWidget

from app.knight.board.chessboard import Chessboard
from app.knight.board.shape_brush import ShapeBrush
from app.knight.board.trail import DISPLAYS
from app.knight.board.zoom_controls import ZoomControls
from app.knight.count_section import CountSection
from app.knight.game_section import KnightGameSection
from app.knight.piece_words import chosen_name
from app.knight.proof_steps import ProofSteps
from app.knight.riddle_panel import RiddlePanel
from app.knight.search_choices import KnightSearchChoices
from app.knight.session import KnightSession
from app.knight.shape.shape_tools import ShapeTools, tour_known
from app.knight.square_menu import SquareMenu
from app.knight.start_analysis import NOTHING_KNOWN
from app.knight.tour_view import TourView
from app.knight.walk_forms import both_forms, walk_forms
from app.knight.words import counter_words, square_hint, visited_title
from app.puzzle.copy_forms import Copier, CopyForm
from app.puzzle.invitation import GoalLine, Invitation
from app.puzzle.page import OPTIONS, STEPS, PuzzlePage
from app.puzzle.presentation import SlideParts
from app.search.counters import CounterFigure
from app.search.progress_panel import ProgressPanel
from app.search.watch_frame import WatchFrame
from app.search.worker import Report
from app.ui.look.theme import Appearance
from app.ui.settings import AT_FIRST, Settings, Tips
from app.ui.widgets.actions import bind, enable, square_button, tip
from app.ui.widgets.shorthand import button, fill, named
from app.ui.words.language import current
from app.ui.words.numbers import board_size
from solvers.knight.board import Board, Square
from solvers.search import Progress

if TYPE_CHECKING:
    from app.knight.trace.stack_list import StackList
    from app.search.legend import LegendEntry


SMALL = Board(5, 5)
"""A board that is quickly played by hand."""


class KnightPage(PuzzlePage):
    """A view of a `KnightSession`: a board to click on, and the tours that are found from its squares."""

    session: KnightSession
    game_section: KnightGameSection

    first_details = STEPS
    window_actions = ("paste",)

    def __init__(self, session: KnightSession, appearance: Appearance, settings: Settings) -> None:
        self.chessboard = Chessboard(appearance)
        self.brush = ShapeBrush(self.chessboard)
        super().__init__(session, self.chessboard, appearance)
        self.draw_button = self._draw_button()
        self.knight_choices = KnightSearchChoices(
            session=session, appearance=appearance, board=self.chessboard, draw=self.draw_button, more=self.more_button
        )
        self.choices.addWidget(self.knight_choices)
        self.method_button.setToolTip(self.tr("Choose the method, the piece, the edges, and other options"))
        self.shape_tools = ShapeTools(session.drawing, appearance)
        self._show_request()
        self._show_analysis()
        self._copier = Copier(self)
        self._copier.copied.connect(self._confirm_copied_tour)
        self.view = TourView(session, self.chessboard, self.copy_as, self)
        self.game_section = KnightGameSection(session, self.chessboard, appearance, self)
        self.add_block(self.game_section.panel)
        self.messages.insertWidget(0, self.game_section.panel.verdict)
        self.add_block(self.shape_tools)
        self.messages.insertWidget(0, self.shape_tools.reason)
        self.riddle_panel = RiddlePanel(session.riddle)
        self.add_block(self.riddle_panel)
        self.messages.insertWidget(0, self.riddle_panel.said)
        self.count_section = CountSection(session, self)
        self.messages.insertWidget(0, self.count_section.status)
        self._add_buttons()
        self._fill_details()
        self._show_mode()
        self.proof_steps = ProofSteps(session.proof, self.chessboard, appearance)
        self.messages.insertWidget(0, self.proof_steps)
        self.invitation = Invitation(self.chessboard, session, Tips(settings))
        self.add_goal(self._goal_line(Tips(settings)))
        self.zoom_controls = ZoomControls(self.chessboard, self.page_actions, appearance)
        self._connect_board()
        self._offer_own_actions()
        session.request_changed.connect(self._show_request)
        session.own_engines_changed.connect(self._show_request)
        for changed in (session.analysis.changed, session.riddle.changed, session.proof.changed):
            changed.connect(self._show_analysis)
        for changed in (session.playing_changed, session.riddle.changed, session.drawing.tools_changed):
            changed.connect(self._show_mode)
        session.riddle.changed.connect(self.refresh_slide)
        self.game_section.panel.told.toggled.connect(session.show_proof)
        self.riddle_panel.list_button.clicked.connect(self.knight_choices.boards.showPopup)
        self.riddle_panel.next_button.clicked.connect(session.next_riddle)
        for changed in (session.proof.changed, self.transport.readiness_changed):
            changed.connect(self._offer_proof_steps)
        for name, step in (("back", self._step_proof_back), ("forward", self._step_proof_on)):
            self.page_actions[name].triggered.connect(step)
        session.game.changed.connect(self._show_way_back)
        self.game_section.panel.told.toggled.connect(self._show_way_back)
        session.counting.changed.connect(self._show_way_back)
        session.counting.changed.connect(self.refresh_actions)
        session.asked_end_changed.connect(self._show_asked_end)
        self.shape_tools.done.connect(session.finish_drawing)
        self.shape_tools.save_wanted.connect(self.knight_choices.ask_for_name)
        session.saved.connect(self._confirm_saved)
        self.attach()

    @property
    def goal_wanted(self) -> bool:
        """Not where a game by hand, the tools to draw, or a riddle say what to do."""
        session = self.session
        return super().goal_wanted and not (session.playing or session.drawing.active or session.riddle.kept_back)

    def slide_parts(self, number: int) -> SlideParts:
        """The board, and beside it the riddle that it asks, if it does."""
        panel, slide = self.riddle_panel, super().slide_parts(number)
        asked = self.session.riddle.present and not self.session.watch.watching
        return slide._replace(beside=(panel, panel.said, panel.answer_button, self.proof_steps)) if asked else slide

    def step_slide(self, by: int) -> bool:
        """Take a step of what is played back, or of a proof; after that, go to the next riddle."""
        proof, stepped = self.session.proof, super().step_slide(by)
        if not stepped and not self.playback.length and 0 <= proof.place + by < len(proof.stages):
            self.page_actions["forward" if by > 0 else "back"].trigger()
        elif not stepped and by > 0 and self.session.riddle.present:
            self.session.next_riddle()
        return True

    @property
    def after_search(self) -> QWidget:
        """After a count, its button."""
        return self.count_section.button if self.session.counting.is_last else super().after_search

    def _goal_line(self, tips: Tips) -> GoalLine:
        text = self.tr("Try it by hand on {size}").format(size=board_size(SMALL.rows, SMALL.columns))
        tip = self.tr("Move the knight yourself on a small board")
        begin = button(text, "knightBeginButton", tip, self._begin_small)
        goal = self.tr("Visit every square exactly once: click a square to see a tour.")
        return GoalLine(self.session.name, lambda: goal, begin, appearance=self._appearance, tips=tips)

    @Slot()
    def _begin_small(self) -> None:
        """Have a small board played by hand."""
        self.session.choose_board(SMALL, closed=False)
        self.session.play_by_hand(True)

    @Slot()
    def _begin_by_hand(self) -> None:
        """Begin a game by hand on the board that is asked for."""
        self.session.play_by_hand(True)
        self.game_section.reset()

    def show_progress(self, report: Report[Progress]) -> None:
        """Draw the path that a search has come to, and show what it remarks."""
        self.progress.name_visited(visited_title(report.event))
        self.view.show_progress(report)

    def cover_block(self, cover: QWidget | None) -> None:
        """Leave room for what covers the panel: what is asked for is seen on the board, too."""
        self.knight_choices.kind.setVisible(cover is None)
        self._offer_choices()
        super().cover_block(cover)

    def show_watch(self, frame: WatchFrame | None) -> None:
        """Show a step of a watched search with its marks."""
        if frame is None:
            self.view.uncover_tour()
            if "stack" in self.__dict__:
                self.stack.hide()
            return
        from app.knight.trace.marks_layer import marked

        self.stack.show_frame(frame)
        if frame.family is None and frame.request.counting:
            self.pseudocode.show_family("")
        self.progress.name_visited(visited_title(frame.progress))
        self.view.show_progress(frame.report, marked(frame, frame.request.request.board))

    @property
    def chapter(self) -> str:
        """The chapter on boards while one is drawn, or a riddle is on the board."""
        of_board = self.session.drawing.active or self.session.riddle.kept_back
        return "boards" if of_board else super().chapter

    def legend_of(self, family: str) -> Sequence[LegendEntry]:
        """What explains the marks on the board."""
        from app.knight.trace.legend import legend_of

        return legend_of(family, self.session.request.board.piece)

    def watched_family(self, frame: WatchFrame | None) -> str:
        """The family of the method that is watched; a count that tells of none has its own marks."""
        counting = frame is not None and frame.family is None and frame.request.counting
        return "counting" if counting else super().watched_family(frame)

    @cached_property
    def stack(self) -> StackList:
        """The stack of a watched search, below its pseudocode."""
        from app.knight.trace.stack_list import StackList

        made = StackList("knightStack")
        self.search_details.insertWidget(self.search_details.indexOf(self.progress), made)
        return made

    def watched_method(self, frame: WatchFrame | None) -> str:
        """The name of the method that is watched, or of the one that is chosen."""
        from app.knight.trace.words import watched_method

        return watched_method(self.session.engine, frame)

    def watched_figures(self, frame: WatchFrame) -> Sequence[CounterFigure]:
        """The most telling figures of a step."""
        from app.knight.trace.words import watched_figures

        return watched_figures(frame)

    @Slot()
    def copy(self) -> None:
        """Copy the tour as a matrix of numbers and in chess notation."""
        form = both_forms(self.session.copied_walk)
        if form is not None:
            self._copier.copy(form)

    @Slot()
    def _confirm_copied_tour(self) -> None:
        self.toast.say(self.tr("Tour copied as a matrix of numbers and in chess notation"))

    def copy_forms(self) -> Sequence[CopyForm]:
        """The tour as a matrix, in coordinates and in chess notation."""
        return walk_forms(self.session.copied_walk)

    def possible_actions(self) -> dict[str, bool]:
        """Whether each action that depends on what is shown would do something now."""
        session, game, copyable = self.session, self.session.game, self.session.copied_walk is not None
        possible = super().possible_actions()
        return {
            **possible,
            "undo": session.can_undo,
            "redo": session.can_redo,
            "reset": session.playing and game.can_reset,
            "hint": session.playing and game.can_hint and session.can_search,
            "next": session.can_go_on,
            "copy": copyable,
            "copy-as": copyable,
            "stop": possible["stop"] or self.count_section.asks,
        }

    @Slot()
    def stop(self) -> None:
        """Stop the search, take the card away, or do not begin the count that was asked about."""
        if self.count_section.asks and not (self.session.runner.busy or self.game_section.card_shown):
            self.count_section.cancel.click()
        else:
            super().stop()

    @Slot()
    def offer_stop(self) -> None:
        """Put Stop in the place of the button that began the search; a count is not begun a second time."""
        super().offer_stop()
        self.count_section.rest()

    def _add_buttons(self) -> None:
        """Add Next and Count to the buttons of the search, and give Find its words."""
        search, following = self.page_actions["search"], self.page_actions["next"]
        find = tip(self.tr("Find a tour from the chosen square"), search)
        named(self.find_button, "knightFindButton", tip=find, role="primary")
        self.find_button.setText(self.tr("Find"))
        self._next_button = button(self.tr("Next"), "knightNextButton", role="narrow")
        bind(self._next_button, following, self.tr("Find the next tour"))
        self.by_hand = button(self.tr("By hand"), "knightByHandButton", self.tr("Move the piece yourself"))
        named(self.by_hand, role="narrow").setCheckable(True)
        self.by_hand.toggled.connect(self.session.play_by_hand)
        count = self.count_section
        found = ((made, 1) for made in (self._next_button, count.button, *count.buttons))
        fill(
            self.more,
            (self.game_section.panel.back_to, 2),
            *found,
            (self.by_hand, 1),
            (self.riddle_panel.answer_button, 1),
        )
        count.show_present()

    def _fill_details(self) -> None:
        self.more_menu.addMenu(self.copy_as)
        for name, text, act in (
            ("nextRiddleAction", self.tr("Next riddle"), self.session.next_riddle),
            ("saveBoardAction", self.tr("Save this board…"), self.knight_choices.ask_for_name),
        ):
            action = self.more_menu.addAction(text)
            action.setObjectName(name)
            action.triggered.connect(act)
        self.more_menu.addAction(self.count_section.discard)
        self.details.add(OPTIONS, self.knight_choices.options(self.game_section.panel.told), self.tr("Options"))
        self.details.add(STEPS, self.view, self.tr("Squares"))
        self.search_details.insertWidget(1, self.view.remark)
        self.add_search_details()

    @cached_property
    def progress(self) -> ProgressPanel:
        """The figures of a search."""
        return ProgressPanel(self.session.name, visited_title(Progress(0, 0)), counter_words())

    def _draw_button(self) -> QToolButton:
        made = square_button("knightShapeButton", self.tr("Draw the board"), glyph="✎")
        made.setCheckable(True)
        action = self.page_actions["draw"]
        action.setCheckable(True)
        bind(made, action, self.tr("Draw and erase squares"))
        return made

    @Slot()
    def _show_mode(self) -> None:
        """Show the panel of the game by hand, or the tools that draw the board, or the buttons of the search."""
        session, drawing = self.session, self.session.drawing
        self.by_hand.setChecked(session.playing)
        self.draw_button.setChecked(drawing.active)
        self.page_actions["draw"].setChecked(drawing.active)
        asked = session.riddle.present and not (session.playing or drawing.active)
        block = self.riddle_panel if asked else None
        self.show_block(self.game_section.panel if session.playing else self.shape_tools if drawing.active else block)
        self.methods.setVisible(not (session.playing or drawing.active or session.riddle.kept_back))
        self.riddle_panel.said.setVisible(asked)
        self.give_to_messages(self.riddle_panel.freed if asked else 0)
        self.riddle_panel.answer_button.setVisible(asked and not session.riddle.solved)
        self.by_hand.setVisible(not drawing.active)
        self._show_way_back()
        self.shape_tools.reason.setVisible(drawing.active)
        self.result.setVisible(not drawing.active)
        self._offer_choices()
        self.brush.draw_with(drawing.symmetry if drawing.active else None)
        self.show_details()
        self.show_below()
        self._show_analysis()

    def _offer_choices(self) -> None:
        """Show the ends of the tour and the method where there is room for them: not beside a riddle."""
        session = self.session
        offered = not (session.watch.watching or session.riddle.present)
        self.knight_choices.ends.setVisible(offered and not (session.playing or session.drawing.active))
        self.method_button.setVisible(offered)
        self.chessboard.pointer.show_cursor(  # while a search is watched, the arrow keys step through it
            self.chessboard.pointer.cursor_square is not None and not session.watch.watching
        )

    @Slot()
    def show_details(self) -> None:
        """Show the section that is chosen; while the board is drawn, none, and beside a riddle only one asked for."""
        session = self.session
        riddle = session.riddle.present and not session.playing
        if session.drawing.active or (riddle and session.details == AT_FIRST):
            self.details.show_section("")
            self.side.open(opened=False, asked=False)
        else:
            super().show_details()

    @Slot()
    def _show_way_back(self) -> None:
        """Show the button to where a tour was possible in place of those that find and count tours, or these.

        While there is a riddle to solve, they are not shown either. Nor is Next during the question about a count.
        """
        way_back = self.game_section.panel.back_to
        lost = self.session.playing and way_back.text() != ""
        if way_back.isVisible() and not lost and way_back.hasFocus():
            self.chessboard.setFocus()
        offered = not (lost or self.session.drawing.active or self.session.riddle.kept_back)
        self._next_button.setVisible(offered and not self.count_section.asks)
        self.count_section.offer(offered)
        way_back.setVisible(lost)

    def _connect_board(self) -> None:
        pointer, brush, session = self.chessboard.pointer, self.brush, self.session
        for done in (
            pointer.square_clicked,
            pointer.end_clicked,
            pointer.square_toggled,
            pointer.menu_wanted,
            brush.stroke_begun,
        ):
            done.connect(self.invitation.follow)
        pointer.square_clicked.connect(session.choose_square)
        pointer.end_clicked.connect(session.end_on)
        pointer.square_toggled.connect(session.toggle_square)
        pointer.square_pointed.connect(self._point_at)
        pointer.menu_wanted.connect(self._open_menu)
        pointer.mode_left.connect(self._leave_mode)
        brush.stroke_begun.connect(session.drawing.press)
        brush.stroke_moved.connect(session.drawing.move)
        brush.stroke_ended.connect(session.drawing.lift)
        session.playback.playing_changed.connect(self.chessboard.follow_knight)
        session.playback.playing_changed.connect(self._put_tooltip_away)
        session.runner.busy_changed.connect(self._put_tooltip_away)

    def _offer_own_actions(self) -> None:
        session = self.session
        self.offer_game(
            {"new": self._begin_by_hand, "undo": session.undo, "redo": session.redo, "draw": self._turn_drawing}
        )
        for changed in (
            session.game.finished,
            session.shown_changed,
            session.request_changed,
            session.playing_changed,
            session.runner.resumable_changed,
            session.riddle.changed,
        ):
            changed.connect(self.refresh_actions)

    @Slot()
    def _show_request(self) -> None:
        """Show the board that is asked for, its ends, and how tours are displayed."""
        request, board = self.session.shown_request, self.session.requested_board.shown
        if board != self.chessboard.board:
            self.chessboard.set_board(board)
        self.chessboard.mark_ends(request.board, request.start, request.end)
        self.chessboard.set_display(DISPLAYS[self.session.tours.display])
        title = self.session.engine.words(current()).title
        self.say_method(f"{title} · {chosen_name(board, self.session.request.symmetry)}")

    @Slot()
    def _show_analysis(self) -> None:
        """Mark the squares that start no tour; while squares are drawn, say what is known."""
        session, board = self.session, self.session.requested_board.shown
        known = session.analysis.known
        hidden = session.riddle.kept_back or session.proof.stages  # a proof says more than marks of all squares
        marked = set() if hidden else known.reasons.keys() - {session.request.end}
        self.chessboard.mark_without_tour(session.analysis.board, marked)
        if session.drawing.active:
            self.shape_tools.show_reason(
                *("", False) if session.riddle.kept_back else tour_known(board, known, session.request.closed)
            )

    @Slot()
    def _offer_proof_steps(self) -> None:
        """Let the keys of the playback step through a proof as well."""
        offered = self.transport.driven.ready or bool(self.session.proof.stages)
        enable(self.page_actions, dict.fromkeys(("back", "forward"), offered))

    @Slot()
    def _step_proof_back(self) -> None:
        """Go back in the proof, where there is no playback to go back in."""
        if not self.playback.length:
            self.session.proof.back()

    @Slot()
    def _step_proof_on(self) -> None:
        """Go on in the proof, where there is no playback to go on in."""
        if not self.playback.length:
            self.session.proof.forward()

    @Slot()
    def _show_asked_end(self) -> None:
        self.chessboard.pointer.ask_for_end(self.session.requested_end is not None)

    @Slot()
    def _leave_mode(self) -> None:
        """Escape: choose no end of the tour any more, or draw no longer."""
        if self.session.requested_end is not None:
            self.session.ask_end(None)
        else:
            self.session.finish_drawing()

    @Slot()
    def _turn_drawing(self) -> None:
        """Begin to draw the board, or stop."""
        if self.session.drawing.active:
            self.session.finish_drawing()
        else:
            self.session.draw()
            self.chessboard.setFocus()

    @Slot(object)
    def _point_at(self, square: Square | None) -> None:
        """Say in a tooltip what clicks on a square do, or why no tour starts there."""
        session = self.session
        known, asked = session.analysis.known, session.drawing.active or session.riddle.kept_back
        if square is None or session.game_on_board or asked or self._moves_by_itself:
            known, text = NOTHING_KNOWN, ""
        else:
            text = square_hint(square, session.request.board, known)
        self.chessboard.setToolTip(text)
        self.proof_steps.point_at(None if square is None else known.reasons.get(square))

    @property
    def _moves_by_itself(self) -> bool:
        """Whether something moves on the board, which no tooltip is to cover."""
        return self.session.playback.playing or self.session.runner.busy

    @Slot()
    def _put_tooltip_away(self) -> None:
        if self._moves_by_itself:
            self.chessboard.setToolTip("")
            QToolTip.hideText()

    @Slot(object, object)
    def _open_menu(self, square: Square, point: QPoint) -> None:
        SquareMenu(square, self.session, self).popup(point)

    @Slot(str)
    def _confirm_saved(self, name: str) -> None:
        """Say that the board was saved under a name, or, where nothing lasts, kept."""
        saved = self.tr("Board saved as “{name}”")
        text = (
            saved
            if self.session.achieved.lasting
            else self.tr("Board saved as “{name}”, but only until you close the program")
        )
        self.toast.say(text.format(name=name))
