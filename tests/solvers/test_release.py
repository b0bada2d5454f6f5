"""Freeing what a search held: bit by bit, and before its answer is given."""

from __future__ import annotations

from collections.abc import Collection
from importlib import import_module
from sys import getsizeof
from typing import Any

import pytest

from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.klotski.structures import AVLTree, ChainedHashTable
from solvers.search import Drive, Found
from solvers.slices import release

SOON_SOLVED = Layout.parse("S.VV/SVVV/.VHH/HHAA/SSAA")


class Counted(list[int]):
    """A list that notes how many members it has when it is cleared, or some are deleted at once."""

    def __init__(self, members: Collection[int]) -> None:
        super().__init__(members)
        self.freed_together: list[int] = []

    def __delitem__(self, key: Any) -> None:
        before = len(self)
        super().__delitem__(key)
        self.freed_together.append(before - len(self))

    def clear(self) -> None:
        self.freed_together.append(len(self))
        super().clear()


def test_a_list_is_emptied_bit_by_bit() -> None:
    members = Counted(range(1_501))
    release(members)
    assert not members
    assert max(members.freed_together) <= 500


def test_dictionaries_and_sets_are_emptied_too_and_their_tables_go() -> None:
    table, keys = dict.fromkeys(range(10_000), 0), set(range(10_000))
    release(table, keys)
    assert (table, keys) == ({}, set())
    assert max(getsizeof(table), getsizeof(keys)) < 1_000


@pytest.mark.parametrize("structure", [AVLTree(), ChainedHashTable()])
def test_a_structure_that_is_cleared_holds_no_key_and_keeps_its_counters(structure: AVLTree | ChainedHashTable) -> None:
    for key in range(1_000):
        structure.insert(key)
    counted = structure.counters()
    structure.clear()
    assert structure.counters()["comparisons"] == counted["comparisons"]
    assert all(structure.insert(key) for key in range(0, 1_000, 10)), "none of them is there any more"


@pytest.mark.parametrize(
    ("module", "name", "containers"),
    [
        ("engines.a_star", "AStar", ("g", "parents", "expanded", "heap")),
        ("engines.ida_star", "IterativeDeepening", ("table", "searched", "cut")),
        ("engines.bidirectional", "SearchSide", ("parents", "frontier")),
        ("historical.articles", "LevelSearch", ("positions", "parents", "slides")),
    ],
)
@pytest.mark.parametrize("to_the_answer", [True, False])
def test_positions_are_gone_before_the_answer_and_after_a_stop(
    monkeypatch: pytest.MonkeyPatch, module: str, name: str, containers: tuple[str, ...], to_the_answer: bool
) -> None:
    home = import_module(f"solvers.klotski.{module}")
    made: list[Any] = []

    class Watched(getattr(home, name)):
        def __init__(self, *arguments: Any) -> None:
            super().__init__(*arguments)
            made.append(self)

    monkeypatch.setattr(home, name, Watched)
    begin = home.hash_60 if name == "LevelSearch" else home.search
    drive = Drive[Any](begin(SOON_SOLVED, Metric.MOVES))
    if to_the_answer:
        assert isinstance(drive.next_answer(), Found)
    else:
        drive.next_answer(lambda: drive.visited > 0)
        drive.close()
    assert made
    assert not any(len(getattr(one, container)) for one in made for container in containers)
