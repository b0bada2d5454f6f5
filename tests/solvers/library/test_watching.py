"""A search that is watched: each step once, back and forward again, within 100 MB."""

from __future__ import annotations

import tracemalloc

import pytest

import solvers
from solvers.library import watching
from solvers.pace import nodes_granted
from solvers.search import Outcome


@pytest.mark.parametrize("engine", ["shortest", "a-star", "ida-star"])
def test_the_steps_lead_to_the_answer(engine: str) -> None:
    watch = solvers.watch("將擋後路", engine, count="moves")
    visited = [step.visited for step in watch]
    assert visited == sorted(visited)
    assert len(visited) > 50
    assert isinstance(watch.answer, solvers.Solution)
    assert len(watch.answer) == 21
    assert next(watch, None) is None


def test_every_square_of_a_tour_is_a_step() -> None:
    watch = solvers.watch(solvers.board("5x5"), engine="warnsdorff", start="a1")
    steps = list(watch)
    assert isinstance(watch.answer, solvers.Tour)
    assert watch.answer.start == (4, 0)
    assert len(steps) >= 25
    assert nodes_granted() is None  # whoever watches goes on at full speed


def test_going_back_and_forward_gives_the_same_steps() -> None:
    watch = solvers.watch("橫刀立馬")
    made = [next(watch) for _ in range(5)]
    assert [watch.back() for _ in range(4)] == made[3::-1]
    assert watch.back() is None
    assert [next(watch) for _ in range(4)] == made[1:]
    assert next(watch).visited > made[-1].visited
    watch.close()
    assert watch.back() is made[-1]


def test_how_a_search_ended_without_an_answer() -> None:
    watch = solvers.watch(solvers.board("3x3"))
    assert list(watch) == []
    assert watch.verdict is not None
    assert (watch.verdict.outcome, watch.answer) == (Outcome.IMPOSSIBLE, None)


def test_the_oldest_steps_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watching, "MOST_BYTES", 1_000_000)
    watch = solvers.watch("橫刀立馬")
    next(watch)
    tracemalloc.start()
    try:
        for _ in range(200):
            next(watch)
        held, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert held < 1_100_000
    kept = 0
    while watch.back() is not None:
        kept += 1
    assert 20 < kept < 150
    again = [next(watch) for _ in range(kept)]
    assert [step.visited for step in again] == sorted(step.visited for step in again)
