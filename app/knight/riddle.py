"""The riddle of the board that is asked for, and what is said of it, without widgets."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, Signal

from app.knight.progress import KnightProgress
from app.ui.words.messages import translated
from solvers.knight.board import Board
from solvers.knight.riddles import Answer, is_riddle, objection, proofs
from solvers.message import Message


def question(closed: bool) -> str:
    """What is asked of a board."""
    return (
        QCoreApplication.translate("Riddle", "Does this board have a closed tour, and if not, why?")
        if closed
        else QCoreApplication.translate("Riddle", "Does this board have a tour, and if not, why?")
    )


def answer_title(answer: Answer) -> str:
    """An answer that can be chosen."""
    translate = QCoreApplication.translate
    return {
        Answer.TOUR: translate("Riddle", "Yes, it has one"),
        Answer.COLOURS: translate("Riddle", "No: there are too many squares of one colour"),
        Answer.DEAD_ENDS: translate("Riddle", "No: some squares have too few knight's moves"),
        Answer.APART: translate("Riddle", "No: it falls into parts, perhaps when a few squares are taken away"),
        Answer.LOOP: translate("Riddle", "No: squares with only two moves close a loop too early"),
        Answer.EDGES: translate("Riddle", "No: the long edges and the middle would have to take turns"),
    }[answer]


def riddle_sentence(closed: bool) -> str:
    """What the page says of a riddle that is not solved yet."""
    return QCoreApplication.translate("Riddle", "A riddle. {question} Try it by hand, or decide.").format(
        question=question(closed)
    )


def right_sentence(proof: Message | None) -> str:
    """That an answer is right, with the proof; without one, there is a tour."""
    if proof is None:
        return QCoreApplication.translate("Riddle", "Right. There is a tour: find it by hand.")
    return QCoreApplication.translate("Riddle", "Right. Here is the proof: {proof}.").format(proof=translated(proof))


def wrong_sentence(objection: Message) -> str:
    """That an answer is wrong, and why."""
    return QCoreApplication.translate("Riddle", "No, {objection}.").format(objection=translated(objection))


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
    def right_answer(self) -> Answer:
        """The answer by the first argument."""
        return next(iter(proofs(self.board, self.closed)), Answer.TOUR)

    def answer(self, answer: Answer) -> Message | None:
        """Take an answer and keep it; returns why it is wrong, None where it is right."""
        wrong = objection(self.board, self.closed, answer)
        self._progress.keep_answer(self.board, self.closed, answer.value, wrong is None)
        return wrong

    def proof_of(self, answer: Answer) -> Message | None:
        """The proof by which an answer is right; None where that is that there is a tour."""
        return proofs(self.board, self.closed).get(answer)
