"""Squares, board sizes and tours as text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solvers.knight.board import Board, BoardFault, chess_name, column_letters, named_squares
from solvers.knight.notation import (
    chess_text,
    coordinates_text,
    parse_board,
    parse_size,
    parse_square,
    square_on,
)
from solvers.knight.tour import Tour
from solvers.message import InputError
from tests.solvers.knight.rules import tour_of_matrix
from tests.solvers.knight.source_tours import STACK_FROM_0_0

RING = [[1, 6, 3], [4, 0, 8], [7, 2, 5]]


@pytest.mark.parametrize("text", ["3x10", "3X10", " 3 × 10 ", "3*10"])
def test_sizes(text: str) -> None:
    assert parse_size(text) == (3, 10)


@pytest.mark.parametrize("text", ["", "8", "x8", "8x", "8x8x8", "-3x4", "3.5x4", "eight"])
def test_bad_sizes(text: str) -> None:
    with pytest.raises(InputError) as caught:
        parse_size(text)
    assert caught.value.message.template is BoardFault.SIZE_TEXT


def test_a_board_with_squares_missing() -> None:
    board = parse_board("3x3", ("1,1",))
    assert (board.rows, board.columns, board.missing) == (3, 3, {(1, 1)})
    with pytest.raises(InputError, match="at least 1 row"):
        parse_board("0x3")


@pytest.mark.parametrize(
    ("text", "square"),
    [("0,0", (0, 0)), ("(2, 5)", (2, 5)), ("a1", (7, 0)), ("H8", (0, 7)), ("b3", (5, 1)), ("aa1", (7, 26))],
)
def test_squares_of_eight_rows(text: str, square: tuple[int, int]) -> None:
    assert parse_square(text, 8) == square


@pytest.mark.parametrize("text", ["", "3", "3;4", "1a", "a", "a1b", "1,2,3", "ä1"])
def test_bad_squares(text: str) -> None:
    with pytest.raises(InputError) as caught:
        parse_square(text, 8)
    assert caught.value.message.template is BoardFault.SQUARE_TEXT


def test_column_letters_go_on_after_z() -> None:
    known = {0: "a", 7: "h", 25: "z", 26: "aa", 27: "ab", 51: "az", 52: "ba", 701: "zz", 702: "aaa"}
    assert {column: column_letters(column) for column in known} == known


@given(
    st.integers(1, 2000).flatmap(lambda rows: st.tuples(st.just(rows), st.integers(0, rows - 1))), st.integers(0, 2000)
)
def test_chess_names_are_read_back(place: tuple[int, int], column: int) -> None:
    rows, row = place
    assert parse_square(chess_name((row, column), rows), rows) == (row, column)


def test_a_tour_as_a_matrix() -> None:
    assert str(tour_of_matrix(RING)) == "1 6 3\n4 0 8\n7 2 5"
    rows = str(tour_of_matrix(STACK_FROM_0_0)).splitlines()
    assert rows[0] == " 1  4 37 20 59  6 45 22"
    assert len(rows) == 8


def test_a_tour_as_coordinates() -> None:
    """As source 004 prints them: in the order visited, one line for every row's length of squares."""
    assert coordinates_text(tour_of_matrix(RING)) == "(0,0) (2,1) (0,2)\n(1,0) (2,2) (0,1)\n(2,0) (1,2)"


def test_a_tour_in_chess_notation() -> None:
    assert chess_text(tour_of_matrix(RING)) == "a3-b1-c3-a2-c1-b3-a1-c2"


@pytest.mark.parametrize("text", ["z9", "a9", "8,0", "-1,0", " j10 "])
def test_a_square_beside_the_board_is_named_as_it_is_written(text: str) -> None:
    with pytest.raises(InputError) as refused:
        square_on(text, Board(8, 8))
    assert str(refused.value) == f"the square {text.strip()} is not on the 8 × 8 board: choose one from a1 to h8"


@pytest.mark.parametrize("text", ["a1", "7,0", " A1 "])
def test_a_missing_square_of_a_board_is_named_as_it_is_written(text: str) -> None:
    with pytest.raises(InputError) as refused:
        square_on(text, Board(8, 8, frozenset({(7, 0)})))
    assert str(refused.value) == f"the square {text.strip()} is missing from the board: choose another"


def test_a_square_is_read_from_its_letters_and_its_row_in_any_script_of_the_comma() -> None:
    known = {
        "0，1": (0, 1),
        "-3,-4": (-3, -4),
        " ( 7 , 10 ) ": (7, 10),
        "Z8": (0, 25),
        "zz1": (7, 701),
        "AAA2": (6, 702),
    }
    assert {text: parse_square(text, 8) for text in known} == known


@pytest.mark.parametrize("text", ["x" * 5 + "1", "a" + "1" * 10, "1" * 10 + ",0", "0," + "1" * 10, "١,٢", "a١"])
def test_what_is_too_long_or_in_other_digits_is_no_square(text: str) -> None:
    with pytest.raises(InputError):
        parse_square(text, 8)


@pytest.mark.parametrize("text", ["1234567890x3", "3x1234567890", "٣x٤"])
def test_what_is_too_long_or_in_other_digits_is_no_size(text: str) -> None:
    assert parse_size("123456789x987654321") == (123_456_789, 987_654_321)
    with pytest.raises(InputError) as caught:
        parse_size(text)
    assert caught.value.message.values == {"text": text, "example": "8x8"}


def test_the_squares_of_a_message_are_named_in_its_order() -> None:
    assert named_squares(Board(5, 7), (0, 6), (4, 0)) == {"square": "g5", "other": "a1"}


def test_a_tour_of_a_wide_board_as_text() -> None:
    tour = Tour.of(
        Board(3, 4), [(0, 0), (1, 2), (2, 0), (0, 1), (1, 3), (2, 1), (0, 2), (1, 0), (2, 2), (0, 3), (1, 1), (2, 3)]
    )
    assert str(tour) == " 1  4  7 10\n 8 11  2  5\n 3  6  9 12"
    assert coordinates_text(tour) == ("(0,0) (1,2) (2,0) (0,1)\n(1,3) (2,1) (0,2) (1,0)\n(2,2) (0,3) (1,1) (2,3)")
    assert chess_text(tour) == "a3-c2-a1-b3-d2-b1-c3-a2-c1-d3-b2-d1"
