"""What is asked and answered in the riddles of boards."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.ui.words.messages import translated
from solvers.knight.riddles import Answer
from solvers.message import Message


def question(closed: bool) -> str:
    """What is asked of a board."""
    if closed:
        return QCoreApplication.translate("Riddle", "Does this board have a closed tour, and if not, why?")
    return QCoreApplication.translate("Riddle", "Does this board have a tour, and if not, why?")


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
    text = QCoreApplication.translate("Riddle", "A riddle. {question} Try it by hand, or decide.")
    return text.format(question=question(closed))


def right_sentence(proof: Message | None) -> str:
    """That an answer is right, with the proof; without one, there is a tour."""
    if proof is None:
        return QCoreApplication.translate("Riddle", "Right. There is a tour: find it by hand.")
    return QCoreApplication.translate("Riddle", "Right. Here is the proof: {proof}.").format(proof=translated(proof))


def wrong_sentence(objection: Message) -> str:
    """That an answer is wrong, and why."""
    return QCoreApplication.translate("Riddle", "No, {objection}.").format(objection=translated(objection))
