"""What is said of a step of a search for tours, step by step."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from dataclasses import replace

import pytest

from app.knight.found_tours import TourSearch
from app.knight.trace.words import Caption, caption, watched_figures, watched_method
from app.search.watch_frame import WatchFrame
from app.search.worker import Report
from solvers.knight.board import Board
from solvers.knight.engines import engine_named
from solvers.knight.tour import TourRequest
from solvers.knight.trace import (
    DepthFirstTrace,
    PathStep,
    PruneReason,
    Pruning,
    RotationStep,
    RotationTrace,
    TilesTrace,
    WarnsdorffTrace,
)
from solvers.search import Progress
from tests.app.knight.trace.steps import count

pytestmark = pytest.mark.usefixtures("qapp")


def counted(*rows: tuple[int, ...]) -> DepthFirstTrace:
    """How often each square was entered, row by row."""
    flat = array("q", [count for row in rows for count in row])
    return DepthFirstTrace(memoryview(flat).cast("B").cast("q", (len(rows), len(rows[0]))), (), ())


def outcome(trace: object) -> str:
    return caption((3, 4), 36, trace).outcome


def test_a_step_tells_how_far_the_path_is() -> None:
    assert caption(range(1_234), 40_000, None) == Caption("Square 1,234 of 40,000", "")
    assert caption((), 36, None) == Caption("Square 0 of 36", "")


def test_the_rule_tells_of_a_dead_end_and_of_every_attempt_but_the_first() -> None:
    rule = WarnsdorffTrace(1, 9, "ROTH", ())
    told = {
        (attempt, dead_end): outcome(replace(rule, attempt=attempt, dead_end=dead_end))
        for attempt in (1, 2, 1_000)
        for dead_end in (False, True)
    }
    assert told == {
        (1, False): "",
        (1, True): "Dead end",
        (2, False): "Attempt 2",
        (2, True): "Dead end",
        (1_000, False): "Attempt 1,000",
        (1_000, True): "Dead end",
    }


def test_a_depth_first_search_tells_why_it_goes_back() -> None:
    step = counted((1, 2), (3, 0))
    assert {reason: outcome(replace(step, pruning=Pruning(reason, ()))) for reason in PruneReason} == {
        PruneReason.NO_EXIT: "Pruned: a free square is out of reach",
        PruneReason.ONE_EXIT: "Pruned: too many squares with one move",
        PruneReason.END_TAKEN: "Pruned: no square left to end on",
        PruneReason.APART: "Pruned: the free squares fall apart",
        PruneReason.NARROW: "Pruned: no path through the free squares",
    }
    visits = "At most 3 visits to one square"
    assert {each: outcome(replace(step, step=each)) for each in (None, *PathStep)} == {
        None: visits,
        PathStep.STARTED: visits,
        PathStep.ENTERED: visits,
        PathStep.PRUNED: visits,
        PathStep.SKIPPED: "Visited already: skipped",
        PathStep.LEFT: "No moves left: back by one square",
        PathStep.FOUND: visits,
        PathStep.EXHAUSTED: visits,
    }


def test_the_most_visits_are_counted_on_boards_of_up_to_2500_squares() -> None:
    row = (1,) * 50
    assert outcome(counted((0, 1), (1, 0))) == "At most 1 visit to one square"
    assert outcome(counted(*[row] * 49, (*row[:-1], 4_321))) == "At most 4,321 visits to one square"
    assert outcome(counted(*[(1,)] * 2_501)) == ""


def test_rotations_are_told_until_the_path_grows_or_starts_over() -> None:
    def told(step: RotationStep, stalled: int, restarted: bool = False) -> str:
        return outcome(RotationTrace(step, stalled=stalled, patience=2_000, restarted=restarted))

    assert {step: (told(step, 0), told(step, 1_500), told(step, 1, restarted=True)) for step in RotationStep} == {
        RotationStep.STARTED: ("", "Rotation 1,500 of at most 2,000", "Started over"),
        RotationStep.GREW: ("", "Rotation 1,500 of at most 2,000", "Started over"),
        RotationStep.ROTATED: ("", "Rotation 1,500 of at most 2,000", "Started over"),
        RotationStep.STUCK: ("No rotation possible", "No rotation possible", "Started over"),
        RotationStep.SHUFFLED: (
            "A tour, shuffled by 0 rotations",
            "A tour, shuffled by 1,500 rotations",
            "Started over",
        ),
        RotationStep.FOUND: ("", "Rotation 1,500 of at most 2,000", "Started over"),
    }
    assert told(RotationStep.SHUFFLED, 1) == "A tour, shuffled by 1 rotation"


def test_tiles_are_told_until_the_tour_through_them_is_followed() -> None:
    assert outcome(TilesTrace(1, 1_600)) == "Tile 1 of 1,600"
    assert outcome(TilesTrace(1_600, 1_600, followed=1)) == ""


pytestmark = pytest.mark.usefixtures("qapp")

RULE = WarnsdorffTrace(1, 9, "ROTH", ())
BOARD = Board(8, 8)


def frame(
    engine: str,
    trace: object = None,
    board: Board = BOARD,
    counting: bool = False,
    counters: Mapping[str, int] | None = None,
) -> WatchFrame:
    progress = Progress(1_234, 56_789, counters=counters or {}, trace=trace)
    return WatchFrame(
        1, Report(1, progress, 0.0, request=TourSearch(TourRequest(board), engine_named(engine), counting))
    )


def title(engine: str) -> str:
    return engine_named(engine).words("en").title


def test_the_method_is_named_with_the_one_that_it_has_chosen() -> None:
    automatic = engine_named("automatic")
    assert watched_method(automatic, None) == title("automatic")
    assert watched_method(automatic, frame("warnsdorff", RULE)) == title("warnsdorff")
    assert watched_method(automatic, frame("automatic")) == title("automatic")
    assert watched_method(automatic, frame("automatic", RULE)) == f"{title('automatic')}: {title('warnsdorff')}"
    rotations = RotationTrace(RotationStep.GREW)
    assert watched_method(automatic, frame("automatic", rotations)) == f"{title('automatic')}: {title('random-closed')}"
    assert watched_method(automatic, frame("automatic", RULE, counting=True)) == "Counting tours"


def test_the_figures_of_a_count_are_what_it_has_passed_and_the_states_that_it_tells_apart() -> None:
    told = watched_figures(frame("complete", count(), counting=True))
    assert [(figure.title, figure.text) for figure in told] == [
        ("Passed", "3 of 36 squares"),
        ("States", "7 kinds of partial tours"),
        ("Counted", "25%"),
    ]
    assert caption((), 64, count()) == Caption("Square 3 of 64")


def test_the_figures_are_the_path_the_squares_entered_and_the_most_telling_counter() -> None:
    def told(**counters: int) -> list[tuple[str, str]]:
        return [(figure.title, figure.text) for figure in watched_figures(frame("complete", counters=counters))]

    two = [("Path", "1,234 of 64 squares"), ("Entered", "56,789 squares")]
    assert told() == told(pushes=3, pops=2) == two
    assert told(pushes=3, deepest=2_000, attempts=1) == [*two, ("Deepest path", "2,000 squares")]
    assert told(attempts=4, tiles=5, rotations=6) == [*two, ("Rotations", "6")]
    assert told(attempts=4, tiles=5) == [*two, ("Tiles placed", "5")]
    assert told(attempts=4) == [*two, ("Attempts", "4")]
