"""Of the knight, boards and visits as the tables hold them, the best game, and a tour that is found again."""

from __future__ import annotations

from array import array
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.knight.repositories import (
    KnightGameRecord,
    KnightGames,
    Tours,
    parse_visits,
    visits_bytes,
)
from app.storage.storage import Storage
from solvers.knight.board import Board
from solvers.knight.notation import board_text, parse_board_text
from tests.app.storage.drawn_records import (
    RING,
    ROUND_THE_RING,
    tour,
)


@pytest.mark.parametrize("board", [Board(8, 8), Board(256, 256), Board(257, 256)])
def test_an_array_gives_the_same_bytes_as_any_other_numbers(board: Board) -> None:
    order = array("i", range(board.size - 1, -1, -7))
    data = visits_bytes(board, order)
    assert data == visits_bytes(board, tuple(order))
    assert parse_visits(board, data) == order
    assert len(data) == len(order) * (2 if board.size <= 1 << 16 else 4)


@pytest.mark.parametrize("visits", [(0, 0), (0, 64), (0, 9)])
def test_squares_twice_off_the_board_or_missing_are_refused(visits: tuple[int, ...]) -> None:
    board = Board(8, 8, frozenset({(1, 1)}))
    with pytest.raises(ValueError, match="visits of no tour"):
        parse_visits(board, visits_bytes(Board(9, 9), visits))


@pytest.mark.parametrize("spoilt", [b"\xff", b"8x8", 8, None, "8", "8x8:9,9", ""])
def test_what_describes_no_board_is_a_value_error(spoilt: object) -> None:
    with pytest.raises(ValueError, match=r".+"):
        parse_board_text(spoilt)


def test_a_board_is_written_with_the_squares_it_lacks_in_order() -> None:
    board = Board(4, 12, frozenset({(3, 11), (0, 2), (0, 1)}))
    assert board_text(board) == "4x12:0,1;0,2;3,11"
    assert board_text(Board(8, 7)) == "8x7"
    for each in (board, Board(8, 7)):
        assert parse_board_text(board_text(each)) == each


def test_visits_are_little_endian() -> None:
    assert visits_bytes(Board(8, 8), (1, 63)) == b"\x01\x00\x3f\x00"
    assert visits_bytes(Board(257, 256), (258,)) == b"\x02\x01\x00\x00"
    assert list(parse_visits(Board(8, 8), b"\x01\x00\x3f\x00")) == [1, 63]
    assert list(parse_visits(Board(8, 8), b"")) == []


def test_the_same_tour_is_kept_once(storage: Storage) -> None:
    kept = [storage.repository(Tours).keep(tour(first)).id for first in (0, 1, 0)]
    assert kept[0] == kept[2] != kept[1]
    assert len(storage.repository(Tours).newest()) == 2


def test_the_best_walk_is_the_quickest_without_a_hint(storage: Storage) -> None:
    walk = KnightGameRecord(RING, ROUND_THE_RING, True, 30.0, finished=True)
    for game in (walk, replace(walk, seconds=20.0), replace(walk, seconds=10.0, hints=1)):
        storage.repository(KnightGames).keep(game)
    best = storage.repository(KnightGames).best(RING, True)
    assert best is not None
    assert best.seconds == 20.0
    assert storage.repository(KnightGames).best(RING, False) is None


@given(st.integers(1, 40), st.integers(1, 40), st.data())
def test_boards_and_visits_are_read_as_they_were_written(rows: int, columns: int, data: st.DataObject) -> None:
    squares = [(row, column) for row in range(rows) for column in range(columns)]
    there = data.draw(st.permutations(squares))[: data.draw(st.integers(1, len(squares)))]
    board = Board(rows, columns, frozenset(squares) - frozenset(there))
    assert parse_board_text(board_text(board)) == board
    visits = [board.index(square) for square in there]
    assert list(parse_visits(board, visits_bytes(board, visits))) == visits


def test_a_large_board_takes_wider_numbers() -> None:
    board = Board(300, 300)
    assert list(parse_visits(board, visits_bytes(board, [89_999, 70_000, 0]))) == [89_999, 70_000, 0]


@pytest.mark.parametrize("visits", [(0, 0), (0, 4), (0, 9)])
def test_visits_twice_or_off_the_board_are_refused(visits: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="no tour"):
        parse_visits(RING, visits_bytes(Board(8, 8), visits))
