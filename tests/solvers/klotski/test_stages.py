"""The lines of pseudocode that slow searches run, against plain searches over dictionaries."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise

import pytest

from solvers.klotski.codes.paper import value
from solvers.klotski.engines.lower_bound import LowerBound, lower_bound
from solvers.klotski.engines.registry import ENGINES, KlotskiEngine, engine_named
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, legal_steps
from solvers.klotski.packed import pack
from solvers.klotski.trace import Ending, Expansion, NodeStatus, TreeLookUp
from solvers.pace import Pace
from solvers.pseudocode import Stage, families, lines
from solvers.search import Drive, Found, Progress

SOLVABLE = Layout.parse("HHAA/HHAA/HHHH/HHSS/SS..")
UNSOLVABLE = Layout.parse("V.HH/VAAV/VAAV/VHHS/SS.S")
CLASSIC = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")
BREADTH_FIRST = [engine.name for engine in ENGINES if engine.family == "breadth-first"]
LONG = 1_500
"""Steps of the paper's method until it has found a solution and prunes by it."""
ENTERED = {NodeStatus.NEW, NodeStatus.AGAIN}


class SingleNodes(Pace):
    """Grants one node to each of the first reports, and then many."""

    def __init__(self, reports: int) -> None:
        self._left = reports

    def nodes(self) -> int:
        return 1 if self._left > 0 else 100_000

    def wait(self, stopped: Callable[[], bool]) -> None:
        self._left -= 1


@cache
def traced(name: str, layout: Layout, one_by_one: int = 300) -> tuple[Expansion, ...]:
    """What a slow search tells, counted in cells, until it ends; the first so many steps one by one."""
    reports: list[Progress] = []
    drive = Drive(engine_named(name).search(layout, Metric.CELLS))
    pace = SingleNodes(one_by_one)
    while isinstance(drive.next_answer(listen=reports.append, pace=pace), Found):
        pass
    assert all(isinstance(report.trace, Expansion) for report in reports if report.visited)
    return tuple(report.trace for report in reports if isinstance(report.trace, Expansion))


def solved_and_unsolved(engine: KlotskiEngine) -> Iterator[Expansion]:
    for layout in (SOLVABLE, UNSOLVABLE):
        yield from traced(engine.name, layout, LONG if engine.family == "depth-first-bst" else 300)


@pytest.mark.parametrize("engine", ENGINES, ids=lambda engine: engine.name)
def test_every_line_is_run_and_each_for_what_there_is(engine: KlotskiEngine) -> None:
    run: set[int] = set()
    for expansion in solved_and_unsolved(engine):
        assert engine.family_of(expansion) == engine.family
        stages = engine.stages(expansion)
        assert stages
        assert all(stage.item is None or 0 <= stage.item < len(expansion.successors) for stage in stages)
        run |= {stage.line for stage in stages}
    assert run == set(range(len(lines(engine.family))))


@pytest.mark.parametrize("engine", ENGINES, ids=lambda engine: engine.name)
def test_each_step_is_told_of_once_and_the_last_says_how_it_ends(engine: KlotskiEngine) -> None:
    for layout, ending in ((SOLVABLE, Ending.SOLVED), (UNSOLVABLE, Ending.EXHAUSTED)):
        expansions = traced(engine.name, layout, LONG if engine.family == "depth-first-bst" else 300)
        assert {expansion.ending for expansion in expansions[:-1]} == {Ending.GOES_ON}
        assert expansions[-1].ending is ending
        numbers = [expansion.number for expansion in expansions[:300] if not expansion.from_exit]
        if engine.family not in {"ida-star", "depth-first-bst"}:
            assert all(later == earlier + 1 for earlier, later in pairwise(numbers))


def test_every_family_of_the_puzzle_is_looked_at_here() -> None:
    assert {engine.family for engine in ENGINES} < set(families())


def same_for_mirror_images(layout: Layout) -> str:
    return min(str(layout), str(layout.mirror()))


def following(layout: Layout) -> set[Layout]:
    return {step.after(layout) for step in legal_steps(layout, Metric.CELLS)}


@pytest.mark.parametrize("name", [name for name in BREADTH_FIRST if name != "avl-26"])
def test_breadth_first_skips_what_a_dictionary_holds(name: str) -> None:
    """The positions are taken in the order in which a plain queue gives them; avl-26 does not tell all apart."""
    same = same_for_mirror_images if name == "shortest" else str
    queue, visited = [same(SOLVABLE)], {same(SOLVABLE)}
    for taken, expansion in enumerate(traced(name, SOLVABLE)[:300]):
        assert same(expansion.layout) == queue[taken]
        assert {same(child.layout) for child in expansion.successors} <= set(map(same, following(expansion.layout)))
        stages = engine_named(name).stages(expansion)
        for item, child in enumerate(expansion.successors):
            new = same(child.layout) not in visited
            visited.add(same(child.layout))
            queue += [same(child.layout)] * new
            of_child = [stage.line for stage in stages if stage.item == item and stage.line < 9]
            assert of_child == ([3, 4, 6, 7, 8] if new else [3, 4, 5])


def bound_of(layout: Layout) -> LowerBound:
    building = lower_bound(layout, Metric.CELLS)
    while True:
        try:
            next(building)
        except StopIteration as built:
            return built.value


