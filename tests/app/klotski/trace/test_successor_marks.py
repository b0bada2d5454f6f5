"""Which marks the board has for a step of a search, and that the legend explains these and no others."""

from __future__ import annotations

import pytest

from app.klotski.trace.legend import FAMILIES, BoardMark, kinds_of, legend_of
from app.klotski.trace.successor_marks import marks_of, step_between
from solvers.klotski.engines.registry import ENGINES
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, legal_steps
from solvers.klotski.stages import stages
from solvers.klotski.trace import Expansion, NodeStatus, SearchTree, Successor
from tests.app.klotski.trace.searches import ENGINE_OF, HENGDAOLIMA, NEAR_THE_EXIT, expansions


def expansion(*statuses: NodeStatus) -> Expansion:
    """A step with some of the successors of the most famous position."""
    steps = legal_steps(HENGDAOLIMA, Metric.MOVES)
    successors = (Successor(step.after(HENGDAOLIMA), status) for step, status in zip(steps, statuses, strict=False))
    return Expansion(2, 0, HENGDAOLIMA, tuple(successors), SearchTree((1, 4), (0,)))


@pytest.mark.parametrize("layout", [HENGDAOLIMA, NEAR_THE_EXIT, Layout.parse("VAAV/VAAV/VSSV/V..V/.SS.")])
def test_every_step_is_read_off_the_two_layouts(layout: Layout) -> None:
    for step in legal_steps(layout, Metric.MOVES):
        for after in (step.after(layout), step.after(layout).mirror()):
            found = step_between(layout, after)
            assert found is not None
            assert found.after(layout) in (after, after.mirror())


def test_two_steps_at_once_are_none() -> None:
    first = legal_steps(HENGDAOLIMA, Metric.MOVES)[0].after(HENGDAOLIMA)
    later = [step.after(first) for step in legal_steps(first, Metric.MOVES)]
    assert any(step_between(HENGDAOLIMA, layout) is None for layout in later)
    assert step_between(HENGDAOLIMA, HENGDAOLIMA) is None


@pytest.mark.parametrize("family", ENGINE_OF)
def test_every_successor_of_a_real_search_has_its_mark(family: str) -> None:
    for shown in expansions(ENGINE_OF[family], steps=60):
        marks = marks_of(shown)
        assert [mark.status for mark in marks] == [child.status for child in shown.successors]
        for mark, child in zip(marks, shown.successors, strict=True):
            assert mark.step.after(shown.layout) in (child.layout, child.layout.mirror())
            assert bool(mark.reckoned) is (child.bound is not None)


def test_what_the_lines_have_not_come_to_waits() -> None:
    shown = expansion(NodeStatus.NEW, NodeStatus.SEEN, NodeStatus.NEW)
    run = stages(shown)
    at_second = next(place for place, stage in enumerate(run) if stage.item == 1)
    assert {mark.status for mark in marks_of(shown, run[:1])} == {NodeStatus.WAITING}
    marks = marks_of(shown, run[: at_second + 1])
    assert [mark.status for mark in marks] == [NodeStatus.NEW, NodeStatus.SEEN, NodeStatus.WAITING]
    assert [mark.current for mark in marks] == [False, True, False]
    assert [mark.status for mark in marks_of(shown)] == [NodeStatus.NEW, NodeStatus.SEEN, NodeStatus.NEW]
    assert not any(mark.current for mark in marks_of(shown))


def test_every_method_has_a_legend() -> None:
    assert {engine.family for engine in ENGINES} == set(FAMILIES) == set(ENGINE_OF)


@pytest.mark.sampled
@pytest.mark.parametrize("family", FAMILIES)
def test_the_legend_explains_the_marks_that_are_drawn_and_no_others(family: str) -> None:
    shown = expansions(ENGINE_OF[family])
    if NodeStatus.CUT in FAMILIES[family]:  # only once there is a solution, or a limit
        shown += expansions(ENGINE_OF[family], NEAR_THE_EXIT, 1_000)[-250:]
    drawn: set[NodeStatus | BoardMark] = set()
    for one in shown:
        run = stages(one)
        for mark in (*marks_of(one), *marks_of(one, run[: len(run) // 2 + 1])):
            drawn |= kinds_of(mark)
    assert drawn == {entry.kind for entry in legend_of(family)}
