"""The review of a game as the page shows it: on the board, in the panel of the game, and on the curve."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QObject, Signal, Slot
from PySide6.QtGui import QAction, QMouseEvent

from app.klotski.board.played_board import PlayedBoard
from app.klotski.review.review import Review
from app.klotski.review.review_bar import ReviewBar
from app.klotski.review.words import detour_sentence, looking_sentence, number_text, reason_sentences
from app.ui.look.theme import Appearance
from app.ui.widgets.accessibility import announce


class ReviewView(QObject):
    """Shows a review on a board and in its bar; what it says and its figures are asked for by the panel of the game."""

    refused = Signal()
    """Somebody wanted to slide a piece."""

    def __init__(
        self,
        review: Review,
        board: PlayedBoard,
        actions: Mapping[str, QAction],
        appearance: Appearance,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.review = review
        self.bar = ReviewBar(actions, appearance)
        self._board = board
        self._slides_from = board.slides_from
        self._said = ""
        review.changed.connect(self._show_line)
        review.turned.connect(self._turn)
        review.playback.moment_changed.connect(self._show_moment)
        self.bar.back.clicked.connect(review.leave)
        self.bar.again.clicked.connect(review.try_again)
        board.installEventFilter(self)
        self._turn(review.is_open)
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

    @Slot(bool)
    def _turn(self, opened: bool) -> None:
        """Let nobody slide pieces of a position that is not that of the game."""
        self._board.slides_from = None if opened else self._slides_from

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
