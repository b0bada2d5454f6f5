"""The review of a game as the page shows it: on the board, in the panel of the game with buttons, and on the curve."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QAction, QMouseEvent
from PySide6.QtWidgets import QWidget

from app.klotski.board.playable_board import PlayableKlotskiBoard
from app.klotski.review.review import Review
from app.klotski.review.words import detour_sentence, looking_sentence, number_text, reason_sentences
from app.ui.look.icons import icon
from app.ui.look.theme import Appearance
from app.ui.widgets.accessibility import announce
from app.ui.widgets.actions import bind, tip, tool_button
from app.ui.widgets.shorthand import button, column, label, named, row


class ReviewView(QObject):
    """Shows a review on a board and in its bar; what it says and its figures are asked for by the panel of the game."""

    refused = Signal()
    """Somebody wanted to slide a piece."""

    def __init__(
        self,
        review: Review,
        board: PlayableKlotskiBoard,
        actions: Mapping[str, QAction],
        appearance: Appearance,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.review = review
        self.bar = ReviewBar(actions, appearance)
        self._board = board
        self._said = ""
        review.changed.connect(self._show_line)
        review.playback.moment_changed.connect(self._show_moment)
        self.bar.back.clicked.connect(review.leave)
        self.bar.again.clicked.connect(review.try_again)
        board.installEventFilter(self)
        self._show_line()

    @property
    def sentence(self) -> str:
        """What is said of the chosen detour."""
        review, lines = self.review, self.review.lines
        if lines is None:
            return looking_sentence()
        return reason_sentences(lines, review.metric) if review.shows_better else detour_sentence(lines, review.metric)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tell that a piece cannot be slid now."""
        if isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseButtonPress and self.review.is_open:
            self.refused.emit()
        return False

    @Slot()
    def _show_line(self) -> None:
        review, bar = self.review, self.bar
        if not review.is_open:
            return
        self._board.show_hint(None)
        self._board.show_track(review.track)
        self._show_moment()
        count = len(review.detours)
        bar.number.setText(number_text(review.number, count) if count else "")
        bar.show_better(review.shows_better)
        bar.offer_again(review.can_try_again)
        if self.sentence != self._said:
            self._said = self.sentence
            announce(bar, self._said)

    @Slot()
    def _show_moment(self) -> None:
        if self.review.is_open and self._board.track is self.review.track:
            self._board.show_moment(self.review.playback.moment, self.review.playback.position)


class ReviewBar(QWidget):
    """Stands in the place of the buttons of the game while that is reviewed; it knows no rules."""

    def __init__(self, actions: Mapping[str, QAction], appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        named(self, "reviewBar")
        self._appearance = appearance
        previous, following, better = (actions[name] for name in ("previous-detour", "next-detour", "better"))
        before, after = self.tr("Previous detour"), self.tr("Next detour")
        self.previous = tool_button(previous, "reviewPrevious", before, before, side=26, icon=18)
        self.next = tool_button(following, "reviewNext", after, after, side=26, icon=18)
        self.number = label("", "", "reviewNumber", self.tr("Detour"), figures=True, align=Qt.AlignmentFlag.AlignCenter)
        self.back = button(
            self.tr("Back"), "reviewBackButton", tip(self.tr("Back to my game"), actions["stop"]), role="narrow"
        )
        self.back.setAccessibleName(self.tr("Back to my game"))
        self.better = named(button("", "reviewBetterButton"), role="primary")
        bind(
            self.better, better, self.tr("Play what would have been better on the board; in a game it counts as a hint")
        )
        self.again = button(self.tr("Try again from here"), "reviewTryButton")
        # To try again stands above, where the game has Undo: a double click is not to press Solve, which comes below.
        column(
            row((self.again, 1), self.back, spacing=6),
            row(self.previous, self.number, self.next, (self.better, 1), spacing=4),
            spacing=6,
            parent=self,
        )
        appearance.changed.connect(self._paint_icons)
        self._paint_icons()

    def show_better(self, shown: bool) -> None:
        """Offer what was better, or, while that is shown, what was played."""
        self.better.setText(self.tr("Show what I played") if shown else self.tr("Show what was better"))

    def offer_again(self, possible: bool) -> None:
        """Let a person try again from before the detour, or say why that cannot be done."""
        again = self.tr("Play on by hand from before the detour; what came after it can be redone")
        self.again.setToolTip(again if possible else self.tr("Nothing can be undone in a strict game"))
        self.again.setEnabled(possible)

    def _paint_icons(self) -> None:
        theme = self._appearance.theme
        self.previous.setIcon(icon("back", theme.text, theme.muted))
        self.next.setIcon(icon("forward", theme.text, theme.muted))
