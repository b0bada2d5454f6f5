"""The riddle of the board that is asked for, without widgets."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from app.knight.progress import KnightProgress
from solvers.knight.board import Board
from solvers.knight.riddles import Answer, is_riddle, objection, proofs
from solvers.message import Message


class Riddle(QObject):
    """A board that was chosen as a riddle, until another is asked for.

    Until the riddle is solved, the page keeps to itself what theory says of the board.
    """

    changed = Signal()
    """`present` or `kept_back` may be others."""

    def __init__(self, progress: KnightProgress, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._progress = progress
        self.board = Board(8, 8)
        self.closed = False
        self.present = False
        """Whether a board was chosen that is a riddle, and is still asked for."""
        progress.changed.connect(self.changed)

    def choose(self, board: Board, closed: bool) -> None:
        """Ask the riddle of a board that was chosen, if it is one; `closed` tours come back to their start."""
        self.board, self.closed = board, closed
        self.present = is_riddle(board, closed)
        self.changed.emit()

    def follow(self, board: Board, closed: bool) -> None:
        """Ask no riddle any more where this is another board than the one that was chosen."""
        if self.present and (board, closed) != (self.board, self.closed):
            self.present = False
            self.changed.emit()

    @property
    def solved(self) -> bool:
        """Whether the riddle was answered rightly."""
        return self.present and self._progress.solved(self.board, self.closed)

    @property
    def kept_back(self) -> bool:
        """Whether there is a riddle to solve, so that nothing may be told of its answer."""
        return self.present and not self.solved

    @property
    def proof(self) -> Message | None:
        """Why there is no tour, by the first argument; None where there is one."""
        return next(iter(proofs(self.board, self.closed).values()), None)

    def answer(self, answer: Answer) -> Message | None:
        """Take an answer and keep it; returns why it is wrong, None where it is right."""
        wrong = objection(self.board, self.closed, answer)
        self._progress.keep_answer(self.board, self.closed, answer.value, wrong is None)
        return wrong

    def proof_of(self, answer: Answer) -> Message | None:
        """The proof by which an answer is right; None where that is that there is a tour."""
        return proofs(self.board, self.closed).get(answer)
