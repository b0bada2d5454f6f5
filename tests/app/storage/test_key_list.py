"""The keys of many records: read a page at a time, sorted in short steps, found again by their lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from app.storage.history import Listed
from app.storage.history_query import HistoryQuery, Key, Kind, Line, Order
from app.storage.key_list import MOST_STEP, PAGE
from app.storage.klotski_records import OwnLayout
from app.storage.storage import Storage
from tests.app.storage.drawn_records import TWO_STEPS_AWAY, solution, straight_game

DAY = datetime(2026, 11, 1, tzinfo=UTC)
MANY = MOST_STEP + 50
TABLES = ("games", "solutions", "own_layouts", "knight_games", "tours", "own_boards")


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


def ready(storage: Storage, query: HistoryQuery) -> Listed:
    """The list of a query, with all steps taken."""
    keys, steps = storage.history.listed(query)
    list(steps)
    return keys


def numbers(keys: Sequence[Line]) -> list[int]:
    """The numbers of records of one table."""
    return [key.number for key in keys if isinstance(key, Key)]


@pytest.mark.parametrize("falling", [True, False])
@pytest.mark.parametrize("order", [Order.TIME, Order.SECONDS, Order.NAME, Order.EXCESS])
def test_pages_slices_and_lines_agree(many: Storage, order: Order, falling: bool) -> None:
    keys = ready(many, HistoryQuery(order=order, falling=falling))
    whole = keys[:]
    assert len(whole) == len(keys) == len(set(whole)) == MANY
    assert [keys[line] for line in range(MANY)] == whole
    assert keys[700:760] == whole[700:760]
    again = ready(many, HistoryQuery(order=order, falling=falling))
    assert [again.line_of(whole[line]) for line in (0, 5, 600, MANY - 1)] == [0, 5, 600, MANY - 1]


def test_by_time_records_are_only_counted_beforehand(many: Storage) -> None:
    _, steps = many.history.listed(HistoryQuery())
    assert len(list(steps)) == len(TABLES)
    assert many.file.rows("SELECT name FROM temp.sqlite_master") == []
    assert numbers(ready(many, HistoryQuery())[:3]) == [MANY, MANY - 1, MANY - 2]
    assert numbers(ready(many, HistoryQuery(falling=False))[-2:]) == [MANY - 1, MANY]


def test_any_other_order_is_gathered_in_steps(many: Storage) -> None:
    keys, steps = many.history.listed(HistoryQuery(puzzle="klotski", order=Order.SECONDS, falling=False))
    assert len(list(steps)) > 4  # several for the games, one for each of the other tables
    assert numbers(keys[:3]) == [301, 302, 300]  # of the same time the newer first


def test_to_list_again_after_a_record_is_saved_reads_the_times_and_one_page(
    many: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    many.solutions.keep(solution())
    counted = Counted(many, monkeypatch)
    keys = ready(many, HistoryQuery())
    assert keys[0] == Key("solutions", 1)
    assert counted.rows <= MANY + PAGE + 10


@pytest.mark.parametrize("order", [Order.TIME, Order.NAME])
def test_a_text_lists_what_it_means(many: Storage, order: Order) -> None:
    many.solutions.keep(solution("a-star"))
    asked: list[tuple[str, str | None]] = []

    def fits(text: str, puzzle: str, subject: str, name: str | None, engine: str | None, at: str) -> bool:
        asked.append((text, name))
        return engine == text

    many.own_layouts.keep(OwnLayout("Corner", TWO_STEPS_AWAY))
    many.history.explain(lambda puzzle, subject: subject, lambda *_: None, fits)
    keys, steps = many.history.listed(HistoryQuery(text="a-star", order=order, grouped=True))
    assert len(list(steps)) >= 3
    assert keys[:] == [Key("solutions", 1)]
    assert len(asked) == MANY + 2
    assert set(asked) == {("a-star", "Corner")}


def test_a_kind_lists_its_tables_and_strict_games_are_apart(many: Storage) -> None:
    many.solutions.keep(solution())
    many.own_layouts.keep(OwnLayout("Corner", TWO_STEPS_AWAY))
    strict = many.games.keep(replace(straight_game(), strict=True))
    assert strict.id is not None
    for order in (Order.TIME, Order.LENGTH):
        listed = {kind: many.history.keys(HistoryQuery(kind=kind, order=order)) for kind in Kind}
        assert {kind: len(keys) for kind, keys in listed.items()} == {
            Kind.EVERYTHING: MANY + 3,
            Kind.GAMES: MANY,
            Kind.STRICT: 1,
            Kind.SEARCHES: 1,
            Kind.OWN: 1,
        }
        assert listed[Kind.STRICT] == [Key("games", strict.id)]
        assert listed[Kind.SEARCHES] == [Key("solutions", 1)]
        assert listed[Kind.OWN] == [Key("own_layouts", 1)]
    assert many.history.keys(HistoryQuery("knight", kind=Kind.STRICT)) == []


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
    for strict, index in (
        ("", "games_by_time (deleted=? AND at>?)"),
        ("AND strict = 0", "games_strict (deleted=? AND strict=? AND at>?)"),
    ):
        sql = f"SELECT at FROM games WHERE deleted IS NULL {strict} AND at >= '' ORDER BY at LIMIT 1"
        plan = [row[3] for row in many.file.connection.execute(f"EXPLAIN QUERY PLAN {sql}")]
        assert plan == [f"SEARCH games USING COVERING INDEX {index}"]


def test_gathered_tables_are_dropped(many: Storage) -> None:
    ready(many, HistoryQuery(order=Order.LENGTH)).close()
    many.history.keys(HistoryQuery(order=Order.LENGTH))
    assert many.file.rows("SELECT name FROM temp.sqlite_master") == []
