"""The keys of many records: read a page at a time, sorted in short steps, found again by their lines."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from app.storage.key_list import PAGE, STEP, HistoryQuery, Key, KeyList, Order
from app.storage.storage import Storage
from tests.app.storage.drawn_records import solution, straight_game

DAY = datetime(2026, 11, 1, tzinfo=UTC)
MANY = 2 * STEP + 50


@pytest.fixture
def many(tmp_path: Path) -> Iterator[Storage]:
    """A data file with many games, a minute apart, whose seconds fall and rise again."""
    opened = Storage(tmp_path / "many")
    with opened.file.transaction() as execute:
        game = opened.games.values(straight_game())
        sql = f"INSERT INTO games ({', '.join(game)}, at) VALUES ({', '.join('?' * len(game))}, ?)"
        for number in range(MANY):
            at = (DAY + timedelta(minutes=number)).isoformat(timespec="microseconds")
            execute(sql, (*{**game, "seconds": abs(number - 300)}.values(), at))
    yield opened
    opened.close()


class Counted:
    """Counts what is read of a data file."""

    def __init__(self, storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
        self.rows = 0
        self._read = storage.file.rows
        monkeypatch.setattr(storage.file, "rows", self._count)

    def _count(self, *asked: Any) -> list[Any]:
        found = self._read(*asked)
        self.rows += len(found)
        return found


def ready(storage: Storage, query: HistoryQuery) -> KeyList:
    """The list of a query, with all steps taken."""
    keys, steps = storage.history.listed(query)
    list(steps)
    return keys


def numbers(keys: list[Key]) -> list[int]:
    """The numbers of records of one table."""
    return [key.number for key in keys]


@pytest.mark.parametrize("falling", [True, False])
@pytest.mark.parametrize("order", [Order.TIME, Order.SECONDS, Order.NAME, Order.EXCESS])
def test_pages_slices_and_lines_agree(many: Storage, order: Order, falling: bool) -> None:
    keys = ready(many, HistoryQuery(order=order, falling=falling))
    whole = keys[:]
    assert len(whole) == len(keys) == len(set(whole)) == MANY
    assert [key for page in range(-(-MANY // PAGE)) for key in keys.page(page)] == whole
    assert keys[700:760] == whole[700:760]
    again = ready(many, HistoryQuery(order=order, falling=falling))
    assert [again.line_of(whole[line]) for line in (0, 5, 600, MANY - 1)] == [0, 5, 600, MANY - 1]


def test_by_time_nothing_is_gathered_beforehand(many: Storage) -> None:
    _, steps = many.history.listed(HistoryQuery())
    assert list(steps) == []
    assert numbers(ready(many, HistoryQuery())[:3]) == [MANY, MANY - 1, MANY - 2]
    assert numbers(ready(many, HistoryQuery(falling=False))[-2:]) == [MANY - 1, MANY]


def test_any_other_order_is_gathered_in_steps(many: Storage) -> None:
    keys, steps = many.history.listed(HistoryQuery(puzzle="klotski", order=Order.SECONDS, falling=False))
    assert len(list(steps)) == 5  # three for the games, one for each of the other tables
    assert numbers(keys[:3]) == [301, 302, 300]  # of the same time the newer first


def test_to_list_again_after_a_record_is_saved_reads_one_page(many: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    many.solutions.keep(solution())
    counted = Counted(many, monkeypatch)
    keys = ready(many, HistoryQuery())
    assert keys[0] == Key("solutions", 1)
    assert counted.rows <= PAGE + 1


def test_a_record_of_another_filter_has_no_line(many: Storage) -> None:
    many.games.delete([7])
    assert ready(many, HistoryQuery()).line_of(Key("games", 7)) is None
    assert ready(many, HistoryQuery(puzzle="knight")).line_of(Key("games", 8)) is None
    assert ready(many, HistoryQuery(deleted=True)).line_of(Key("games", 7)) == 0


def test_lines_that_have_gone_meanwhile_are_left_out(many: Storage) -> None:
    keys = ready(many, HistoryQuery())
    many.games.delete(range(1, MANY))
    assert keys[PAGE : PAGE + 5] == []


def test_what_is_listed_by_time_is_found_by_an_index(many: Storage) -> None:
    ready(many, HistoryQuery())
    sql = "SELECT id, at FROM games WHERE deleted IS NULL ORDER BY at DESC LIMIT 1"
    plan = [row[3] for row in many.file.connection.execute(f"EXPLAIN QUERY PLAN {sql}")]
    assert plan == ["SEARCH games USING COVERING INDEX games_by_time (deleted=?)"]


def test_gathered_tables_are_dropped(many: Storage) -> None:
    ready(many, HistoryQuery(order=Order.LENGTH)).close()
    many.history.keys(HistoryQuery(order=Order.LENGTH))
    assert many.file.rows("SELECT name FROM temp.sqlite_master") == []
