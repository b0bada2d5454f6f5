"""The tree and the table measured: the counts are facts, the times are not looked at."""

from __future__ import annotations

from math import log2

from solvers.comparison.tree_or_table import TRIALS, Measured, StructureName, search
from solvers.klotski.layout import Layout
from solvers.klotski.lessons.tree_beside_table import LookUps
from solvers.klotski.moves import Metric
from solvers.klotski.structures.chained_hash_table import folded
from solvers.search import Drive, Found

LAYOUT = Layout.parse("SHHS/VAAV/VAAV/VSSV/V..V")


def measured() -> dict[StructureName, Measured]:
    answer = Drive(search(LAYOUT, Metric.MOVES)).next_answer()
    assert isinstance(answer, Found)
    return answer.answer


def test_both_are_asked_the_same_and_keep_the_same() -> None:
    tree, table = measured().values()
    keys = [key for key, _ in LookUps(LAYOUT, Metric.MOVES)]
    assert tree.look_ups == table.look_ups == len(keys)
    assert tree.positions == table.positions == len(set(keys))
    assert len(tree.trials) == len(table.trials) == TRIALS


def test_the_comparisons_of_the_table_are_those_of_its_chains() -> None:
    chains: dict[int, list[int]] = {}
    comparisons = 0
    for key, _ in LookUps(LAYOUT, Metric.MOVES):
        chain = chains.setdefault(folded(key), [])
        comparisons += chain.index(key) + 1 if key in chain else len(chain)
        chain += [key] * (key not in chain)
    table = measured()[StructureName.TABLE]
    assert table.comparisons == comparisons / table.look_ups
    assert table.counters["longest_chain"] == max(map(len, chains.values()))


def test_the_tree_keeps_to_the_bound_of_its_height() -> None:
    tree = measured()[StructureName.TREE]
    least = log2(tree.positions + 1)
    assert least <= tree.counters["height"] <= tree.counters["height_bound"] <= 1.4405 * least + 1
    assert tree.comparisons <= tree.counters["height"]


def test_an_empty_table_takes_memory_and_an_empty_tree_none() -> None:
    tree, table = measured().values()
    assert table.memory > 66_000 * 8 > tree.memory > tree.positions * 8
