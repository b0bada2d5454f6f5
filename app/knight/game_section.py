"""The section of the knight's page in which a person plays: its panel, and the moves and the hint on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Slot
from PySide6.QtWidgets import QCheckBox

from app.knight.board.chessboard import Chessboard
from app.knight.board.game_layer import GameLayer
from app.knight.game_words import back_said, finished_sentence, proved_sentence, visited_said
from app.knight.piece_words import piece_name
from app.knight.repositories import KnightGameRecord
from app.knight.session import KnightSession
from app.puzzle.game_section import NOTHING, GamePanel, GameSection
from app.ui.look.roles import set_role
from app.ui.look.theme import Appearance, Theme
from app.ui.widgets.shorthand import button, label, named
from app.ui.words.language import current
from app.ui.words.messages import as_sentence
from app.ui.words.numbers import board_size, clock_time, grouped
from solvers.knight.board import Board, Square
from solvers.knight.play import Solvability
from solvers.knight.presets import BoardGroup, BoardPreset, presets

if TYPE_CHECKING:
    from app.puzzle.board.win_card import Win, WinCard
    from app.puzzle.share import SharedResult


class KnightGamePanel(GamePanel):
    """The panel of a manual tour."""

    def __init__(self) -> None:
        super().__init__(
            "knight",
            undo=self.tr("Undo the last step"),
            redo=self.tr("Redo the undone step"),
            hint=self.tr("Show a step that still leads to a tour; press again to play it"),
            reset=self.tr("Take the piece off the board and start over"),
        )
        self.setObjectName("walkPanel")
        self.steps = self.figure("knightStepsLabel", self.tr("Squares visited"))
        self.time = self.figure("knightTimeLabel", self.tr("Time"))
        self.hints = self.figure("knightHintsLabel", self.tr("Hints used"))
        self.best = self.figure("knightBestLabel", self.tr("Best time"))
        self.verdict = label("", "", "knightVerdict", self.tr("Status"), wrap=True)
        tip = self.tr("Undo all steps since a tour was possible")
        self.back_to = button("", "knightBackToButton", tip, role="narrow")
        self.back_to.setParent(self)  # until a page puts it where it is seen while it has a text
        self.back_to.hide()
        self.told = named(
            QCheckBox(self.tr("Warn when no tour is possible")),
            "knightTellCheck",
            tip=self.tr("Untick to play without warnings"),
        )
        self.lay_out((self.steps, self.time, self.hints, self.best), 2)


class KnightGameSection(GameSection):
    """The view of a session's game: it connects the game with its panel, the board, and the card of a finished tour."""

    panel: KnightGamePanel
    _session: KnightSession
    _finished: KnightGameRecord

    def __init__(self, session: KnightSession, board: Chessboard, appearance: Appearance, parent: QObject) -> None:
        self.panel = KnightGamePanel()
        self.panel.told.setChecked(session.game.told)
        self._game = session.game
        self.layer = GameLayer(board, appearance)
        """The moves and the hint on the board."""
        super().__init__(session, board, appearance, parent)
        self.panel.installEventFilter(self)
        self.panel.told.toggled.connect(self.show_game)
        self.panel.told.toggled.connect(self._game.tell)
        self.panel.back_to.clicked.connect(self._game.go_back)
        self.layer.move_chosen.connect(self._game.take_move)
        self.layer.dropped.connect(self._drop)
        self._game.changed.connect(self._show_moves)
        self._game.playback.moment_changed.connect(self._show_moves)
        self._game.hint_changed.connect(self._show_hint)
        self._game.hint_changed.connect(self.show_details)
        session.playing_changed.connect(self._follow_playing)
        session.riddle.changed.connect(self.show_details)
        self.show_present()

    def show_present(self) -> None:
        """Show the present position, its moves and the hint."""
        self._show_moves()
        self._show_hint()
        super().show_present()

    def show_details(self) -> None:
        """Show the steps taken and hints used, and what is proven; that no tour is possible stands out."""
        game, panel, verdict = self._game, self.panel, self._game.verdict
        panel.steps.setText(visited_said(game.line))
        panel.hints.setText(grouped(game.hints))
        told = panel.told.isChecked() and self._session.playing and not self._session.riddle.kept_back
        panel.say(proved_sentence(game.line, verdict) if told else "")
        back = back_said(game.line, game.last_hope) if told and not game.complete else ""
        panel.back_to.setText(back)
        lost = verdict.solvability is Solvability.UNSOLVABLE and not game.complete
        set_role(panel.verdict, "fault" if lost else "caption")

    def best_text(self, best: KnightGameRecord | None) -> str:
        """The time of the fastest finished game."""
        times = self._session.achieved.times(*self._game.subject)
        unwarned = None if times is None else times.unwarned
        text = self.tr("Fastest without warnings: {time}")
        tip = (
            self.tr("Not yet finished without warnings") if unwarned is None else text.format(time=clock_time(unwarned))
        )
        self.panel.best.setToolTip("" if best is None else tip)
        return NOTHING if best is None else clock_time(best.seconds)

    def fill_card(self, card: WinCard) -> None:
        """Connect the card with what can be done next."""
        card.next_button.clicked.connect(self._go_on)

    def win_of(self, finished: KnightGameRecord) -> Win:
        """The card of a finished game, with the next board."""
        from app.puzzle.board.win_card import Win  # at the first win

        following = next_preset(finished.board, finished.closed)
        next_name = "" if following is None else preset_name(following)
        return Win(tour_title(finished), finished_sentence(finished), next_title=next_name)

    def shared_result(self, theme: Theme) -> SharedResult:
        """The tour that was finished last."""
        from app.knight.export_subject import shared_result  # what it draws with is imported at the first export

        return shared_result(self._finished, tour_title(self._finished), theme)

    @Slot()
    def _go_on(self) -> None:
        """Ask for a tour by hand of the next board."""
        following = next_preset(self._finished.board, self._finished.closed)
        if following is not None:
            self.dismiss_card()
            self._session.choose_board(following.board, following.closed)

    @Slot()
    def _show_moves(self) -> None:
        self.layer.show_moves(self._game.line.board, self._game.moves)

    @Slot(object)
    def _drop(self, square: Square) -> None:
        """Move the knight to where it was dragged; it has gone the way already."""
        self._game.visit(square)
        self._game.playback.rest()

    @Slot()
    def _show_hint(self) -> None:
        self.layer.show_hint(self._game.line.board, self._game.shown_hint)

    @Slot()
    def _follow_playing(self) -> None:
        self.show_details()
        if self._session.playing:
            self._board.setFocus()
        else:
            self.dismiss_card()


def tour_title(finished: KnightGameRecord) -> str:
    """What was made."""
    text = (
        QCoreApplication.translate("KnightGameSection", "Closed {piece}'s tour!")
        if finished.closed
        else QCoreApplication.translate("KnightGameSection", "{piece}'s tour!")
    )
    return as_sentence(text.format(piece=piece_name(finished.board.piece)))


def next_preset(board: Board, closed: bool) -> BoardPreset | None:
    """The preset after a board of a knight, of those that have a tour; the first for a board that is none of them."""
    offered = [preset for preset in presets() if preset.group is not BoardGroup.RIDDLE]
    here = [number for number, preset in enumerate(offered) if (preset.board, preset.closed) == (board, closed)]
    return next(iter(offered[here[0] + 1 if here else 0 :]), None) if board.is_usual else None


def preset_name(preset: BoardPreset) -> str:
    """What a preset is called, with its size."""
    text = QCoreApplication.translate("BoardCombo", "{name}, {size}")
    size = board_size(preset.board.rows, preset.board.columns)
    return text.format(name=preset.names[current()], size=size)
