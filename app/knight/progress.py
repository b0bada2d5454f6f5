"""What a person has achieved on the knight's boards: tours by hand, and riddles answered."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from app.knight.repositories import BoardTimes, KnightGames, RiddleRecord, Riddles
from app.puzzle.saving import Saver
from app.storage.faults import faults_told
from app.storage.storage import Storage
from solvers.knight.board import Board


class KnightProgress(QObject):
    """The shortest times of tours by hand, and the riddles that are solved; without widgets.

    Nothing is known before the first `read`.
    """

    changed = Signal()
    failed = Signal(object)
    """The `Message` of why it could not be read."""

    def __init__(self, storage: Storage, saver: Saver, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._storage = storage
        self._saver = saver
        self._times: dict[tuple[Board, bool], BoardTimes] = {}
        self._solved: set[tuple[Board, bool]] = set()

    def times(self, board: Board, closed: bool) -> BoardTimes | None:
        """The shortest times of the tours by hand on a board; None where none was finished without a hint."""
        return self._times.get((board, closed))

    def solved(self, board: Board, closed: bool) -> bool:
        """Whether the riddle of a board was answered rightly."""
        return (board, closed) in self._solved

    def keep_answer(self, board: Board, closed: bool, answer: str, correct: bool) -> None:
        """Keep an answer to the riddle of a board."""
        self._saver.keep(self._storage.repository(Riddles), RiddleRecord(board, closed, answer, correct))
        if correct:
            self._solved.add((board, closed))
        self.changed.emit()

    @Slot()
    def read(self) -> None:
        """Read anew what is kept: games may have been finished, deleted or restored."""
        with faults_told(self.failed.emit):
            times = {(each.board, each.closed): each for each in self._storage.repository(KnightGames).times()}
            solved = self._storage.repository(Riddles).solved()
            if (times, solved) != (self._times, self._solved):
                self._times, self._solved = times, solved
                self.changed.emit()
