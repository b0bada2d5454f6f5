"""What a count takes is said beforehand, and how far it is while it runs."""

from __future__ import annotations

from itertools import pairwise

import pytest

from solvers.knight.board import Board
from solvers.knight.counting import plan as planning
from solvers.knight.counting.counting import count
from solvers.knight.counting.estimate import CountEstimate, CountProgress, estimate, expected_work
from solvers.knight.counting.plan import CountMethod, plan
from solvers.knight.tour import TourRequest
from solvers.search import Progress

COUNTED = [
    TourRequest(Board(3, 30), closed=True),
    TourRequest(Board(3, 30)),
    TourRequest(Board(4, 12)),
    TourRequest(Board(12, 4), (0, 0)),
    TourRequest(Board(5, 8)),
    TourRequest(Board(5, 8), closed=True),
    TourRequest(Board(5, 8), (0, 0), (4, 7)),
    TourRequest(Board(6, 6)),
    TourRequest(Board(6, 8), closed=True),
    TourRequest(Board(8, 6, frozenset({(0, 0), (7, 0)})), closed=True),
]


def reports(request: TourRequest) -> list[CountProgress]:
    events = (event for event in count(request, quoting=False) if isinstance(event, Progress))
    return [event.trace for event in events if isinstance(event.trace, CountProgress)]


def estimated(request: TourRequest, quoting: bool = True) -> CountEstimate:
    result = estimate(request, quoting=quoting)
    assert result is not None
    return result


@pytest.mark.parametrize("request_", COUNTED, ids=repr)
def test_frontiers_and_memory_are_estimated_within_a_factor(request_: TourRequest) -> None:
    told = reports(request_)
    result = estimated(request_)
    assert result.method is CountMethod.SWEEP
    assert 1 / 4 < result.frontiers / max(report.frontiers for report in told) < 4
    assert result.memory_bytes < 4 * max(told[-1].peak_bytes, 1_000_000)
    assert told[-1].peak_bytes < 4 * max(result.memory_bytes, 1_000_000)


@pytest.mark.parametrize("request_", COUNTED, ids=repr)
def test_progress_rises_to_the_whole(request_: TourRequest) -> None:
    told = reports(request_)
    shares = [report.share for report in told]
    assert shares == sorted(shares)
    assert 0 <= shares[0] < 0.5
    assert shares[-1] == pytest.approx(1)
    passed = [report.passed for report in told]
    assert passed == sorted(passed)
    assert all(0 < report.passed <= report.squares == request_.board.size for report in told[-1:])
    assert told[-1].seconds_left == pytest.approx(0, abs=0.1)
    assert [report.joining for report in told] == sorted(report.joining for report in told)
    assert not told[0].joining
    assert told[-1].joining


@pytest.mark.parametrize(
    "request_",
    [TourRequest(Board(3, 3, frozenset({(1, 1)})), closed=True), TourRequest(Board(3, 4)), TourRequest(Board(5, 5))],
    ids=repr,
)
def test_of_the_smallest_counts_the_whole_is_done_too(request_: TourRequest) -> None:
    told = reports(request_)
    assert told[-1].share == pytest.approx(1)
    for report in told:
        assert (report.seconds_left is None) == (report.share <= 0.01)
        assert report.squares == request_.board.size
    peaks = [report.peak_bytes for report in told]
    assert peaks == sorted(peaks)
    assert peaks[0] > 0


def test_what_is_known_takes_nothing() -> None:
    for request in (
        TourRequest(Board(8, 8), closed=True),
        TourRequest(Board(8, 8)),
        TourRequest(Board(7, 7), closed=True),
        TourRequest(Board(1, 1)),
    ):
        result = estimated(request)
        assert (result.seconds, result.memory_bytes, result.frontiers) == (0, 0, 0)
        assert result.method is CountMethod.KNOWN
    assert estimated(TourRequest(Board(8, 8), closed=True), quoting=False).seconds > 60


def test_no_memory_is_enough_for_wide_boards() -> None:
    assert estimate(TourRequest(Board(9, 10))) is None
    assert estimate(TourRequest(Board(1000, 1000))) is None
    assert estimate(TourRequest(Board(8, 9), (0, 0))) is None


def test_larger_boards_take_more() -> None:
    sizes = [(5, 8), (6, 8), (6, 10), (7, 8), (7, 10), (8, 8), (8, 9)]
    told = [estimated(TourRequest(Board(*size), closed=True), quoting=False) for size in sizes]
    for one, other in pairwise(told):
        assert one.seconds < other.seconds
        assert one.memory_bytes < other.memory_bytes
        assert one.frontiers < other.frontiers


def test_small_boards_with_long_lines_are_enumerated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(planning, "MOST_PLACES", 8)
    assert estimated(TourRequest(Board(5, 6))).method is CountMethod.ENUMERATION
    assert estimate(TourRequest(Board(5, 8))) is None


@pytest.mark.parametrize("columns", [4, 8, 10])
def test_every_square_that_is_passed_begins_with_a_frontier_at_least(columns: int) -> None:
    """Of the first there is one, and both ends leave few of the others."""
    planned = plan(TourRequest(Board(3, columns), (0, 0), (2, 3)))
    assert planned is not None
    assert planned.division is not None
    assert expected_work(planned, planned.division).visited >= len(planned.division.near) + len(planned.division.far)
