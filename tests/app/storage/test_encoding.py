"""Steps, counts, boards and visits as the tables hold them."""

from __future__ import annotations

from array import array
from datetime import UTC, datetime, timedelta, timezone

import pytest

from app.storage.encoding import (
    GREATEST,
    MOST,
    board_text,
    checked_number,
    counts_text,
    is_number,
    parse_board_text,
    parse_counts,
    parse_steps,
    parse_visits,
    steps_text,
    visits_bytes,
)
from app.storage.records import another_name, time_text
from solvers.klotski.layout import PieceKind
from solvers.klotski.moves import Step
from solvers.klotski.play.turns import StepCounts
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


def test_steps_are_written_by_their_piece_and_squares() -> None:
    steps = (
        Step(PieceKind.SOLDIER, ((4, 0), (4, 1))),
        Step(PieceKind.BLOCK, ((0, 0), (1, 0), (1, 1))),
        Step(PieceKind.VERTICAL, ((2, 3), (1, 3))),
        Step(PieceKind.HORIZONTAL, ((3, 2), (3, 1))),
    )
    assert steps_text(steps) == "S4041 A001011 V2313 H3231"
    assert parse_steps(steps_text(steps)) == steps
    assert parse_steps("") == ()
    for spoilt in ("S40", "S404", "X4041", "S4x41", "S", "nonsense"):
        with pytest.raises(ValueError, match=r".+"):
            parse_steps(spoilt)


def test_counts_are_one_for_each_metric_or_none() -> None:
    counts = StepCounts(moves=3, cells=5, straight=4)
    assert counts_text(counts) == "3 5 4"
    assert parse_counts("3 5 4") == counts
    assert parse_counts("0 0 0") == StepCounts()
    assert counts_text(None) == ""
    assert parse_counts("") is None
    for spoilt in ("3 5", "3 5 4 1", "3 -1 4", "3  5 4", "a b c"):
        with pytest.raises(ValueError, match=r".+"):
            parse_counts(spoilt)


def test_a_number_is_neither_negative_nor_impossibly_great() -> None:
    assert (MOST, GREATEST) == (2**63 - 1, 10**12)
    for number in (0, 0.0, 1, 2**63 - 1, 1.5):
        assert is_number(number)
    for number in (-1, -0.1, 2**63, float("inf"), float("nan"), True, "1", None):
        assert not is_number(number)
    assert [checked_number(number) for number in (0, 1.5, GREATEST)] == [0, 1.5, GREATEST]
    for number in (-1, GREATEST + 1, float("nan")):
        with pytest.raises(ValueError, match="not a possible number"):
            checked_number(number)


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


def test_times_are_in_utc_and_a_name_that_is_taken_gets_the_first_free_number() -> None:
    east = timezone(timedelta(hours=8))
    assert time_text(datetime(2026, 3, 1, 7, 5, tzinfo=east)) == "2026-02-28T23:05:00.000000+00:00"
    assert time_text(datetime(2026, 3, 1, tzinfo=UTC)) < time_text(datetime(2026, 3, 1, 0, 0, 0, 1, tzinfo=UTC))
    assert another_name("Mine", ()) == "Mine"
    assert another_name("Mine", ("Mine",)) == "Mine (2)"
    assert another_name("Mine", ("Mine", "Mine (2)", "Mine (4)")) == "Mine (3)"
    assert another_name("Mine", ("Mine (2)",)) == "Mine"
