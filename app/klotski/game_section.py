"""The section of the Klotski page in which a person plays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QCheckBox, QLabel, QToolButton, QWidget

from app.klotski.board.hand import BoardPlayer
from app.klotski.board.playable_board import PlayableKlotskiBoard
from app.klotski.distance_curve import DistanceCurve
from app.klotski.ended_game import FinishedKlotskiGame
from app.klotski.repositories import GameRecord
from app.klotski.session import KlotskiSession
from app.klotski.win_presenter import WinPresenter
from app.klotski.words import (
    best_sentence,
    counted,
    hint_sentence,
    left_figure,
    left_title,
    standing_sentence,
    taken_title,
)
from app.puzzle.game_section import NOTHING, GamePanel, GameSection
from app.ui.look.theme import Appearance, Theme
from app.ui.widgets.accessibility import announce
from app.ui.widgets.shorthand import label, named
from app.ui.words.messages import as_sentence, explained
from app.ui.words.numbers import grouped, spoken_stars
from solvers.klotski.moves import Metric

if TYPE_CHECKING:
    from app.klotski.review.review import Review
    from app.klotski.review.review_view import ReviewView
    from app.puzzle.board.win_card import WinCard
    from app.puzzle.share import SharedResult

CURVE_LINES = 12.5
"""How high the curve is at most, in lines of text; where there is little room, it is the first to go."""


class PlayPanel(GamePanel):
    """The panel of a game of Klotski."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(
            "",
            undo=self.tr("Undo the last slide"),
            redo=self.tr("Redo the undone slide"),
            hint=self.tr("Show what to slide next; press again to slide it"),
            reset=self.tr("Go back to the start of the game"),
        )
        self.setObjectName("playPanel")
        self.steps = self.figure("stepsLabel", taken_title(Metric.MOVES), "title")
        self.distance = self.figure("distanceLabel", left_title(Metric.MOVES), "title")
        self.time = self.figure("timeLabel", self.tr("Time"), "title")
        self.best = label("", "caption", "bestLabel", self.tr("Best"), wrap=True)
        self.verdict = label("", "", "stepVerdict", self.tr("How the game stands"), wrap=True)
        self.curve = DistanceCurve(appearance, CURVE_LINES)
        self.curve.setMinimumHeight(1)  # less than it asks for
        self.review = named(
            QToolButton(), "reviewButton", self.tr("Detours"), self.tr("See where the shortest path was left")
        )
        self.review.hide()
        self.told = named(
            QCheckBox(self.tr("Show distance to exit"), self),
            "distanceCheck",
            tip=self.tr("Untick to play without help"),
        )
        self.told.hide()  # until the section that it is for is made
        self.not_strict = self.tr("Not in a strict game")
        """Why a control that helps cannot be used."""
        self._tips: dict[QWidget, str] = {}
        self._review_bar: QWidget | None = None
        self._column = self.lay_out((self.steps, self.distance, self.time), 3, self.curve)

    def add_review(self, bar: QWidget) -> None:
        """Take the buttons of a review, in the place of those of the game."""
        bar.hide()
        self._review_bar = bar
        self._column.addWidget(bar, 0, Qt.AlignmentFlag.AlignTop)

    def offer_review(self, offered: bool, just_made: bool) -> None:
        """Offer the way to a detour, or, where the last step was one, to what would have been better."""
        self.review.setText(self.tr("Show what was better ›") if just_made else self.tr("To the detour ›"))
        self.review.setVisible(offered)

    @property
    def freed_by_review(self) -> int:
        """By how much the buttons of the review are lower than those of the game, in pixels."""
        bar = 0 if self._review_bar is None else self._review_bar.sizeHint().height()
        return self.buttons.sizeHint().height() - bar

    def turn_review(self, opened: bool) -> None:
        """Show the buttons of the review, or those of the game; never both, for which there need not be room."""
        shown, hidden = (self._review_bar, self.buttons) if opened else (self.buttons, self._review_bar)
        for part, visible in ((hidden, False), (shown, True)):
            if part is not None:
                part.setVisible(visible)
        self.review.setVisible(False)

    def count_in(self, metric: Metric) -> None:
        """Name the figures after what is counted."""
        for figure, title in ((self.steps, taken_title(metric)), (self.distance, left_title(metric))):
            figure.setAccessibleName(title)
            for caption in self.findChildren(QLabel):
                if caption.buddy() is figure:
                    caption.setText(title)

    def tell_strict(self, strict: bool) -> None:
        """Say in the tooltips of what helps that there is no help, or what it does."""
        if not self._tips:
            helping = self.undo, self.redo, self.hint, self.told
            self._tips = {control: control.toolTip() for control in helping}
        for control, tip in self._tips.items():
            control.setToolTip(self.not_strict if strict else tip)
        self.told.setEnabled(not strict)
        self.curve.hold_place(self.tr("No help in a strict game") if strict else self.curve.accessibleName(), strict)

    @property
    def distance_told(self) -> str:
        """The steps left with their caption, to be read out; empty while they are hidden."""
        if not self.told.isChecked() or not self.told.isEnabled():
            return ""
        return self.tr("{title}: {figure}").format(title=self.distance.accessibleName(), figure=self.distance.text())


