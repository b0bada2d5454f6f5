"""What is said of a search for tours while it is watched."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from app.knight.found_tours import TourSearch
from app.knight.watch_words import watched_figures, watched_method
from app.search.watch_frame import WatchFrame
from app.search.worker import Report
from solvers.knight.board import Board
from solvers.knight.engines import engine_named
from solvers.knight.tour import TourRequest
from solvers.knight.trace import RotationStep, RotationTrace, WarnsdorffTrace
from solvers.search import Progress

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
    return WatchFrame(1, Report(1, progress, 0.0, request=TourSearch(TourRequest(board), engine, counting)))


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


def test_the_size_of_a_board_is_told_where_there_is_room() -> None:
    told = {size: watched_figures(frame("complete", board=Board(1, size)))[0].text for size in (9_999, 10_000, 10_001)}
    assert told == {9_999: "1,234 of 9,999", 10_000: "1,234", 10_001: "1,234"}


def test_the_figures_are_the_path_the_squares_entered_and_the_most_telling_counter() -> None:
    def told(**counters: int) -> list[tuple[str, str]]:
        return [(figure.title, figure.text) for figure in watched_figures(frame("complete", counters=counters))]

    two = [("On the path", "1,234 of 64"), ("Entered", "56,789")]
    assert told() == told(pushes=3, pops=2) == two
    assert told(pushes=3, deepest=2_000, attempts=1) == [*two, ("Deepest path", "2,000")]
    assert told(attempts=4, tiles=5, rotations=6) == [*two, ("Rotations", "6")]
    assert told(attempts=4, tiles=5) == [*two, ("Tiles placed", "5")]
    assert told(attempts=4) == [*two, ("Attempts", "4")]
