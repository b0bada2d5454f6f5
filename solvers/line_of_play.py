"""A line of play with undo and redo: what the puzzles' games by hand are based on."""

from __future__ import annotations

from typing import Generic, TypeVar

T = TypeVar("T")


class LineOfPlay(Generic[T]):
    """A list of moves, of which the first `now` have been made and the others can be redone."""

    def __init__(self) -> None:
        self._line: list[T] = []
        self._now = 0

    @property
    def now(self) -> int:
        """How many moves of the line have been made."""
        return self._now

    @property
    def length(self) -> int:
        """How many moves the line has, those after `now` too."""
        return len(self._line)

    def go_to(self, now: int) -> None:
        """Undo or redo until this many moves have been made; no further than the line goes."""
        self._now = min(max(now, 0), self.length)

    def undo(self) -> None:
        """Undo the last move, if there is one."""
        self.go_to(self._now - 1)

    def redo(self) -> None:
        """Make the next move of the line, if there is one."""
        self.go_to(self._now + 1)

    def reset(self) -> None:
        """Undo every move; all of them can be redone."""
        self.go_to(0)
