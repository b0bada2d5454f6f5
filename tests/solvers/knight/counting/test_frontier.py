"""The memory that the frontiers of a count take, against the sizes of the arrays that are there in the end."""

from __future__ import annotations

import numpy as np
import pytest

from solvers.knight.board import Board
from solvers.knight.counting.frontier import ExtraSquare, FrontierTable, TableFullError
from solvers.knight.counting.joining import Joining, SweptSide
from solvers.knight.counting.sweep import Division, narrowest_division
from solvers.slices import Slices

PLENTY = 1 << 30
BOARD = Board(6, 6)
EXTRA = ExtraSquare(BOARD, used=True, ends=frozenset())
"""Of open tours, which leave so many frontiers that the table is enlarged."""


def divided() -> Division:
    division = narrowest_division(BOARD)
    assert division is not None
    return division


def table(memory_bytes: int, far: bool = False) -> FrontierTable:
    division = divided()
    order, side = (division.from_far, division.far) if far else (division.from_near, division.near)
    return FrontierTable(BOARD, order, len(side), EXTRA, memory_bytes)


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


def test_each_frontier_is_carried_over_a_square_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Slices, "run", lambda _, kernel: kernel(500))
    sweeping, carried, keys = table(PLENTY), 0, None
    while not sweeping.done:
        if sweeping.keys is not keys:
            keys = sweeping.keys
            carried += len(keys)
        sweeping.advance()
    assert sweeping.visited == carried


def test_counts_near_the_end_of_a_machine_word_are_joined_exactly() -> None:
    """As many times as many ways to each near frontier make as many times as many tours."""
    sides: list[SweptSide] = []
    for far in (False, True):
        sweeping = table(PLENTY, far)
        while not sweeping.done:
            sweeping.advance()
        sides.append(SweptSide(sweeping.keys, sweeping.counts, sweeping.slots))
    totals: list[int] = []
    for times in (1, 1 << 63):
        near = sides[0]._replace(counts=np.full((len(sides[0].keys), 1), times, np.uint64))
        joining = Joining(divided(), EXTRA, near, sides[1], PLENTY)
        for _ in joining.run():
            pass
        totals.append(joining.total)
    assert totals[1] == totals[0] << 63 > 0
