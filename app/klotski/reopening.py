"""The part of the session that puts on the board what was opened or kept: documents, records, games that were left."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any

from app.klotski.ended_game import LeftGame, parse_left_game
from app.klotski.hand_game import KlotskiHandGame
from app.klotski.repositories import GameRecord, Games, OwnLayout, SolutionRecord
from app.klotski.words import kept_game_sentence, kept_solution_sentence, opened_sentence, shown_again_sentence
from app.puzzle.session import PuzzleSession
from app.storage.faults import StorageError
from app.storage.storage import Storage
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, Step

if TYPE_CHECKING:
    from solvers.klotski.document import KlotskiDocument


class KlotskiReopening(PuzzleSession):
    """What the session of Klotski does to show again what was opened or kept.

    A layout is shown bare, a solution and a finished game as they are played; an unfinished game goes on.
    """

    game: KlotskiHandGame
    _storage: Storage

    @abstractmethod
    def show_layout(self, layout: Layout) -> None:
        """Choose a layout and put it on the board."""

    @abstractmethod
    def begin_with(self, layout: Layout, metric: Metric, strict: bool) -> None:
        """Choose all these, and begin a game."""

    def take_up(self, layout: Layout) -> None:
        """Put a layout on the board: go on with the game of it that was left last, or begin one."""
        left = None
        with suppress(StorageError):
            left = self._storage.repository(Games).left(layout)
        if left is None:
            self.show_layout(layout)
        else:
            self.show_record(left)

    def show_path(
        self,
        layout: Layout,
        metric: Metric,
        steps: Sequence[Step],
        sentence: Callable[[Sequence[Step], Metric], str] = kept_solution_sentence,
    ) -> None:
        """Play a solution that was saved, from the layout it begins with; the sentence says what it is."""
        self.begin_with(layout, metric, strict=False)
        self.game.plan(steps, played=sentence is kept_game_sentence)
        self.say_with_length(partial(sentence, steps, metric))

    def show_document(self, document: KlotskiDocument) -> None:
        """Show a bare layout, play a solution, or go on with a game."""
        if not document.steps:
            self.show_layout(document.layout)
        elif document.solved:
            self.show_path(document.layout, document.metric, document.steps, opened_sentence)
        else:
            played = GameRecord(document.layout, document.metric, document.steps, seconds=0.0, given=True)
            self._go_on(LeftGame.of_record(played))

    def show_record(self, record: GameRecord | SolutionRecord | OwnLayout) -> None:
        """Show a layout, play a solution or a finished game, or go on with another game under its number."""
        match record:
            case GameRecord(finished=False):
                self._go_on(LeftGame.of_record(record))
                self.autosave.go_on(record.id)
            case GameRecord():
                self.show_path(record.layout, record.metric, record.turns, kept_game_sentence)
            case SolutionRecord(solution=solution):
                self.show_path(solution.layout, solution.metric, solution.steps)
            case OwnLayout():
                self.show_layout(record.layout)

    def resume(self, left: dict[str, Any]) -> None:
        """Go on with the game of a `HandGame.standing`; raises one exception or another where it is damaged."""
        game = parse_left_game(left)
        self._go_on(game)
        if game.solution:
            self.say_with_length(partial(shown_again_sentence, game.solution, game.metric))

    def _go_on(self, left: LeftGame) -> None:
        """Go on with a game that was left."""
        self.begin_with(left.layout, left.metric, left.strict)
        self.game.resume(left)
