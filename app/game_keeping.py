"""Keeps the game that is played on the Klotski page, so that it can be taken up again on another day."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from app.klotski_play import FinishedGame
from app.klotski_words import counted
from app.pages.klotski_page import KlotskiPage
from app.panels.game_panel import NOTHING
from app.quiet_keeping import QuietKeeper
from app.storage.faults import StorageError
from app.storage.klotski_records import Games
from app.storage.records import Game
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric


class GameKeeper(QuietKeeper):
    """Writes a game when the hand rests, and at once when it is finished, left or the window closes."""

    def __init__(self, games: Games, page: KlotskiPage, parent: QObject | None = None) -> None:
        super().__init__(games, parent)
        self._games = games
        self._page = page
        self._played = page.play.game
        self._hints_before = 0
        self._best_of: tuple[Layout, Metric] | None = None
        page.play.line_changed.connect(self._take_note)
        page.play.finished.connect(self._finish)
        page.play.changed.connect(self._show_best)
        self._show_best()

    def go_on_from(self, before: GameKeeper) -> None:
        """Go on with the game that another keeper kept, on a page that has taken it over."""
        before.write()
        self.go_on(before._number)
        self._played, self._hints_before = self._page.play.game, before._hints_before

    def resume(self, game: Game) -> None:
        """Take up a game where it was left; it goes on under its number."""
        self._page.resume(game.layout, game.metric, game.turns, game.seconds)
        self.go_on(game.id)
        self._hints_before = game.hints

    @Slot()
    def _take_note(self) -> None:
        """Take note of the game as it stands, when a person has moved in it."""
        play = self._page.play
        if play.game is not self._played:
            self.write()
            self._played, self._number, self._hints_before = play.game, None, 0
        if play.game.turns and not play.game.watching and not play.game.solved:
            self.write_soon(self._record(play.metric, play.clock.seconds))

    @Slot(object)
    def _finish(self, game: FinishedGame) -> None:
        self.write_last(self._record(game.metric, game.seconds))
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
        told = NOTHING if best is None else counted(best.length, best.metric)
        self._page.play_panel.best.setText(told)

    def _record(self, metric: Metric, seconds: float) -> Game:
        """The game as it stands."""
        played = self._played
        return Game(
            layout=played.start,
            metric=metric,
            turns=played.turns,
            seconds=seconds,
            hints=max(self._hints_before, int(played.helped)),
            finished=played.solved,
            id=self._number,
        )
