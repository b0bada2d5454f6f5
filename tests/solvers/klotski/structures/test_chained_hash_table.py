"""The articles' hash table and its folding hash."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from solvers.klotski.structures.chained_hash_table import CAPACITY, ChainedHashTable, folded

KEYS = st.integers(0, (1 << 60) - 1)


def test_a_number_is_folded_into_fourteen_bits_at_a_time() -> None:
    assert folded(0b1010) == 10
    assert folded(3 << 56 | 5 << 42 | 7 << 28 | 11 << 14 | 13) == 3 + 5 + 7 + 11 + 13


@given(KEYS)
def test_every_sixty_bit_number_has_a_slot(key: int) -> None:
    assert 0 <= folded(key) < CAPACITY


@given(st.lists(KEYS | st.integers(0, 9), max_size=200))
def test_a_table_holds_each_number_once(keys: list[int]) -> None:
    table = ChainedHashTable()
    new = [table.insert(key) for key in keys]
    assert new == [key not in keys[:index] for index, key in enumerate(keys)]
    assert table.size == len(set(keys))
    assert all(key in table for key in keys)
    assert 1 << 59 | 12345 not in table or 1 << 59 | 12345 in keys


def test_numbers_of_one_hash_make_a_chain() -> None:
    table = ChainedHashTable()
    for key in (7, 7 << 14, 7 << 28, 8, 7):
        table.insert(key)
    assert table.counters() == {"comparisons": 0 + 1 + 2 + 0 + 1, "chains": 2, "longest_chain": 3, "load_percent": 0}
    for key in range(CAPACITY // 4):
        table.insert(key)
    assert table.counters()["load_percent"] == 25


def test_a_slot_shows_its_chain_in_order_until_the_table_is_cleared() -> None:
    table = ChainedHashTable()
    for key in (7 << 14, 7, 8, 7 << 28, 7):
        table.insert(key)
    assert table.chain_at(7) == (7 << 14, 7, 7 << 28)
    assert table.chain_at(8) == (8,)
    assert table.chain_at(9) == ()
    before = table.counters()
    table.clear()
    assert table.chain_at(7) == ()
    assert 7 not in table
    assert table.counters() == before
