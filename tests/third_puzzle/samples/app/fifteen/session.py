"""The state of the 8-puzzle without widgets: the position that is chosen, its game, and the search for a solution."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from random import sample
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal, Slot

from app.fifteen.hand_game import SlidingHandGame
from app.fifteen.repositories import SlidingGameRecord, SlidingGames, SlidingSolutionRecord
from app.fifteen.settings import FIFTEEN_ENGINE, FIFTEEN_GAME, FIFTEEN_POSITION, FIFTEEN_SPEED
from app.fifteen.words import found_sentence, invitation_sentence, kept_sentence
from app.puzzle.autosave import Autosave
from app.puzzle.saving import Saver
from app.puzzle.session import PuzzleSession
from app.search.worker import Report
from app.storage.storage import Storage
from app.ui.settings import Settings
from app.ui.words.messages import translated
from solvers.fifteen.document import FifteenDocument
from solvers.fifteen.engines import ENGINES, SlidingEngine
from solvers.fifteen.position import (
    GOAL,
    Position,
    Tiles,
    line_of_positions,
    parse_position,
    position_text,
    why_unsolvable,
)
from solvers.message import InputError
from solvers.search import Found

if TYPE_CHECKING:
    from app.export.request import Subject


@dataclass(frozen=True)
class SlidingRequest:
    """What a search was begun for; each of its reports carries it."""

    position: Position
    engine: SlidingEngine


class FifteenSession(PuzzleSession):
    """The position that is chosen, its game by hand and its solution, whether a page shows them or not."""

    engines = ENGINES
    engine_setting = FIFTEEN_ENGINE
    speed_setting = FIFTEEN_SPEED

    start_changed = Signal()
    """Another position is chosen, or its game has begun again."""
    engine_changed = Signal()

    game: SlidingHandGame

    def __init__(self, storage: Storage, settings: Settings, saver: Saver, parent: QObject | None = None) -> None:
        super().__init__("fifteen", settings, parent)
        self.game = SlidingHandGame(self.playback, self)
        self.autosave = Autosave(
            repository=storage.repository(SlidingGames),
            game=self.game,
            settings=settings,
            setting=FIFTEEN_GAME,
            saver=saver,
            parent=self,
        )
        self.autosave.failed.connect(self.failed)
        self.runner.answered.connect(self._take_answer)
        for text in (FIFTEEN_POSITION.default, settings.value(FIFTEEN_POSITION)):
            self.choose(text)

    def begin(self, game: SlidingGameRecord) -> None:
        """Go on with a game, which may have no tiles yet; raises `InputError` for tiles that cannot slide."""
        self.game.begin(game)
        self._show_start()

    def choose(self, text: str) -> None:
        """Choose the position of a text, or say what is wrong with it."""
        try:
            self.begin(SlidingGameRecord(parse_position(text)))
        except InputError as error:
            self.say(partial(translated, error.message))

    @Slot()
    def shuffle(self) -> None:
        """Choose a position at random, of those that have a solution."""
        start = GOAL
        while start == GOAL or why_unsolvable(start) is not None:
            start = tuple(sample(GOAL, len(GOAL)))
        self.begin(SlidingGameRecord(start))

    def choose_engine(self, engine: SlidingEngine) -> None:
        """Search by another method."""
        self.engine = engine
        self.runner.abandon()
        self.clear_progress()
        self.engine_changed.emit()

    @Slot(int)
    def slide(self, tile: int) -> None:
        """Slide a tile by hand: what is searched for belongs to a position that is no more."""
        self.runner.abandon()
        self.game.slide(tile)

    def begin_search(self) -> None:
        """Solve the position on the board; at the goal, that with which the game began."""
        if self.game.complete:
            self.playback.first()
        self.clear_progress()
        request = SlidingRequest(self.game.line.position, self.engine)
        self.runner.start(lambda: request.engine.start(request.position), request=request)

    def show_document(self, document: FifteenDocument) -> None:
        """Show a bare position, play a solution, or go on with a game."""
        if document.tiles and line_of_positions(document.position, document.tiles)[-1] != GOAL:
            self.begin(SlidingGameRecord(document.position, document.tiles))
        else:
            self._show_path(document.position, document.tiles)

    def show_record(self, record: SlidingGameRecord | SlidingSolutionRecord) -> None:
        """Play a solution or a finished game, or go on with a game under its number."""
        if isinstance(record, SlidingGameRecord) and not record.finished:
            self.begin(record)
            self.autosave.go_on(record.id)
        else:
            self._show_path(record.start, record.tiles)

    def resume(self, left: dict[str, Any]) -> None:
        """Go on with the game of a `HandGame.standing`; raises one exception or another where it is damaged."""
        self.game.restore(left)
        self._show_start()

    def export_subject(self) -> Subject:
        """The position that was chosen, and the line of play from it."""
        from app.fifteen.export_subject import sliding_subject  # imported at the first export

        return sliding_subject(self.game.line, self.playback.position)

    def remember(self, settings: Settings) -> None:
        """Keep the choices for the next time."""
        super().remember(settings)
        settings.keep(FIFTEEN_POSITION, position_text(self.game.line.start))

    def _show_path(self, start: Position, tiles: Tiles) -> None:
        """Put a position on the board, and play what slides from there."""
        self.begin(SlidingGameRecord(start))
        if tiles:
            self.game.lay_out(tiles)
            self.say_with_length(partial(kept_sentence, len(tiles)))
            self.playback.begin()

    def _show_start(self) -> None:
        """Another game is on the board."""
        self.runner.abandon()
        self.clear_progress()
        self.start_changed.emit()
        self.say(partial(invitation_sentence, self.game.line.start))

    @Slot(object)
    def _take_answer(self, report: Report[Found[Tiles]]) -> None:
        tiles, visited = report.event.answer, report.event.visited
        self.game.lay_out(tiles)
        self.say_with_length(partial(found_sentence, len(tiles), visited, report.seconds))
        self.playback.begin()
