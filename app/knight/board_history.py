"""Changes of the board that can be undone and redone, with what was asked for and shown at the time."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from solvers.knight.board import Board
from solvers.knight.tour import Tour, TourRequest

CHANGES_KEPT = 100
"""How many changes of a board can be undone."""


@dataclass(frozen=True)
class ShownTour:
    """A tour that was shown: its number in its search, the sentence over it, and the position of the playback."""

    tour: Tour
    number: int
    make_sentence: Callable[[], str]
    position: int


@dataclass(frozen=True)
class BoardState:
    """A board with what was asked for on it, and the tour that was shown.

    The board is that of the request, unless every square of it has been erased.
    """

    board: Board
    request: TourRequest
    shown: ShownTour | None


class BoardHistory:
    """The states before and after the present one. Both are dropped when the board is changed in another way."""

    def __init__(self) -> None:
        self._past: deque[BoardState] = deque(maxlen=CHANGES_KEPT)
        self._future: list[BoardState] = []
        self._present: Board | None = None

    def record(self, before: BoardState) -> None:
        """Take note of the state before a change; `follow` is to be told what the change makes of the board."""
        if before.board != self._present:
            self._past.clear()
        self._past.append(before)
        self._future.clear()

    def follow(self, board: Board) -> None:
        """Take note of what the last change has made of the board until now."""
        self._present = board

    def can_undo(self, board: Board) -> bool:
        """Whether the board is what the last change has made of it."""
        return bool(self._past) and board == self._present

    def can_redo(self, board: Board) -> bool:
        """Whether the board is what undoing the last change has made of it."""
        return bool(self._future) and board == self._present

    def undo(self, now: BoardState) -> BoardState:
        """The state before the last change, in exchange for the present one."""
        self._future.append(now)
        return self._restored(self._past.pop())

    def redo(self, now: BoardState) -> BoardState:
        """The state after the change that was undone last, in exchange for the present one."""
        self._past.append(now)
        return self._restored(self._future.pop())

    def _restored(self, state: BoardState) -> BoardState:
        self._present = state.board
        return state
