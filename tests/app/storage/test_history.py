"""The list of all records: sorted, filtered, and brought back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from app.klotski.repositories import Games, OwnLayout, OwnLayouts, Solutions
from app.knight.repositories import KnightGameRecord, KnightGames, OwnBoard, OwnBoards, Tours
from app.storage.history import Row
from app.storage.history_query import HistoryQuery, Key, Order
from app.storage.storage import Storage
from tests.app.storage.drawn_records import DOWN, RING, TWO_STEPS_AWAY, solution, straight_game, tour
from tests.app.storage.record_keys import record_keys

TABLES = ("games", "solutions", "own_layouts", "knight_games", "tours", "own_boards")
"""In the order in which the kinds of record are sorted."""
FIRST_DAY = datetime(2026, 11, 1, tzinfo=UTC)


@pytest.fixture
def filled(storage: Storage) -> Storage:
    """One record of every kind, a day apart, the last one a tour; called by what their texts begin with."""
    days = [FIRST_DAY + timedelta(days=day) for day in range(7)]
    storage.repository(Games).keep(replace(straight_game(seconds=40.0), at=days[0]))
    storage.repository(Solutions).keep(replace(solution(), at=days[1]))
    storage.repository(OwnLayouts).keep(OwnLayout("Zoo", TWO_STEPS_AWAY, at=days[2]))
    storage.repository(KnightGames).keep(KnightGameRecord(RING, (0, 5), False, 7.0, at=days[3]))
    storage.repository(OwnBoards).keep(OwnBoard("Ark", RING, at=days[4]))
    storage.repository(Games).keep(replace(straight_game((DOWN,), 3.0), at=days[5]))
    storage.repository(Tours).keep(replace(tour(), at=days[6]))
    storage.history.explain(lambda puzzle, subject: f"{puzzle} {subject}", lambda puzzle, layout, metric: None)
    return storage


def listed(storage: Storage, query: HistoryQuery) -> list[Row]:
    """The lines of a query."""
    keys = record_keys(storage.history, query)
    rows = storage.history.rows(keys)
    return [rows[key] for key in keys]


def test_the_newest_comes_first(filled: Storage) -> None:
    rows = listed(filled, HistoryQuery())
    assert [row.at for row in rows] == [FIRST_DAY + timedelta(days=day) for day in range(6, -1, -1)]
    assert {row.key.table for row in rows} == set(TABLES)


@pytest.mark.parametrize(
    ("order", "value"),
    [
        (Order.TIME, lambda row: row.at),
        (Order.NAME, lambda row: row.name),
        (Order.LENGTH, lambda row: row.length),
        (Order.METHOD, lambda row: row.engine),
        (Order.SECONDS, lambda row: row.seconds),
    ],
)
@pytest.mark.parametrize("falling", [True, False])
def test_the_list_is_sorted_and_what_has_no_value_comes_last(
    filled: Storage, order: Order, value: Callable[[Row], float | None], falling: bool
) -> None:
    values = [value(row) for row in listed(filled, HistoryQuery(order=order, falling=falling))]
    known = [each for each in values if each is not None]
    assert known == sorted(known, reverse=falling)
    assert values[: len(known)] == known
    assert len(values) == 7


def test_own_names_stand_for_what_they_name(filled: Storage) -> None:
    names = {row.subject: row.name for row in listed(filled, HistoryQuery())}
    assert names == {str(TWO_STEPS_AWAY): "Zoo", "3x3:1,1": "Ark"}


def test_without_an_own_name_the_window_s_name_sorts(storage: Storage) -> None:
    storage.repository(Games).keep(straight_game())
    storage.repository(Tours).keep(tour())
    storage.history.explain(lambda puzzle, subject: {"klotski": "b", "knight": "a"}[puzzle], lambda *_: None)
    rising = HistoryQuery(order=Order.NAME, falling=False)
    assert [row.puzzle for row in listed(storage, rising)] == ["knight", "klotski"]


def test_a_list_of_one_puzzle(filled: Storage) -> None:
    kinds = {row.key.table for row in listed(filled, HistoryQuery(puzzle="knight"))}
    assert kinds == {"tours", "knight_games", "own_boards"}
    assert len(record_keys(filled.history, HistoryQuery("knight"))) == 3
    assert len(record_keys(filled.history, HistoryQuery("klotski"))) == 4


def test_the_optimum_is_the_known_one_or_that_of_a_proved_solution(filled: Storage) -> None:
    game = listed(filled, HistoryQuery(order=Order.SECONDS))[0]
    assert (game.length, game.optimum, game.best) == (2, None, 2)
    found = next(row for row in listed(filled, HistoryQuery()) if row.key.table == "solutions")
    assert (found.length, found.optimum) == (1, 1)
    filled.history.explain(lambda puzzle, subject: subject, lambda *known: {"straight": 2}.get(known[2] or ""))
    optima = {
        row.length: row.optimum for row in listed(filled, HistoryQuery(puzzle="klotski")) if row.key.table == "games"
    }
    assert optima == {2: 2, 1: 2}


def test_a_game_that_is_not_finished_is_not_compared_with_the_optimum(filled: Storage) -> None:
    filled.history.explain(lambda puzzle, subject: subject, lambda puzzle, layout, metric: 1)
    rows = listed(filled, HistoryQuery(puzzle="klotski", order=Order.EXCESS))
    assert [(row.key.table, row.finished) for row in rows] == [
        ("games", True),
        ("solutions", True),
        ("games", False),
        ("own_layouts", True),
    ]


def test_what_is_deleted_is_listed_apart_and_brought_back(filled: Storage) -> None:
    keys = record_keys(filled.history, HistoryQuery())
    filled.history.delete(keys[:3])
    assert record_keys(filled.history, HistoryQuery()) == keys[3:]
    assert set(record_keys(filled.history, HistoryQuery(deleted=True))) == set(keys[:3])
    assert len(record_keys(filled.history, HistoryQuery(deleted=True))) == 3
    filled.history.restore(keys[:3])
    assert record_keys(filled.history, HistoryQuery()) == keys


def test_a_whole_record_is_found_by_its_key(filled: Storage) -> None:
    for key in record_keys(filled.history, HistoryQuery()):
        assert filled.history.record(key).id == key.number


def test_a_key_that_is_gone_has_no_line(filled: Storage) -> None:
    assert filled.history.rows([Key("games", 99)]) == {}
