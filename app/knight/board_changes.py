"""Squares taken from a board and brought back, so that it can be undone, together with what was shown before."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

from solvers.knight.board import Board
from solvers.knight.tour import Tour, TourRequest

KEPT = 100
"""How many changes can be undone."""


@dataclass(frozen=True)
class ShownTour:
    """A tour that was shown: the which-th of its search, the sentence over it, and where its playback was."""

    tour: Tour
    found: int
    sentence: str
    position: int


@dataclass(frozen=True)
class BoardChange:
    """What was wished for and shown before a square was taken away or brought back."""

    request: TourRequest
    shown: ShownTour | None


class BoardChanges:
    """The changes of one board, the newest last; they are forgotten once another board is changed."""

    def __init__(self) -> None:
        self._changes: deque[BoardChange] = deque(maxlen=KEPT)
        self._board: Board | None = None

    def note(self, before: BoardChange, board: Board) -> None:
        """Take note of what was there before the board became this one."""
        if before.request.board != self._board:
            self._changes.clear()
        self._changes.append(before)
        self._board = board

    def undoable(self, board: Board) -> bool:
        """Whether this board is what the last change has made."""
        return bool(self._changes) and board == self._board

    def undo(self) -> BoardChange:
        """Forget the last change; returns what was there before it."""
        change = self._changes.pop()
        self._board = change.request.board
        return change
