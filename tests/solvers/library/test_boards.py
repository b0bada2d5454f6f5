"""Tours in the library: asked for one by one, counted, and why there are none."""

from __future__ import annotations

from array import array
from typing import Any

import pytest

import solvers
from solvers.knight.tour import TourFault
from tests.solvers.knight.rules import assert_tour

SIDES: Any = (8, 8)
"""What is no text."""


def test_a_tour_is_what_was_asked_for() -> None:
    board = solvers.board("6x6", missing=["a1", (0, 0)])
    assert board.missing == {(5, 0), (0, 0)}
    tour = solvers.tour(board, start="f1", end=(0, 5))
    assert tour is not None
    assert (tour.start, tour.end) == ((5, 5), (0, 5))
    assert_tour(tour)


def test_tours_are_searched_for_one_after_another() -> None:
    tours = list(solvers.tours("3x4", engine="all-tours"))
    assert len({tour.squares for tour in tours}) == len(tours) == 16
    found = solvers.tours("8x8", start="a1")
    assert next(found).squares != next(found).squares
    found.close()
    with pytest.raises(StopIteration):
        next(found)


def test_symmetric_tours_are_found_and_counted() -> None:
    found = list(solvers.tours("6x6", symmetry="half-turn", start="a1"))
    assert len({tour.squares for tour in found}) == 78
    for tour in found:
        assert_tour(tour)
        assert tour.start == (5, 0)
        turned = [(5 - row, 5 - column) for row, column in tour.squares]
        place = turned.index(tour.start)
        turned = turned[place:] + turned[:place]
        assert tuple(turned) in (tour.squares, (turned[0], *tour.squares[:0:-1]))
    count = solvers.count("6x6", symmetry="quarter-turn", closed=True)
    assert (count.undirected, count.classes) == (10, 5)
    assert solvers.tour("5x5", symmetry="half-turn") is None


def test_an_engine_that_gives_up_says_why() -> None:
    found = solvers.tours("12x12", engine="structured")
    next(found)
    with pytest.raises(solvers.GivenUp, match="only one"):
        next(found)
    with pytest.raises(solvers.GivenUp, match="memory"):
        solvers.count("8x9", start="a1", memory=1000)


def test_where_there_is_no_tour() -> None:
    assert solvers.tour("3x3") is None
    assert list(solvers.tours("4x4")) == []
    assert str(solvers.why_no_tour("3x3")) == "no move leads to b2"
    assert solvers.why_no_tour("3x4") is None
    assert solvers.why_no_tour("5x5", start="a2") is not None
    assert solvers.why_no_tour("5x6", closed=True) is None


def test_a_tour_is_verified() -> None:
    tour = solvers.tour("5x5", start="a1")
    assert tour is not None
    tour.verify()
    board, order = tour.board, tour.order
    wrong = {
        TourFault.SHORT: order[:-1],
        TourFault.TWICE: order[:-1] + order[:1],
        TourFault.JUMP: order[1:2] + order[:1] + order[2:],
        TourFault.OFF_BOARD: order[:-1] + array("i", [25]),
    }
    for fault, visits in wrong.items():
        with pytest.raises(solvers.InputError) as caught:
            solvers.Tour(board, visits).verify()
        assert caught.value.message.template is fault


@pytest.mark.parametrize(
    ("asked", "options"),
    [
        (("--board", "5x5", "--start", "a1"), {"board": "5x5", "start": "a1"}),
        (("--board", "6x6", "--closed"), {"board": "6x6", "closed": True}),
        (("--board", "3x4", "--end", "0,0"), {"board": "3x4", "end": (0, 0)}),
    ],
)
def test_what_is_printed_is_what_the_console_writes(lines: Any, asked: tuple[str, ...], options: Any) -> None:
    assert str(solvers.count(**options)).splitlines() == lines("knight", "count", *asked)
    *written, _, _ = lines("knight", "tour", *asked)
    assert str(solvers.tour(**options)).splitlines() == written


def test_a_board_says_its_size_and_what_is_missing() -> None:
    assert str(solvers.board("8x6")) == "8x6"
    assert str(solvers.board("3x4", ["d1", (0, 0)])) == "3x4 without a3 d1"


@pytest.mark.parametrize(
    ("given", "fault"),
    [
        (lambda: solvers.board("eight"), "“eight” is not a board size"),
        (lambda: solvers.board(SIDES), "“(8, 8)” is not a board size"),
        (lambda: solvers.board("8x8", ["i9"]), "the square i9 is not on the 8 × 8 board"),
        (lambda: solvers.tour("8x8", start=(8, 0)), "the square [8, 0] is not on the 8 × 8 board"),
        (lambda: solvers.tours("8x8", start="z"), "“z” is not a square"),
        (lambda: solvers.tour("8x8", engine="shortest"), "there is no method “shortest” for this puzzle"),
        (lambda: solvers.tour("8x8", seed=-1), "is not a seed"),
        (
            lambda: solvers.tour("8x8", symmetry="mirror"),
            "“mirror” is not a symmetry of tours: write half-turn, quarter",
        ),
        (lambda: solvers.count("8x8", symmetry=""), "“” is not a symmetry of tours"),
        (lambda: solvers.tour("8x8", end="a1", symmetry="half-turn"), "ask for closed tours, and for no end"),
    ],
)
def test_bad_input_is_told_in_one_sentence(given: Any, fault: str) -> None:
    with pytest.raises(solvers.InputError) as caught:
        given()
    assert fault in str(caught.value)
