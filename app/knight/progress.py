"""What a person has achieved on the knight's boards, tours by hand and riddles answered, and the boards they named."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal, Slot

from app.knight.repositories import BoardTimes, KnightGames, OwnBoard, OwnBoards, RiddleRecord, Riddles
from app.puzzle.saving import Saver
from app.storage.faults import faults_told
from app.storage.storage import Storage
from solvers.knight.board import Board


class KnightProgress(QObject):
    """The shortest times of tours by hand, the answers to riddles, and the person's own boards; without widgets.

    Nothing is known before it is read.
    """

    changed = Signal()
    """More is achieved, or less."""
    boards_changed = Signal()
    """`boards` are others."""
    board_saved = Signal(str)
    """A board was saved under this name."""
    failed = Signal(object)
    """The `Message` of why something could not be read or saved."""

    def __init__(self, storage: Storage, saver: Saver, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.boards: Sequence[tuple[str, Board]] = ()
        """Those that the person named, the oldest first."""
        self._storage = storage
        self._saver = saver
        self._times: dict[tuple[Board, bool], BoardTimes] = {}
        self._answers: dict[tuple[Board, bool], RiddleRecord] = {}

    @property
    def lasting(self) -> bool:
        """Whether what is saved is there the next time."""
        return self._storage.lasting

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

    def save_board(self, name: str, board: Board) -> None:
        """Save a board under a name."""
        with faults_told(self.failed.emit):
            self._storage.repository(OwnBoards).keep(OwnBoard(name=name, board=board))
            self.read_boards()
            self.board_saved.emit(name)

    def read_boards(self) -> None:
        """Read the boards with their names anew."""
        with faults_told(self.failed.emit):
            boards = [(kept.name, kept.board) for kept in reversed(self._storage.repository(OwnBoards).newest())]
            if boards != self.boards:
                self.boards = boards
                self.boards_changed.emit()
