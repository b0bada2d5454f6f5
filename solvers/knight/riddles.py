"""Riddles: does a board have a tour, and if not, why? The arguments for the board prove which answers are right."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from solvers.knight.board import Board
from solvers.knight.existence.arguments import Argument, arguments, dark_and_light
from solvers.knight.existence.proof import Proof
from solvers.knight.existence.theorems import Theorem, forbidding_theorem
from solvers.knight.presets import BoardGroup, presets
from solvers.knight.tour import TourRequest
from solvers.message import Message


class Answer(StrEnum):
    """What can be answered: that there is a tour, or what bars it."""

    TOUR = "tour"
    """There is a tour."""
    COLOURS = "colours"
    """The colours have too different numbers of squares: each move of a knight changes the colour."""
    DEAD_ENDS = "dead-ends"
    """Squares have too few knight's moves."""
    APART = "apart"
    """The board falls into parts, or into too many of them when a few squares are taken away."""
    LOOP = "loop"
    """Squares with two knight's moves close a loop that leaves others out."""
    EDGES = "edges"
    """A tour would alternate between the long edges and the middle, and so between colours too."""


_ANSWERS: Mapping[StrEnum, Answer] = {
    Argument.COLOURS: Answer.COLOURS,
    Argument.CLOSED_COLOURS: Answer.COLOURS,
    Theorem.CLOSED_ODD: Answer.COLOURS,
    Argument.ISOLATED: Answer.DEAD_ENDS,
    Argument.DEAD_ENDS: Answer.DEAD_ENDS,
    Argument.CLOSED_DEAD_END: Answer.DEAD_ENDS,
    Argument.PARTS: Answer.APART,
    Argument.CUT: Answer.APART,
    Argument.SCATTERED: Answer.APART,
    Theorem.TWO_ROWS: Answer.APART,
    Argument.LOOPS: Answer.LOOP,
    Argument.CLOSED_LOOP: Answer.LOOP,
    Theorem.CLOSED_FOUR: Answer.EDGES,
}
"""The answer that each argument and theorem stands for."""


class Objection(StrEnum):
    """Why an answer is wrong."""

    NO_TOUR = "there is no tour, however long one tries"
    COLOURS = "there {dark:is|are} {dark} dark and {light} light {light:square|squares}, as a tour may have"
    DEGREES = "the squares with the fewest knight's moves have {fewest}, and a tour needs no more"
    UNPROVED = "that does not hold on this board"


def is_riddle(board: Board, closed: bool) -> bool:
    """Whether a board is offered as a riddle, with tours that come back to their start or with open ones."""
    return any(
        preset.group is BoardGroup.RIDDLE and preset.board == board and preset.closed == closed for preset in presets()
    )


def proofs(board: Board, closed: bool) -> dict[Answer, Proof]:
    """Every answer by which the board has no tour, with its proof; none where nothing bars a tour.

    Of a riddle without any proof, a tour is known: the tests of the presets search for it.
    """
    request = TourRequest(board, closed=closed)
    theorem = forbidding_theorem(request)
    found = [*arguments(request), *([] if theorem is None else [theorem])]
    known = {_ANSWERS[reason.template]: reason for reason in reversed(found) if reason.template in _ANSWERS}
    return dict(reversed(known.items()))


def objection(board: Board, closed: bool, answer: Answer) -> Message | None:
    """Why an answer is wrong; None where it is right."""
    known = proofs(board, closed)
    if answer in (known or {Answer.TOUR}):
        return None
    fewest = min(board.degree(square) for square in board.squares)
    match answer:
        case Answer.TOUR:
            return Message(Objection.NO_TOUR)
        case Answer.COLOURS:
            dark, light = dark_and_light(board)
            return Message(Objection.COLOURS, {"dark": dark, "light": light})
        case Answer.DEAD_ENDS if fewest >= 1 + closed:
            return Message(Objection.DEGREES, {"fewest": fewest})
        case _:
            return Message(Objection.UNPROVED)
