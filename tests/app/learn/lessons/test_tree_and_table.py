"""The tree and the table: they agree on what is new, show what they compared, and count it; times are not looked at."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from math import log2
from time import sleep

import pytest

from app.learn.lessons.tree_and_table import TRIALS, LookUp, StructureFigures, StructureName, look_ups, search, watch
from solvers.klotski.codes.articles import write_bits60
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.klotski.structures import AVLTree, folded, sketch
from solvers.message import InputError
from solvers.pace import Pace
from solvers.search import Drive, Found, Outcome, Progress, Verdict
from tests.solvers.klotski.plain_search import by_moves, read
from tests.solvers.test_pace import SoManyNodes
from tests.solvers.values import assert_fixed_and_small

SHORT = Layout.parse("VV.V/VV.V/VVAA/VVAA/SSSS")


class OneByOne(Pace):
    """A pace that shows every lookup and never waits."""

    def nodes(self) -> int:
        return 1


def watched(layout: Layout) -> tuple[list[LookUp], Progress]:
    """Every lookup, and the last report."""
    reports: list[Progress] = []
    assert isinstance(Drive(watch(layout, Metric.MOVES)).next_answer(listen=reports.append, pace=OneByOne()), Verdict)
    looks = [report.trace for report in reports]
    return [look for look in looks if isinstance(look, LookUp)], reports[-1]


def test_every_position_that_is_generated_is_looked_up_once_for_each_time() -> None:
    looks, last = watched(SHORT)
    assert last.visited == len(looks)
    level, met, generated, new = {read(str(SHORT))}, {read(str(SHORT))}, 1, 1
    for _ in range(6):
        reached = [after for board in level for after in by_moves(board)]
        level = set(reached) - met
        met |= level
        generated, new = generated + len(reached), new + len(level)
    assert [look.new for look in looks[:generated]].count(True) == new
    assert len({look.layout for look in looks}) == last.frontier


def test_both_find_new_what_was_never_looked_up_before() -> None:
    before = set[Layout]()
    for look in watched(SHORT)[0]:
        assert look.new == (look.layout not in before)
        before.add(look.layout)


def test_what_is_shown_of_a_look_up_is_what_was_compared() -> None:
    looks, last = watched(SHORT)
    for look in looks:
        assert look.key == int(write_bits60(look.layout))
        assert look.slot == folded(look.key)
        assert all(folded(key) == look.slot for key in look.chain)
        assert look.compared == (len(look.chain) if look.new else look.chain.index(look.key) + 1)
        assert (look.key in look.path) == (not look.new)
        for above, below in pairwise(look.path):
            assert (below < above) == (look.key < above)
    assert sum(len(look.path) for look in looks) == last.counters["tree_comparisons"]
    assert sum(look.compared for look in looks) == last.counters["table_comparisons"]
    assert sum(looks[-1].filled) == last.frontier


def test_only_layouts_with_two_blanks_can_be_looked_up() -> None:
    with pytest.raises(InputError):
        next(look_ups(Layout.parse("..../..../.AA./.AA./...."), Metric.MOVES))


def test_the_last_rotation_stays_in_sight() -> None:
    looks, last = watched(SHORT)
    tree, rotated_at, rotations = AVLTree(), 0, 0
    tree.traced = []
    for look in looks:
        tree.insert(look.key)
        assert tree.root is not None
        assert look.tree == sketch(tree.root, 7)
        assert look.rotation == (tree.traced[-1] if tree.traced else None)
        rotated_at = look.number if tree.rotations > rotations else rotated_at
        rotations = tree.rotations
        assert look.rotated_at == rotated_at
        assert (look.rotation is not None) == (rotated_at > 0)
    assert rotations == last.counters["tree_rotations"] > 0


def test_the_parts_of_the_table_hold_what_was_put_there() -> None:
    """Of 66,000 slots each of 330 parts has 200."""
    filled = [0] * 330
    for number, look in enumerate(watched(SHORT)[0], 1):
        filled[look.slot // 200] += look.new
        assert look.number == number
        assert list(look.filled) == filled


def test_at_full_speed_the_last_look_up_is_shown_at_least() -> None:
    reports: list[Progress] = []
    verdict = Drive(watch(SHORT, Metric.MOVES)).next_answer(listen=reports.append)
    assert isinstance(reports[-1].trace, LookUp)
    assert reports[-1].trace.number == reports[-1].visited == verdict.visited
    assert reports[-1].trace.layout.solved


class Patient(SoManyNodes):
    """Waits longer after each report than searches go without one."""

    def wait(self, stopped: Callable[[], bool]) -> None:
        super().wait(stopped)
        sleep(0.025)


def test_a_search_that_was_held_back_goes_as_far_as_it_is_granted() -> None:
    pace = Patient(10)
    verdict = Drive(watch(SHORT, Metric.MOVES)).next_answer(pace=pace)
    assert verdict.visited / 10 <= pace.waits <= verdict.visited / 3


LAYOUT = Layout.parse("SHHS/VAAV/VAAV/VSSV/V..V")


def measured() -> dict[StructureName, StructureFigures]:
    answer = Drive(search(LAYOUT, Metric.MOVES)).next_answer()
    assert isinstance(answer, Found)
    return answer.answer


def test_both_are_asked_the_same_and_keep_the_same() -> None:
    tree, table = measured().values()
    keys = list(look_ups(LAYOUT, Metric.MOVES))
    assert tree.look_ups == table.look_ups == len(keys)
    assert tree.positions == table.positions == len(set(keys))
    assert len(tree.trials) == len(table.trials) == TRIALS


def test_the_comparisons_of_the_table_are_those_of_its_chains() -> None:
    chains: dict[int, list[int]] = {}
    comparisons = 0
    for key in look_ups(LAYOUT, Metric.MOVES):
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
    measured = StructureFigures(4, 3, (5.0, 1.0, 2.0), 100, {"comparisons": 10})
    assert (measured.seconds, measured.comparisons) == (2.0, 2.5)


def test_the_processor_time_of_the_lookups_is_added_up(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1_000.0]

    def ticking() -> float:
        now[0] += 0.25
        return now[0]

    monkeypatch.setattr("app.learn.lessons.tree_and_table.thread_time", ticking)
    for structure in measured().values():
        slices = -(-structure.look_ups // 500)
        assert structure.trials == (slices * 0.25,) * 3


def test_the_figures_of_a_structure_cannot_be_changed() -> None:
    assert_fixed_and_small(StructureFigures)
