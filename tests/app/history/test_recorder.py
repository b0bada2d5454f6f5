"""Keeping what searches find, from their reports alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.history.recorder import Recorder
from app.klotski.records import KlotskiRecords
from app.klotski.repositories import Solutions
from app.klotski.session import KlotskiSession
from app.klotski.solving import KlotskiRequest
from app.knight.found_tours import TourSearch
from app.knight.records import KnightRecords
from app.knight.repositories import Tours
from app.puzzle.saving import Saver
from app.search.runner import SearchRunner
from app.storage.storage import Storage
from app.ui.settings import Settings
from solvers.klotski.engines.registry import ENGINES, engine_named
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, Solution
from solvers.knight.engines import engine_named as knight_engine_named
from solvers.knight.tour import TourRequest
from solvers.search import Found, Outcome, Search, Verdict
from tests.app.storage.drawn_records import DOWN, RIGHT, RING, ROUND, TWO_STEPS_AWAY, tour

STRAIGHT = Solution(TWO_STEPS_AWAY, Metric.STRAIGHT, (DOWN, RIGHT), False)
REQUEST = KlotskiRequest(TWO_STEPS_AWAY, Metric.STRAIGHT, engine_named("depth-first-bst"))


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    """An empty data file."""
    opened = Storage(tmp_path / "data")
    yield opened
    opened.close()


@pytest.fixture
def runner(qapp: object) -> Iterator[SearchRunner]:
    """Where searches run."""
    made = SearchRunner()
    yield made
    made.close()


def answering(*answers: object) -> Search[object]:
    """A search with these answers, which ends without a proof."""
    for number, answer in enumerate(answers, 1):
        yield Found(answer, number)
    return Verdict(Outcome.EXHAUSTED, len(answers))


def not_final(answer: object) -> bool:
    """The search goes on after every answer."""
    return False


def test_an_answer_is_kept_with_what_its_search_was_asked_for(
    runner: SearchRunner, storage: Storage, qtbot: QtBot
) -> None:
    recorder = Recorder(runner, KlotskiRecords, storage, Saver(runner), runner)
    with qtbot.waitSignal(runner.answered):
        runner.start(lambda: answering(STRAIGHT), request=REQUEST)
    (kept,) = storage.repository(Solutions).newest()
    assert (kept.engine, kept.solution, kept.visited) == ("depth-first-bst", STRAIGHT, 1)
    recorder.deleteLater()


def test_a_solution_from_the_middle_of_a_game_is_not_kept(runner: SearchRunner, storage: Storage, qtbot: QtBot) -> None:
    Recorder(runner, KlotskiRecords, storage, Saver(runner), runner)
    elsewhere = Layout.parse("AAS./AA../..../..../....")
    with qtbot.waitSignal(runner.answered):
        runner.start(lambda: answering(Solution(elsewhere, Metric.MOVES, (ROUND,), True)), request=REQUEST)
    assert storage.repository(Solutions).newest() == []


def test_of_a_search_without_a_proof_the_last_and_best_is_kept(
    runner: SearchRunner, storage: Storage, qtbot: QtBot
) -> None:
    Recorder(runner, KlotskiRecords, storage, Saver(runner), runner)
    longer = Solution(TWO_STEPS_AWAY, Metric.STRAIGHT, (DOWN, RIGHT, RIGHT), False)
    with qtbot.waitSignal(runner.ended):
        runner.start(lambda: answering(longer, STRAIGHT), not_final, REQUEST)
    assert [kept.solution for kept in storage.repository(Solutions).newest()] == [STRAIGHT]
    with qtbot.waitSignal(runner.ended):
        runner.start(answering, not_final, REQUEST)
    assert len(storage.repository(Solutions).newest()) == 1


def test_every_tour_of_a_search_is_kept_but_no_count(runner: SearchRunner, storage: Storage, qtbot: QtBot) -> None:
    Recorder(runner, KnightRecords, storage, Saver(runner), runner)
    request = TourSearch(TourRequest(RING, closed=True), knight_engine_named("warnsdorff"))
    with qtbot.waitSignal(runner.answered):
        runner.start(lambda: answering(tour().tour, tour(1).tour, 16), request=request)
    for _ in range(2):
        with qtbot.waitSignal(runner.answered):
            runner.next_answer()
    kept = storage.repository(Tours).newest()
    assert [(record.closed, record.engine) for record in kept] == [(True, "warnsdorff")] * 2


def test_what_is_chosen_while_a_search_runs_changes_nothing_of_its_record(storage: Storage, qtbot: QtBot) -> None:
    saver = Saver()
    session = KlotskiSession(storage, Settings(), saver)
    recorder = Recorder(session.runner, KlotskiRecords, storage, saver, session)
    session.show_layout(TWO_STEPS_AWAY)
    session.choose_metric(Metric.MOVES)
    asked = session.engine
    with qtbot.waitSignal(session.runner.answered):
        session.search()
        session.engine = next(engine for engine in ENGINES if engine is not asked)
        session.metric = Metric.CELLS
    (kept,) = storage.repository(Solutions).newest()
    assert (kept.engine, kept.solution.metric, kept.solution.layout) == (asked.name, Metric.MOVES, TWO_STEPS_AWAY)
    recorder.deleteLater()
    session.close()
