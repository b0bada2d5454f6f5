"""What the games by hand of all puzzles share: a line of play that a playback steps through, a clock, hints."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Protocol

from PySide6.QtCore import QObject, Signal

from app.puzzle.game_clock import Absence, GameClock
from app.puzzle.playback import Playback
from app.search.runner import SearchRunner
from app.storage.records import Record


class FinishedGame(Protocol):
    """A game that was finished by hand."""

    def record(self, number: int | None) -> Record:
        """The game as it is kept, under a number if it has one already."""
        ...


class HandGame(QObject):
    """A game played by hand: its line of play is the path of the playback.

    It holds no widget: boards and panels follow its signals, read its properties and call its methods. A subclass
    knows the rules.
    """

    line: Any
    """A `LineOfPlay`: the steps, and how many of them have been made."""

    changed = Signal()
    """The game has moved, or more is known of it."""
    moved = Signal()
    """The game is elsewhere in its line of play, or the line of play is another."""
    line_changed = Signal()
    """Steps were added to the line of play or cut off, or it is that of another game."""
    hint_changed = Signal()
    """`shown_hint` is another, or other help was given."""
    leaving = Signal()
    """Another game is about to take the place of this one."""
    finished = Signal(object)
    """A `FinishedGame`: the goal was reached by hand."""

    def __init__(self, playback: Playback, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.clock = GameClock(self)
        self._runner = SearchRunner(self)
        """Runs what a game by hand searches for, as for a hint."""
        self.playback = playback
        self.shown_hint: Any = None
        """The step that is shown as a hint; None while none is."""
        playback.moment_changed.connect(self._follow)

    @property
    def now(self) -> int:
        """How many steps of the line of play have been made."""
        return self.line.now

    @property
    def length(self) -> int:
        """How many steps the line of play has, with those that were undone."""
        return self.line.length

    @property
    @abstractmethod
    def complete(self) -> bool:
        """Whether the goal is reached."""

    @property
    @abstractmethod
    def can_hint(self) -> bool:
        """Whether a hint can be asked for."""

    @property
    @abstractmethod
    def under_way(self) -> bool:
        """Whether a person has moved last, and the goal is not reached: such a game is saved after each move."""

    @property
    @abstractmethod
    def subject(self) -> tuple[Any, ...]:
        """What is played: finished games of one subject are compared, and the best of them is the record."""

    @abstractmethod
    def record(self, number: int | None) -> Record | None:
        """The unfinished game as it is kept, under this number; None when there is nothing to keep."""

    @abstractmethod
    def standing(self, number: int | None) -> str:
        """The line of play and where the game is in it, as JSON for the next start of the program.

        `number` is that of its record. Empty when there is nothing to go on with.
        """

    @abstractmethod
    def hint(self) -> None:
        """Show a best next step; when one is shown already, make it."""

    @abstractmethod
    def reset(self) -> None:
        """Go back to the beginning of the same game; every step can be redone."""

    def _follow(self) -> None:
        """Go to the position of the playback; between two steps, to the one that it comes from or goes to."""
        position = self.playback.position
        if position != self.now:
            self._go_to(position)
            self._show_hint(None)
            self._tell_moved()

    def _go_to(self, position: int) -> None:
        """Undo or redo until so many steps have been made."""
        self.line.go_to(position)

    @property
    def can_undo(self) -> bool:
        """Whether a step can be undone."""
        return self.now > 0

    @property
    def can_redo(self) -> bool:
        """Whether a step lies ahead."""
        return self.now < self.length

    @property
    def can_reset(self) -> bool:
        """Whether the game is not at its beginning."""
        return self.now > 0

    def undo(self) -> None:
        """Undo the last step."""
        self.playback.back()

    def redo(self) -> None:
        """Make the next step that lies ahead."""
        self.playback.forward()

    def rest(self) -> None:
        """Pause the clock while the game is not on the screen."""
        self.clock.leave(Absence.HIDDEN)

    def wake(self) -> None:
        """Resume the clock: the game is on the screen again."""
        self.clock.come_back(Absence.HIDDEN)

    def close(self) -> None:
        """Stop the clock and the search; called before the program ends."""
        self.clock.rest()
        self._runner.close()

    def _load_line(self, arriving: bool = False) -> None:
        """Tell of another line of play, and load it into the playback, `arriving` from the step before."""
        self._show_hint(None)
        self.line_changed.emit()
        self.playback.load(self.length, self.now, arriving)
        self._tell_moved()

    def _tell_moved(self) -> None:
        """Tell that the game is elsewhere in its line of play."""
        self.moved.emit()
        self.changed.emit()

    def _show_hint(self, hint: Any) -> None:
        """Show a step as a hint; None shows none."""
        if hint != self.shown_hint:
            self.shown_hint = hint
            self.hint_changed.emit()
