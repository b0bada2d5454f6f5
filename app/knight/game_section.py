"""The section of the knight's page in which a person walks the knight."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Slot
from PySide6.QtWidgets import QWidget

from app.knight.board.walked_board import WalkedBoard
from app.knight.game_words import finished_sentence, no_hint_sentence, proved_sentence, steps_said, what_to_do
from app.knight.hand_game import FinishedWalk, KnightPlay
from app.puzzle.board.celebration import Celebration
from app.puzzle.game_panel import NOTHING, GamePanel
from app.puzzle.playback import Playback
from app.ui.look.theme import Appearance
from app.ui.widgets.scrolled import scrolled
from app.ui.words.numbers import clock_time, grouped
from solvers.knight.board import Board
from solvers.knight.play.known_outcomes import Prospect


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
        self.undo = self.button("knightUndoButton", self.tr("Undo"), self.tr("Take the last step back (Ctrl+Z)"))
        self.redo = self.button("knightRedoButton", self.tr("Redo"), self.tr("Step again as before (Ctrl+Y)"))
        self.reset = self.button("knightResetButton", self.tr("Reset"), self.tr("Begin anew (Ctrl+R)"))
        self.hint = self.button(
            "knightHintButton",
            self.tr("Hint"),
            self.tr("Show a step that certainly leads on to a tour; once more, and it is taken (H)"),
        )
        self.tell = self.check(
            "knightTellCheck", self.tr("Tell when no tour is left"), self.tr("For purists: walk without being told")
        )
        self.tell.setChecked(True)
        self.lay_out((self.steps, self.time, self.hints, self.best), self.tell)

    def show_verdict(self, text: str, warning: bool) -> None:
        """Say what is proved; a warning stands out."""
        self.verdict.setText(text)
        role = "fault" if warning else "caption"
        if self.verdict.property("role") != role:
            self.verdict.setProperty("role", role)
            self.verdict.style().polish(self.verdict)


def no_record(board: Board, closed: bool) -> float | None:
    """The best time where none is kept."""
    return None


class KnightWalk(QObject):
    """Brings the game, its panel and the board together; `say` shows a sentence to the person."""

    def __init__(
        self,
        board: WalkedBoard,
        playback: Playback,
        appearance: Appearance,
        say: Callable[[str], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.play = KnightPlay(board, playback, self)
        self.panel = WalkPanel()
        self.section = scrolled(self.panel)
        self.celebration = Celebration(board, appearance)
        self.best_time: Callable[[Board, bool], float | None] = no_record
        """The best time in seconds for a board and a goal; whoever keeps records puts in what knows it."""
        self._say = say
        self._board = board
        board.move_chosen.connect(self.play.take_move)
        self.section.installEventFilter(self)
        self._connect_panel()
        self.play.moved.connect(self._say_what_to_do)
        self.play.changed.connect(self._show_game)
        self.play.hint_refused.connect(self._refuse_hint)
        self.play.clock.ticked.connect(self._show_time)
        self.play.finished.connect(self._celebrate)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Nobody walks in a section that is not seen."""
        if event.type() == QEvent.Type.Hide:
            self.play.rest()
        elif event.type() == QEvent.Type.Show:
            self.play.wake()
        return False

    def show(self, board: Board, closed: bool) -> None:
        """Show the game on this board for this goal: the one that was left, or a new one."""
        game = self.play.game
        if (game.board, game.closed) != (board, closed):
            self.celebration.dismiss()
            self.play.begin(board, closed)
        self.play.enter()
        self.show_best()

    def leave(self) -> None:
        """Let the board show other things."""
        self.celebration.dismiss()
        self.play.leave()

    def close(self) -> None:
        """Come to rest for good."""
        self.celebration.dismiss()
        self.play.close()

    @Slot()
    def reset(self) -> None:
        """Begin anew."""
        self._board.setFocus()
        self.play.reset()

    @Slot()
    def hint(self) -> None:
        """Show a step that leads on to a tour; once more, and it is taken."""
        self._board.setFocus()
        self.play.hint()

    @Slot()
    def show_best(self) -> None:
        """Show the best time there is for this game."""
        game = self.play.game
        best = self.best_time(game.board, game.closed)
        self.panel.best.setText(NOTHING if best is None else clock_time(best))

    def _connect_panel(self) -> None:
        play = self.play
        self.panel.connect_buttons(play.undo, play.redo, self.reset, self.hint)
        self.panel.tell.toggled.connect(self._show_game)

    @Slot()
    def _show_game(self) -> None:
        game, panel = self.play.game, self.panel
        panel.steps.setText(steps_said(game))
        panel.hints.setText(grouped(self.play.hints))
        judgement, told = self.play.judgement, panel.tell.isChecked()
        lost = judgement.prospect is Prospect.LOST and not game.complete
        panel.show_verdict(proved_sentence(game, judgement) if told else "", warning=lost)
        panel.undo.setEnabled(game.now > 0)
        panel.redo.setEnabled(game.now < len(game.line))
        panel.reset.setEnabled(game.now > 0)
        panel.hint.setEnabled(not game.complete)

    @Slot()
    def _say_what_to_do(self) -> None:
        if self.play.active:
            self._say(what_to_do(self.play.game))

    @Slot()
    def _refuse_hint(self) -> None:
        self._say(no_hint_sentence(self.play.game, self.play.judgement))

    @Slot(float)
    def _show_time(self, seconds: float) -> None:
        self.panel.time.setText(clock_time(seconds))

    @Slot(object)
    def _celebrate(self, walk: FinishedWalk) -> None:
        title = self.tr("A closed knight's tour!") if walk.closed else self.tr("A knight's tour!")
        self.celebration.celebrate(title, finished_sentence(walk))
        self.show_best()
