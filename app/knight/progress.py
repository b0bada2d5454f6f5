"""What a person has achieved on the knight's boards: tours by hand, and riddles answered."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from app.knight.repositories import BoardTimes, KnightGames, RiddleRecord, Riddles
from app.puzzle.saving import Saver
from app.storage.faults import faults_told
from app.storage.storage import Storage
from solvers.knight.board import Board


class KnightProgress(QObject):
    """The shortest times of tours by hand, and the answers to riddles; without widgets.

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
        self._answers: dict[tuple[Board, bool], RiddleRecord] = {}

    def times(self, board: Board, closed: bool) -> BoardTimes | None:
        """The shortest times of the tours by hand on a board; None where none was finished without a hint."""
        return self._times.get((board, closed))

    def solved(self, board: Board, closed: bool) -> bool:
        """Whether the riddle of a board was answered rightly."""
        record = self._answers.get((board, closed))
        return record is not None and record.correct

    def answer(self, board: Board, closed: bool) -> str | None:
        """The answer to the riddle of a board that was given last, or the right one; None where none was given."""
        record = self._answers.get((board, closed))
        return None if record is None else record.answer

    def keep_answer(self, board: Board, closed: bool, answer: str, correct: bool) -> None:
        """Keep an answer to the riddle of a board."""
        record = RiddleRecord(board, closed, answer, correct)
        self._saver.keep(self._storage.repository(Riddles), record)
        self._answers[board, closed] = record
        self.changed.emit()

    @Slot()
    def read(self) -> None:
        """Read anew what is kept: games may have been finished, deleted or restored."""
        with faults_told(self.failed.emit):
            times = {(each.board, each.closed): each for each in self._storage.repository(KnightGames).times()}
            answers = self._storage.repository(Riddles).last_answers()
            if (times, answers) != (self._times, self._answers):
                self._times, self._answers = times, answers
                self.changed.emit()
