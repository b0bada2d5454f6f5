"""Takes up the game of the Klotski page again, from the history or as the program was left."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject

from app.klotski.page import KlotskiPage
from app.puzzle.autosave import Autosave
from app.puzzle.saving import Saver
from app.storage.encoding import parse_steps
from app.storage.klotski_records import Games
from app.storage.records import GameRecord
from app.ui.settings import KLOTSKI_GAME, Settings
from solvers.documents.klotski_reading import checked_steps
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric


class KlotskiAutosave(Autosave):
    """Saves the game of a page."""

    def __init__(
        self, games: Games, page: KlotskiPage, settings: Settings, saver: Saver, parent: QObject | None = None
    ) -> None:
        super().__init__(games, page.play, settings, KLOTSKI_GAME, saver, parent)
        self._page = page
        page.by_hand.follow_records(self)

    def resume(self, game: GameRecord) -> None:
        """Go on with a game where it was left, under its number."""
        self._page.resume(game.layout, game.metric, game.turns, game.seconds, game.hints)
        self.go_on(game.id)

    def restore_left(self) -> None:
        """Go on with the game in which the program was left, if any."""
        self.restore(self._resume_left)

    def _resume_left(self, left: dict[str, Any]) -> None:
        layout, slides = Layout.parse(left["layout"]), parse_steps(left["slides"])
        metric, seconds = Metric(left["count"]), float(left["seconds"])
        hints, now = int(left["hints"]), int(left["now"])
        checked_steps(layout, slides)
        self._page.resume(layout, metric, slides, seconds, hints, now)
