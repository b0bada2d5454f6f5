"""A game of the 8-puzzle by hand: slides, hints, and how many steps are left."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Slot

from app.fifteen.repositories import SlidingGameRecord
from app.puzzle.hand_game import HandGame
from app.puzzle.playback import Playback
from app.search.runner import SearchRunner
from app.search.worker import Report
from app.storage.records import checked_number
from solvers.fifteen.engines import ENGINES
from solvers.fifteen.play import SlidingGame
from solvers.fifteen.position import GOAL, Position, Tiles, line_of_positions, parse_position, position_text, why_unsolvable
from solvers.message import InputError
from solvers.search import Found


@dataclass(frozen=True)
class FinishedSlidingGame:
    """A game that came to the goal by hand."""

    start: Position
    tiles: Tiles
    seconds: float
    hints: int

    def record(self, number: int | None) -> SlidingGameRecord:
        """The game as it is kept, under a number if it has one already."""
        return SlidingGameRecord(self.start, self.tiles, self.seconds, self.hints, finished=True, id=number)


class SlidingHandGame(HandGame):
    """A game from one position; the hint that is shown is a tile. Every step of the program counts as a hint."""

    line: SlidingGame

    def __init__(self, playback: Playback, parent: QObject | None = None) -> None:
        super().__init__(playback, parent)
        self.line = SlidingGame(GOAL)
        self.hints = 0
        """How many hints have been shown."""
        self._ways: dict[Position, Tiles] = {GOAL: ()}
        """A shortest way to the goal from each position of which one is known."""
        self._hint_wanted = False
        self._runner = SearchRunner(self)
        self._runner.answered.connect(self._learn_way)

    @property
    def complete(self) -> bool:
        """Whether every tile is in its place."""
        return self.line.solved

    @property
    def solvable(self) -> bool:
        """Whether the goal can be reached at all."""
        return why_unsolvable(self.line.start) is None

    @property
    def can_hint(self) -> bool:
        """Whether there is a next step."""
        return self.solvable and not self.complete

    @property
    def under_way(self) -> bool:
        """Whether the last tile was slid by hand, short of the goal."""
        return 0 < self.now <= self.line.by_hand and not self.complete

    @property
    def subject(self) -> tuple[Position]:
        """The position that the game began with."""
        return (self.line.start,)

    @property
    def left(self) -> int | None:
        """The fewest steps to the goal; None while that is not known."""
        way = self._ways.get(self.line.position)
        return None if way is None else len(way)

    @property
    def keys_slide(self) -> bool:
        """Whether the arrow keys slide tiles; they step through what the program laid out while that is shown."""
        return self.line.length == self.line.by_hand

    def record(self, number: int | None) -> SlidingGameRecord | None:
        """The unfinished game as it is kept, under this number; None where no tile was slid by hand."""
        tiles = self.line.tiles[: min(self.now, self.line.by_hand)]
        if not tiles or self.complete:
            return None
        return SlidingGameRecord(self.line.start, tiles, self.clock.seconds, self.hints, id=number)

    def standing(self, number: int | None) -> str:
        """What was slid by hand, and what of it was undone, as JSON; empty where nothing was, and at the goal."""
        line = self.line
        if not line.by_hand or line.solved:
            return ""
        return json.dumps(
            {
                "position": position_text(line.start),
                "tiles": line.tiles[: line.by_hand],
                "now": line.now,
                "seconds": self.clock.seconds,
                "hints": self.hints,
                "record": number,
            }
        )

    def begin(self, start: Position) -> None:
        """Begin a game in place of the present one."""
        self._replace(SlidingGame(start), 0.0, 0)

    def resume(self, record: SlidingGameRecord) -> None:
        """Go on with a game; raises `InputError` for tiles that cannot slide."""
        self._replace(SlidingGame(record.start, record.tiles), record.seconds, record.hints)
        self.clock.await_player()

    def restore(self, left: Mapping[str, Any]) -> None:
        """Go on with the game of a `standing`; raises one exception or another where it is damaged."""
        start, tiles = parse_position(left["position"]), tuple(map(int, left["tiles"]))
        now, seconds, hints = (checked_number(left[name]) for name in ("now", "seconds", "hints"))
        self.resume(SlidingGameRecord(start, tiles, seconds, hints))
        self.playback.jump(now)

    def lay_out(self, tiles: Tiles) -> None:
        """Lay out what the program slides from here."""
        self.line.lay_out(tiles)
        self._show_line()

    def slide(self, tile: int) -> None:
        """Slide a tile by hand; one that is not beside the blank stays."""
        try:
            self.hints += self.line.slide(tile)
        except InputError:
            return
        self.clock.run()
        self._show_line(arriving=True)
        if self.complete:
            self.clock.rest()
            self.finished.emit(FinishedSlidingGame(self.line.start, self.line.tiles, self.clock.seconds, self.hints))

    @Slot()
    def hint(self) -> None:
        """Show a best next step, once it is known; when one is shown already, make it."""
        if self.shown_hint is not None:
            self.slide(self.shown_hint)
        elif self.can_hint:
            self._hint_wanted = True
            self._give_hint()

    @Slot()
    def reset(self) -> None:
        """Go back to the beginning of the same game; every step can be redone."""
        self.hints = 0
        self.clock.reset()
        self.playback.first()

    def close(self) -> None:
        """Stop the clock and the search for the way; called before the program ends."""
        super().close()
        self._runner.close()

    def _replace(self, line: SlidingGame, seconds: float, hints: int) -> None:
        self.leaving.emit()
        self.line, self.hints = line, hints
        self.clock.reset(seconds)
        self._show_line()

    def _show_line(self, arriving: bool = False) -> None:
        self.line_changed.emit()
        now = self.line.now
        self.playback.load(self.line.length, now, arriving)
        self._tell_moved()

    @Slot()
    def _follow(self) -> None:
        """Go to the position of the playback."""
        if self.playback.length == self.line.length and self.playback.position != self.now:
            self.line.go_to(self.playback.position)
            self._tell_moved()

    def _tell_moved(self) -> None:
        self._hint_wanted = False
        self._show_hint(None)
        self._runner.abandon()
        if self.left is None and self.solvable:
            position = self.line.position
            self._runner.start(lambda: ENGINES[0].start(position), request=position)
        self.moved.emit()
        self.changed.emit()

    @Slot(object)
    def _learn_way(self, report: Report[Found[Tiles]]) -> None:
        way = report.event.answer
        positions = enumerate(line_of_positions(report.request, way))
        self._ways.update((position, way[number:]) for number, position in positions)
        self.changed.emit()
        self._give_hint()

    def _give_hint(self) -> None:
        way = self._ways.get(self.line.position)
        if self._hint_wanted and way:
            self._hint_wanted = False
            self.hints += 1
            self._show_hint(way[0])
