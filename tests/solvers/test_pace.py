"""Going slowly: more reports, and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

import numpy as np
import pytest

from solvers.klotski.engines.registry import ENGINES, KlotskiEngine, engine_named
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, Solution, legal_steps
from solvers.klotski.trace import Expansion, NodeStatus, TreeOutline
from solvers.knight.board import Board
from solvers.knight.engines import engine_named as knight_engine_named
from solvers.knight.tour import Tour, TourRequest
from solvers.knight.trace import DepthFirstTrace
from solvers.pace import FULL_SPEED, Pace, going_at, nodes_granted, within_grant
from solvers.search import Drive, Found, Progress, Search, Verdict

FEW_POSITIONS = Layout.parse("HHAA/HHAA/HHHH/HHSS/SS..")
ON_A_PATH = ("ida-star", "depth-first-bst")
"""Engines that come back to a position after each of its children."""
HARDER = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")
DEPTH_FIRST = ("depth-first", "depth-first-pruned", "stack-static-degree", "complete", "all-tours")


class SoManyNodes(Pace):
    """Grants so many nodes to each report, and counts how often it was waited for."""

    def __init__(self, nodes: int) -> None:
        self._nodes = nodes
        self.waits = 0

    def nodes(self) -> int:
        return self._nodes

    def wait(self, stopped: Callable[[], bool]) -> None:
        assert not stopped()
        self.waits += 1


def run(search: Search, pace: Pace, answers: int) -> tuple[list[object], list[Progress]]:
    """The first answers with their counts, or the verdict among them, and all reports."""
    reports: list[Progress] = []
    drive = Drive(search)
    told: list[object] = []
    while len(told) < answers and not (told and isinstance(told[-1], Verdict)):
        told.append(drive.next_answer(listen=reports.append, pace=pace))
    return told, reports


def shown(event: object) -> object:
    """An answer in a form that can be compared."""
    if isinstance(event, Found) and isinstance(event.answer, Tour):
        return tuple(event.answer.order), event.visited
    return event


@pytest.mark.sampled
@pytest.mark.parametrize("engine", ENGINES, ids=lambda engine: engine.name)
def test_a_slow_search_for_a_way_out_finds_the_same_with_the_same_counts(engine: KlotskiEngine) -> None:
    metric = Metric.CELLS
    fast, fast_reports = run(engine.search(FEW_POSITIONS, metric), FULL_SPEED, 10_000)
    pace = SoManyNodes(5_000 if engine.name == "depth-first-bst" else 7)
    slow, slow_reports = run(engine.search(FEW_POSITIONS, metric), pace, 10_000)
    assert slow[-2:] == fast[-2:]
    assert slow_reports[-1].counters == fast_reports[-1].counters
    assert slow_reports[-1].levels == fast_reports[-1].levels
    assert pace.waits > 10


@pytest.mark.parametrize(
    ("name", "closed"), [*((name, False) for name in DEPTH_FIRST), ("complete", True), ("all-tours", True)]
)
def test_a_slow_search_for_tours_finds_the_same_with_the_same_counts(name: str, closed: bool) -> None:
    request = TourRequest(Board(6, 6) if closed else Board(5, 5), (0, 0), closed=closed)
    start = knight_engine_named(name).start
    fast, fast_reports = run(start(request), FULL_SPEED, 3)
    slow, slow_reports = run(start(request), SoManyNodes(5), 3)
    assert [shown(event) for event in slow] == [shown(event) for event in fast]
    assert slow_reports[-1].counters == fast_reports[-1].counters
    assert len(slow_reports) > len(fast_reports)


@pytest.mark.parametrize("name", DEPTH_FIRST)
def test_one_step_at_a_time_shows_every_push_and_every_pop(name: str) -> None:
    """Between two reports the path grows or shrinks by one square at most, and the counts are those of its growth."""
    entered: Counter[int] = Counter()
    path: list[int] = []
    longest = 0
    search = knight_engine_named(name).start(TourRequest(Board(5, 5), (0, 0)))
    _, reports = run(search, SoManyNodes(1), 1)
    for report in filter(lambda report: report.is_step, reports):
        assert isinstance(report.trace, DepthFirstTrace)
        assert isinstance(report.snapshot, Sequence)
        now = list(report.snapshot)
        if path:
            assert abs(len(now) - len(path)) <= 1
            shorter = min(len(now), len(path))
            assert now[:shorter] == path[:shorter]
        entered.update(now[len(path) :])
        path = now
        longest = max(longest, len(now))
        assert len(report.trace.deepest) >= longest
    trace = reports[-1].trace
    assert isinstance(trace, DepthFirstTrace)
    counts = np.asarray(trace.entries).ravel().tolist()
    counted = {square: count for square, count in enumerate(counts) if count}
    # The last square of a tour may be counted without ever standing on a reported path.
    assert sum((Counter(counted) - entered).values()) <= 1
    assert not entered - Counter(counted)


@pytest.mark.parametrize("name", DEPTH_FIRST)
@pytest.mark.parametrize("pace", [FULL_SPEED, SoManyNodes(1)], ids=["fast", "slow"])
def test_the_last_report_before_a_tour_shows_all_of_it(name: str, pace: Pace) -> None:
    search = knight_engine_named(name).start(TourRequest(Board(5, 5), (0, 0)))
    (found,), reports = run(search, pace, 1)
    assert isinstance(found, Found)
    assert isinstance(reports[-1].snapshot, Sequence)
    assert list(reports[-1].snapshot) == list(found.answer.order)
    assert reports[-1].depth == reports[-1].counters["deepest"] == 25


@pytest.mark.parametrize("name", DEPTH_FIRST)
def test_each_report_of_a_slow_search_keeps_the_entries_of_its_own_moment(name: str) -> None:
    search = knight_engine_named(name).start(TourRequest(Board(5, 5), (0, 0)))
    _, reports = run(search, SoManyNodes(1), 1)
    traces = [report.trace for report in reports if isinstance(report.trace, DepthFirstTrace)]
    entered = [int(np.asarray(trace.entries).sum()) for trace in traces]
    assert entered == sorted(entered)
    assert entered[0] <= 2
    assert entered[-1] >= 25


@pytest.mark.sampled
@pytest.mark.parametrize("name", ["avl-60", "hash-60", "one-cell", "eight-wide", "avl-26"])
def test_every_expansion_is_shown_with_what_is_new(name: str) -> None:

    engine = engine_named(name)
    _, reports = run(engine.search(FEW_POSITIONS, Metric.CELLS), SoManyNodes(1), 1)
    met = {str(FEW_POSITIONS)}
    expansions = {report.trace.number: report.trace for report in reports if isinstance(report.trace, Expansion)}
    assert list(expansions) == list(range(1, len(expansions) + 1))
    for expansion in expansions.values():
        assert str(expansion.layout) in met
        for child in expansion.successors:
            if name != "avl-26":  # its short integers do not tell all positions apart by themselves
                assert child.new == (str(child.layout) not in met)
            met.add(str(child.layout))


@pytest.mark.sampled
@pytest.mark.parametrize("name", [engine.name for engine in ENGINES])
def test_every_engine_shows_what_it_expands(name: str) -> None:
    """Each child is one step away, is new at most once, and what was met before is told from what was not."""
    engine = engine_named(name)
    expansions: list[Expansion] = []

    def listen(progress: Progress) -> None:
        if isinstance(progress.trace, Expansion):
            expansions.append(progress.trace)

    drive = Drive(engine.search(FEW_POSITIONS, Metric.CELLS))
    while isinstance(drive.next_answer(lambda: len(expansions) >= 150, listen, SingleNodes()), Found):
        pass
    assert len(expansions) > 50
    new: Counter[str] = Counter()
    for expansion in expansions:
        steps = legal_steps(expansion.layout, Metric.CELLS)
        neighbours = {mirrored_alike(step.after(expansion.layout)) for step in steps}
        assert {mirrored_alike(child.layout) for child in expansion.successors} <= neighbours
        assert expansion.depth == len(expansion.search_tree.path) - 1
        new.update(
            f"{expansion.from_exit}{mirrored_alike(child.layout)}" for child in expansion.successors if child.new
        )
    if name not in {"avl-26", *ON_A_PATH}:  # its short integers do not tell all positions apart by themselves
        one_by_one = name in {"shortest", "a-star", "bidirectional"}
        assert max(new.values()) <= (1 if one_by_one else 2)  # the others take mirror images for two


def mirrored_alike(layout: Layout) -> str:
    return min(str(layout), str(layout.mirror()))


@pytest.mark.sampled
@pytest.mark.parametrize("name", ["shortest", "avl-60", "bidirectional", "a-star"])
def test_the_outline_is_the_tree_so_far(name: str) -> None:
    """Its rows hold all that was met; ways and parents lead back to the root; new positions come last in their row."""
    _, reports = run(engine_named(name).search(FEW_POSITIONS, Metric.CELLS), SoManyNodes(1), 1)
    for report in reports:
        if not isinstance(report.trace, Expansion):
            continue
        expansion, tree = report.trace, report.trace.search_tree
        assert sum(tree.rows) + sum(tree.opposite) == report.visited
        assert all(number < row for number, row in zip(tree.path, tree.rows, strict=False))
        for row, (parents, number) in enumerate(zip(tree.parents, tree.path, strict=False)):
            assert len(parents) == (tree.rows[row] if row else 0)
            assert list(parents) == sorted(parents)
            assert row == 0 or parents[number] == tree.path[row - 1]
        if name != "a-star":
            last = tree.rows[-1] - 1
            places = [child.place for child in expansion.successors if child.new]
            assert [place for place in places if place is not None and place[1] > last] == []
            assert {place[0] for place in places if place is not None} <= {expansion.depth + 1}


def test_a_star_reckons_with_steps_taken_and_needed() -> None:
    """No total is less than one before, for the bound is consistent; the last is the length of the solution."""
    told, reports = run(engine_named("a-star").search(FEW_POSITIONS, Metric.CELLS), SoManyNodes(1), 1)
    shown_close = [report.trace for report in reports if isinstance(report.trace, Expansion)]
    totals = [expansion.depth + (expansion.bound or 0) for expansion in shown_close]
    assert totals == sorted(totals)
    (found,) = told
    assert isinstance(found, Found)
    assert isinstance(found.answer, Solution)
    assert totals[-1] <= len(found.answer.steps)
    for expansion in shown_close:
        for child in expansion.successors:
            assert child.bound is None or abs(child.bound - (expansion.bound or 0)) <= 1


def test_ida_star_goes_on_within_its_limit_and_cuts_the_rest() -> None:
    _, reports = run(engine_named("ida-star").search(FEW_POSITIONS, Metric.CELLS), SoManyNodes(1), 1)
    statuses: Counter[NodeStatus] = Counter()
    for report in reports:
        if isinstance(report.trace, Expansion):
            limit = report.trace.search_tree.limit
            assert limit is not None
            assert limit == report.counters["limit"]
            for child in report.trace.successors:
                statuses[child.status] += 1
                if child.status in {NodeStatus.NEW, NodeStatus.AGAIN} and child.bound is not None:
                    assert report.trace.depth + 1 + child.bound <= limit
    assert statuses.keys() >= {NodeStatus.NEW, NodeStatus.AGAIN, NodeStatus.CUT, NodeStatus.WAITING}


@pytest.mark.parametrize("name", [engine.name for engine in ENGINES[1:]])  # the first is done before the second report
def test_a_search_slowed_down_in_its_middle_shows_what_follows(name: str) -> None:
    search = engine_named(name).search(HARDER, Metric.CELLS)
    drive = Drive(search)
    shown_close: list[Expansion] = []

    def listen(report: Progress) -> None:
        if isinstance(report.trace, Expansion):
            shown_close.append(report.trace)

    while isinstance(drive.next_answer(lambda: len(shown_close) >= 50, listen, SingleNodes(after=1)), Found):
        pass
    assert len(shown_close) >= 50
    for expansion in shown_close:
        steps = legal_steps(expansion.layout, Metric.CELLS)
        neighbours = {mirrored_alike(step.after(expansion.layout)) for step in steps}
        assert {mirrored_alike(child.layout) for child in expansion.successors} <= neighbours


class SingleNodes(Pace):
    """Grants what fits until so many reports, and then single nodes."""

    def __init__(self, after: int = 0) -> None:
        self._left = after

    def nodes(self) -> int | None:
        return None if self._left > 0 else 1

    def wait(self, stopped: Callable[[], bool]) -> None:
        self._left -= 1


def keys_in_order(tree: TreeOutline | None) -> list[int]:
    return [] if tree is None else [*keys_in_order(tree.left), tree.key, *keys_in_order(tree.right)]


def test_rotations_are_shown_as_they_happen() -> None:

    _, reports = run(engine_named("avl-60").search(FEW_POSITIONS, Metric.CELLS), SoManyNodes(1), 1)
    shown_last = {report.trace.number: report.trace for report in reports if isinstance(report.trace, Expansion)}
    rotations = [rotation for expansion in shown_last.values() for rotation in expansion.rotations]
    assert rotations
    for rotation in rotations:
        assert rotation.after.height < rotation.before.height
        before = keys_in_order(rotation.before)
        assert before == sorted(before)
        assert keys_in_order(rotation.after) == sorted(keys_in_order(rotation.after))
        assert rotation.before.key in keys_in_order(rotation.after)


def test_a_pace_holds_only_for_the_search_that_is_driven_at_it() -> None:
    granted: list[int | None] = []

    def asking() -> Search[int]:
        granted.append(nodes_granted())
        yield Progress(1, 1)
        yield Found(1, 1)
        raise AssertionError

    Drive(asking()).next_answer(pace=SoManyNodes(3))
    assert granted == [3]
    assert nodes_granted() is None


def test_a_step_told_of_before_anything_is_visited_is_waited_for() -> None:
    """As when a method is chosen; a report that all is loaded is not."""

    def choosing() -> Search[int]:
        yield Progress(0, 0)
        yield Progress(0, 0, trace="a choice")
        yield Progress(1, 1)
        yield Found(1, 1)
        raise AssertionError

    pace = SoManyNodes(1)
    Drive(choosing()).next_answer(pace=pace)
    assert pace.waits == 2


def test_a_pace_grants_no_more_than_a_search_wants_and_an_outer_one_comes_back() -> None:
    assert within_grant(5) == 5
    with going_at(SoManyNodes(3)):
        assert [within_grant(wanted) for wanted in (2, 3, 4)] == [2, 3, 3]
        with going_at(SoManyNodes(9)):
            assert (nodes_granted(), within_grant(10)) == (9, 9)
        with going_at(FULL_SPEED):
            assert within_grant(10) == 10
        assert nodes_granted() == 3
    assert nodes_granted() is None
