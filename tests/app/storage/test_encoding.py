"""Visits of the knight as bytes."""

from __future__ import annotations

from array import array

import pytest

from app.storage.encoding import parse_board_text, parse_visits, visits_bytes
from solvers.knight.board import Board


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
