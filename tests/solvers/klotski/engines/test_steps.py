"""Every step of A*, IDA* and bidirectional search, against plain searches over dictionaries."""

from __future__ import annotations

from collections import Counter

import pytest

from solvers.klotski.engines.registry import engine_named
from solvers.klotski.layout import EXIT, Layout
from solvers.klotski.moves import Metric
from solvers.klotski.packed import pack, unpack
from solvers.klotski.piece_set import PieceSet
from solvers.klotski.trace import Ending, Expansion, NodeStatus, SearchTree
from solvers.klotski.visit_log import FAR, NEAR
from solvers.pseudocode import PseudocodeLine
from tests.solvers.klotski.plain_search import shortest_lengths
from tests.solvers.klotski.traces import (
    CORNERED,
    CRAMPED,
    NEAR_THE_EXIT,
    UNSOLVABLE,
    Queue,
    bound_of,
    following,
    same_for_mirror_images,
    traced,
    watched,
)

CASES = [
    (NEAR_THE_EXIT, Metric.CELLS),
    (CORNERED, Metric.MOVES),
    (CRAMPED[0], Metric.STRAIGHT),
    (CRAMPED[1], Metric.CELLS),
]
every_case = pytest.mark.parametrize(("start", "metric"), CASES, ids=str)


def ends_well(expansions: tuple[Expansion, ...], solved: bool) -> bool:
    """Whether the last step says how the search ended, and no other."""
    *before, last = [expansion.ending for expansion in expansions]
    return {*before} <= {Ending.GOES_ON} and last is (Ending.SOLVED if solved else Ending.EXHAUSTED)


@every_case
def test_a_star_takes_the_least_sum_and_adds_up(start: Layout, metric: Metric) -> None:
    """Every g, h and f, against a dictionary of the steps taken and the bound looked up again."""
    bound, search = bound_of(start, metric), watched("a-star", start, metric)
    root = same_for_mirror_images(start)
    taken, parents = {root: 0}, {root: ""}
    waiting = {root: bound.of(pack(start))}
    visits = Counter({(root, 0): 1})
    for number, (expansion, report) in enumerate(zip(search.expansions, search.reports, strict=True), 1):
        here, depth = same_for_mirror_images(expansion.layout), expansion.depth
        assert expansion.bound == bound.of(pack(expansion.layout))
        assert expansion.total == depth + bound.of(pack(expansion.layout)) == min(waiting.values())
        deepest = [key for key, total in waiting.items() if total == expansion.total]
        assert depth == taken[here] == max(map(taken.__getitem__, deepest))
        assert waiting.pop(here) == expansion.total
        assert (expansion.number, expansion.family) == (number, "a-star")
        solved = expansion.ending is Ending.SOLVED
        assert solved == expansion.layout.solved
        children = [same_for_mirror_images(child.layout) for child in expansion.successors]
        after = Counter(map(same_for_mirror_images, following(expansion.layout, metric)))
        assert Counter(children) == (Counter() if solved else Counter(set(after)))
        visits += Counter({(key, depth + 1): 0 if solved else count for key, count in after.items()})
        for there, child in zip(children, expansion.successors, strict=True):
            known = taken.get(there)
            if known is None or depth + 1 < known:
                assert child.status is (NodeStatus.NEW if known is None else NodeStatus.AGAIN)
                taken[there], parents[there] = depth + 1, here
                waiting[there] = taken[there] + bound.of(pack(child.layout))
            else:
                assert child.status is NodeStatus.SEEN
            assert child.taken == taken[there]
            assert child.bound == bound.of(pack(child.layout))
            assert child.total == taken[there] + bound.of(pack(child.layout))
        sizes = Counter(taken.values())
        assert expansion.search_tree.rows == tuple(sizes[row] for row in range(max(sizes) + 1))
        places: list[int] = []
        while here:
            places.insert(0, [key for key in taken if taken[key] == taken[here]].index(here))
            here = parents[here]
        assert expansion.search_tree.path == tuple(places)
        assert (report.depth, report.visited) == (depth, len(taken))
        assert report.counters == {"expanded": number - solved, "least_total": expansion.total}
        assert report.frontier >= len(waiting)
    assert ends_well(search.expansions, solved=True)
    assert Counter((same_for_mirror_images(layout), depth) for layout, depth in search.visits) == visits
    assert search.expansions[-1].depth == shortest_lengths(str(start), metric.value)


def test_a_star_leaves_nothing_waiting_where_there_is_no_solution() -> None:
    expansions = traced("a-star", UNSOLVABLE, 10_000)
    assert ends_well(expansions, solved=False)
    assert sum(expansions[-1].search_tree.rows) == len(expansions) == expansions[-1].number


