"""A game of the 8-puzzle by hand: slides, hints, and what the program lays out."""

from __future__ import annotations

import json
from typing import Any

from PySide6.QtCore import QObject, Slot

from app.fifteen.repositories import SlidingGameRecord
from app.puzzle.hand_game import HandGame
from app.puzzle.playback import Playback
from app.search.worker import Report
from app.storage.records import checked_number
from solvers.fifteen.engines import ENGINES
from solvers.fifteen.play import SlidingGame
from solvers.fifteen.position import GOAL, Position, Tiles, parse_position, position_text, why_unsolvable
from solvers.message import InputError
from solvers.search import Found


class SlidingHandGame(HandGame):
    """A game from one position; the hint that is shown is a tile. What the program slides counts as hints.

    `finished` carries a `SlidingGameRecord`.
    """

    line: SlidingGame

    def __init__(self, playback: Playback, parent: QObject | None = None) -> None:
        super().__init__(playback, parent)
        self.line = SlidingGame(GOAL)
        self.hints = 0
        """How many hints have been shown."""
        self._runner.answered.connect(self._give_hint)

    @property
    def complete(self) -> bool:
        """Whether every tile is in its place."""
        return self.line.position == GOAL

    @property
    def can_hint(self) -> bool:
        """Whether there is a next step on a way to the goal."""
        return not self.complete and why_unsolvable(self.line.start) is None

    @property
    def under_way(self) -> bool:
        """Whether the last tile was slid by hand, short of the goal."""
        return 0 < self.now <= self.line.by_hand and not self.complete

    @property
    def subject(self) -> tuple[Position]:
        """The position that the game began with."""
        return (self.line.start,)

    def record(self, number: int | None) -> SlidingGameRecord | None:
        """The unfinished game as it is kept, under this number; None where no tile was slid by hand."""
        tiles = self.line.tiles[: min(self.now, self.line.by_hand)]
        return None if not tiles or self.complete else self._played(tiles).record(number)

    def standing(self, number: int | None) -> str:
        """What was slid by hand, and what of it was undone, as JSON; empty where nothing was, and at the goal."""
        line = self.line
        if not line.by_hand or self.complete:
            return ""
        left = {"position": position_text(line.start), "tiles": line.tiles[: line.by_hand], "now": self.now}
        return json.dumps({**left, "seconds": self.clock.seconds, "hints": self.hints, "record": number})

    def restore(self, left: dict[str, Any]) -> None:
        """Go on with the game of a `standing`; raises one exception or another where it is damaged."""
        now, seconds, hints = (checked_number(left[name]) for name in ("now", "seconds", "hints"))
        self.begin(SlidingGameRecord(parse_position(left["position"]), tuple(left["tiles"]), seconds, hints))
        self.playback.jump(now)

    def begin(self, game: SlidingGameRecord) -> None:
        """Go on with a game, which may have no tiles yet; raises `InputError` for tiles that cannot slide."""
        line = SlidingGame(game.start, game.tiles)
        self.leaving.emit()
        self.line, self.hints = line, game.hints
        self.clock.reset(game.seconds)
        if game.tiles:
            self.clock.await_player()
        self._load_line()

    def lay_out(self, tiles: Tiles) -> None:
        """Lay out what the program slides from here."""
        self.line.lay_out(tiles)
        self._load_line()

    def slide(self, tile: int) -> None:
        """Slide a tile by hand; one that is not beside the empty cell stays."""
        try:
            self.hints += self.line.slide(tile)
        except InputError:
            return
        self.clock.run()
        self._load_line(arriving=True)
        if self.complete:
            self.clock.rest()
            self.finished.emit(self._played(self.line.tiles, finished=True))

    @Slot()
    def hint(self) -> None:
        """Show a best next step, once it is found; when one is shown already, make it."""
        if self.shown_hint is not None:
            self.slide(self.shown_hint)
        elif self.can_hint:
            position = self.line.position
            self._runner.start(lambda: ENGINES[0].start(position))

    @Slot()
    def reset(self) -> None:
        """Go back to the beginning of the same game; every step can be redone."""
        self.hints = 0
        self.clock.reset()
        self.playback.first()

    def _played(self, tiles: Tiles, finished: bool = False) -> SlidingGameRecord:
        return SlidingGameRecord(self.line.start, tiles, self.clock.seconds, self.hints, finished)

    def _tell_moved(self) -> None:
        self._runner.abandon()
        super()._tell_moved()

    @Slot(object)
    def _give_hint(self, report: Report[Found[Tiles]]) -> None:
        self.hints += 1
        self._show_hint(report.event.answer[0])
