"""The lines of pseudocode that slow searches for tours run."""

from __future__ import annotations

from typing import Any

import pytest

from solvers.engine import Engine
from solvers.knight.board import Board
from solvers.knight.engines import ENGINES
from solvers.knight.tour import TourRequest
from solvers.knight.trace import DepthFirstTrace, PathStep, RotationStep, RotationTrace, TilesTrace, WarnsdorffTrace
from solvers.message import InputError
from solvers.pseudocode import PseudocodeLine, Trace, families, lines
from tests.solvers.knight.slow_steps import HOLES, Step, steps

FAMILIES = sorted({engine.family for engine in ENGINES})
NOT_RUN = {"all-tours": {9}}
"""Lines that a method leaves to others of its family: the listing of all tours looks at nothing but onward moves."""
REQUESTS = [
    TourRequest(Board(5, 5), (0, 0)),
    TourRequest(Board(3, 4), (0, 0)),
    TourRequest(Board(6, 6), (0, 0), closed=True),
    TourRequest(Board(5, 6), (0, 0), (4, 5)),
    TourRequest(Board(5, 6, frozenset({(2, 2), (2, 3)})), (0, 0)),
    TourRequest(Board(6, 8, frozenset({(1, 5)})), (0, 1)),  # which ends in a corner with one move
    TourRequest(Board(22, 22), (0, 0), closed=True),
    TourRequest(Board(22, 22, HOLES), (0, 0), closed=True),
    TourRequest(Board(201, 202, HOLES), (0, 0), closed=True),
]


def told(engine: Engine[Any]) -> list[Step]:
    """What a method tells of every request that it takes."""
    all_steps: list[Step] = []
    for request in REQUESTS:
        if request.board.size > 30_000 and engine.name != "automatic":
            continue
        try:
            all_steps += steps(engine.name, request, 1_500, answers=3)
        except InputError:
            assert engine.name == "structured"
    return all_steps


@pytest.mark.sampled
@pytest.mark.parametrize("engine", ENGINES, ids=lambda engine: engine.name)
def test_every_line_of_the_method_is_run_and_each_for_what_there_is(engine: Engine[Any]) -> None:
    run: set[int] = set()
    for step in told(engine):
        trace = step.trace
        assert isinstance(trace, Trace)
        family, stages = trace.family, engine.stages(trace)
        assert stages
        assert all(0 <= stage.line < len(lines("knight", family)) for stage in stages)
        assert all(stage.item is None or 0 <= stage.item < len(getattr(trace, "moves", ())) for stage in stages)
        run |= {stage.line for stage in stages if family == engine.family}
    assert run == set(range(len(lines(engine.puzzle, engine.family)))) - NOT_RUN.get(engine.name, set())


def test_every_family_is_of_one_puzzle() -> None:
    assert set(FAMILIES) == set(families("knight"))


def test_the_rule_counts_each_onward_move_and_then_chooses() -> None:
    engine = next(engine for engine in ENGINES if engine.name == "warnsdorff")
    for step in steps("warnsdorff", TourRequest(Board(8, 8), (0, 0))):
        trace: WarnsdorffTrace = step.trace
        stages = engine.stages(trace)
        counted = [stage.item for stage in stages if stage.line == 3]
        assert counted == list(range(len(trace.moves)))
        taken = [trace.moves[stage.item].chosen for stage in stages if stage.line == 9 and stage.item is not None]
        assert taken == ([True] if trace.moves else [])
        assert (PseudocodeLine(7) in stages) == any(move.tied and move.chosen for move in trace.moves)
        assert (PseudocodeLine(0) in stages) == (trace.length == 1)


@pytest.mark.parametrize("name", ["depth-first", "stack-static-degree", "complete", "all-tours"])
def test_a_depth_first_search_takes_the_line_of_what_it_did(name: str) -> None:
    engine = next(engine for engine in ENGINES if engine.name == name)
    last = {
        "recursive": {PathStep.ENTERED: 3, PathStep.LEFT: 7, PathStep.FOUND: 4},
        "depth-first": {PathStep.ENTERED: 8, PathStep.LEFT: 9, PathStep.SKIPPED: 7, PathStep.FOUND: 4},
        "complete": {PathStep.ENTERED: 10, PathStep.LEFT: 4, PathStep.FOUND: 7},
    }[engine.family]
    seen: set[PathStep] = set()
    for step in steps(name, TourRequest(Board(5, 5), (0, 0)), answers=5):
        trace: DepthFirstTrace = step.trace
        assert trace.step is not None
        if trace.step in last:
            assert engine.stages(trace)[-1].line == last[trace.step]
            seen.add(trace.step)
    assert {PathStep.ENTERED, PathStep.LEFT, PathStep.FOUND} <= seen


def test_rotations_and_tiles_take_the_line_of_what_they_did() -> None:
    by_name = {engine.name: engine for engine in ENGINES}
    for step in steps("random-closed", TourRequest(Board(8, 8), (0, 0), closed=True), 500):
        rotation: RotationTrace = step.trace
        run = {stage.line for stage in by_name["random-closed"].stages(rotation)}
        assert (7 in run or 11 in run) == (rotation.joined is not None)
        assert (9 in run) == (rotation.step is RotationStep.SHUFFLED)
        assert (4 in run) == bool(rotation.moves)
    for step in steps("structured", TourRequest(Board(12, 12), (0, 0)), 500):
        tiles: TilesTrace = step.trace
        run = {stage.line for stage in by_name["structured"].stages(tiles)}
        assert (5 in run) == bool(tiles.added)
        assert (8 in run) == (tiles.followed > 0)
