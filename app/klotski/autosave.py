"""Keeps the game that is played on the Klotski page, so that it can be taken up again on another day."""

from __future__ import annotations

import json
from typing import Any

from PySide6.QtCore import QObject, Slot

from app.klotski.hand_game import FinishedGame
from app.klotski.page import KlotskiPage
from app.klotski.words import counted
from app.puzzle.autosave import Autosave
from app.puzzle.game_panel import NOTHING
from app.puzzle.saving import Saver
from app.storage.encoding import parse_steps, steps_text
from app.storage.faults import StorageError
from app.storage.klotski_records import Games
from app.storage.records import GameRecord
from app.ui.settings import KLOTSKI_GAME, Settings
from solvers.documents.klotski_reading import checked_steps
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.klotski.play.turns import steps_of
from solvers.message import InputError


class KlotskiAutosave(Autosave):
    """Writes a game soon after each slide, and at once when it is finished, left or the window closes."""

    def __init__(
        self, games: Games, page: KlotskiPage, settings: Settings, saver: Saver, parent: QObject | None = None
    ) -> None:
        super().__init__(games, page.play.clock, settings, KLOTSKI_GAME, saver, parent)
        self._games = games
        self._page = page
        self._best_of: tuple[Layout, Metric] | None = None
        page.play.leaving.connect(self._begin_another)
        page.play.line_changed.connect(self._take_note)
        page.play.changed.connect(self._follow_best)
        page.play.finished.connect(self._finish)

    def resume(self, game: GameRecord) -> None:
        """Take up a game where it was left; it goes on under its number."""
        self._page.resume(game.layout, game.metric, game.turns, game.seconds, game.hints)
        self.go_on(game.id)

    def restore(self) -> None:
        """Go on where the program was left, when that was in a game."""
        text = self._settings.value(KLOTSKI_GAME)
        if not text:
            return
        try:
            left: dict[str, Any] = json.loads(text)
            layout, slides = Layout.parse(left["layout"]), parse_steps(left["slides"])
            metric, seconds = Metric(left["count"]), float(left["seconds"])
            hints, now = int(left["hints"]), int(left["now"])
            checked_steps(layout, slides)
        except (ValueError, KeyError, TypeError, InputError):
            return
        self._page.resume(layout, metric, slides, seconds, hints, now)
        self.go_on(self._number_there(left.get("record")))

    def show_best(self) -> None:
        """Show the best record of the layout in the count it is played in, as the disk has it now."""
        wanted = self._page.play.game.start, self._page.play.metric
        self._best_of = wanted
        try:
            best = self._games.best(*wanted)
        except StorageError as error:
            self.failed.emit(error.message)
            best = None
        told = NOTHING if best is None else counted(best.length, best.metric)
        self._page.play_panel.best.setText(told)

    def record(self) -> GameRecord | None:
        """The game as far as a person has come in it; None without a turn, and when it is finished."""
        play = self._page.play
        game, left_off = play.game, play.game.left_off
        position = game.position(left_off)
        if position.own == 0 or position.turn is None or (left_off == game.now and game.solved):
            return None
        turns = steps_of(position.turn)
        return GameRecord(game.start, play.metric, turns, play.clock.seconds, position.helped, id=self._number)

    def standing(self) -> str:
        """The line of play as far as it was made by hand, and where in it the person is."""
        play = self._page.play
        game, left_off = play.game, play.game.left_off
        slides = game.slides_by_hand
        if not slides or (left_off == game.now and game.solved):
            return ""
        return json.dumps(
            {
                "layout": str(game.start),
                "count": play.metric.value,
                "slides": steps_text(slides),
                "now": left_off,
                "seconds": play.clock.seconds,
                "hints": game.position(left_off).helped,
                "record": self._number,
            }
        )

    @Slot()
    def _take_note(self) -> None:
        """Have the game written when a person has moved in it."""
        game = self._page.play.game
        if game.own and game.left_off == game.now and not game.solved:
            self.note()

    @Slot(object)
    def _finish(self, game: FinishedGame) -> None:
        played = self._page.play.game
        record = GameRecord(game.layout, game.metric, played.turns, game.seconds, game.helped, True, id=self._number)
        self.write_last(record)
        self.show_best()

    @Slot()
    def _follow_best(self) -> None:
        """Show the best of another layout or count; the disk is asked only when those change."""
        if (self._page.play.game.start, self._page.play.metric) != self._best_of:
            self.show_best()
