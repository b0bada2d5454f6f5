"""The tree and the table measured: the counts are facts, the times are not looked at."""

from __future__ import annotations

from itertools import pairwise
from math import log2

import pytest

from solvers.comparison.tree_or_table import TRIALS, Measured, StructureName, search
from solvers.klotski.layout import Layout
from solvers.klotski.lessons.tree_beside_table import LookUps
from solvers.klotski.moves import Metric
from solvers.klotski.structures import folded
from solvers.search import Drive, Found, Outcome, Progress, Verdict

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


def test_every_report_tells_how_many_lookups_are_made_and_left() -> None:
    reports: list[Progress] = []
    drive = Drive(search(LAYOUT, Metric.MOVES))
    answer = drive.next_answer(listen=reports.append)
    assert isinstance(answer, Found)
    (look_ups,) = {measured.look_ups for measured in answer.answer.values()}
    whole = 2 * 4 * look_ups  # each is timed three times and weighed once
    counted = [report for report in reports if report.frontier or report.visited == whole]
    assert {report.visited + report.frontier for report in counted} == {whole}
    made = [report.visited for report in counted]
    assert (made[0], made[-1]) == (min(500, look_ups), whole)
    assert max(later - earlier for earlier, later in pairwise(made)) <= 500
    assert answer.visited == whole
    assert drive.next_answer() == Verdict(Outcome.EXHAUSTED, whole)


def test_the_middle_trial_counts_and_comparisons_are_told_for_each_lookup() -> None:
    measured = Measured(4, 3, (5.0, 1.0, 2.0), 100, {"comparisons": 10})
    assert (measured.seconds, measured.comparisons) == (2.0, 2.5)


def test_the_processor_time_of_the_lookups_is_added_up(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1_000.0]

    def ticking() -> float:
        now[0] += 0.25
        return now[0]

    monkeypatch.setattr("solvers.comparison.tree_or_table.thread_time", ticking)
    for structure in measured().values():
        slices = -(-structure.look_ups // 500)
        assert structure.trials == (slices * 0.25,) * 3
