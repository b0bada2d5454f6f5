"""What happens when a game of Klotski is won: the block leaves, and the card comes, with what can be done next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from app.klotski.board.playable_board import PlayableKlotskiBoard
from app.klotski.distance_curve import DistanceCurve
from app.klotski.session import KlotskiSession
from app.puzzle.game_section import GameSection
from app.ui.look.theme import Appearance
from app.ui.widgets.shorthand import named

if TYPE_CHECKING:
    from app.puzzle.board.win_card import WinCard


class WinPresenter(QObject):
    """Leads the block out of the tray at the end of a line of play, and shows the card of a game that was won by hand.

    The card comes when the block has left. As long as the line of play is the one that won, it comes again when the
    end is reached again, or when the board is touched there.
    """

    over_touched = Signal()
    """Somebody wants to play on where the block has left, and there is no card to show."""

    def __init__(
        self, session: KlotskiSession, board: PlayableKlotskiBoard, appearance: Appearance, section: GameSection
    ) -> None:
        super().__init__(section)
        self._session, self._game = session, session.game
        self._board, self._section, self._appearance = board, section, appearance
        self._new = False
        """Whether the card of the game has not been shown yet."""
        board.departure.left.connect(self._show_end)
        board.touched_when_left.connect(self._show_again)
        self._game.rated.connect(self._renew)

    def fill(self, card: WinCard) -> None:
        """Have the card hold the curve of the game, and its buttons do what they say."""
        self._curve = named(DistanceCurve(self._appearance), "winCurve")
        self._curve.detour_chosen.connect(self._session.open_review)
        card.hold(self._curve)
        card.detours_button.clicked.connect(self._review)
        card.next_button.clicked.connect(self._go_on)

    def take_win(self) -> None:
        """A game was won by hand: show its card, when the block has left."""
        self._new = True
        if self._board.departure.gone:
            self._show_end()

    def follow(self) -> None:
        """Lead the block out where the game has come to its end and rests, and back in where it has not."""
        reviewing, game = self._session.reviewing, self._game
        line = self._session.review if reviewing else game
        moment, position = (line.playback.moment, line.playback.position) if reviewing else game.shown_moment
        moving = line.playback.moving
        at_rest = moment == position and not moving
        over = at_rest and 0 < position <= line.track.length and line.track.layout_at(position).solved
        self._board.departure.lead(over, at_once=not (over or moving))

    @Slot()
    def _show_again(self) -> None:
        """Show the card again where the board is touched, or say that there is nothing to play."""
        if not self._board.departure.gone:
            return
        self._show_end()
        if not self._section.card_shown:
            self.over_touched.emit()

    @Slot()
    def _show_end(self) -> None:
        """Show the card where the line of play is one that won; only the first time, the focus goes to it.

        Of a way that the program gave and a person asked for, as on the map, only a sentence tells.
        """
        from app.klotski.win_words import journey_sentence, win_of  # at the first win

        won, game = self._game.won, self._game
        if self._session.reviewing:
            return
        if won is None:
            if game.line.given and game.line.here.by_hand:
                self._session.say(journey_sentence)
            return
        detours = game.analysis.detours()
        card = self._section.win_card
        self._curve.show_distances(game.analysis.distances(), game.now, detours, game.metric, count_at=game.count_at)
        card.show_win(win_of(won, detours, self._session.next_entry), focused=self._new)
        self._new = False

    @Slot()
    def _review(self) -> None:
        self._session.review.open()

    @Slot()
    def _renew(self) -> None:
        """More is known of the game that was won: its stars."""
        if self._section.card_shown:
            self._show_end()

    @Slot()
    def _go_on(self) -> None:
        self._session.go_on()
        self._board.setFocus()
