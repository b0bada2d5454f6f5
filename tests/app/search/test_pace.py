"""The pace of a search: how far it goes from one report to the next, and when it waits."""

from __future__ import annotations

import pytest

from app.search.pace import SearchPace


def test_a_search_reports_twenty_times_a_second_at_most_and_otherwise_at_every_node() -> None:
    pace = SearchPace()
    reports: dict[float | None, int | None] = {}
    for rate in (None, 0.5, 1.0, 20.0, 40.0, 50.0, 1_000.0):
        pace.go_at(rate)
        reports[rate] = pace.nodes()
    assert reports == {None: None, 0.5: 1, 1.0: 1, 20.0: 1, 40.0: 2, 50.0: 2, 1_000.0: 50}
    assert pace.rate == 1_000.0


def test_it_is_slow_when_it_is_paused_or_held_to_a_rate() -> None:
    pace = SearchPace()
    assert (pace.slow, pace.paused, pace.nodes()) == (False, False, None)
    pace.pause()
    assert (pace.slow, pace.paused, pace.nodes()) == (True, True, 1)
    pace.resume()
    assert (pace.slow, pace.paused, pace.nodes()) == (False, False, None)
    pace.go_at(40.0)
    assert (pace.slow, pace.paused) == (True, False)
    pace.step(7)
    assert (pace.paused, pace.nodes()) == (True, 7)
    pace.pause()
    assert pace.nodes() == 1


class Asked:
    """Tells a search to stop after it has asked so often."""

    def __init__(self, times: int) -> None:
        self.left = times

    def __call__(self) -> bool:
        self.left -= 1
        return self.left < 0


@pytest.mark.parametrize("steps", [1, 3])
def test_a_paused_search_goes_on_once_for_every_step_and_then_waits(steps: int) -> None:
    pace = SearchPace()
    for _ in range(steps):
        pace.step()
    for _ in range(steps):
        asked = Asked(5)
        pace.wait(asked)
        assert asked.left == 4, "it went on at once"
    asked = Asked(2)
    pace.wait(asked)
    assert asked.left < 0, "it waited until it was told to stop"
    pace.step()
    pace.pause()
    asked = Asked(2)
    pace.wait(asked)
    assert asked.left < 0, "a pause takes back the steps that were not taken"


def test_a_search_at_full_speed_does_not_wait() -> None:
    pace, asked = SearchPace(), Asked(5)
    pace.wait(asked)
    assert asked.left == 4
    stopped = Asked(0)
    pace.wait(stopped)
    assert stopped.left == -1
