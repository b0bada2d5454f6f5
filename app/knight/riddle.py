"""The riddle of the board that is asked for, and what is said of it, without widgets."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot

from app.knight.progress import KnightProgress
from app.ui.words.messages import translated
from app.ui.words.numbers import grouped
from solvers.knight.board import Board
from solvers.knight.presets import BoardGroup, BoardPreset, presets
from solvers.knight.riddles import Answer, is_riddle, objection, proofs
from solvers.message import Message


def question(closed: bool) -> str:
    """What is asked of a board."""
    return (
        QCoreApplication.translate("Riddle", "Does this board have a closed tour, and if not, why?")
        if closed
        else QCoreApplication.translate("Riddle", "Does this board have a tour, and if not, why?")
    )


def answer_words(answer: Answer) -> tuple[str, str]:
    """An answer that can be chosen, short enough for the panel, and in full."""
    translate = QCoreApplication.translate
    return {
        Answer.TOUR: (translate("Riddle", "Yes, it has one"), ""),
        Answer.COLOURS: (
            translate("Riddle", "No: the colours do not fit"),
            translate("Riddle", "No: there are too many squares of one colour"),
        ),
        Answer.DEAD_ENDS: (
            translate("Riddle", "No: too few moves on some squares"),
            translate("Riddle", "No: some squares have too few knight's moves"),
        ),
        Answer.APART: (
            translate("Riddle", "No: it falls into parts"),
            translate("Riddle", "No: it falls into parts, perhaps when a few squares are taken away"),
        ),
        Answer.LOOP: (
            translate("Riddle", "No: moves close a loop too early"),
            translate("Riddle", "No: squares with only two moves close a loop too early"),
        ),
        Answer.EDGES: (
            translate("Riddle", "No: edges and middle take turns"),
            translate("Riddle", "No: the long edges and the middle would have to take turns"),
        ),
    }[answer]


def riddle_sentence() -> str:
    """What the page says of a riddle that is not answered yet."""
    return QCoreApplication.translate("Riddle", "Try it by hand, or decide.")


def solved_said(riddle: Riddle) -> str:
    """How many riddles are solved, of all that there are."""
    solved = sum(map(riddle.is_solved, riddles()))
    return QCoreApplication.translate("Riddle", "{solved} of {riddles} solved").format(
        solved=grouped(solved), riddles=grouped(len(riddles()))
    )


def riddles() -> list[BoardPreset]:
    """All riddles, in their order."""
    return [preset for preset in presets() if preset.group is BoardGroup.RIDDLE]


def right_sentence(proof: Message | None) -> str:
    """That an answer is right, with the proof; without one, there is a tour."""
    if proof is None:
        return QCoreApplication.translate("Riddle", "Right. There is a tour: find it by hand.")
    return QCoreApplication.translate("Riddle", "Right. Here is the proof: {proof}.").format(proof=translated(proof))


def wrong_sentence(objection: Message) -> str:
    """That an answer is wrong, and why."""
    return QCoreApplication.translate("Riddle", "No, {objection}.").format(objection=translated(objection))


class Riddle(QObject):
    """A board that was chosen as a riddle, while it is asked for.

    Until the riddle is solved, the page keeps to itself what theory says of the board.
    """

    changed = Signal()
    """`present`, `kept_back` or `given` may be others, or more riddles are solved."""

    def __init__(self, progress: KnightProgress, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._progress = progress
        self.board = Board(8, 8)
        self.closed = False
        self.present = False
        """Whether a board was chosen that is a riddle, and is asked for now."""
        self.given: Answer | None = None
        """The answer that has its `reply`: that which was given last, or looked at since."""
        progress.changed.connect(self._recall)

    def choose(self, board: Board, closed: bool) -> None:
        """Ask the riddle of a board that was chosen, if it is one; `closed` tours come back to their start."""
        self.board, self.closed = board, closed
        self.present = is_riddle(board, closed)
        self._recall()

    def follow(self, board: Board, closed: bool) -> None:
        """Ask no riddle where this is another board than the one that was chosen; back there, ask it again."""
        present = (board, closed) == (self.board, self.closed) and is_riddle(board, closed)
        if present != self.present:
            self.present = present
            self.changed.emit()

    def is_solved(self, preset: BoardPreset) -> bool:
        """Whether the riddle of a preset was answered rightly."""
        return self._progress.solved(preset.board, preset.closed)

    @property
    def following(self) -> BoardPreset:
        """The next riddle that is not solved, or, where all are, the next one; after the last comes the first."""
        offered = riddles()
        numbers = {(preset.board, preset.closed): number for number, preset in enumerate(offered, 1)}
        here = numbers[self.board, self.closed] if self.present else 0
        others = [*offered[here:], *offered[:here]]
        return next((preset for preset in others if not self.is_solved(preset)), others[0])

    @property
    def solved(self) -> bool:
        """Whether the riddle was answered rightly."""
        return self.present and self._progress.solved(self.board, self.closed)

    @property
    def kept_back(self) -> bool:
        """Whether there is a riddle to solve, so that nothing may be told of its answer."""
        return self.present and not self.solved

    @property
    def right_answers(self) -> Collection[Answer]:
        """Every answer that is right."""
        return proofs(self.board, self.closed) or {Answer.TOUR}

    def answer(self, answer: Answer) -> None:
        """Take an answer and keep it."""
        self._progress.keep_answer(self.board, self.closed, answer.value, answer in self.right_answers)

    def reply_to(self, answer: Answer | None) -> None:
        """Look at what is said of an answer, without giving it."""
        self.given = answer
        self.changed.emit()

    @property
    def reply(self) -> str:
        """Whether the answer is right, and why, or why not; empty without one."""
        if self.given is None:
            return ""
        wrong = objection(self.board, self.closed, self.given)
        return right_sentence(self.proof) if wrong is None else wrong_sentence(wrong)

    @property
    def proof(self) -> Message | None:
        """The proof by which the answer is right; None where that is that there is a tour, or it is not right."""
        return None if self.given is None else proofs(self.board, self.closed).get(self.given)

    @Slot()
    def _recall(self) -> None:
        """Go on with the answer that was given last."""
        kept = self._progress.answer(self.board, self.closed)
        self.given = Answer(kept) if kept in list(Answer) else None
        self.changed.emit()
