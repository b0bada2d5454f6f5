"""Both structures side by side: they agree on what is new, and show what they compared."""

from __future__ import annotations

from itertools import pairwise

import pytest

from solvers.klotski.codes.articles import write_bits60
from solvers.klotski.layout import Layout
from solvers.klotski.lessons.tree_beside_table import LookUp, LookUps, watch
from solvers.klotski.moves import Metric
from solvers.klotski.structures import AVLTree, folded, sketch
from solvers.message import InputError
from solvers.pace import Pace
from solvers.search import Drive, Progress, Verdict
from tests.solvers.klotski.plain_search import by_moves, read

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
        LookUps(Layout.parse("..../..../.AA./.AA./...."), Metric.MOVES)


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
