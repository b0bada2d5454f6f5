"""The paper's depth-first search."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given

from solvers.klotski.codes.paper import value
from solvers.klotski.engines.registry import engine_named
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, Solution
from solvers.klotski.trace import Ending, NodeStatus, SearchTree, TreeLookUp
from solvers.message import InputError
from solvers.search import Found, Outcome, Progress, Verdict
from tests.solvers.klotski.drawn_layouts import classic_layouts
from tests.solvers.klotski.plain_search import check_solution, component_size
from tests.solvers.klotski.traces import (
    CRAMPED,
    ENTERED,
    NEAR_THE_EXIT,
    following,
    watched,
)

FOUR_GENERALS = "AAHH/AAHH/VVHH/VVSS/S..S"
UNSOLVABLE = "V.HH/VAAV/VAAV/VHHS/SS.S"


def events(layout: str, metric: Metric) -> tuple[list[Solution], list[Progress], Verdict]:
    """Every answer and report of a search, and its verdict; each answer comes right after a report."""
    solutions: list[Solution] = []
    reports: list[Progress] = []
    search = engine_named("depth-first-bst").search(Layout.parse(layout), metric)
    before: object = None
    while True:
        try:
            event = next(search)
        except StopIteration as end:
            return solutions, reports, end.value
        if isinstance(event, Found):
            assert isinstance(before, Progress) or event.answer.proved_shortest
            solutions.append(event.answer)
        else:
            reports.append(event)
        before = event


def test_counted_in_cells_the_last_solution_is_proved_shortest() -> None:
    solutions, reports, verdict = events(FOUR_GENERALS, Metric.CELLS)
    assert len(solutions[-1].steps) == 55 == reports[-1].best
    assert [solution.proved_shortest for solution in solutions] == [False] * (len(solutions) - 1) + [True]
    assert verdict.outcome is Outcome.EXHAUSTED
    assert reports[-1].counters["expansions"] > 10 * reports[-1].visited, "the price for going deep first"


@pytest.mark.parametrize(
    ("layout", "printed"), [(FOUR_GENERALS, 40), ("HHAA/HHAA/HHHH/HHSS/SS..", 21), ("SSAA/HHAA/HHHH/HHHH/..SS", 22)]
)
def test_counted_in_moves_the_papers_own_numbers_come_out(layout: str, printed: int) -> None:
    """The paper prints 40 moves for the first layout, which 39 solve."""
    solutions, reports, verdict = events(layout, Metric.MOVES)
    assert len(solutions[-1].steps) == printed == reports[-1].best
    assert not any(solution.proved_shortest for solution in solutions)
    assert verdict.outcome is Outcome.EXHAUSTED


@pytest.mark.parametrize("metric", [Metric.MOVES, Metric.CELLS])
def test_each_solution_is_shorter_than_the_one_before_and_true(metric: Metric) -> None:
    solutions, _, _ = events(FOUR_GENERALS, metric)
    lengths = [len(solution.steps) for solution in solutions]
    assert len(lengths) > 9, "each comes when it is found"
    assert lengths[:-1] == sorted({*lengths[:-1]}, reverse=True)
    for solution in (*solutions[:2], solutions[-1]):
        check_solution(FOUR_GENERALS, [(step.kind.value, step.path) for step in solution.steps], metric.value)
        assert solution.count(metric) == len(solution.steps)


def test_no_solution_is_proved_by_the_whole_component() -> None:
    solutions, _, verdict = events(UNSOLVABLE, Metric.CELLS)
    assert solutions == []
    assert verdict.outcome is Outcome.IMPOSSIBLE
    assert verdict.reason is not None
    assert verdict.reason.values == {"positions": component_size(UNSOLVABLE)}


def test_it_takes_the_papers_kind_of_layout_only() -> None:
    with pytest.raises(InputError, match="5 generals and 2 empty cells, but this one has 5 and 3"):
        engine_named("depth-first-bst").search(Layout.parse("VAAV/VAAV/VHHV/VSSV/S..."), Metric.MOVES)


@given(classic_layouts())
def test_the_compiled_value_is_the_papers(layout: Layout) -> None:
    import numpy as np

    from solvers.klotski.historical import depth_first_kernel as kernel

    pieces = sorted(layout.pieces, key=lambda piece: (kernel.KINDS.index(piece.kind), -piece.square[1], piece.square))
    cells = np.array([0, *(4 * row + column for row, column in (piece.square for piece in pieces))], np.int8)
    kinds = np.array([0, *(kernel.KINDS.index(piece.kind) for piece in pieces)], np.int8)
    assert kernel.value(cells, kinds, np.zeros_like(cells)) == value(layout)


class PlainTree:
    """A binary search tree of dictionaries that is never rebalanced, each key with the fewest steps told of it."""

    def __init__(self, root: int) -> None:
        self.root = root
        self.fewest = {root: 0}
        self.height = 1
        self._children: dict[tuple[int, bool], int] = {}

    def look_up(self, key: int) -> tuple[int, ...]:
        """The keys compared from the root down."""
        compared = [self.root]
        while compared[-1] != key and (compared[-1], key > compared[-1]) in self._children:
            compared.append(self._children[compared[-1], key > compared[-1]])
        return tuple(compared)

    def enter(self, key: int, steps: int) -> None:
        """Put a key in, or give it fewer steps."""
        compared = self.look_up(key)
        if compared[-1] != key:
            self._children[compared[-1], key > compared[-1]] = key
            self.height = max(self.height, len(compared) + 1)
        self.fewest[key] = steps


@pytest.mark.parametrize("start", [NEAR_THE_EXIT, *CRAMPED], ids=str)
def test_every_step_is_that_of_a_plain_search_along_one_path(start: Layout) -> None:
    """Counted in cells: what becomes of each position, the tree, the path, the bound and the counters."""
    search = watched("depth-first-bst", start)
    tree, best = PlainTree(value(start)), None
    path, notes = [start], [dict[Layout, NodeStatus]()]
    counted = Counter[str]()
    visits = [(start, 0)]
    for expansion, report in zip(search.expansions, search.reports, strict=True):
        depth = expansion.depth
        assert expansion.went_back == (depth < len(path) - 1 or not expansion.dealt_with)
        del path[depth + 1 :], notes[depth + 1 :]
        assert expansion.layout == path[depth]
        assert expansion.number == counted["expansions"] + 1
        assert expansion.family == "depth-first-bst"
        came_from = set(path[depth - 1 : depth])
        children = [child.layout for child in expansion.successors]
        assert Counter(children) == Counter(following(expansion.layout) - came_from)
        look_up = None
        for child in map(children.__getitem__, expansion.dealt_with):
            steps, key = depth + 1, value(child)
            if best is not None and steps >= best:
                status = NodeStatus.CUT
            elif child.solved:
                status, best = NodeStatus.NEW, steps
                counted["solutions"] += 1
                visits.append((child, steps))
            else:
                look_up = TreeLookUp(key, tree.look_up(key))
                counted["comparisons"] += len(look_up.compared)
                assert look_up.found == (key in tree.fewest)
                known = tree.fewest.get(key)
                status = NodeStatus.NEW if known is None else NodeStatus.AGAIN
                if known is not None and known <= steps:
                    status = NodeStatus.SEEN
                visits.append((child, steps))
            notes[depth][child] = status
            if status in ENTERED and not child.solved:
                tree.enter(key, steps)
                counted["expansions"] += 1
                counted["expanded_again"] += status is NodeStatus.AGAIN
                path.append(child)
                notes.append({})
        assert expansion.look_up == look_up
        assert [child.status for child in expansion.successors] == [
            notes[depth].get(child, NodeStatus.WAITING) for child in children
        ]
        limit = None if best is None else best - 1
        assert expansion.search_tree == SearchTree((1,) * (depth + 1), (0,) * (depth + 1), limit=limit)
        assert (report.visited, report.best) == (len(tree.fewest), best)
        names = ("solutions", "expansions", "expanded_again", "comparisons")
        assert {name: report.counters[name] for name in names} == {name: counted[name] for name in names}
        assert report.counters["height"] == tree.height
    assert counted["expanded_again"] > 0
    *before, last = search.expansions
    assert {expansion.ending for expansion in before} == {Ending.GOES_ON}
    assert last.ending is (Ending.EXHAUSTED if best is None else Ending.SOLVED)
    assert {len(expansion.dealt_with) for expansion in before} == {1}
    assert list(search.visits) == visits
