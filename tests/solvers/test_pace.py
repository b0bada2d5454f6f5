"""Going slowly: more reports, and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

import pytest

from solvers.klotski.engines import ENGINES, KlotskiEngine, engine_named
from solvers.klotski.insight import Expansion, Sketch
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.knight.board import Board
from solvers.knight.engines import engine_named as knight_engine_named
from solvers.knight.insight import DepthFirstInsight
from solvers.knight.tour import Tour, TourRequest
from solvers.pace import FULL_SPEED, Pace, nodes_granted
from solvers.search import Drive, Found, Progress, Search, Verdict

FEW_POSITIONS = Layout.parse("HHAA/HHAA/HHHH/HHSS/SS..")
DEPTH_FIRST = ("depth-first", "depth-first-pruned", "stack-static-degree", "complete", "all-tours")


class SoManyNodes:
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


@pytest.mark.parametrize("engine", ENGINES, ids=lambda engine: engine.name)
def test_a_slow_search_for_a_way_out_finds_the_same_with_the_same_counts(engine: KlotskiEngine) -> None:
    metric = Metric.CELLS
    fast, fast_reports = run(engine.search(FEW_POSITIONS, metric), FULL_SPEED, 10_000)
    pace = SoManyNodes(100 if engine.name == "depth-first-bst" else 7)
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
    for report in reports:
        assert isinstance(report.insight, DepthFirstInsight)
        assert isinstance(report.snapshot, Sequence)
        now = list(report.snapshot)
        if path:
            assert abs(len(now) - len(path)) <= 1
            shorter = min(len(now), len(path))
            assert now[:shorter] == path[:shorter]
        entered.update(now[len(path) :])
        path = now
        longest = max(longest, len(now))
        assert len(report.insight.deepest) >= longest
    insight = reports[-1].insight
    assert isinstance(insight, DepthFirstInsight)
    counts = [count for row in insight.entries.tolist() for count in row]
    counted = {square: count for square, count in enumerate(counts) if count}
    # The last square of a tour may be counted without ever standing on a reported path.
    assert sum((Counter(counted) - entered).values()) <= 1
    assert not entered - Counter(counted)


@pytest.mark.parametrize("name", ["avl-60", "hash-60", "one-cell", "eight-wide", "avl-26"])
def test_every_expansion_is_shown_with_what_is_new(name: str) -> None:

    engine = engine_named(name)
    _, reports = run(engine.search(FEW_POSITIONS, Metric.CELLS), SoManyNodes(1), 1)
    met = {str(FEW_POSITIONS)}
    expansions = {report.insight.number: report.insight for report in reports if isinstance(report.insight, Expansion)}
    assert list(expansions) == list(range(1, len(expansions) + 1))
    for expansion in expansions.values():
        assert str(expansion.layout) in met
        for child in expansion.children:
            if name != "avl-26":  # its short integers do not tell all positions apart by themselves
                assert child.new == (str(child.layout) not in met)
            met.add(str(child.layout))


def keys_in_order(tree: Sketch | None) -> list[int]:
    return [] if tree is None else [*keys_in_order(tree.left), tree.key, *keys_in_order(tree.right)]


def test_rotations_are_shown_as_they_happen() -> None:

    _, reports = run(engine_named("avl-60").search(FEW_POSITIONS, Metric.CELLS), SoManyNodes(1), 1)
    shown_last = {report.insight.number: report.insight for report in reports if isinstance(report.insight, Expansion)}
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
