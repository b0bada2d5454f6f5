"""Of Klotski, what is best, found again and played last is found among the records."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

from app.klotski.repositories import GameRecord, Games, Solutions
from app.storage.history_query import HistoryQuery
from app.storage.storage import Storage
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.klotski.play.turns import StepCounts
from tests.app.storage.drawn_records import (
    ASIDE,
    DOWN,
    RIGHT,
    ROUND,
    TWO_STEPS_AWAY,
    solution,
    straight_game,
)
from tests.app.storage.record_keys import record_keys

HENG_DAO_LI_MA = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")
THEN = datetime(2026, 11, 21, 23, 30, 15, 250_000, tzinfo=UTC)


def test_the_best_game_has_the_fewest_steps_and_then_the_least_time_and_no_hint(storage: Storage) -> None:
    best = straight_game(seconds=20.0)
    games = [
        straight_game((DOWN,), 1.0),
        straight_game(seconds=21.0),
        best,
        straight_game(seconds=3.0, hints=1),
        replace(straight_game(seconds=1.0), metric=Metric.MOVES),
        straight_game((ASIDE, DOWN, RIGHT), 2.0),
    ]
    for game in games:
        storage.repository(Games).keep(game)
    found = storage.repository(Games).best(TWO_STEPS_AWAY, Metric.STRAIGHT)
    assert found is not None
    assert (found.seconds, found.hints, found.length) == (20.0, 0, 2)
    assert storage.repository(Games).best(HENG_DAO_LI_MA, Metric.STRAIGHT) is None


def test_of_each_engine_the_shortest_solution_is_kept(storage: Storage) -> None:
    long, short = solution(steps=(DOWN, RIGHT)), solution()
    first = storage.repository(Solutions).keep(replace(long, at=THEN))
    better = storage.repository(Solutions).keep(replace(short, at=THEN + timedelta(seconds=1)))
    worse = storage.repository(Solutions).keep(replace(long, at=THEN + timedelta(seconds=2)))
    other = storage.repository(Solutions).keep(replace(solution("avl"), at=THEN))
    assert first.id == better.id == worse.id != other.id
    kept = storage.repository(Solutions).get(better.id or 0)
    assert kept.solution.steps == (ROUND,)
    assert kept.at == THEN + timedelta(seconds=2)
    assert len(storage.repository(Solutions).newest()) == 2


def test_a_solution_found_again_comes_back_from_among_the_deleted(storage: Storage) -> None:
    kept = storage.repository(Solutions).keep(solution())
    storage.repository(Solutions).delete([kept.id or 0])
    storage.repository(Solutions).keep(solution(steps=(DOWN, RIGHT)))
    assert [record.id for record in storage.repository(Solutions).newest()] == [kept.id]


def test_the_length_of_a_game_is_counted_in_its_metric() -> None:
    assert GameRecord(TWO_STEPS_AWAY, Metric.MOVES, (DOWN, RIGHT), 1.0).length == 1
    assert GameRecord(TWO_STEPS_AWAY, Metric.STRAIGHT, (DOWN, RIGHT), 1.0).length == 2
    assert GameRecord(TWO_STEPS_AWAY, Metric.CELLS, (DOWN, RIGHT), 1.0).length == 4


def test_what_a_game_took_is_what_it_counts_and_what_was_taken_back(storage: Storage) -> None:
    kept = storage.repository(Games).keep(replace(straight_game(), taken_back=StepCounts(1, 4, 2)))
    assert (kept.length, kept.taken) == (2, 4)
    assert storage.file.rows("SELECT taken, taken_back, given, stars FROM games")[0][:] == (4, "1 4 2", 0, None)


def test_of_a_game_of_an_earlier_version_it_is_not_known(storage: Storage) -> None:
    storage.repository(Games).keep(straight_game())
    (kept,) = storage.repository(Games).newest()
    assert (kept.taken_back, kept.taken, kept.stars) == (None, None, None)
    assert storage.repository(Games).unrated() == []


def test_a_game_that_was_given_is_no_best(storage: Storage) -> None:
    storage.repository(Games).keep(replace(straight_game(), given=True))
    assert storage.repository(Games).best(TWO_STEPS_AWAY, Metric.STRAIGHT) is None


def test_the_records_of_strict_games_stand_apart(storage: Storage) -> None:
    quick, strict = straight_game((ROUND,)), replace(straight_game((ASIDE, ROUND)), strict=True)
    kept = (
        storage.repository(Games).keep(replace(quick, finished=True)),
        storage.repository(Games).keep(replace(strict, finished=True)),
    )
    subject = TWO_STEPS_AWAY, Metric.STRAIGHT
    assert (storage.repository(Games).best(*subject), storage.repository(Games).best(*subject, True)) == kept
    rows = storage.history.rows(record_keys(storage.history, HistoryQuery()))
    assert {row.strict: (row.length, row.best) for row in rows.values()} == {False: (2, 2), True: (3, 3)}
