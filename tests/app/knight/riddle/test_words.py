"""What is asked and answered in riddles."""

from __future__ import annotations

from enum import StrEnum

import pytest

from app.knight.riddle.words import answer_title, question, riddle_sentence, right_sentence, wrong_sentence
from solvers.knight.riddles import Answer
from solvers.message import Message

pytestmark = pytest.mark.usefixtures("qapp")


class Words(StrEnum):
    """Stands in for what solvers say."""

    WHY = "a corner is cut off"


def test_the_question_is_that_of_the_tour_that_is_asked_for() -> None:
    for closed, tour in ((False, "a tour"), (True, "a closed tour")):
        assert question(closed) == f"Does this board have {tour}, and if not, why?"
        assert riddle_sentence(closed) == f"A riddle. {question(closed)} Try it by hand, or decide."


def test_every_answer_and_every_reply_has_its_words() -> None:
    assert {answer: answer_title(answer) for answer in Answer} == {
        Answer.TOUR: "Yes, it has one",
        Answer.COLOURS: "No: there are too many squares of one colour",
        Answer.DEAD_ENDS: "No: some squares have too few knight's moves",
        Answer.APART: "No: it falls into parts, perhaps when a few squares are taken away",
        Answer.LOOP: "No: squares with only two moves close a loop too early",
        Answer.EDGES: "No: the long edges and the middle would have to take turns",
    }
    why = Message(Words.WHY)
    assert right_sentence(None) == "Right. There is a tour: find it by hand."
    assert right_sentence(why) == "Right. Here is the proof: a corner is cut off."
    assert wrong_sentence(why) == "No, a corner is cut off."
