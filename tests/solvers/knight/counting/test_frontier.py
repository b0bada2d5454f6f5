"""The memory that the frontiers of a count take, against the sizes of the arrays that are there in the end."""

from __future__ import annotations

import numpy as np
import pytest

from solvers.knight.board import Board
from solvers.knight.counting.frontier import ExtraSquare, FrontierTable, TableFullError
from solvers.knight.counting.joining import Joining, SweptSide
from solvers.knight.counting.sweep import Division, narrowest_division

PLENTY = 1 << 30
BOARD = Board(6, 6)
EXTRA = ExtraSquare(BOARD, used=True, ends=frozenset())
"""Of open tours, which leave so many frontiers that the table is enlarged."""


def divided() -> Division:
    division = narrowest_division(BOARD)
    assert division is not None
    return division


def table(memory_bytes: int) -> FrontierTable:
    division = divided()
    return FrontierTable(BOARD, division.from_near, len(division.near), EXTRA, memory_bytes)


def swept(memory_bytes: int) -> tuple[FrontierTable, int]:
    """The table when all is passed, and the most that was held: with what is enlarged, before and afterwards."""
    sweeping, most = table(memory_bytes), 0
    while not sweeping.done:
        keys, counts, before = sweeping.keys, sweeping.counts, sweeping.held_bytes
        sweeping.advance()
        after = sweeping.held_bytes
        if sweeping.keys is keys and after > before:
            after += before - keys.nbytes - counts.nbytes
        most = max(most, after)
    return sweeping, most


def test_a_table_has_all_the_memory_it_is_allowed_and_no_byte_more() -> None:
    sweeping, most = swept(PLENTY)
    assert len(sweeping.keys) > 5_000
    again, as_much = swept(most)
    assert as_much == most
    assert np.array_equal(again.counts, sweeping.counts)
    with pytest.raises(TableFullError):
        swept(most - 1)


def test_the_least_that_a_table_has_is_always_granted() -> None:
    sweeping = table(0)
    while not sweeping.passed:
        sweeping.advance()
    assert sweeping.frontiers > 0


def test_joining_holds_what_it_says_before_it_takes_it() -> None:
    """Of a near frontier its mates, its degrees and its weight; of a far one five numbers, and its counts in order."""
    sweeping, _ = swept(PLENTY)
    side = SweptSide(sweeping.keys, sweeping.counts, sweeping.slots)
    joining = Joining(divided(), EXTRA, side, side, PLENTY)
    held = side.keys.nbytes + side.counts.nbytes
    assert joining.held_bytes == 2 * held
    next(joining.run())
    assert joining.held_bytes == 2 * held + (17 + 40) * len(side.keys) + side.counts.nbytes