class KlotskiGameSection(GameSection):
    """The view of a game of Klotski: it connects the game with its panel and the board."""

    panel: PlayPanel
    _session: KlotskiSession
    _board: PlayableKlotskiBoard

    def __init__(
        self, session: KlotskiSession, board: PlayableKlotskiBoard, appearance: Appearance, parent: QObject
    ) -> None:
        self.panel = PlayPanel(appearance)
        self.panel.told.setChecked(session.told)
        self.panel.told.toggled.connect(session.choose_told)  # before the panel shows what follows from it
        self._game = session.game
        self.review_view: ReviewView | None = None
        super().__init__(session, board, appearance, parent)
        self.panel.told.toggled.connect(self.show_game)
        self.win_presenter = WinPresenter(session, board, appearance, self)
        session.game.changed.connect(self._show_best)
        session.progress.changed.connect(self._show_best)
        board.installEventFilter(self)
        self._connect_board()
        self.show_present()

    def show_present(self) -> None:
        """Show where the game is, on the board too."""
        self._show_line()
        self._show_moment()
        self._show_hint()
        super().show_present()

    def show_details(self) -> None:
        """Show the steps taken, how far it is to the exit, and whether the last slide kept to a shortest path."""
        game, panel = self._game, self.panel
        if self.review_view is not None and self.review_view.review.is_open:
            self._show_review(self.review_view)
            return
        offered = self._session.can_review
        panel.offer_review(offered, offered and game.analysis.at_detour)
        panel.steps.setText(grouped(game.line.count(game.metric)))
        told, verdict = (panel.told.isChecked() and not game.strict) or game.complete, game.analysis.verdict
        panel.distance.setText(left_figure(verdict) if told else NOTHING)
        detours = game.analysis.detours() if game.judged else ()
        curve = (game.analysis.distances(), game.now, detours) if told else ((), 0, ())
        panel.curve.show_distances(*curve, game.metric, count_at=game.count_at)
        said = standing_sentence(verdict, game.metric, moved=game.now > 0 and game.last_judged) if told else ""
        panel.say(said if verdict.failure is None else as_sentence(explained(verdict.failure)))

    def make_review_view(self, review: Review, actions: Mapping[str, QAction], appearance: Appearance) -> ReviewView:
        """The view of the review, in the place of the buttons of the game while that is reviewed."""
        from app.klotski.review.review_view import ReviewView

        made = self.review_view = ReviewView(
            review=review, board=self._board, actions=actions, appearance=appearance, parent=self
        )
        self.panel.add_review(made.bar)
        review.changed.connect(self._follow_review)
        review.playback.moment_changed.connect(self._show_reviewed)
        self._follow_review()
        return made

    def turn_review(self, opened: bool) -> None:
        """Put the buttons of the review in the place of those of the game, or back; the focus goes with them."""
        focus, review = self.panel.window().focusWidget(), self.panel.review
        on_card = self.card_shown and self.win_card.isAncestorOf(focus)
        self.panel.turn_review(opened)
        gone = focus is not None and self.panel.isAncestorOf(focus) and not focus.isVisible()
        if on_card or gone or focus is review:
            (self.review_view.bar.better if opened and self.review_view else self._board).setFocus()

    @Slot()
    def _follow_review(self) -> None:
        """Show the position and the figures of the review, or those of the game again."""
        if self._session.reviewing:
            self.dismiss_card()
            self.show_details()
            self.win_presenter.follow()
        else:
            self.show_present()

    @Slot()
    def _show_reviewed(self) -> None:
        if self.review_view is not None and self.review_view.review.is_open:
            self._show_review(self.review_view)
            self.win_presenter.follow()

    def _show_review(self, view: ReviewView) -> None:
        """Show the figures of the position that is reviewed, where it is on the curve, and what is said of it."""
        game, panel, review = self._game, self.panel, view.review
        taken, left = review.figures or (game.line.count(game.metric), None)
        panel.steps.setText(grouped(taken))
        panel.distance.setText(NOTHING if left is None else grouped(left))
        better = review.lines.better_points if review.lines is not None and review.shows_better else ()
        number = review.number if review.lines is not None else None
        panel.curve.show_distances(
            points=game.analysis.distances(),
            now=review.playback.position,
            detours=review.detours,
            metric=game.metric,
            chosen=number,
            better=better,
            count_at=game.count_at,
            better_count_at=review.count_at,
        )
        panel.say(view.sentence)

    def best_text(self, best: GameRecord | None) -> str:
        """The fewest steps there are to the exit, where that is known, those of the best finished game, and stars.

        The stars are the most that any game of the layout was worth; in a strict game, those of the best one.
        """
        game, length = self._game, None if best is None else best.length
        reached = best if game.strict else self._session.progress.best(game.line.start, game.metric)
        known = game.analysis.optimum, length, game.metric, game.strict, None if reached is None else reached.stars
        relaxed = game.relaxed and not game.strict
        self.panel.best.setAccessibleDescription(best_sentence(*known, spoken_stars, relaxed))
        return best_sentence(*known, relaxed=relaxed)

    def fill_card(self, card: WinCard) -> None:
        """Connect the card with what can be done next."""
        self.win_presenter.fill(card)

    @Slot(object)
    def show_win(self, finished: FinishedKlotskiGame) -> None:
        """Show the card of a finished game, when the block has left the board."""
        self.win_presenter.take_win()

    def shared_result(self, theme: Theme) -> SharedResult | None:
        """The game that was won, as long as its line of play is there."""
        won = self._game.won
        if won is None:
            return None
        from app.klotski.export_subject import shared_result  # what it draws with is imported at the first export

        return shared_result(won, self._session.title, theme)

    @Slot()
    def hint(self) -> None:
        """Show a best next step, and have it read out; once more, and it is made."""
        super().hint()
        hint = self._game.shown_hint
        name = None if hint is None else self._board.name_on(hint.origin)
        if hint is not None and name is not None:
            announce(self._board, hint_sentence(name, hint))

    def _connect_board(self) -> None:
        game, board = self._game, self._board
        board.keys_asked.connect(game.take_over)
        board.grabbed.connect(game.hold)
        board.slid.connect(game.slide)
        board.slid.connect(self._announce)
        self.panel.curve.jumped.connect(self._jump)
        self.panel.curve.detour_chosen.connect(self._session.open_review)
        game.line_changed.connect(self._show_line)
        game.hint_changed.connect(self._show_hint)
        game.playback.moment_changed.connect(self._show_moment)

    @Slot(int)
    def _jump(self, slide: int) -> None:
        """Go to a position of the game, in the review while that is open."""
        if self._session.reviewing:
            self._session.review.jump(slide)
        else:
            self._game.playback.jump(slide)

    @Slot()
    def _show_line(self) -> None:
        self._board.show_track(self._game.track)

    @Slot()
    def _show_moment(self) -> None:
        """Show where the game is on its track; while it is reviewed, the track is that of the review."""
        if not self._session.reviewing:
            moment, position = self._game.shown_moment
            self._board.show_moment(moment, position)
            if position != self._game.now:  # a strict game that has ended is looked at
                self.dismiss_card()
            self.win_presenter.follow()

    @Slot()
    def _show_hint(self) -> None:
        """Show the hint on the board, and what is said of the game in the place of a warning."""
        self._board.show_hint(None if self._session.reviewing else self._game.shown_hint)
        self.show_details()

    @Slot()
    def _announce(self) -> None:
        """Have read out where the game stands after a slide."""
        told = (
            counted(self._game.line.count(self._game.metric), self._game.metric),
            self.panel.distance_told,
            self.panel.verdict.text(),
        )
        announce(self._board, ". ".join(filter(None, told)))


def player_of(session: KlotskiSession) -> BoardPlayer:
    """Who plays the game of a session; nobody while it is reviewed, and a search that is watched has the keys."""
    return BoardPlayer(
        session.game.slides_from,
        may_play=lambda: not session.reviewing and session.game.shown_moment[1] == session.game.now,
        keys_wanted=lambda: session.game.keys_move_pieces and not session.watch.watching,
        watches=lambda: session.game.playback.playing,
    )
