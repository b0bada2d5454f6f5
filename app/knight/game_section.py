"""The section of the knight's page in which a person walks the knight."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from app.knight.board.walked_board import WalkedBoard
from app.knight.game_words import finished_sentence, no_hint_sentence, proved_sentence, steps_said, what_to_do
from app.knight.hand_game import FinishedWalk, KnightPlay
from app.puzzle.game_panel import GamePanel
from app.puzzle.game_section import GameSection
from app.puzzle.playback import Playback
from app.storage.records import KnightGameRecord
from app.ui.look.theme import Appearance
from app.ui.words.numbers import clock_time, grouped
from solvers.knight.board import Board
from solvers.knight.play.known_outcomes import Solvability


class WalkPanel(GamePanel):
    """The panel of a knight that is walked by hand."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("walkPanel")
        self.steps = self.figure("knightStepsLabel", self.tr("Steps taken"))
        self.time = self.figure("knightTimeLabel", self.tr("Time"))
        self.hints = self.figure("knightHintsLabel", self.tr("Hints taken"))
        self.best = self.figure("knightBestLabel", self.tr("Best time"))
        self.verdict = self.words("knightVerdict", self.tr("What is proved"), 5)
        self.undo = self.button("knightUndoButton", self.tr("Undo"), self.tr("Take the last step back"))
        self.redo = self.button("knightRedoButton", self.tr("Redo"), self.tr("Step again as before"))
        self.reset = self.button("knightResetButton", self.tr("Reset"), self.tr("Begin anew"))
        self.hint = self.button(
            "knightHintButton",
            self.tr("Hint"),
            self.tr("Show a step that certainly leads on to a tour; once more, and it is taken"),
        )
        self.told = self.check(
            "knightTellCheck", self.tr("Tell when no tour is left"), self.tr("For purists: walk without being told")
        )
        self.told.setChecked(True)
        self.lay_out((self.steps, self.time, self.hints, self.best), self.told)

    def show_verdict(self, text: str, warning: bool) -> None:
        """Say what is proved; a warning stands out."""
        self.verdict.setText(text)
        role = "fault" if warning else "caption"
        if self.verdict.property("role") != role:
            self.verdict.setProperty("role", role)
            self.verdict.style().polish(self.verdict)


class KnightWalk(GameSection):
    """Brings the game, its panel and the board together; `say` shows a sentence to the person."""

    def __init__(
        self,
        board: WalkedBoard,
        playback: Playback,
        appearance: Appearance,
        say: Callable[[str], None],
        parent: QObject,
    ) -> None:
        self.play = KnightPlay(board, playback)
        self.panel = WalkPanel()
        super().__init__(self.play, board, self.panel, appearance, parent)
        self.play.setParent(self)
        self._say = say
        board.move_chosen.connect(self.play.take_move)
        self.watch_visibility(self.section)
        self.play.moved.connect(self._say_what_to_do)
        self.play.hint_refused.connect(self._refuse_hint)

    def show(self, board: Board, closed: bool) -> None:
        """Show the game on this board for this goal: the one that was left, or a new one."""
        game = self.play.game
        if (game.board, game.closed) != (board, closed):
            self.celebration.dismiss()
            self.play.begin(board, closed)
        self.play.enter()

    def leave(self) -> None:
        """Let the board show other things."""
        self.celebration.dismiss()
        self.play.leave()

    def close(self) -> None:
        """Come to rest for good."""
        super().close()
        self.play.close()

    def show_details(self) -> None:
        """Show the steps taken, the hints, and what is proved."""
        game, panel = self.play.game, self.panel
        panel.steps.setText(steps_said(game))
        panel.hints.setText(grouped(self.play.hints))
        judgement, told = self.play.judgement, panel.told.isChecked()
        lost = judgement.solvability is Solvability.UNSOLVABLE and not game.complete
        panel.show_verdict(proved_sentence(game, judgement) if told else "", warning=lost)

    def best_figure(self, best: KnightGameRecord) -> str:
        """The time of the quickest finished walk."""
        return clock_time(best.seconds)

    def celebration_of(self, finished: FinishedWalk) -> tuple[str, str]:
        """The title and the text of the banner over a finished walk."""
        title = self.tr("A closed knight's tour!") if finished.closed else self.tr("A knight's tour!")
        return title, finished_sentence(finished)

    @Slot()
    def _say_what_to_do(self) -> None:
        if self.play.active:
            self._say(what_to_do(self.play.game))

    @Slot()
    def _refuse_hint(self) -> None:
        self._say(no_hint_sentence(self.play.game, self.play.judgement))
