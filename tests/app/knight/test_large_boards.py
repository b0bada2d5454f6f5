"""The knight on boards of up to 2000x2000: found, said, played, and not kept where they are too large."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from app.knight.board_words import IN_GOOD_TIME, limit_sentence
from app.knight.found_tours import TourSearch
from app.knight.page import KnightPage
from app.knight.records import KnightRecords
from app.knight.repositories import KEPT_SQUARES
from app.search.worker import Report
from solvers.knight.board import Board
from solvers.knight.engines import ENGINES, engine_named
from solvers.knight.tiling.tiled_tour import search
from solvers.knight.tour import Tour, TourRequest
from solvers.search import Drive, Found
from tests.app.knight.views import knight_page


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[KnightPage]:
    """The page, shown, with the settings of a first start."""
    with knight_page(qtbot) as page:
        yield page


def tour_of(side: int) -> Tour:
    found = Drive(search(TourRequest(Board(side, side), (0, 0)))).next_answer()
    assert isinstance(found, Found)
    return found.answer


@pytest.mark.parametrize("engine", ["structured", "warnsdorff", "automatic"])
def test_a_tour_of_four_million_squares_is_found_and_played(qtbot: QtBot, page: KnightPage, engine: str) -> None:
    session = page.session
    session.choose_engine(engine_named(engine))
    session.show_board(Board(2000, 2000))
    session.search_from((0, 0))
    qtbot.waitUntil(lambda: not session.runner.busy)
    assert session.tour is not None
    assert len(session.tour.order) == 4_000_000
    assert "too large for the history" in session.sentence
    assert page.playback.length == 3_999_999
    assert page.playback.speeds[-1] == 100_000.0
    page.playback.set_speed(100_000.0)
    page.playback.first()
    page.playback.play()
    qtbot.waitUntil(lambda: page.playback.position > 10_000)
    page.playback.rest()


def test_the_largest_tours_are_not_kept() -> None:
    records = KnightRecords()
    for side, kept in ((500, True), (502, False)):
        tour = tour_of(side)
        asked = TourSearch(TourRequest(tour.board, (0, 0)), engine_named("structured"))
        record = records.found(Report(1, Found(tour, 1), 0.1, request=asked))
        assert (tour.board.size <= KEPT_SQUARES) == kept
        assert (record is not None) == kept


def test_a_method_says_that_it_is_too_slow_before_it_is_asked(page: KnightPage) -> None:
    session = page.session
    session.choose_engine(engine_named("depth-first-pruned"))
    assert "too long" not in session.sentence
    session.show_board(Board(20, 20))
    assert "usually takes too long on more than 100 squares" in session.sentence
    session.choose_engine(ENGINES[0])
    assert "too long" not in session.sentence


def test_every_method_with_a_limit_is_offered() -> None:
    assert set(IN_GOOD_TIME) < {engine.name for engine in ENGINES}
    assert limit_sentence(engine_named("warnsdorff"), TourRequest(Board(2000, 2000))) == ""


def test_another_size_keeps_the_squares_by_name_or_clears_them_with_a_word(page: KnightPage) -> None:
    session = page.session
    session.requested_board.choose_size(3, 4)
    session.set_request(TourRequest(Board(3, 4), start=(1, 1), end=(0, 3)))
    session.requested_board.choose_size(5, 5)
    assert (session.request.start, session.request.end) == ((3, 1), (2, 3))
    session.requested_board.choose_size(2, 5)
    assert (session.request.start, session.request.end) == ((0, 1), None)
    assert "This board has no d3" in page.result.text()
    session.requested_board.choose_size(5, 5)
    assert "d3" not in page.result.text()