@every_case
def test_ida_star_prunes_beyond_its_limit_and_goes_one_step_at_a_time(start: Layout, metric: Metric) -> None:
    """The path, the table of what is not enough, and what an iteration searched and cut, against dictionaries."""
    bound, search = bound_of(start, metric), watched("ida-star", start, metric)
    limit, entered = bound.of(pack(start)), 0
    path: list[str] = []
    notes: list[dict[str, NodeStatus]] = []
    table: dict[str, int] = {}
    searched, cut = set[str](), set[str]()
    visits: list[tuple[str, int]] = []
    iterations: list[int] = []
    solved = False

    def enter(key: str) -> None:
        nonlocal entered
        visits.append((key, len(path)))
        table[key] = limit - len(path) + 1
        searched.add(key)
        cut.discard(key)
        entered += 1
        path.append(key)
        notes.append({})

    for expansion, report in zip(search.expansions, search.reports, strict=True):
        if not path:
            iterations.append(len(visits))
            searched.clear()
            cut.clear()
            enter(same_for_mirror_images(start))
        depth = len(path) - 1
        assert (same_for_mirror_images(expansion.layout), expansion.depth) == (path[-1], depth)
        assert (expansion.bound, expansion.family) == (bound.of(pack(expansion.layout)), "ida-star")
        assert expansion.search_tree == SearchTree((1,) * (depth + 1), (0,) * (depth + 1), limit=limit)
        keys = [same_for_mirror_images(child.layout) for child in expansion.successors]
        assert len(keys) == len(set(keys))
        assert set(keys) == set(map(same_for_mirror_images, following(expansion.layout, metric)))
        here = notes[depth]
        for item in expansion.dealt_with:
            assert len(path) == depth + 1, "nothing is looked at after a position that is entered"
            key, child, steps_left = keys[item], expansion.successors[item], limit - depth - 1
            if max(bound.of(pack(child.layout)), table.get(key, 0)) <= steps_left:
                here[key] = NodeStatus.AGAIN if key in table else NodeStatus.NEW
                enter(key)
                solved = child.layout.solved
            else:
                here[key] = NodeStatus.CUT if bound.of(pack(child.layout)) > steps_left else NodeStatus.SEEN
                if key not in searched:
                    cut.add(key)
        for key, child in zip(keys, expansion.successors, strict=True):
            assert child.status is here.get(key, NodeStatus.WAITING)
            assert (child.taken, child.bound) == (depth + 1, bound.of(pack(child.layout)))
        assert expansion.went_back == (len(path) == depth + 1)
        if expansion.went_back:
            assert set(keys) == here.keys()
            path.pop()
            notes.pop()
        assert expansion.number == entered
        assert (report.depth, report.visited, report.frontier) == (max(0, len(path) - 1), len(table), len(cut))
        assert report.counters == {"limit": limit, "expansions": entered, "this_iteration": len(searched)}
        assert (PseudocodeLine(4) in engine_named("ida-star").stages(expansion)) == (not path)
        limit += not path
    assert ends_well(search.expansions, solved=True)
    assert solved
    assert len(path) - 1 == limit == shortest_lengths(str(start), metric.value)
    assert [(same_for_mirror_images(layout), depth) for layout, depth in search.visits] == visits
    assert list(search.iterations) == iterations


@pytest.mark.parametrize(("start", "metric"), [(CRAMPED[0], metric) for metric in Metric], ids=str)
def test_both_sides_of_a_bidirectional_search_grow_level_by_level_until_they_meet(
    start: Layout, metric: Metric
) -> None:
    """The smaller frontier grows, each against a plain queue; the first position that both have ends the search."""
    search = watched("bidirectional", start, metric)
    solved = dict.fromkeys(same_for_mirror_images(unpack(key)) for key in PieceSet.of(start).positions(EXIT))
    sides = Queue(same_for_mirror_images(start)), Queue(*solved)
    expanded, ends = [0, 0], [0, 0]
    visits = [(NEAR, same_for_mirror_images(start), 0), *((FAR, key, 0) for key in solved)]
    side, met = NEAR, False
    for expansion, report in zip(search.expansions, search.reports, strict=True):
        assert not met
        if expanded[side] == ends[side]:
            near, far = (len(queue.order) - end for queue, end in zip(sides, ends, strict=True))
            side = NEAR if near <= far else FAR
            ends[side] = len(sides[side].order)
        queue, other, taken = sides[side], sides[1 - side], expanded[side]
        expanded[side] += 1
        assert (expansion.from_exit, expansion.family) == (side == FAR, "bidirectional")
        assert same_for_mirror_images(expansion.layout) == queue.order[taken]
        assert (expansion.number, expansion.depth) == (taken + 1, queue.depths[taken])
        keys = [same_for_mirror_images(child.layout) for child in expansion.successors]
        after = set(map(same_for_mirror_images, following(expansion.layout, metric)))
        for key, child in zip(keys, expansion.successors, strict=True):
            visits.append((side, key, queue.depths[taken] + 1))
            assert not met
            assert child.new == queue.add(key, taken)
            assert child.place == queue.place(key)
            met = child.new and key in other
        assert (expansion.ending is Ending.SOLVED) == met
        assert set(keys) == after or (met and set(keys) < after)
        tree = expansion.search_tree
        assert (tree.rows, tree.path, tree.parents) == (queue.rows, queue.path(taken), queue.short_rows())
        assert tree.opposite == other.rows
        sizes = [len(each.order) for each in sides]
        assert report.counters == {"from_layout": sizes[NEAR], "from_exit": sizes[FAR]}
        assert (report.visited, report.frontier) == (sum(sizes), sum(sizes) - sum(expanded))
        begun = [queue.depths[count - 1] + 1 if count else 0 for queue, count in zip(sides, expanded, strict=True)]
        assert report.depth == sum(begun)
    assert met
    assert ends_well(search.expansions, solved=True)
    assert engine_named("bidirectional").stages(search.expansions[-1])[-1] == PseudocodeLine(
        9, len(search.expansions[-1].successors) - 1
    )
    noted = zip(search.sides, search.visits, strict=True)
    assert {(side, same_for_mirror_images(layout), depth) for side, (layout, depth) in noted} == set(visits)
    assert search.reports[-1].depth == shortest_lengths(str(start), metric.value)
