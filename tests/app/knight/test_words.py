"""What the knight's page says of searches, ends and tours, sentence by sentence."""

from __future__ import annotations

from array import array
from enum import StrEnum

import pytest

from app.knight.request import End
from app.knight.words import (
    VisitLines,
    all_searched_sentence,
    asked_end_sentence,
    cleared_sentence,
    first_step_sentence,
    given_up_sentence,
    kept_tour_sentence,
    no_tour_sentence,
    remark_said,
    searching_sentence,
    square_hint,
    tie_title,
    tour_not_kept_sentence,
    tour_sentence,
    visited_title,
)
from app.ui.widgets.actions import action_key
from solvers.knight.board import Board
from solvers.knight.existence.existence import RefusedStarts
from solvers.knight.existence.proof import Proof
from solvers.knight.tour import Tour, TourRequest
from solvers.knight.warnsdorff.ties import Tie
from solvers.search import Progress
from tests.solvers.knight.test_play import TOUR

pytestmark = pytest.mark.usefixtures("qapp")

SMALL = Tour.of(Board(5, 5), TOUR)
ONE = Tour.of(Board(1, 1), [(0, 0)])
NOTHING_KNOWN = RefusedStarts(None, {})


class Words(StrEnum):
    """Stand in for what solvers say."""

    WHY = "a corner is cut off"
    START = "{square} is too dark"


WHY = Proof(Words.WHY)
DARK = Proof(Words.START, {"square": "a1"})


def spaced(text: str) -> str:
    return text.replace("\N{NO-BREAK SPACE}", " ")


def test_a_tour_that_was_found_is_told_with_its_search() -> None:
    search = "; the search entered 1,234 squares in 2.0 s"
    assert [
        spaced(tour_sentence(SMALL, closed, number, 1_234, 2.0)) for number in (1, 2) for closed in (False, True)
    ] == [
        f"Tour of 25 squares from a5 to c3{search}",
        f"Closed tour of 25 squares from a5 to c3 and back{search}",
        f"Tour no. 2: 25 squares from a5 to c3{search}",
        f"Closed tour no. 2: 25 squares from a5 to c3 and back{search}",
    ]
    assert spaced(tour_sentence(ONE, False, 1, 1, 2.0)) == (
        "Tour of the only square, a1; the search entered 1 square in 2.0 s"
    )
    assert [spaced(tour_sentence(SMALL, False, 1, 30, 2.0, rotations)).split("; ")[1] for rotations in (1, 2_000)] == [
        "the search entered 30 squares and made 1 rotation in 2.0 s",
        "the search entered 30 squares and made 2,000 rotations in 2.0 s",
    ]
    assert kept_tour_sentence(SMALL, True) == "Closed tour of 25 squares from a5 to c3 and back, saved earlier"


def test_a_tour_of_more_than_a_quarter_of_a_million_squares_is_not_kept_and_says_so() -> None:
    for side, said in ((500, "Tour of 250,000 squares"), (501, "Tour of 251,001 squares")):
        board = Board(side, side)
        ends = Tour(board, array("i", [0, board.size - 1]))
        told = tour_sentence(ends, False, 1, 1, 2.0)
        assert told.startswith(said)
        assert (", too large for the history; " in told) is (side > 500)
    assert tour_not_kept_sentence(251_001) == (
        "The tour shown last time, of 251,001 squares, was too large to be saved: find it again."
    )


def test_the_end_of_a_search_says_what_was_proved() -> None:
    assert no_tour_sentence(WHY) == "No tour: a corner is cut off"
    assert given_up_sentence(WHY) == "The search ends here: a corner is cut off"
    assert remark_said("Automatic", WHY) == "Automatic: a corner is cut off"
    assert [all_searched_sentence(found, visited) for found in (0, 1, 7) for visited in (1, 2_000)] == [
        "No tour: the search is complete, with 1 square entered",
        "No tour: the search is complete, with 2,000 squares entered",
        *2
        * [
            "No more tours: the search is complete, with 1 square entered",
            "No more tours: the search is complete, with 2,000 squares entered",
        ],
    ]


def test_what_is_asked_for_is_told_with_its_ends() -> None:
    board, first, last = Board(6, 8), (5, 0), (0, 7)
    requests = [
        TourRequest(board, start, end) for start, end in ((None, None), (first, None), (None, last), (first, last))
    ]
    assert [searching_sentence(request) for request in requests] == [
        "Searching…",
        "Searching from a1…",
        "Searching for a tour that ends on h6…",
        "Searching from a1 to h6…",
    ]
    key = action_key("search")
    assert [first_step_sentence(NOTHING_KNOWN, request) for request in requests] == [
        "Click a square to find a tour from it.",
        f"The tour will start on a1: press {key} to find one.",
        "The tour will end on h6: click the square to start from.",
        f"The tour will go from a1 to h6: press {key} to find one.",
    ]
    refused = RefusedStarts(None, {first: DARK})
    assert [first_step_sentence(refused, request) for request in requests] == [
        "Click a square to find a tour from it; no tour starts on a marked one.",
        "No tour: a1 is too dark",
        "The tour will end on h6: click the square to start from.",
        "No tour: a1 is too dark",
    ]
    nowhere = RefusedStarts(WHY, {first: DARK})
    assert {first_step_sentence(nowhere, request) for request in requests} == {"No tour: a corner is cut off"}
    assert cleared_sentence(["a9", "c12"]) == "This board has no a9, c12: choose the start and the end anew."
    assert asked_end_sentence(End.START) == "Click the start square on the board; Esc to cancel"
    assert asked_end_sentence(End.END) == "Click the end square on the board; Esc to cancel"


def test_a_square_says_what_clicks_on_it_do() -> None:
    board = Board(6, 8, frozenset({(0, 7)}))
    known = RefusedStarts(None, {(5, 0): DARK})
    assert [square_hint(square, board, known) for square in ((5, 0), (4, 1), (0, 7))] == [
        "No tour: a1 is too dark",
        "b2: click to start a tour here, Shift+click to end it here, right-click for more",
        "h6 is removed: right-click to restore it",
    ]


def test_every_visit_has_a_line_and_the_way_back_of_a_closed_tour_too() -> None:
    for closed, more in ((False, []), (True, ["back to a5"])):
        lines = VisitLines(SMALL, closed)
        told = [lines.line(number).split() for number in range(len(lines))]
        names = [f"{'abcde'[column]}{5 - row}" for row, column in TOUR]
        assert told == [[str(number), name] for number, name in enumerate(names, 1)] + [line.split() for line in more]


def test_what_a_search_visits_and_its_tie_breaks_have_names() -> None:
    titles = [visited_title(Progress(3, 4, frontier)) for frontier in (0, 1, 9)]
    assert titles == ["Squares entered", "States expanded", "States expanded"]
    assert {tie: tie_title(tie) for tie in Tie} == {
        Tie.ORDER: "Fixed order",
        Tie.ROTH: "Outermost first (Roth)",
        Tie.POHL: "One move ahead (Pohl)",
        Tie.RANDOM: "Random",
    }
