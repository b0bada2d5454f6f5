"""What happens when a tour by hand is done: the card comes, with what can be done next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot
from PySide6.QtWidgets import QApplication

from app.knight.game_words import finished_sentence
from app.knight.hand_game import FinishedGame
from app.knight.session import KnightSession
from app.puzzle.game_section import GameSection
from app.ui.look.theme import Appearance
from app.ui.words.language import current
from app.ui.words.numbers import board_size
from solvers.knight.board import Board
from solvers.knight.presets import Group, Preset, presets

if TYPE_CHECKING:
    from app.puzzle.board.win_card import WinCard


class Winning(QObject):
    """Shows the card of a tour by hand when the knight has come to rest at its end."""

    shared = Signal()
    """The result was copied."""

    def __init__(self, session: KnightSession, appearance: Appearance, section: GameSection) -> None:
        super().__init__(section)
        self._session, self._game = session, session.game
        self._section, self._appearance = section, appearance
        self._finished: FinishedGame | None = None
        self._due = False
        self._game.playback.moment_changed.connect(self._show_card)

    def fill(self, card: WinCard) -> None:
        """Have the buttons of the card do what they say."""
        card.share_wanted.connect(self._share)
        card.next_wanted.connect(self._go_on)

    def take_win(self, finished: FinishedGame) -> None:
        """Show the card of a tour when the knight has made its last step."""
        self._finished, self._due = finished, True
        self._show_card()

    @Slot()
    def _show_card(self) -> None:
        if self._finished is None or not self._due or self._game.playback.moving:
            return
        self._due = False
        if self._game.complete:
            from app.puzzle.board.win_card import Win  # at the first win

            following = next_preset(self._finished.board, self._finished.closed)
            title = tour_title(self._finished)
            named = "" if following is None else preset_name(following)
            self._section.win_card.show_win(Win(title, finished_sentence(self._finished), next_title=named))

    @Slot()
    def _share(self) -> None:
        if self._finished is not None:
            from app.knight.export_subject import shared_result  # what it draws with is imported at the first export
            from app.puzzle.share import share

            theme = self._appearance.theme
            share(shared_result(self._finished, tour_title(self._finished), theme), theme, QApplication.font())
            self.shared.emit()

    @Slot()
    def _go_on(self) -> None:
        """Ask for a tour by hand of the next board."""
        following = None if self._finished is None else next_preset(self._finished.board, self._finished.closed)
        if following is not None:
            self._section.dismiss_card()
            self._session.choose_board(following.board, following.closed)


def tour_title(finished: FinishedGame) -> str:
    """What was made."""
    if finished.closed:
        return QCoreApplication.translate("KnightGameSection", "A closed knight's tour!")
    return QCoreApplication.translate("KnightGameSection", "A knight's tour!")


def next_preset(board: Board, closed: bool) -> Preset | None:
    """The preset after a board, of those that have a tour; the first for a board that is none of them."""
    offered = [preset for preset in presets() if preset.group is not Group.RIDDLE]
    here = [number for number, preset in enumerate(offered) if (preset.board, preset.closed) == (board, closed)]
    return next(iter(offered[here[0] + 1 if here else 0 :]), None)


def preset_name(preset: Preset) -> str:
    """What a preset is called, with its size."""
    text = QCoreApplication.translate("BoardCombo", "{name}, {size}")
    size = board_size(preset.board.rows, preset.board.columns)
    return text.format(name=preset.names[current()], size=size)
