"""The section of the Klotski page in which a person plays."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Slot

from app.announcing import announce
from app.boards.celebration import Celebration
from app.boards.played_board import PlayedBoard
from app.game_clock import Absence
from app.klotski_play import FinishedGame, KlotskiPlay
from app.klotski_words import counted, finished_sentence, hint_sentence, left_sentence, verdict_sentence
from app.numbers import clock_time
from app.panels.game_panel import NOTHING
from app.panels.play_panel import PlayPanel
from app.panels.scrolled import scrolled
from app.playback import Playback
from app.statements import as_sentence, explained
from app.theme import Appearance


class KlotskiByHand(QObject):
    """Brings the game, its panel and the board together."""

    def __init__(self, board: PlayedBoard, playback: Playback, appearance: Appearance, parent: QObject) -> None:
        super().__init__(parent)
        self.play = KlotskiPlay(board, playback, self)
        self.panel = PlayPanel(appearance)
        self.section = scrolled(self.panel)
        self.celebration = Celebration(board, appearance)
        self._board = board
        board.installEventFilter(self)
        self._connect_panel()
        self.play.changed.connect(self._show_game)
        self.play.clock.ticked.connect(self._show_time)
        self.play.finished.connect(self._celebrate)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Nobody plays on a board that is not seen."""
        if event.type() == QEvent.Type.Hide:
            self.play.clock.leave(Absence.HIDDEN)
        elif event.type() == QEvent.Type.Show:
            self.play.clock.come_back(Absence.HIDDEN)
        return False

    @Slot()
    def hint(self) -> None:
        """Show a best next step, and have it read out; once more, and it is taken."""
        self._board.setFocus()
        self.play.hint()
        hint = self._board.hint
        person = None if hint is None else self._board.person_on(hint.origin)
        if hint is not None and person is not None:
            announce(self._board, hint_sentence(person, hint))

    @Slot()
    def reset(self) -> None:
        """Begin anew."""
        self._board.setFocus()
        self.play.reset()

    def announce(self) -> None:
        """Have read out where the game stands after a slide."""
        told = (self.panel.steps.text(), self.panel.distance_told, self.panel.verdict.text())
        announce(self._board, ". ".join(filter(None, told)))

    def close(self) -> None:
        """Come to rest for good."""
        self.celebration.dismiss()
        self.play.close()

    def _connect_panel(self) -> None:
        play = self.play
        self.panel.connect_buttons(play.undo, play.redo, self.reset, self.hint)
        self.panel.show_distance.toggled.connect(self._show_game)

    @Slot()
    def _show_game(self) -> None:
        game, panel = self.play.game, self.panel
        if not game.solved:
            self.celebration.dismiss()
        panel.steps.setText(counted(game.count(self.play.metric), self.play.metric))
        panel.undo.setEnabled(game.now > 0)
        panel.redo.setEnabled(game.now < game.length)
        panel.reset.setEnabled(game.now > 0)
        panel.hint.setEnabled(bool(self.play.judgement.solvable) and not game.solved)
        self._show_judgement(panel.show_distance.isChecked())

    def _show_judgement(self, told: bool) -> None:
        """Show how far it is to the exit, and whether the last slide kept to a shortest way; or nothing of it."""
        panel, now, judgement = self.panel, self.play.game.now, self.play.judgement
        known = now > 0 and judgement.wasted is not None and judgement.wasted_before is not None
        panel.distance.setText(left_sentence(judgement, self.play.metric) if told else NOTHING)
        panel.curve.show_distances(self.play.distances() if told else (), now)
        verdict = verdict_sentence(judgement.wasted or 0, judgement.wasted_before or 0) if told and known else ""
        if judgement.failure is not None:
            verdict = as_sentence(explained(judgement.failure))
        panel.verdict.setText(verdict)

    @Slot(float)
    def _show_time(self, seconds: float) -> None:
        self.panel.time.setText(clock_time(seconds))

    @Slot(object)
    def _celebrate(self, game: FinishedGame) -> None:
        self.celebration.celebrate(self.tr("Cao Cao has escaped!"), finished_sentence(game))
