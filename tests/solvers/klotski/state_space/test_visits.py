"""In which order each method visits the positions: against plain searches, and against what the methods promise."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import pairwise

import numpy as np
import pytest

from solvers.klotski import visit_log
from solvers.klotski.engines.lower_bound import LowerBound, lower_bound
from solvers.klotski.engines.registry import ENGINES, KlotskiEngine, engine_named
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, Solution
from solvers.klotski.state_space.graph import StateSpace, search
from solvers.klotski.state_space.visits import Visits, record
from solvers.klotski.visit_log import FAR, NEAR, VisitLog, current_log, logging_to
from solvers.message import InputError
from solvers.search import Drive, Found, Outcome, Progress, Verdict
from tests.solvers.klotski.plain_search import SUCCESSORS, read
from tests.solvers.values import assert_each_its_own, changeable

LOOSE = "HHAA/HHAA/HHHH/HHSS/SS.."
"""3,956 positions up to mirror images."""
NEAR_THE_EXIT = "S.VV/SVVV/.VHH/HHAA/SSAA"
SOLVED = "VVVV/VVVV/SHHS/.AAS/SAA."
UNSOLVABLE = "V.HH/VAAV/VAAV/VHHS/SS.S"
HENG_DAO_LI_MA = "VAAV/VAAV/VHHV/VSSV/S..S"
THREE_BLANKS = "VAAV/VAAV/VHHV/VSSV/S..."
LAYOUTS = (LOOSE, NEAR_THE_EXIT, UNSOLVABLE)

BY_LEVELS = tuple(engine.name for engine in ENGINES if engine.family == "breadth-first")
LEVEL_BY_LEVEL = (*BY_LEVELS, "bidirectional")
MIRRORED_AS_ONE = ("shortest", "a-star", "ida-star")


def cases(engines: Iterable[KlotskiEngine]) -> list[tuple[KlotskiEngine, str, Metric]]:
    return [
        (engine, text, metric)
        for engine in engines
        for text in LAYOUTS
        for metric in engine.metrics
        if text != LOOSE or metric is engine.metrics[0]
    ]


def _id(value: KlotskiEngine | str | Metric) -> str:
    return value.name if isinstance(value, KlotskiEngine) else str(value)


every_case = pytest.mark.parametrize(("engine", "text", "metric"), cases(ENGINES), ids=_id)


@cache
def state_space(text: str, metric: Metric) -> StateSpace:
    found = Drive(search(Layout.parse(text), metric)).next_answer()
    assert isinstance(found, Found)
    return found.answer


@cache
def visits_of(name: str, text: str, metric: Metric) -> Visits:
    drive = Drive(record(engine_named(name), state_space(text, metric)))
    found = drive.next_answer()
    assert isinstance(found, Found)
    ended = drive.next_answer()
    assert isinstance(ended, Verdict)
    assert ended.outcome is Outcome.EXHAUSTED
    return found.answer


@cache
def successors(text: str, metric: Metric) -> dict[int, Counter[int]]:
    """The nodes one step from each node, and by how many steps, by a program that knows nothing of packed positions."""
    space = state_space(text, metric)
    found: dict[int, Counter[int]] = {}
    for node in range(space.nodes):
        boards = set(SUCCESSORS[metric.value](read(str(space.layout_of(node)))))
        found[node] = Counter(space.node_of(_layout(board)) or 0 for board in boards)
    return found


@cache
def neighbours(text: str, metric: Metric) -> dict[int, frozenset[int]]:
    """The neighbours of each node."""
    return {node: frozenset(steps) for node, steps in successors(text, metric).items()}


def _layout(board: str) -> Layout:
    letters = board.translate(str.maketrans("BCDvh", "AAAVH"))
    return Layout.parse("/".join(letters[first : first + 4] for first in range(0, 20, 4)))


@cache
def from_start(text: str, metric: Metric) -> tuple[int, ...]:
    """The steps from the start to each node."""
    near = neighbours(text, metric)
    steps = {0: 0}
    waiting = deque([0])
    while waiting:
        node = waiting.popleft()
        for other in near[node]:
            if other not in steps:
                steps[other] = steps[node] + 1
                waiting.append(other)
    return tuple(steps[node] for node in range(len(near)))


def logged(engine: KlotskiEngine, layout: Layout, metric: Metric) -> tuple[list[object], VisitLog, Progress]:
    """All that a search answers and its verdict, its log, and its last report."""
    log = VisitLog()
    with logging_to(log):
        told, last = driven(engine, layout, metric)
    return told, log, last


def driven(engine: KlotskiEngine, layout: Layout, metric: Metric) -> tuple[list[object], Progress]:
    reports: list[Progress] = []
    drive = Drive(engine.search(layout, metric))
    told: list[object] = []
    while not (told and isinstance(told[-1], Verdict)):
        told.append(drive.next_answer(listen=reports.append))
    return told, reports[-1]


@pytest.mark.sampled
@every_case
def test_answers_counts_and_counters_are_the_same_with_a_log(engine: KlotskiEngine, text: str, metric: Metric) -> None:
    layout = Layout.parse(text)
    noted, log, last = logged(engine, layout, metric)
    told, last_without = driven(engine, layout, metric)
    assert len(log) > 1
    assert noted[-2:] == told[-2:]  # those before the last depend on where slices end
    assert (last.visited, last.counters, last.levels) == (
        last_without.visited,
        last_without.counters,
        last_without.levels,
    )


@pytest.mark.sampled
@every_case
def test_the_positions_noted_are_those_that_the_method_says_it_visited(
    engine: KlotskiEngine, text: str, metric: Metric
) -> None:
    told, log, last = logged(engine, Layout.parse(text), metric)
    verdict = told[-1]
    assert isinstance(verdict, Verdict)
    visits = visits_of(engine.name, text, metric)
    if engine.name in MIRRORED_AS_ONE:
        assert visits.distinct == verdict.visited
    elif engine.name in BY_LEVELS:
        assert len(set(log.numbers)) == verdict.visited
        assert len(log) - len(set(log.numbers)) == last.counters["duplicates"]
        assert visits.distinct <= verdict.visited <= 2 * visits.distinct
    elif engine.name == "depth-first-bst":
        solved = sum(bool(state_space(text, metric).to_exit[node] == 0) for node in set(visits.nodes.tolist()))
        assert visits.distinct <= verdict.visited + solved
        assert solved <= len(set(log.numbers)) - verdict.visited <= 2 * solved
    elif engine.name == "bidirectional":
        by_side = [len(set(visits.nodes[visits.sides == side].tolist())) for side in (NEAR, FAR)]
        assert by_side == [last.counters["from_layout"], last.counters["from_exit"] - visits.elsewhere]


@pytest.mark.sampled
@every_case
def test_it_begins_at_the_start_and_comes_to_each_position_from_a_neighbour(
    engine: KlotskiEngine, text: str, metric: Metric
) -> None:
    visits, near = visits_of(engine.name, text, metric), neighbours(text, metric)
    seen: tuple[set[int], set[int]] = (set(), set())
    for node, depth, side in zip(visits.nodes.tolist(), visits.depths.tolist(), visits.sides.tolist(), strict=True):
        if depth == 0:
            assert node == 0 if side == NEAR else state_space(text, metric).to_exit[node] == 0
        elif node not in seen[side]:
            assert not near[node].isdisjoint(seen[side])
        seen[side].add(node)
    assert visits.nodes[0] == visits.depths[0] == visits.sides[0] == 0


@pytest.mark.sampled
@every_case
def test_no_position_is_come_to_in_fewer_steps_than_it_takes(engine: KlotskiEngine, text: str, metric: Metric) -> None:
    visits, space = visits_of(engine.name, text, metric), state_space(text, metric)
    least = np.where(
        visits.sides == NEAR, np.array(from_start(text, metric))[visits.nodes], space.to_exit[visits.nodes]
    )
    assert (visits.depths >= least).all()


@every_case
def test_first_visits_and_returns_add_up(engine: KlotskiEngine, text: str, metric: Metric) -> None:
    visits, space = visits_of(engine.name, text, metric), state_space(text, metric)
    order = visits.nodes.tolist()
    counted = Counter(order)
    places = {node: index for index, node in reversed(list(enumerate(order)))}
    assert visits.times.tolist() == [counted[node] for node in range(space.nodes)]
    assert visits.first.tolist() == [places.get(node, -1) for node in range(space.nodes)]
    assert visits.distinct == len(counted)
    for count in (0, 1, 2, len(order) // 2, len(order)):
        assert visits.distinct_until(count) == len(set(order[:count]))
    most = max(counted.values())
    assert visits.most_returned_to == next(node for node in order if counted[node] == most)
    assert visits.complete
    assert visits.length == space.distance
    assert (space.to_exit[visits.nodes] == 0).any() == (visits.length is not None)


@pytest.mark.sampled
@pytest.mark.parametrize(("engine", "text", "metric"), cases(map(engine_named, LEVEL_BY_LEVEL)), ids=_id)
def test_breadth_first_comes_to_new_positions_level_by_level(engine: KlotskiEngine, text: str, metric: Metric) -> None:
    visits, steps = visits_of(engine.name, text, metric), from_start(text, metric)
    for side in (NEAR, FAR):
        new = [index for index in visits.first_visits.tolist() if visits.sides[index] == side]
        depths = [int(visits.depths[index]) for index in new]
        assert depths == sorted(depths)
        if side == NEAR:
            assert depths == [steps[visits.nodes[index]] for index in new]


@pytest.mark.parametrize("text", LAYOUTS)
def test_breadth_first_takes_up_positions_in_the_order_in_which_it_met_them(text: str) -> None:
    """The queue: each new position is met from the first of its neighbours that was met."""
    visits, near = visits_of("shortest", text, Metric.MOVES), neighbours(text, Metric.MOVES)
    queue = [int(visits.nodes[index]) for index in visits.first_visits]
    place = {node: number for number, node in enumerate(queue)}
    parents = [min(place[other] for other in near[node] if other in place) for node in queue[1:]]
    assert parents == sorted(parents)


@pytest.mark.parametrize("metric", list(Metric))
@pytest.mark.parametrize("text", [NEAR_THE_EXIT, UNSOLVABLE])
@pytest.mark.parametrize("name", ["shortest", "a-star"])
def test_of_each_position_that_is_expanded_all_successors_are_visited(name: str, text: str, metric: Metric) -> None:
    """In turn: the visits are the start, and then all that one position after the other leads to."""
    visits, steps, far = visits_of(name, text, metric), successors(text, metric), from_start(text, metric)
    order = visits.nodes.tolist()
    queue = list(dict.fromkeys(order))
    waiting = [0]
    place = 1
    while place < len(order):
        near = [node for node in waiting if far[node] + 1 == visits.depths[place]]
        fitting = [node for node in near if Counter(order[place : place + steps[node].total()]) == steps[node]]
        fitting.sort(key=lambda node: -steps[node].total())  # what leads to less may fit by chance
        assert fitting, f"visit {place}"
        if name == "shortest":
            assert queue[0] in fitting
            fitting = queue[:1]
            del queue[0]
        waiting.remove(fitting[0])
        new = order[place : place + steps[fitting[0]].total()]
        waiting += [node for node in dict.fromkeys(new) if node not in order[:place]]
        place += len(new)


def test_breadth_first_is_at_every_position_nearer_than_the_solution() -> None:
    visits, steps = visits_of("hash-60", LOOSE, Metric.MOVES), from_start(LOOSE, Metric.MOVES)
    assert visits.length is not None
    nearer = {node for node, many in enumerate(steps) if many < visits.length}
    assert nearer <= set(visits.nodes.tolist())
    assert 0 < len(nearer) < visits.distinct


def bound_of(text: str, metric: Metric) -> LowerBound:
    preparing: Iterator[Progress] = lower_bound(Layout.parse(text), metric)
    while True:
        try:
            next(preparing)
        except StopIteration as end:
            return end.value


@pytest.mark.sampled
@pytest.mark.parametrize("metric", list(Metric))
@pytest.mark.parametrize("text", [LOOSE, NEAR_THE_EXIT, HENG_DAO_LI_MA])
def test_a_star_leaves_no_position_whose_bound_says_that_it_leads_too_far(text: str, metric: Metric) -> None:
    """Each position that it comes to is next to one through which a path no longer than the solution may lead."""
    visits, space, bound = visits_of("a-star", text, metric), state_space(text, metric), bound_of(text, metric)
    assert visits.length is not None
    assert visits.length == space.distance
    total = [int(space.from_start[node]) + bound.of(int(space.keys[node])) for node in range(space.nodes)]
    promising = {node for node in range(space.nodes) if total[node] <= visits.length}
    for node in set(visits.nodes.tolist()) - {0}:
        assert any(other in promising for other in space.neighbours_of(node).tolist())
    too_far = {node for node in range(space.nodes) if total[node] > visits.length + 2}
    assert too_far
    assert too_far.isdisjoint(visits.nodes.tolist())


@pytest.mark.parametrize("metric", list(Metric))
@pytest.mark.parametrize("text", [LOOSE, NEAR_THE_EXIT])
def test_ida_star_begins_again_with_a_greater_limit(text: str, metric: Metric) -> None:
    visits, space, bound = visits_of("ida-star", text, metric), state_space(text, metric), bound_of(text, metric)
    assert visits.length is not None
    least = bound.of(int(space.keys[0]))
    assert len(visits.iterations) == visits.length - least + 1 == visits.times[0]
    ends = [*visits.iterations.tolist(), len(visits)]
    for limit, (begin, end) in enumerate(pairwise(ends), least):
        assert visits.nodes[begin] == visits.depths[begin] == 0
        bounds = [bound.of(int(space.keys[node])) for node in visits.nodes[begin:end]]
        totals = visits.depths[begin:end] + np.array(bounds)
        assert totals.max() <= limit
    assert [visits.iteration_at(count) for count in (0, 1, ends[1], ends[1] + 1, len(visits))] == [
        0,
        1,
        1,
        min(2, len(visits.iterations)) if len(visits.iterations) > 1 else 1,
        len(visits.iterations),
    ]


@pytest.mark.parametrize(
    ("name", "text", "metric"),
    [
        ("depth-first-bst", UNSOLVABLE, Metric.CELLS),
        ("depth-first-bst", NEAR_THE_EXIT, Metric.CELLS),
        ("ida-star", LOOSE, Metric.MOVES),
        ("ida-star", UNSOLVABLE, Metric.CELLS),
    ],
)
def test_depth_first_prolongs_a_path(name: str, text: str, metric: Metric) -> None:
    """Each position is a neighbour of the one that it came to last in one step fewer."""
    visits, near = visits_of(name, text, metric), neighbours(text, metric)
    path = [0]
    returned = 0
    for node, depth in zip(visits.nodes[1:].tolist(), visits.depths[1:].tolist(), strict=True):
        if depth:
            assert depth <= len(path)
            assert node in near[path[depth - 1]]
        returned += depth < len(path) - 1
        path[depth:] = [node]
    assert returned


@pytest.mark.parametrize("text", [LOOSE, NEAR_THE_EXIT, HENG_DAO_LI_MA])
def test_bidirectional_search_goes_on_at_the_side_with_the_smaller_frontier(text: str) -> None:
    _, log, _ = logged(engine_named("bidirectional"), Layout.parse(text), Metric.MOVES)
    levels: dict[tuple[int, int], set[int]] = {}
    for number, depth, side in zip(log.numbers, log.depths, log.sides, strict=True):
        levels.setdefault((side, depth), set()).add(number)
    visited: tuple[set[int], set[int]] = set(), set()
    frontier = [0, 0]
    for (side, depth), numbers in levels.items():
        if depth:
            assert side == (NEAR if frontier[NEAR] <= frontier[FAR] else FAR)
        frontier[side] = len(numbers - visited[side])
        visited[side].update(numbers)


@pytest.mark.parametrize("metric", list(Metric))
@pytest.mark.parametrize("text", [LOOSE, NEAR_THE_EXIT, HENG_DAO_LI_MA])
def test_both_sides_of_the_bidirectional_search_meet(text: str, metric: Metric) -> None:
    visits, space = visits_of("bidirectional", text, metric), state_space(text, metric)
    last, side = int(visits.nodes[-1]), int(visits.sides[-1])
    before = visits.sides[:-1] != side
    there = [int(depth) for depth in visits.depths[:-1][before & (visits.nodes[:-1] == last)]]
    assert visits.length == space.distance == min(there) + int(visits.depths[-1])
    met = set(visits.nodes[visits.sides == NEAR].tolist()) & set(visits.nodes[visits.sides == FAR].tolist())
    assert met == {last}
    far = visits.sides == FAR
    new = np.unique(visits.nodes[far], return_index=True)[1]
    assert (visits.depths[far][new] == space.to_exit[visits.nodes[far][new]]).all()
    assert visits.elsewhere > 0


@pytest.mark.parametrize("engine", ENGINES, ids=lambda engine: engine.name)
def test_a_solved_layout_takes_no_step(engine: KlotskiEngine) -> None:
    visits = visits_of(engine.name, SOLVED, engine.metrics[0])
    assert visits.length == 0
    assert visits.nodes[0] == 0
    assert visits.nodes[visits.sides == NEAR].tolist() == [0]


def test_more_blanks_than_two() -> None:
    """Only some methods take them; the others say why not."""
    taken = 0
    for name in ("shortest", "one-cell", "a-star", "bidirectional"):
        visits = visits_of(name, THREE_BLANKS, Metric.CELLS)
        space = state_space(THREE_BLANKS, Metric.CELLS)
        assert visits.length == space.distance
        taken += 1
    with pytest.raises(InputError):
        record(engine_named("avl-26"), state_space(THREE_BLANKS, Metric.CELLS))
    with pytest.raises(InputError):
        record(engine_named("one-cell"), state_space(THREE_BLANKS, Metric.MOVES))
    assert taken == 4


def test_a_method_is_stopped_when_its_log_is_full(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(visit_log, "MOST_VISITS", 20_000)
    found = Drive(record(engine_named("depth-first-bst"), state_space(LOOSE, Metric.MOVES))).next_answer()
    assert isinstance(found, Found)
    assert not found.answer.complete
    assert 20_000 <= len(found.answer) < 500_000
    assert found.answer.length is None or found.answer.length >= 21


def test_a_recording_can_be_stopped() -> None:
    recording = record(engine_named("hash-60"), state_space(HENG_DAO_LI_MA, Metric.MOVES))
    drive = Drive(recording)
    reports: list[Progress] = []
    ended = drive.next_answer(stopped=lambda: len(reports) > 3, listen=reports.append)
    assert isinstance(ended, Verdict)
    assert ended.outcome is Outcome.STOPPED
    drive.close()


def test_nothing_is_noted_unless_somebody_wants_it() -> None:
    assert not current_log().wanted
    log = VisitLog()
    with logging_to(log):
        assert current_log() is log
        Drive(record(engine_named("shortest"), state_space(LOOSE, Metric.MOVES))).next_answer()
        assert current_log() is log
    assert not current_log().wanted
    assert len(log) == 0, "a recording has a log of its own"


def test_answers_of_a_search_that_is_recorded_are_its_own() -> None:
    space = state_space(LOOSE, Metric.MOVES)
    solution = Drive(engine_named("a-star").search(space.layout, space.metric)).next_answer()
    assert isinstance(solution, Found)
    assert isinstance(solution.answer, Solution)
    assert visits_of("a-star", LOOSE, Metric.MOVES).length == len(solution.answer.steps)


def test_a_record_cannot_be_changed() -> None:
    assert changeable(Visits) == []
    assert_each_its_own(Visits)
