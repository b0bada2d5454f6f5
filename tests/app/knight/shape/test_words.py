"""What is said while a board is drawn."""

from __future__ import annotations

from enum import StrEnum

import pytest

from app.knight.shape.drawing import Brush
from app.knight.shape.symmetry import Symmetry, images, possible, quarter_turn
from app.knight.shape.words import brush_words, squares_said, symmetry_title, tour_known
from solvers.knight.board import Board
from solvers.knight.existence.existence import RefusedStarts
from solvers.message import Message

pytestmark = pytest.mark.usefixtures("qapp")


class Words(StrEnum):
    """Stands in for what solvers say."""

    WHY = "a corner is cut off"


WHY = Message(Words.WHY)


def test_every_brush_and_every_symmetry_has_its_title() -> None:
    assert {brush: brush_words(brush) for brush in Brush} == {
        Brush.TOGGLE: ("Automatic", "Erase from a square that is there, draw from one that is missing"),
        Brush.DRAW: ("Draw", "Only draw squares"),
        Brush.ERASE: ("Erase", "Only erase squares"),
    }
    assert {symmetry: symmetry_title(symmetry) for symmetry in Symmetry} == {
        Symmetry.NONE: "Brush without symmetry",
        Symmetry.LEFT_RIGHT: "Brush mirrored left and right",
        Symmetry.UP_DOWN: "Brush mirrored top and bottom",
        Symmetry.BOTH: "Brush mirrored both ways",
        Symmetry.HALF_TURN: "Brush repeated after half a turn",
        Symmetry.QUARTER_TURN: "Brush repeated after each quarter turn (square boards)",
    }


def test_the_squares_are_counted_by_their_colours_a1_being_dark() -> None:
    assert [squares_said(Board(rows, columns)) for rows, columns in ((1, 1), (3, 3), (2, 1), (4, 4), (50, 51))] == [
        "1 square: 1 dark, 0 light",
        "9 squares: 5 dark, 4 light",
        "2 squares: 1 dark, 1 light",
        "16 squares: 8 dark, 8 light",
        "2,550 squares: 1,275 dark, 1,275 light",
    ]
    assert squares_said(Board(4, 4, frozenset({(3, 0)}))) == "15 squares: 7 dark, 8 light"
    assert squares_said(Board(3, 3, frozenset({(1, 2)}))) == "8 squares: 5 dark, 3 light"


def test_what_is_known_of_the_tours_is_told_and_a_proof_stands_out() -> None:
    board, somewhere = Board(4, 4), {(0, 0): WHY}
    told = {
        (everywhere is not None, bool(reasons), closed): tour_known(board, RefusedStarts(everywhere, reasons), closed)
        for everywhere in (None, WHY)
        for reasons in ({}, somewhere)
        for closed in (False, True)
    }
    none = ("No tour: a corner is cut off", True)
    assert told == {
        (False, False, False): ("Nothing forbids a tour.", False),
        (False, False, True): ("Nothing forbids a closed tour.", False),
        (False, True, False): ("Nothing forbids a tour, but none starts on a marked square.", False),
        (False, True, True): ("Nothing forbids a closed tour.", False),
        (True, False, False): none,
        (True, False, True): none,
        (True, True, False): none,
        (True, True, True): none,
    }


def test_a_symmetry_leads_a_square_to_its_images() -> None:
    """On a board of four rows and six columns, or of four and four where it has to be square."""
    assert {symmetry: images([(0, 1)], symmetry, 4, 6) for symmetry in Symmetry if possible(symmetry, 4, 6)} == {
        Symmetry.NONE: {(0, 1)},
        Symmetry.LEFT_RIGHT: {(0, 1), (0, 4)},
        Symmetry.UP_DOWN: {(0, 1), (3, 1)},
        Symmetry.BOTH: {(0, 1), (0, 4), (3, 1), (3, 4)},
        Symmetry.HALF_TURN: {(0, 1), (3, 4)},
    }
    assert images([(0, 1)], Symmetry.QUARTER_TURN, 4, 4) == {(0, 1), (1, 3), (3, 2), (2, 0)}
    assert {
        (rows, columns) for rows in (3, 4) for columns in (3, 4) if possible(Symmetry.QUARTER_TURN, rows, columns)
    } == {
        (3, 3),
        (4, 4),
    }
    assert [quarter_turn(square, 2, 3) for square in ((0, 0), (0, 2), (1, 0), (1, 2))] == [
        (0, 1),
        (2, 1),
        (0, 0),
        (2, 0),
    ]