def test_a_star_takes_the_least_sum_and_adds_up() -> None:
    """Every g, h and f, against a dictionary of the steps taken and the bound looked up again."""
    bound = bound_of(SOLVABLE)
    taken = {same_for_mirror_images(SOLVABLE): 0}
    waiting = {same_for_mirror_images(SOLVABLE): bound.of(pack(SOLVABLE))}
    for expansion in traced("a-star", SOLVABLE, 10_000):
        here = same_for_mirror_images(expansion.layout)
        assert expansion.total == expansion.depth + bound.of(pack(expansion.layout)) == min(waiting.values())
        assert waiting.pop(here) == expansion.total
        for child in expansion.successors:
            there = same_for_mirror_images(child.layout)
            better = there not in taken or expansion.depth + 1 < taken[there]
            assert (child.status is not NodeStatus.SEEN) == better
            if better:
                taken[there] = expansion.depth + 1
                waiting[there] = taken[there] + bound.of(pack(child.layout))
            assert child.taken == taken[there]
            assert child.bound == bound.of(pack(child.layout))
            assert child.total == taken[there] + bound.of(pack(child.layout))
        assert expansion.depth == taken[here]


def test_ida_star_prunes_beyond_its_limit_and_goes_one_step_at_a_time() -> None:
    bound = bound_of(SOLVABLE)
    limit = bound.of(pack(SOLVABLE))
    path: list[Layout] = []
    for expansion in traced("ida-star", SOLVABLE)[:300]:
        assert expansion.search_tree.limit == limit
        path = path or [expansion.layout]
        assert (expansion.layout, expansion.depth) == (path[-1], len(path) - 1)
        handled = [expansion.successors[item] for item in expansion.dealt_with]
        for child in handled:
            assert child.taken == len(path)
            assert (child.status is NodeStatus.CUT) == (len(path) + bound.of(pack(child.layout)) > limit)
        assert all(child.status not in ENTERED for child in handled[:-1])
        if expansion.went_back:
            path.pop()
        else:
            assert handled[-1].status in ENTERED
            path.append(handled[-1].layout)
        stages = engine_named("ida-star").stages(expansion)
        assert (Stage(4) in stages) == (not path)
        limit += not path


def test_the_papers_method_keeps_the_fewest_steps_to_each_position() -> None:
    """Counted in cells, against a dictionary in place of the tree."""
    fewest = {str(SOLVABLE): 0}
    best: int | None = None
    for expansion in traced("depth-first-bst", SOLVABLE, LONG)[:LONG]:
        assert set(map(str, (child.layout for child in expansion.successors))) <= set(
            map(str, following(expansion.layout))
        )
        assert len(expansion.dealt_with) <= 1
        for item in expansion.dealt_with:
            child, steps = expansion.successors[item], expansion.depth + 1
            if best is not None and steps >= best:
                assert child.status is NodeStatus.CUT
            elif child.layout.solved:
                best = steps
            else:
                known = fewest.get(str(child.layout))
                expected = NodeStatus.NEW if known is None else NodeStatus.AGAIN
                assert child.status is (NodeStatus.SEEN if known is not None and known <= steps else expected)
                fewest[str(child.layout)] = min(steps, known or steps)
    assert best is not None


def test_the_papers_tree_is_searched_from_its_root() -> None:
    """Against a tree of dictionaries, keyed by the paper's value, to which only new positions are added."""
    children: dict[tuple[int, bool], int] = {}
    root, looked_up = value(SOLVABLE), 0
    for expansion in traced("depth-first-bst", SOLVABLE, LONG)[:LONG]:
        look_up = expansion.look_up
        if look_up is None:
            assert all(
                expansion.successors[item].status in {NodeStatus.CUT, NodeStatus.NEW} for item in expansion.dealt_with
            )
            continue
        (item,) = expansion.dealt_with
        looked_up += 1
        key = value(expansion.successors[item].layout)
        compared = [root]
        while compared[-1] != key and (compared[-1], key > compared[-1]) in children:
            compared.append(children[compared[-1], key > compared[-1]])
        assert look_up == TreeLookUp(key, tuple(compared))
        assert look_up.found == (expansion.successors[item].status is not NodeStatus.NEW)
        if not look_up.found:
            children[compared[-1], key > compared[-1]] = key
    assert looked_up > 100


def test_both_sides_of_a_bidirectional_search_meet_in_its_last_position() -> None:
    visited: dict[bool, set[str]] = {False: {same_for_mirror_images(SOLVABLE)}, True: set()}
    expansions = traced("bidirectional", SOLVABLE, 10_000)
    for expansion in expansions:
        side = visited[expansion.from_exit]
        if expansion.depth == 0 and expansion.from_exit:
            assert expansion.layout.solved
            side.add(same_for_mirror_images(expansion.layout))
        for child in expansion.successors:
            if child.new:
                assert same_for_mirror_images(child.layout) not in side
            side.add(same_for_mirror_images(child.layout))
    last = expansions[-1]
    other = visited[not last.from_exit]
    met = last.successors[last.dealt_with[-1]]
    assert same_for_mirror_images(met.layout) in other or met.layout.solved
    assert engine_named("bidirectional").stages(last)[-1] == Stage(9, last.dealt_with[-1])


def test_a_goal_seen_before_the_end_of_its_level_ends_the_search_with_the_level() -> None:
    """The default method finishes a level, to find the solution with the fewest cells."""
    (last,) = traced("shortest", CLASSIC, 1)[-1:]
    assert last.ending is Ending.SOLVED
    assert engine_named("shortest").stages(last)[-1].line == 9
