"""The one policy for the budgets of slices, and that every sliced search goes by it."""

from __future__ import annotations

from time import perf_counter, sleep, thread_time

import pytest

from solvers.slices import EXHAUSTED, LEAST_BUDGET, MOST_BUDGET, RUNNING, Slices

PAUSE = 0.03


def spend(seconds: float) -> None:
    """Keep this thread computing for so long."""
    began = thread_time()
    while thread_time() - began < seconds:
        pass


def test_the_budget_follows_the_time_computed_within_a_factor_of_two() -> None:
    slices = Slices(10_000)
    slices.run(lambda _: RUNNING)
    assert slices.budget == 20_000
    slices.run(lambda _: spend(0.05) or RUNNING)
    assert slices.budget == 10_000


def test_time_in_which_the_thread_had_to_wait_does_not_count() -> None:
    slices = Slices(10_000)
    began = perf_counter()
    slices.run(lambda _: sleep(PAUSE) or RUNNING)
    assert perf_counter() - began >= PAUSE
    assert slices.budget == 20_000


def test_the_budget_has_a_floor() -> None:
    slices = Slices(2 * LEAST_BUDGET)
    for _ in range(3):
        slices.run(lambda _: spend(0.05) or RUNNING)
    assert slices.budget == LEAST_BUDGET


def test_a_slice_that_ended_early_says_nothing_about_the_budget() -> None:
    slices = Slices(10_000)
    assert slices.run(lambda _: EXHAUSTED) == EXHAUSTED
    assert slices.budget == 10_000


@pytest.mark.parametrize("limit", [1, 500])
def test_a_limit_is_handed_on_and_leaves_the_budget_alone(limit: int) -> None:
    budgets: list[int] = []
    slices = Slices(10_000)
    slices.run(lambda budget: budgets.append(budget) or RUNNING, limit)
    assert budgets == [limit]
    assert slices.budget == 10_000


def test_the_budget_has_a_ceiling_for_kernels_that_end_a_slice_by_themselves() -> None:
    slices = Slices(MOST_BUDGET)
    slices.run(lambda _: RUNNING)
    assert slices.budget == MOST_BUDGET
