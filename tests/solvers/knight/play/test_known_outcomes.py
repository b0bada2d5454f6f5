"""What follows from a tour or a loss that is proved, for the positions before and after."""

from __future__ import annotations

from array import array

from solvers.knight.board import Path
from solvers.knight.existence.arguments import Argument
from solvers.knight.play.known_outcomes import TOURS_KEPT, KnownOutcomes, Solvability
from solvers.message import Message

TOUR_5X5 = [0, 11, 20, 17, 24, 13, 4, 7, 10, 21, 18, 9, 2, 5, 16, 23, 14, 3, 6, 15, 22, 19, 8, 1, 12]
"""An open tour of 5x5, written down by hand from a corner to the centre."""

TOUR: Path = tuple((index // 5, index % 5) for index in TOUR_5X5)
VISITS = array("i", TOUR_5X5)
ASTRAY = array("i", (*TOUR_5X5[:3], 11, 2))
NOWHERE = array("i")


def test_at_first_nothing_is_known_and_the_position_itself_is_to_be_looked_into() -> None:
    known_outcomes = KnownOutcomes()
    assert known_outcomes.solvability(VISITS[:7]) is Solvability.UNKNOWN
    assert known_outcomes.question(VISITS[:7]) == VISITS[:7]
    assert known_outcomes.question(NOWHERE) == NOWHERE


def test_a_tour_proves_every_position_on_it() -> None:
    known_outcomes = KnownOutcomes()
    known_outcomes.learn_tour(VISITS[:7], VISITS[6:])
    assert all(known_outcomes.solvability(VISITS[:length]) is Solvability.SOLVABLE for length in range(26))
    assert known_outcomes.solvability(ASTRAY) is Solvability.UNKNOWN
    assert known_outcomes.tour_after(VISITS[:3]) == VISITS
    assert known_outcomes.question(VISITS[:3]) is None


def test_a_closed_tour_does_not_visit_its_start_twice() -> None:
    known_outcomes = KnownOutcomes()
    ring = array("i", (0, 5, 6, 1, 8, 3, 2, 7))
    known_outcomes.learn_tour(ring[:3], ring[2:] + ring[:1])
    assert known_outcomes.tour_after(NOWHERE) == ring


def test_a_loss_proves_every_position_after_it() -> None:
    known_outcomes = KnownOutcomes()
    known_outcomes.learn_lost_position(ASTRAY, None)
    assert known_outcomes.solvability(ASTRAY + array("i", (9,))) is Solvability.UNSOLVABLE
    assert known_outcomes.solvability(ASTRAY[:-1]) is Solvability.UNKNOWN


def test_a_loss_takes_the_place_of_those_behind_it_and_of_no_others() -> None:
    """Positions of the same beginning, before and behind one another in every way."""
    losses = [array("i", path) for path in [(5, 2), (5, 2, 9), (5, 2, 1), (5, 8), (5,), (1, 8), (9, 0, 4), (9, 0)]]
    for one in losses:
        for other in losses:
            known_outcomes = KnownOutcomes()
            known_outcomes.learn_lost_position(one, None)
            known_outcomes.learn_lost_position(other, Message(Argument.PARTS, {"parts": 2}))
            for position in losses:
                before = [loss for loss in (one, other) if position[: len(loss)] == loss]
                lost = known_outcomes.lost_position(position)
                assert (None if lost is None else lost.path) == min(before, key=len, default=None)
                if lost is not None:
                    assert (lost.reason is None) == (lost.path != other), "the latest reason counts"


def test_the_latest_tours_are_remembered_and_no_more() -> None:
    known_outcomes = KnownOutcomes()
    tours = [array("i", (0, 11, *range(20 + number, 30 + number))) for number in range(TOURS_KEPT + 3)]
    for number, tour in enumerate(tours, 1):
        known_outcomes.learn_tour(tour[:2], tour[1:])
        assert known_outcomes.tour_after(NOWHERE) == tour
        kept = [known for known in tours if known_outcomes.tour_after(known[:3]) is not None]
        assert kept == tours[max(0, number - TOURS_KEPT) : number]


def test_a_tour_of_one_square_is_kept_whole() -> None:
    known_outcomes = KnownOutcomes()
    known_outcomes.learn_tour(array("i", (7,)), array("i", (7,)))
    assert known_outcomes.tour_after(NOWHERE) == array("i", (7,))


def test_the_step_that_lost_is_named_only_when_the_one_before_it_is_proved() -> None:
    known_outcomes = KnownOutcomes()
    reason = Message(Argument.PARTS, {"parts": 2})
    known_outcomes.learn_lost_position(ASTRAY, None)
    assert known_outcomes.mistake(ASTRAY) is None
    assert known_outcomes.question(ASTRAY) == ASTRAY[:-1]
    known_outcomes.learn_lost_position(ASTRAY[:-1], reason)
    assert known_outcomes.question(ASTRAY) == ASTRAY[:-2]
    known_outcomes.learn_tour(VISITS[:3], VISITS[2:])
    mistake = known_outcomes.mistake(ASTRAY)
    assert mistake is not None
    assert (mistake.path, mistake.reason) == (ASTRAY[:4], reason)


def test_a_board_without_any_tour_was_lost_before_the_first_square() -> None:
    known_outcomes = KnownOutcomes()
    known_outcomes.learn_lost_position(NOWHERE, None)
    assert known_outcomes.solvability(ASTRAY) is Solvability.UNSOLVABLE
    assert known_outcomes.question(ASTRAY) is None
    mistake = known_outcomes.mistake(ASTRAY)
    assert mistake is not None
    assert mistake.path == NOWHERE
