"""The one policy for the budgets of slices, and that every sliced search goes by it."""

from __future__ import annotations

from time import perf_counter, sleep, thread_time

import pytest

from solvers import slices as policy
from solvers.pace import Pace, going_at
from solvers.slices import EXHAUSTED, FOUND, LEAST_BUDGET, MOST_BUDGET, RUNNING, ReportTimer, Slices

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


class Granting(Pace):
    """Grants so many nodes to each report."""

    def __init__(self, nodes: int) -> None:
        self._nodes = nodes

    def nodes(self) -> int:
        return self._nodes


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A clock that goes on only when a test says so."""
    now = [1_000.0]
    for name in ("perf_counter", "thread_time"):
        monkeypatch.setattr(policy, name, lambda: now[0])
    return now


def test_a_slice_is_to_take_8_milliseconds(clock: list[float]) -> None:
    def taking(seconds: float, budget: int) -> int:
        clock[0] += seconds
        slices = Slices(budget)

        def kernel(given: int) -> int:
            assert given == budget
            clock[0] += seconds
            return RUNNING

        slices.run(kernel)
        return slices.budget

    expected = {0.002: 80_000, 0.004: 80_000, 0.005: 64_000, 0.008: 40_000, 0.01: 32_000, 0.016: 20_000, 0.1: 20_000}
    assert {seconds: taking(seconds, 40_000) for seconds in expected} == pytest.approx(expected, abs=1)
    assert taking(0.0, 10_000_000) == 16_777_216
    assert taking(0.1, 1_500) == 1_000


def test_the_first_slice_has_50_000_nodes_and_the_kernel_s_status_is_handed_back() -> None:
    budgets: list[int] = []
    for status in (0, 1, 2, 7):
        assert Slices().run(lambda budget, status=status: budgets.append(budget) or status) == status
    assert budgets == [50_000] * 4
    assert (RUNNING, FOUND, EXHAUSTED) == (0, 1, 2)


def test_a_slice_gets_what_the_pace_grants_and_the_budget_stays() -> None:
    budgets: list[int] = []
    slices = Slices(10_000)
    with going_at(Granting(7)):
        slices.run(lambda budget: budgets.append(budget) or RUNNING)
        slices.run(lambda budget: budgets.append(budget) or RUNNING, 5)
    assert (budgets, slices.budget) == ([7, 5], 10_000)


def test_a_limit_above_the_budget_changes_nothing(clock: list[float]) -> None:
    budgets: list[int] = []
    slices = Slices(10_000)
    slices.run(lambda budget: budgets.append(budget) or RUNNING, 10_001)
    assert (budgets, slices.budget) == ([10_000], 20_000)


def test_a_report_is_due_by_the_clock_10_milliseconds_after_the_last(clock: list[float]) -> None:
    timer = ReportTimer()
    due: list[bool] = []
    for seconds in (0.0, 0.0099, 0.0002, 0.0, 0.0099, 0.0002, 0.0):
        clock[0] += seconds
        due.append(timer.due())
    assert due == [False, False, True, False, False, True, False]


def test_the_clock_stands_still_while_the_driver_has_a_report(clock: list[float]) -> None:
    timer = ReportTimer()
    clock[0] += 0.02
    assert timer.due()
    clock[0] += 30.0  # the driver waits
    assert not timer.due()
    clock[0] += 0.009
    assert not timer.due()
    clock[0] += 0.002
    assert timer.due()


def test_a_preparation_goes_by_the_clock_alone(clock: list[float]) -> None:
    timer = ReportTimer()
    with going_at(Granting(1)):
        assert not timer.overdue()
        clock[0] += 0.011
        assert timer.overdue()
        assert not timer.overdue()


@pytest.mark.parametrize("granted", [1, 3])
def test_a_report_is_due_when_the_granted_nodes_are_used_up(clock: list[float], granted: int) -> None:
    timer = ReportTimer()
    with going_at(Granting(granted)):
        due = [timer.due() for _ in range(3 * granted)]
    assert due == [number % granted == 0 for number in range(1, 3 * granted + 1)]


def test_other_threads_get_their_turn_every_500_nodes(clock: list[float], monkeypatch: pytest.MonkeyPatch) -> None:
    given_away: list[float] = []
    monkeypatch.setattr(policy, "sleep", given_away.append)
    timer = ReportTimer()
    turns: list[int] = []
    for node in range(1, 1_501):
        before = len(given_away)
        timer.due()
        turns += [node] * (len(given_away) - before)
    assert (turns, given_away) == ([500, 1_000, 1_500], [0, 0, 0])
