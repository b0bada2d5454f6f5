"""The lines of pseudocode that slow searches run, against plain searches over dictionaries."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

from solvers.klotski.engines.registry import ENGINES, KlotskiEngine, engine_named
from solvers.klotski.trace import Ending, Expansion
from solvers.pseudocode import families, lines
from tests.solvers.klotski.traces import CLASSIC, LONG, SOLVABLE, UNSOLVABLE, following, same_for_mirror_images, traced

BREADTH_FIRST = [engine.name for engine in ENGINES if engine.family == "breadth-first"]


def solved_and_unsolved(engine: KlotskiEngine) -> Iterator[Expansion]:
    for layout in (SOLVABLE, UNSOLVABLE):
        yield from traced(engine.name, layout, LONG if engine.family == "depth-first-bst" else 300)


@pytest.mark.sampled
@pytest.mark.parametrize("engine", ENGINES, ids=lambda engine: engine.name)
def test_every_line_is_run_and_each_for_what_there_is(engine: KlotskiEngine) -> None:
    run: set[int] = set()
    for expansion in solved_and_unsolved(engine):
        assert expansion.family == engine.family
        stages = engine.stages(expansion)
        assert stages
        assert all(stage.item is None or 0 <= stage.item < len(expansion.successors) for stage in stages)
        run |= {stage.line for stage in stages}
    assert run == set(range(len(lines(engine.puzzle, engine.family))))


@pytest.mark.sampled
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
    assert {engine.family for engine in ENGINES} == set(families("klotski"))


@pytest.mark.sampled
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


def test_a_goal_seen_before_the_end_of_its_level_ends_the_search_with_the_level() -> None:
    """The default method finishes a level, to find the solution with the fewest cells."""
    (last,) = traced("shortest", CLASSIC, 1)[-1:]
    assert last.ending is Ending.SOLVED
    assert engine_named("shortest").stages(last)[-1].line == 9
