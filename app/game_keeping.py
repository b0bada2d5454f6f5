"""Keeps the game that is played on the Klotski page, so that it can be taken up again on another day."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from app.klotski_play import FinishedGame
from app.klotski_words import counted
from app.pages.klotski_page import KlotskiPage
from app.storage.faults import StorageError
from app.storage.klotski_records import Games
from app.storage.records import Game
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric

QUIET_MS = 1000
"""How long after the last slide an unfinished game is written, so that no slide waits for the disk."""


class GameKeeper(QObject):
    """Writes a game when the hand rests, and at once when it is finished, left or the window closes.

    `kept` says that there is a record; `failed` carries the `Statement` of why not.
    """

    kept = Signal()
    failed = Signal(object)

    def __init__(self, games: Games, page: KlotskiPage, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._games = games
        self._page = page
        self._played = page.play.game
        self._number: int | None = None
        self._hints_before = 0
        self._waiting: Game | None = None
        self._quiet = QTimer(self)
        self._quiet.setSingleShot(True)
        self._quiet.setInterval(QUIET_MS)
        self._quiet.timeout.connect(self.write)
        self._best_of: tuple[Layout, Metric] | None = None
        page.play.line_changed.connect(self._take_note)
        page.play.finished.connect(self._finish)
        page.play.changed.connect(self._show_best)
        self._show_best()

    def go_on_from(self, before: GameKeeper) -> None:
        """Go on with the game that another keeper kept, on a page that has taken it over."""
        before.write()
        self._quiet.stop()
        self._waiting = None
        self._played = self._page.play.game
        self._number, self._hints_before = before._number, before._hints_before

    def resume(self, game: Game) -> None:
        """Take up a game where it was left; it goes on under its number."""
        self._page.resume(game.layout, game.metric, game.turns, game.seconds)
        self._quiet.stop()
        self._waiting = None
        self._number, self._hints_before = game.id, game.hints

    @Slot()
    def write(self) -> None:
        """Write what has not been written yet."""
        self._quiet.stop()
        game, self._waiting = self._waiting, None
        if game is None:
            return
        try:
            self._number = self._games.keep(game).id
        except StorageError as error:
            self.failed.emit(error.statement)
        else:
            self.kept.emit()

    @Slot()
    def _take_note(self) -> None:
        """Take note of the game as it stands, when a person has moved in it."""
        play = self._page.play
        if play.game is not self._played:
            self.write()
            self._played, self._number, self._hints_before = play.game, None, 0
        if play.game.turns and not play.game.watching and not play.game.solved:
            self._wait(play.metric, play.clock.seconds)
            self._quiet.start()

    @Slot(object)
    def _finish(self, game: FinishedGame) -> None:
        self._wait(game.metric, game.seconds)
        self.write()
        self._number = None  # playing on from here is another game
        self._best_of = None
        self._show_best()

    @Slot()
    def _show_best(self) -> None:
        """Show the best record of the layout in the count it is played in; asked of the disk only when those change."""
        wanted = self._page.play.game.start, self._page.play.metric
        if wanted == self._best_of:
            return
        self._best_of = wanted
        try:
            best = self._games.best(*wanted)
        except StorageError:
            best = None
        told = "–" if best is None else counted(best.length, best.metric)
        self._page.play_panel.best.setText(told)

    def _wait(self, metric: Metric, seconds: float) -> None:
        played = self._played
        self._waiting = Game(
            layout=played.start,
            metric=metric,
            turns=played.turns,
            seconds=seconds,
            hints=max(self._hints_before, int(played.helped)),
            finished=played.solved,
            id=self._number,
        )
