"""What is said of a game by hand, sentence by sentence."""

from __future__ import annotations

from array import array
from enum import StrEnum

import pytest

from app.knight.game_words import (
    back_said,
    finished_sentence,
    no_hint_sentence,
    proved_sentence,
    visited_said,
    what_to_do,
)
from app.knight.hand_game import KnightGameVerdict
from app.knight.repositories import KnightGameRecord
from solvers.knight.board import Board
from solvers.knight.play import KnightGame, LostPosition, Solvability
from solvers.message import Message
from tests.solvers.knight.test_play import ASTRAY, TOUR, VISITS

pytestmark = pytest.mark.usefixtures("qapp")

RING = Board(3, 3, frozenset({(1, 1)}))
AROUND = ((0, 0), (1, 2), (2, 0), (0, 1), (2, 2), (1, 0), (0, 2), (2, 1))
"""The closed tour of the ring."""


class Words(StrEnum):
    """Stand in for what solvers say."""

    WHY = "a corner is cut off"


WHY = Message(Words.WHY)


def walked(visits: int, closed: bool = False) -> KnightGame:
    """A game on 5x5 that has come so far on the tour written down."""
    game = KnightGame(Board(5, 5), closed)
    game.walk(TOUR[:visits])
    return game


def lost(*path: int, reason: Message | None = WHY) -> KnightGameVerdict:
    """Proved to be lost since this path."""
    return KnightGameVerdict(Solvability.UNSOLVABLE, LostPosition(array("i", path), reason), None)


def test_a_walk_says_where_it_stands_and_what_can_be_done() -> None:
    ring = KnightGame(RING, closed=True)
    ring.walk(AROUND)
    stuck = KnightGame(RING)
    stuck.walk(AROUND[:1])
    told = [(visited_said(game), what_to_do(game)) for game in (walked(0), walked(1), walked(24), walked(25), ring)]
    assert told == [
        ("0 / 25", "Click a square to put the knight on it."),
        ("1 / 25", "Click a dot, press its key, or drag the knight."),
        ("24 / 25", "Click a dot, press its key, or drag the knight."),
        ("25 / 25", "A tour: every square, each exactly once."),
        ("8 / 8", "A closed tour: every square, and back to the start."),
    ]
    assert what_to_do(walked(25, closed=True)) == "The knight is stuck: go back some squares."
    assert visited_said(KnightGame(Board(50, 50))) == "0 / 2,500"


def test_the_way_back_leads_to_the_last_hope() -> None:
    assert back_said(walked(5), None) == ""
    assert back_said(walked(5), 0) == "Choose another start"
    assert back_said(walked(5), 1) == "Back to square 1, a5"
    assert back_said(walked(5), 4) == "Back to square 4, c2"


def test_what_is_proved_is_told_with_the_step_that_lost_the_tour() -> None:
    unknown = KnightGameVerdict(Solvability.UNKNOWN, None, None)
    game = walked(4)
    assert proved_sentence(walked(25), unknown) == ""
    assert (
        proved_sentence(game, KnightGameVerdict(Solvability.SOLVABLE, None, WHY))
        == "A tour is still possible from here."
    )
    assert proved_sentence(game, unknown) == "Checking whether a tour is still possible…"
    assert proved_sentence(game, KnightGameVerdict(Solvability.UNSOLVABLE, None, None)) == (
        "No tour is possible any more. Finding the step that lost it…"
    )
    first = VISITS[:4]
    assert [proved_sentence(game, lost(*first[:length])) for length in range(5)] == [
        "There is no such tour on this board: a corner is cut off",
        "No tour starts from a5: a corner is cut off",
        "No tour has been possible since square 2, b3: a corner is cut off.",
        "No tour has been possible since square 3, a1: a corner is cut off.",
        "No tour is possible with square 4 on c2: a corner is cut off.",
    ]
    assert proved_sentence(game, lost(*first, reason=None)) == (
        "No tour is possible with square 4 on c2: every continuation has been tried."
    )


def test_what_could_not_be_found_out_is_told_with_the_reason() -> None:
    game = walked(4)
    known = {each: KnightGameVerdict(each, None, WHY) for each in (Solvability.UNKNOWN, Solvability.UNSOLVABLE)}
    assert {each: proved_sentence(game, verdict) for each, verdict in known.items()} == {
        Solvability.UNKNOWN: "It could not be found out whether a tour is still possible: a corner is cut off",
        Solvability.UNSOLVABLE: (
            "No tour is possible any more, but the step that lost it could not be found: a corner is cut off"
        ),
    }
    failed = KnightGameVerdict(Solvability.UNKNOWN, None, ValueError("odd"))
    assert proved_sentence(game, failed) == (
        "It could not be found out whether a tour is still possible: "
        "Something in the program failed (ValueError: odd). Try again, or make other choices."
    )
    assert no_hint_sentence(game, known[Solvability.UNKNOWN]) == proved_sentence(game, known[Solvability.UNKNOWN])
    refused = "No step leads to a tour from here: go back first."
    assert no_hint_sentence(game, known[Solvability.UNSOLVABLE]) == refused
    assert no_hint_sentence(game, lost(*ASTRAY)) == refused


def test_a_finished_game_tells_the_time_and_what_it_was_helped_by() -> None:
    told = {
        (hints, warned): finished_sentence(
            KnightGameRecord(Board(5, 5), tuple(VISITS), False, 83.9, hints=hints, warned=warned)
        )
        for hints in (0, 1, 2)
        for warned in (False, True)
    }
    assert told == {
        (0, False): "25 squares in 1:23, without hints or warnings",
        (0, True): "25 squares in 1:23, without hints",
        (1, False): "25 squares in 1:23, with 1 hint",
        (1, True): "25 squares in 1:23, with 1 hint",
        (2, False): "25 squares in 1:23, with 2 hints",
        (2, True): "25 squares in 1:23, with 2 hints",
    }
