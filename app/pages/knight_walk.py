"""The section of the knight's page in which a person walks the knight."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Slot

from app.boards.celebration import Celebration
from app.boards.walked_board import WalkedBoard
from app.knight_play import FinishedWalk, KnightPlay
from app.numbers import clock_time, grouped
from app.panels.game_panel import NOTHING
from app.panels.scrolled import scrolled
from app.panels.walk_panel import WalkPanel
from app.playback import Playback
from app.theme import Appearance
from app.walk_words import finished_sentence, no_hint_sentence, proved_sentence, steps_said, what_to_do
from solvers.knight.board import Board
from solvers.knight.outlook import Prospect


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
