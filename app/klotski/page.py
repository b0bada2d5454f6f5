"""The Klotski page: choose a layout, play it, solve it, watch the solution."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QVBoxLayout

from app.klotski.analysis import StarCost
from app.klotski.board.playable_board import NEXT_KEY, PlayableKlotskiBoard
from app.klotski.counter_words import counter_words
from app.klotski.game_section import KlotskiGameSection, player_of
from app.klotski.layouts.layout_combo import LayoutCombo
from app.klotski.layouts.layout_names import copied_sentence, copy_forms
from app.klotski.map_place import MAP, MapPlace
from app.klotski.session import KlotskiSession
from app.klotski.words import (
    StepLines,
    cost_sentence,
    goal_sentence,
    method_sentence,
    refusal,
    taken_title,
)
from app.puzzle.copy_forms import CopyForm
from app.puzzle.invitation import GoalLine, Invitation
from app.puzzle.page import OPTIONS, STEPS, PuzzlePage
from app.puzzle.presentation import SlideParts
from app.puzzle.side_panel import SPACING
from app.puzzle.step_list import StepList
from app.search.counters import CounterFigure
from app.search.watch_frame import WatchFrame
from app.ui.look.theme import Appearance
from app.ui.settings import Settings, Tips
from app.ui.widgets.actions import action_key, enable, key_text, offer, tip
from app.ui.widgets.piece_names_menu import PieceNamesMenu
from app.ui.widgets.scrolled import Scrolled
from app.ui.widgets.shorthand import button, connect_slot, label, named, row
from app.ui.words.markdown import escaped
from app.ui.words.messages import as_sentence, translated

if TYPE_CHECKING:
    from app.klotski.review.review import Review
    from app.klotski.search_choices import KlotskiSearchChoices
    from app.klotski.trace.watched import WatchedSearch
    from app.search.legend import LegendEntry
    from app.search.progress_panel import ProgressPanel


class KlotskiPage(PuzzlePage):
    """A view of a `KlotskiSession`: a layout of the catalogue on the board, its solution in steps."""

    session: KlotskiSession
    game_section: KlotskiGameSection

    window_actions = ("catalogue", "stands", "edit-layout", "paste")
    new_game = "catalogue"

    def __init__(self, session: KlotskiSession, appearance: Appearance, settings: Settings) -> None:
        self._appearance = appearance
        self.klotski_board = PlayableKlotskiBoard(appearance, player_of(session))
        super().__init__(session, self.klotski_board, appearance)
        self.game_section = KlotskiGameSection(session, self.klotski_board, appearance, self)
        self.layout_combo = LayoutCombo(appearance)
        promise = self.tr("What is played is listed here; in a strict game, once it is won")
        self.steps = StepList("klotskiSteps", session.playback, promise)
        self.square_names = QAction(self.tr("Square names and piece numbers"), self, checkable=True)
        self.square_names.setObjectName("klotskiSquareNamesAction")
        self.square_names.setChecked(session.squares_named)
        named(self.find_button, "klotskiSolveButton").setText(self.tr("Solve"))
        self._fill_panel(appearance)
        self.invitation = Invitation(self.klotski_board, session, Tips(settings))
        self.add_goal(self._goal_line(Tips(settings)))
        # What a person who does not see the board has to know:
        self.klotski_board.setAccessibleDescription(
            self.tr(
                "Slide the pieces until Cao Cao, the large one, reaches the exit at the bottom. "
                "Drag them, or select one with {select} and slide it with the arrow keys. {guide} opens the guide."
            ).format(select=key_text(NEXT_KEY), guide=action_key("guide"))
        )
        self._offer_own_actions()
        self._order_tab()
        self.attach()

    def attach(self) -> None:
        """Show the session's present state, and follow it from now on."""
        session = self.session
        self.layout_combo.offered.show_progress(session.progress)
        self._offer_own_layouts()
        self._show_layout()
        self._show_choices()
        self._list_steps()
        self._learn_optimum()
        super().attach()
        if session.has_review:
            self._make_review_view(session.review)
        session.review_made.connect(self._make_review_view)
        self.layout_combo.currentIndexChanged.connect(self._choose_layout)
        # Let keys be for the board and for actions: on the dropdown, letters would search the layouts.
        connect_slot(self.layout_combo, "picked()", self.klotski_board, "setFocus()")
        self.klotski_board.slid.connect(self.invitation.follow)
        self.square_names.toggled.connect(session.choose_squares_named)
        self.square_names.toggled.connect(self._name_squares)
        self.steps.visible_changed.connect(self._name_squares)
        session.own_layouts_changed.connect(self._offer_own_layouts)
        session.layout_changed.connect(self._show_layout)
        session.choices_changed.connect(self._show_choices)
        session.own_engines_changed.connect(self._show_choices)
        session.game.line_changed.connect(self._list_steps)
        session.game.changed.connect(self._learn_optimum)
        session.game.warned.connect(self._warn)

    @property
    def first_slide(self) -> int:
        """The map, where the keys are on that."""
        on_map = self.map_place.isAncestorOf(self.window().focusWidget() or self)
        return len(self.slide_titles()) - 1 if on_map else 0

    def slide_titles(self) -> Sequence[str]:
        """The board, and the map where that is beside it."""
        beside = self.map_place.section is not None and self.map_place.isVisible() and not self.details.in_own_window
        return [self.session.title, *([self.map_place.accessibleName()] if beside else ())]

    def slide_parts(self, number: int) -> SlideParts:
        """The board, or the map with its legend."""
        section = self.map_place.section
        if number == 0 or section is None:
            return super().slide_parts(number)
        return SlideParts(section.drawn, (section.legend,), escaped(section.reach.text()))

    def _goal_line(self, tips: Tips) -> GoalLine:
        """The goal, with a button that begins with the easiest layout of the chapters: of that it is said, too."""
        tip = self.tr("Play the first layout of the chapters, which lead from easy to hard")
        begin = button(self.tr("Start with five moves"), "klotskiBeginButton", tip, self.session.begin_chapters)
        connect_slot(begin, "clicked()", self.klotski_board, "setFocus()")
        connect_slot(begin, "clicked()", begin, "hide()")
        look = self._appearance
        return GoalLine(self.session.name, lambda: goal_sentence(look.lettering), begin, appearance=look, tips=tips)

    def show_watch(self, frame: WatchFrame | None) -> None:
        """Show a step on the board and in the details; None shows the game again."""
        if frame is not None or "watched" in self.__dict__:
            self.watched.show(frame)
            self._show_remark()
        if frame is not None and self.details.shown == MAP and self.watched.expanded is not None:
            self.map_place.mark_layout(self.watched.expanded)

    def legend_of(self, family: str) -> Sequence[LegendEntry]:
        """What explains the marks on the board."""
        from app.klotski.trace.legend import legend_of

        return legend_of(family)

    def watched_figures(self, frame: WatchFrame) -> Sequence[CounterFigure]:
        """The most telling figures of a step."""
        from app.klotski.trace.words import watched_figures

        return watched_figures(frame)

    @cached_property
    def klotski_choices(self) -> KlotskiSearchChoices:
        """The controls of the search that are not always in sight."""
        from app.klotski.search_choices import KlotskiSearchChoices

        choices = KlotskiSearchChoices(self.session, self._appearance, self.game_section.panel.told, self)
        choices.hide()  # until it is in the details
        return choices

    @cached_property
    def watched(self) -> WatchedSearch:
        """The views of a watched search, made when one is watched for the first time."""
        from app.klotski.trace.watched import WatchedSearch

        made = WatchedSearch(self.klotski_board, self._appearance)
        made.view.refused.connect(self._refuse_move)
        made.map_button.clicked.connect(self._show_on_map)
        self.search_details.insertWidget(self.search_details.indexOf(self.progress), made.details, 1)
        self.search_details.insertWidget(self.search_details.indexOf(self.progress), made.map_button)
        return made

    @Slot(object)
    def _warn(self, cost: StarCost) -> None:
        """Say what something costs, before a hint or a way is shown also over the board."""
        self.game_section.panel.say(cost_sentence(cost))
        if cost is not StarCost.UNDO:
            asked_on_map = cost is StarCost.WAY and self.details.in_own_window
            (self.map_place.toast if asked_on_map else self.toast).say(cost_sentence(cost))

    @Slot()
    def _refuse_move(self) -> None:
        looking_back = self.session.watch.looking_back
        self.toast.say(
            self.tr("Press {key} to play").format(key=action_key("stop"))
            if looking_back
            else self.tr("Stop the search to play")
        )

    @property
    def chapter(self) -> str:
        """The chapter on the map while that has the focus, also in a window of its own; that on a review."""
        focused = (QApplication.activeWindow() or self.window()).focusWidget()
        if self.map_place.isAncestorOf(focused or self):
            return MAP
        return "review" if self.session.reviewing else super().chapter

    def possible_actions(self) -> dict[str, bool]:
        """Whether each action that depends on what is shown would do something now."""
        session, game, watch = self.session, self.session.game, self.session.watch
        moving = session.runner.busy or session.playback.playing
        return {
            **super().possible_actions(),
            "undo": game.can_undo and not session.reviewing,
            "redo": game.can_redo and not session.reviewing,
            "reset": game.can_reset and not session.reviewing,
            "hint": game.can_hint and not session.reviewing,
            **dict.fromkeys(("previous-detour", "next-detour", "better"), session.can_review and not watch.watching),
            "next": session.runner.resumable,
            "stop": moving or session.reviewing or watch.looking_back or self.game_section.card_shown,
        }

    @Slot()
    def stop(self) -> None:
        """Stop the search, or take the card away, or leave the review, or else pause the solution that is shown."""
        if self.session.reviewing and not self.game_section.card_shown:
            self.session.review.leave()
        else:
            super().stop()

    @Slot()
    def copy(self) -> None:
        """Copy the layout's text form and, when there are any, the steps in words."""
        QApplication.clipboard().setText(self.session.text)
        self.toast.say(copied_sentence(self.session.game.length))

    def copy_forms(self) -> list[CopyForm]:
        """The layout on the board, in every code."""
        return copy_forms(self.session.layout_on_board)

    def paste(self) -> None:
        """Show the layout whose name or code is on the clipboard; raises `InputError` where there is none."""
        self.klotski_choices.code_box.take(QApplication.clipboard().text())

    def _offer_own_actions(self) -> None:
        self.page_actions["new"].setText(self.tr("&New game…"))  # it asks for the layout
        session, section = self.session, self.game_section
        self.offer_game()
        offer(
            self.page_actions,
            {
                "previous-detour": self._previous_detour,
                "next-detour": self._next_detour,
                "better": self._turn_better,
                "map": self._turn_map,
            },
        )
        section.panel.review.clicked.connect(self._review)
        section.panel.told.toggled.connect(self.refresh_actions)
        strict, relaxed = self.page_actions["strict"], self.page_actions["relaxed"]
        for kind, keys in ((strict, "Ctrl+G"), (relaxed, "Ctrl+Shift+G")):
            kind.setCheckable(True)
            kind.setEnabled(True)
            kind.setShortcut(keys)  # here, since they alone are in a menu of the page too
        strict.toggled.connect(session.choose_strict)
        relaxed.triggered.connect(self._choose_relaxed)
        section.win_presenter.over_touched.connect(self._tell_over)
        session.runner.resumable_changed.connect(self.refresh_actions)

    @Slot()
    def _choose_relaxed(self) -> None:
        self.session.choose_relaxed(self.page_actions["relaxed"].isChecked())

    def _order_tab(self) -> None:
        """Have Tab lead from the pieces to what a player does next, and to Solve only after that."""
        panel = self.game_section.panel
        playing = self.board, panel.undo, panel.redo, panel.hint, panel.reset, self.layout_combo, self.more_button
        for station, following in pairwise(playing):
            self.setTabOrder(station, following)

    @Slot(object)
    def _make_review_view(self, review: Review) -> None:
        """Show a review from now on, with the transport and in the place of what else can be begun."""
        view = self.game_section.make_review_view(review, self.page_actions, self._appearance)
        view.refused.connect(self._refuse_slide)
        review.turned.connect(self._turn_review)
        review.changed.connect(self._list_steps)
        review.changed.connect(self.read_messages_from_top)
        self._turn_review(review.is_open)

    @Slot(bool)
    def _turn_review(self, opened: bool) -> None:
        session = self.session
        playback = session.review.playback if opened else session.playback
        self.transport.drive(session.watch if session.watch.watching else playback)
        self.steps.follow(playback)
        section, methods, result = self.game_section, self.methods, self.result
        if opened:  # what is hidden goes first, and comes last: there need not be room for all
            methods.hide()
            result.hide()
            section.turn_review(opened)
            self.give_to_messages(section.panel.freed_by_review + methods.sizeHint().height() + SPACING)
        else:
            self.toast.hide()  # it speaks of the review
            self.give_to_messages(0)
            section.turn_review(opened)
            methods.show()
            result.show()
        self._name_squares()
        self.refresh_actions()

    @Slot()
    def _refuse_slide(self) -> None:
        from app.klotski.review.words import refused_sentence

        self.toast.say(refused_sentence())

    @Slot()
    def _review(self) -> None:
        self.session.review.show_last_detour()

    @Slot()
    def _previous_detour(self) -> None:
        self.session.review.previous()

    @Slot()
    def _next_detour(self) -> None:
        self.session.review.next()

    @Slot()
    def _turn_better(self) -> None:
        self.session.review.turn_better()

    @Slot()
    def _tell_over(self) -> None:
        """Say how to play on where the block has left."""
        self.toast.say(self.tr("Cao Cao has left. Undo or start over to play on."))

    @Slot()
    def _turn_map(self) -> None:
        """Open the map, or fold it away."""
        self.turn_details(MAP)

    @Slot()
    def _show_on_map(self) -> None:
        """Open the map, and mark the position on it that the watched search expanded last."""
        if self.watched.expanded is not None:
            self.turn_details(MAP)
            self.map_place.mark_layout(self.watched.expanded)

    @Slot()
    def _choose_layout(self) -> None:
        entry = self.layout_combo.currentData()
        if entry is not None:
            self.session.choose(entry)

    @Slot()
    def _offer_own_layouts(self) -> None:
        self.layout_combo.offer_own(self.session.own_names.layouts)

    @Slot()
    def _show_layout(self) -> None:
        self.layout_combo.choose(self.session.layout)
        self._show_whether_solvable()
        if self.session.game.won is None:
            self.game_section.dismiss_card()

    @Slot()
    def _show_choices(self) -> None:
        """Show the metric, the method and whether the game is strict."""
        session = self.session
        self.page_actions["strict"].setChecked(session.strict)
        self.page_actions["relaxed"].setChecked(session.game.relaxed and not session.strict)
        self.game_section.panel.tell_strict(session.strict)
        self.layout_combo.offered.count_in(session.metric)
        self.game_section.panel.count_in(session.metric)
        self.steps.setAccessibleName(taken_title(session.metric))
        self.say_method(method_sentence(session.engine, session.metric))
        self._show_whether_solvable()

    def _show_whether_solvable(self) -> None:
        """Where the method cannot solve the layout in the count, Solve cannot be pressed and says why."""
        session, search = self.session, self.page_actions["search"]
        enable(self.page_actions, {"search": session.can_search})
        if session.can_search:
            self.find_button.setToolTip(tip(self.tr("Find a solution"), search))
        elif session.strict:
            self.find_button.setToolTip(self.game_section.panel.not_strict)
        else:
            self.find_button.setToolTip(refusal(session.engine, session.misfit))

    @Slot()
    def _list_steps(self) -> None:
        session = self.session
        track = session.review.track if session.reviewing else session.game.track
        count_at = (session.review if session.reviewing else session.game).count_at
        self.steps.show_lines(StepLines(track, count_at) if track.length and session.game.played_back else [])
        self._name_squares()

    @Slot()
    def _name_squares(self) -> None:
        """Name the squares and number the soldiers on the board while a list of steps is seen, or always."""
        listed = self.session.reviewing or (self.steps.isVisible() and self.session.game.track.length > 0)
        self.klotski_board.name_squares(listed or self.session.squares_named)

    @cached_property
    def progress(self) -> ProgressPanel:
        """The figures of a search, with the positions at each level."""
        from app.search.progress_panel import FrontierCurve, ProgressPanel

        counted = QCoreApplication.translate("KlotskiPage", "Positions")
        return ProgressPanel(self.session.name, counted, counter_words(), FrontierCurve(self._appearance))

    def add_to_search_details(self, parts: QVBoxLayout) -> None:
        """Add what a search remarks, and follow it."""
        self.remark = label("", "caption", "klotskiRemark", self.tr("Notes from the method"), wrap=True)
        parts.addWidget(self.remark)
        self._show_remark()
        self._list_better()
        self.session.solving.bettered.connect(self._list_better)
        self.session.progressed.connect(self._show_remark)

    @Slot()
    def _list_better(self) -> None:
        better = self.progress.better
        for line in self.session.solving.better_lines[len(better.lines) :]:
            better.append(line)

    @Slot()
    def _show_remark(self) -> None:
        remark = self.session.solving.remark
        self.remark.setVisible(remark is not None)
        self.remark.setText("" if remark is None else as_sentence(translated(remark)))

    @Slot()
    def _learn_optimum(self) -> None:
        """Let the dropdown say how far it is to the exit from a layout of the person's own."""
        game = self.session.game
        if game.now == 0 and game.analysis.verdict.solvable is not None:
            self.layout_combo.offered.learn(game.line.layout, game.metric, game.analysis.verdict.left)

    def _fill_panel(self, appearance: Appearance) -> None:
        """Lay out the layout and the game, which are always there, and the details."""
        panel = self.game_section.panel
        self.choices.addLayout(row((self.layout_combo, 1), self.more_button, spacing=6))
        self.choices.addWidget(panel.best)
        self.add_block(panel)
        self.side.spare(panel.curve, panel.curve.usual_height)
        self.show_block(panel)
        self.messages.insertWidget(0, panel.verdict)
        self.messages.insertWidget(1, panel.review)
        self.more_menu.addActions([self.page_actions["strict"], self.page_actions["relaxed"]])
        self.more_menu.addMenu(self.copy_as)
        self.more_menu.addMenu(PieceNamesMenu(appearance, self.more_menu))
        self.more_menu.addAction(self.square_names)
        self.details.add(OPTIONS, lambda: Scrolled(self.klotski_choices), self.tr("Options"))
        self.details.add(STEPS, self.steps, self.tr("Slides"))
        self.map_place = MapPlace(self.session, self.details, appearance)
        self.details.add(MAP, self.map_place, self.tr("Map"), wide=True)
        self.add_search_details()
