"""The section of the page in which a person slides tiles: its panel, and the card of a game that was won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Slot
from PySide6.QtWidgets import QCheckBox, QWidget

from app.fifteen.board import SlidingBoard
from app.fifteen.hand_game import FinishedSlidingGame
from app.fifteen.repositories import SlidingGameRecord
from app.fifteen.session import FifteenSession
from app.fifteen.words import finished_figures
from app.puzzle.game_section import NOTHING, GamePanel, GameSection
from app.ui.look.theme import Appearance, Theme
from app.ui.widgets.shorthand import button, label, named
from app.ui.words.numbers import grouped

if TYPE_CHECKING:
    from app.puzzle.board.win_card import Win, WinCard
    from app.puzzle.share import SharedResult


class SlidingPanel(GamePanel):
    """The panel of a game of the 8-puzzle."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("slidingPanel")
        self.steps = self.figure("fifteenStepsLabel", self.tr("Steps taken"))
        self.left = self.figure("fifteenLeftLabel", self.tr("Steps left"))
        self.time = self.figure("fifteenTimeLabel", self.tr("Time"))
        self.best = self.figure("fifteenBestLabel", self.tr("Best"))
        self.verdict = label("", "caption", "fifteenVerdict", self.tr("Status"), wrap=True)
        self.undo = button(self.tr("Undo"), "fifteenUndoButton", self.tr("Undo the last slide"), role="narrow")
        self.redo = button(self.tr("Redo"), "fifteenRedoButton", self.tr("Redo the undone slide"), role="narrow")
        self.hint = button(
            self.tr("Hint"), "fifteenHintButton", self.tr("Show a best next step; press again to play it"), role="narrow"
        )
        self.reset = button(
            self.tr("Start over"), "fifteenResetButton", self.tr("Go back to the start of the game"), role="narrow"
        )
        tip = self.tr("Untick to play without help")
        self.told = named(QCheckBox(self.tr("Show steps left")), "fifteenTellCheck", tip=tip)
        self.lay_out((self.steps, self.left, self.time, self.best), 2)


class SlidingSection(GameSection):
    """The view of a session's game: it connects the game with its panel, the board, and the card."""

    panel: SlidingPanel
    _session: FifteenSession
    _board: SlidingBoard
    _finished: FinishedSlidingGame

    def __init__(self, session: FifteenSession, board: SlidingBoard, appearance: Appearance, parent: QObject) -> None:
        self.panel = SlidingPanel()
        self.panel.told.setChecked(session.told)
        self.panel.told.toggled.connect(session.choose_told)  # before the panel shows what follows from it
        self._game = session.game
        super().__init__(session, board, appearance, parent)
        board.installEventFilter(self)
        board.tile_chosen.connect(session.slide)
        for changed in (self._game.hint_changed, self._game.line_changed, self._game.playback.moment_changed):
            changed.connect(self.show_board)
        self.show_present()
        self.show_board()

    @Slot()
    def show_board(self) -> None:
        """Show where the game is, and the hint."""
        self._board.show_moment(self._game.line.positions, self._game.playback.moment)
        self._board.show_hint(self._game.shown_hint)

    def show_details(self) -> None:
        """Show the steps taken and those left."""
        left = self._game.left if self.panel.told.isChecked() else None
        self.panel.steps.setText(grouped(self._game.now))
        self.panel.left.setText(NOTHING if left is None else grouped(left))

    def best_text(self, best: SlidingGameRecord | None) -> str:
        """The steps of the shortest game."""
        return NOTHING if best is None else grouped(len(best.tiles))

    def fill_card(self, card: WinCard) -> None:
        """Have Next choose another position."""
        card.next_wanted.connect(self._session.shuffle)

    def win_of(self, finished: FinishedSlidingGame) -> Win:
        """The card of a finished game."""
        from app.puzzle.board.win_card import Win  # at the first win

        following = QCoreApplication.translate("Fifteen", "Another position")
        return Win(win_title(), finished_figures(finished), next_title=following)

    def shared_result(self, theme: Theme) -> SharedResult:
        """The game that was finished last."""
        from app.fifteen.export_subject import shared_game  # what it draws with is imported at the first export

        return shared_game(self._finished, win_title(), theme)


def win_title() -> str:
    """That the goal is reached."""
    return QCoreApplication.translate("Fifteen", "Every tile is in its place")
