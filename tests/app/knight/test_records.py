"""The knight's records in the history: what they are called, and which tours are kept."""

from __future__ import annotations

from array import array
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from app.knight.found_tours import TourSearch
from app.knight.piece_words import board_name
from app.knight.records import KnightRecords
from app.knight.repositories import KnightGameRecord, OwnBoard, TourRecord
from app.search.worker import Report
from app.storage.history import Row
from app.storage.records import Record
from solvers.knight.board import Board
from solvers.knight.engines import ENGINES, engine_named
from solvers.knight.notation import board_text
from solvers.knight.tour import Tour, TourRequest
from solvers.search import Found
from tests.solvers.knight.test_play import TOUR_5X5

pytestmark = pytest.mark.usefixtures("qapp")

RECORDS = KnightRecords()
BOARD = Board(5, 5)
WHOLE = Tour(BOARD, array("i", TOUR_5X5))
HOLED = Board(6, 8, frozenset({(0, 0), (5, 7)}))


def row(finished: bool = False, closed: bool = False) -> Row:
    """A line of the list; what the titles do not go by is as of nothing."""
    nothing = dict.fromkeys(Row.__dataclass_fields__)
    at = datetime(2026, 2, 3, tzinfo=UTC)
    return Row(**{**nothing, "finished": finished, "closed": closed, "at": at})  # pyright: ignore[reportArgumentType]


def title(record: Record, **what: bool) -> str:
    kind = RECORDS.kind_of(record)
    assert kind is not None
    return kind.title(row(**what))


def notes(record: Record) -> str:
    kind = RECORDS.kind_of(record)
    assert kind is not None
    return kind.notes(record)


GAME = KnightGameRecord(BOARD, tuple(TOUR_5X5), False, 60.0, finished=True)
FOUND = TourRecord(WHOLE, False, "automatic", 25, 1.0)


def test_a_board_is_called_by_its_size_and_by_how_many_squares_it_lacks() -> None:
    names = [board_name(Board(6, 8, frozenset(missing))) for missing in ((), ((0, 0),), ((0, 0), (5, 7)))]
    assert names == ["6 × 8", "6 × 8, 1 square removed", "6 × 8, 2 squares removed"]
    assert RECORDS.subject_name(board_text(HOLED)) == "6 × 8, 2 squares removed"
    assert [RECORDS.is_called(board_text(HOLED), word) for word in ("6x8", "6 × 8", "2 SQUARES", "8x6", "7")] == [
        True,
        True,
        True,
        False,
        False,
    ]
    assert [RECORDS.counted(number, None) for number in (1, 1_600)] == ["1 square", "1,600 squares"]


def test_every_record_says_what_was_done() -> None:
    assert [title(GAME, finished=finished) for finished in (False, True)] == ["Unfinished manual tour", "Manual tour"]
    assert [title(FOUND, closed=closed) for closed in (False, True)] == ["Tour", "Closed tour"]
    assert title(OwnBoard(name="Mine", board=BOARD)) == "My board"
    assert (RECORDS.title(), RECORDS.invitation()) == ("Knight's tour", "Find a tour")
    assert RECORDS.kind_of(Record()) is None


def test_the_notes_tell_where_a_path_leads() -> None:
    back, on = "From a5 back to a5", "From a5 to c3"
    assert {
        (finished, closed): notes(replace(GAME, finished=finished, closed=closed))
        for finished in (False, True)
        for closed in (False, True)
    } == {(False, False): on, (False, True): on, (True, False): on, (True, True): back}
    assert [notes(replace(FOUND, closed=closed)) for closed in (False, True)] == [on, back]
    assert notes(replace(GAME, visits=(11,))) == "From b3 to b3"
    assert notes(replace(GAME, visits=())) == notes(OwnBoard(name="Mine", board=BOARD)) == ""


def test_a_tour_of_up_to_a_quarter_of_a_million_squares_is_kept_with_its_search() -> None:
    def kept(board: Board, closed: bool) -> TourRecord | None:
        tour = Tour(board, array("i", range(board.size)))
        search = TourSearch(TourRequest(board, closed=closed), engine_named("structured"))
        passed_over = Report(1, Found(tour, 77), 1.5, final=False, request=search)
        assert RECORDS.found(passed_over) is None
        return RECORDS.found(passed_over._replace(final=True))

    for closed in (False, True):
        record = kept(Board(500, 500), closed)
        assert record is not None
        assert (record.closed, record.engine, record.visited, record.seconds) == (closed, "structured", 77, 1.5)
        assert record.tour.board == Board(500, 500)
    assert kept(Board(1, 250_001), closed=False) is None
    search = TourSearch(TourRequest(BOARD), ENGINES[0], counting=True)
    assert RECORDS.found(Report(1, Found(304, 77), 1.5, request=search)) is None
