"""What is said of counting tours, sentence by sentence."""

from __future__ import annotations

from enum import StrEnum

import pytest

from app.knight.count_words import (
    count_sentence,
    counting_sentence,
    discarded_sentence,
    estimate_sentence,
    kept_sentence,
    more_memory_sentence,
    not_counted_sentence,
    progress_sentence,
    share_done,
    stopped_sentence,
    too_large_sentence,
)
from solvers.knight.board import Board, Square
from solvers.knight.counting.estimate import CountEstimate, CountProgress
from solvers.knight.counting.plan import CountMethod
from solvers.knight.tour import TourCount, TourRequest
from solvers.message import Message

pytestmark = pytest.mark.usefixtures("qapp")

GB = 1_000_000_000


class Words(StrEnum):
    """Stand in for what solvers say."""

    WHY = "the board is too wide"
    BOOK = "a book of {year}"


def spaced(text: str) -> str:
    return text.replace("\N{NO-BREAK SPACE}", " ")


def bottom_row(columns: int, rows: int = 8) -> frozenset[Square]:
    return frozenset((rows - 1, column) for column in range(columns))


def test_what_is_counted_is_named_with_its_ends_and_its_missing_squares() -> None:
    for request, tours in (
        (TourRequest(Board(8, 8)), "open tours"),
        (TourRequest(Board(8, 8), closed=True), "closed tours"),
        (TourRequest(Board(8, 8), (7, 0)), "open tours from a1"),
        (TourRequest(Board(8, 8), (7, 0), (0, 7)), "open tours from a1 to h8"),
        (TourRequest(Board(8, 8), end=(0, 7)), "open tours ending on h8"),
        (TourRequest(Board(8, 8, bottom_row(1))), "open tours on the board without a1"),
        (
            TourRequest(Board(8, 8, bottom_row(8))),
            "open tours on the board without a1, b1, c1, d1, e1, f1, g1, h1",
        ),
        (
            TourRequest(Board(8, 9, bottom_row(9)), (0, 0), closed=True),
            "closed tours from a8 on the board without 9 squares",
        ),
    ):
        assert counting_sentence(request) == f"Counting {tours}…"


def test_a_number_of_tours_says_which_and_how_often_each_was_counted() -> None:
    for request, directed, said in (
        (TourRequest(Board(3, 3)), 0, "No open tours"),
        (TourRequest(Board(3, 3), closed=True), 0, "No closed tours"),
        (TourRequest(Board(1, 1)), 1, "1 open tour"),
        (TourRequest(Board(3, 4)), 2, "2 open tours, counting both directions"),
        (TourRequest(Board(5, 5)), 1728, "1,728 open tours, counting both directions"),
        (TourRequest(Board(5, 5), (4, 0)), 304, "304 open tours from a1"),
        (TourRequest(Board(5, 5), (4, 0), (0, 4)), 1, "1 open tour from a1 to e5"),
        (TourRequest(Board(3, 10), closed=True), 2, "1 closed tour, or 2 counting both directions"),
        (TourRequest(Board(6, 6), closed=True), 19_724, "9,862 closed tours, or 19,724 counting both directions"),
        (
            TourRequest(Board(6, 6), (5, 0), closed=True),
            19_724,
            "9,862 closed tours from a1, or 19,724 counting both directions",
        ),
        (TourRequest(Board(6, 6), (5, 0), (3, 1), closed=True), 9862, "9,862 closed tours from a1 to b3"),
    ):
        assert spaced(count_sentence(TourCount(request, directed), 2.0)) == f"{said}; counted in 2.0 s"
        quoted = TourCount(request, directed, Message(Words.BOOK, {"year": "1997"}))
        assert count_sentence(quoted, 2.0) == f"{said} (a book of 1997)"


def test_a_refusal_gives_its_reason() -> None:
    assert not_counted_sentence(Message(Words.WHY)) == "Not counted: the board is too wide"


def test_what_a_count_takes_is_said_beside_the_memory_of_the_computer() -> None:
    expected = CountEstimate(90.0, 5 * GB, 80_000_000, CountMethod.SWEEP)
    assert spaced(estimate_sentence(expected)) == "The count will take about 2 min and 5 GB of memory."
    assert spaced(estimate_sentence(expected, 16 * GB)) == (
        "The count will take about 2 min and 5 GB of memory. This computer has 16 GB."
    )
    advice = "choose a smaller or narrower board."
    assert spaced(too_large_sentence(expected, None)) == (
        f"The count would take about 5 GB of memory, too much for this computer: {advice}"
    )
    assert spaced(too_large_sentence(expected, 4 * GB)) == (
        f"The count would take about 5 GB of memory, too much for this computer with 4 GB: {advice}"
    )
    assert spaced(more_memory_sentence(12 * GB, 16 * GB)) == (
        "The count needs more memory: it can resume with up to 12 GB of the 16 GB of this computer."
    )


def test_a_share_is_told_in_whole_per_cent_and_is_never_all_of_it() -> None:
    shares = {0.0: "0%", 0.0099: "0%", 0.01: "1%", 0.4999: "49%", 0.995: "99%", 1.0: "99%"}
    assert {share: share_done(share) for share in shares} == shares
    assert stopped_sentence(0.4999) == "The count was stopped at 49%. You can resume it later."
    assert kept_sentence(0.4999) == "A count of these tours was stopped at 49%. You can resume it."


def test_a_stop_without_a_share_and_a_discarded_count_promise_nothing() -> None:
    assert stopped_sentence() == "The count was stopped."
    assert discarded_sentence() == "The stopped count was discarded."


def test_the_progress_of_a_count_tells_the_time_left_once_it_is_known() -> None:
    passing = CountProgress(1_015, 2_000, 1, 1_000_000, 0.25, 0.0, joining=False)
    assert spaced(progress_sentence(passing)) == "25% · about 1 s left\nPassed 1,015 of 2,000 squares · 1 state"
    joining = CountProgress(40, 40, 1, 1_000_000, 0.75, 600.0, joining=True)
    assert spaced(progress_sentence(joining)) == "75% · about 10 min left\nJoining the two sides · 1 state"
