"""What is kept comes back as it was, from a file that was closed in between."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.storage.comparisons import Comparison
from app.storage.encoding import (
    board_text,
    parse_board_text,
    parse_counts,
    parse_steps,
    parse_visits,
    steps_text,
    visits_bytes,
)
from app.storage.faults import StorageError, StorageFault
from app.storage.history_query import HistoryQuery
from app.storage.klotski_records import GameRecord, OwnLayout
from app.storage.knight_records import KnightGameRecord, OwnBoard
from app.storage.records import Record
from app.storage.repository import Repository
from app.storage.storage import Storage
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, legal_steps
from solvers.klotski.play.turns import StepCounts
from solvers.knight.board import Board
from tests.app.storage.drawn_records import (
    ASIDE,
    DOWN,
    RIGHT,
    RING,
    ROUND,
    ROUND_THE_RING,
    TWO_STEPS_AWAY,
    solution,
    straight_game,
    tour,
)

HENG_DAO_LI_MA = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")
THEN = datetime(2026, 11, 21, 23, 30, 15, 250_000, tzinfo=UTC)

REPOSITORIES = ("games", "solutions", "own_layouts", "tours", "knight_games", "own_boards", "comparisons")
RECORDS: dict[str, Record] = {
    "games": replace(straight_game(), strict=True, taken_back=StepCounts(1, 4, 2), given=True, stars=2),
    "solutions": solution(),
    "own_layouts": OwnLayout("Mine", HENG_DAO_LI_MA, "two\nlines, 曹操's"),
    "tours": tour(),
    "knight_games": KnightGameRecord(RING, ROUND_THE_RING[:5], True, 61.5, 2),
    "own_boards": OwnBoard("Ring 環", RING),
    "comparisons": Comparison("Tree or hash", {"methods": ["avl", "hash"], "seconds": [1.5, None], "名": True}),
}


def repository_of(storage: Storage, name: str) -> Repository[Record]:
    """The repository of this name."""
    return getattr(storage, name)


@pytest.mark.parametrize("name", REPOSITORIES)
def test_a_record_of_every_kind_comes_back_as_it_was(folder: Path, name: str) -> None:
    record = replace(RECORDS[name], at=THEN)
    before = Storage(folder)
    kept = repository_of(before, name).keep(record)
    before.close()
    after = Storage(folder)
    assert after.notice is None
    assert repository_of(after, name).newest() == [kept]
    assert kept == replace(record, id=kept.id)
    assert kept.id is not None
    assert repository_of(after, name).get(kept.id) == kept
    after.close()


@pytest.mark.parametrize("name", REPOSITORIES)
def test_what_is_deleted_is_out_of_sight_and_can_come_back(storage: Storage, name: str) -> None:
    repository = repository_of(storage, name)
    kept = repository.keep(RECORDS[name])
    assert kept.id is not None
    repository.delete([kept.id])
    assert repository.newest() == []
    repository.restore([kept.id])
    assert [record.id for record in repository.newest()] == [kept.id]


def test_a_game_is_written_over_itself_as_it_goes_on(storage: Storage) -> None:
    game = storage.games.keep(straight_game((DOWN,)))
    assert storage.games.newest() == [game]
    storage.games.keep(replace(game, turns=(DOWN, RIGHT), finished=True))
    (only,) = storage.games.newest()
    assert (only.id, only.length, only.finished) == (game.id, 2, True)


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
        storage.games.keep(game)
    found = storage.games.best(TWO_STEPS_AWAY, Metric.STRAIGHT)
    assert found is not None
    assert (found.seconds, found.hints, found.length) == (20.0, 0, 2)
    assert storage.games.best(HENG_DAO_LI_MA, Metric.STRAIGHT) is None


def test_of_each_engine_the_shortest_solution_is_kept(storage: Storage) -> None:
    long, short = solution(steps=(DOWN, RIGHT)), solution()
    first = storage.solutions.keep(replace(long, at=THEN))
    better = storage.solutions.keep(replace(short, at=THEN + timedelta(seconds=1)))
    worse = storage.solutions.keep(replace(long, at=THEN + timedelta(seconds=2)))
    other = storage.solutions.keep(replace(solution("avl"), at=THEN))
    assert first.id == better.id == worse.id != other.id
    kept = storage.solutions.get(better.id or 0)
    assert kept.solution.steps == (ROUND,)
    assert kept.at == THEN + timedelta(seconds=2)
    assert len(storage.solutions.newest()) == 2


def test_a_solution_found_again_comes_back_from_among_the_deleted(storage: Storage) -> None:
    kept = storage.solutions.keep(solution())
    storage.solutions.delete([kept.id or 0])
    storage.solutions.keep(solution(steps=(DOWN, RIGHT)))
    assert [record.id for record in storage.solutions.newest()] == [kept.id]


def test_the_same_tour_is_kept_once(storage: Storage) -> None:
    kept = [storage.tours.keep(tour(first)).id for first in (0, 1, 0)]
    assert kept[0] == kept[2] != kept[1]
    assert len(storage.tours.newest()) == 2


def test_a_name_belongs_to_the_layout_that_got_it_last(storage: Storage) -> None:
    old = storage.own_layouts.keep(OwnLayout("Mine", HENG_DAO_LI_MA))
    new = storage.own_layouts.keep(OwnLayout("Mine", TWO_STEPS_AWAY))
    assert storage.own_layouts.named("Mine") == new
    assert len(storage.own_layouts.newest()) == 1
    storage.own_layouts.restore([old.id or 0])
    assert storage.own_layouts.newest() == [old]


def test_the_best_walk_is_the_quickest_without_a_hint(storage: Storage) -> None:
    walk = KnightGameRecord(RING, ROUND_THE_RING, True, 30.0, finished=True)
    for game in (walk, replace(walk, seconds=20.0), replace(walk, seconds=10.0, hints=1)):
        storage.knight_games.keep(game)
    best = storage.knight_games.best(RING, True)
    assert best is not None
    assert best.seconds == 20.0
    assert storage.knight_games.best(RING, False) is None


def test_a_record_that_makes_no_sense_is_said_to_be_damaged(storage: Storage) -> None:
    good, bad = storage.games.keep(straight_game()), storage.games.keep(straight_game(seconds=1.0))
    with storage.file.transaction() as execute:
        execute("UPDATE games SET steps = 'A0010 A0010' WHERE id = ?", (bad.id,))
    with pytest.raises(StorageError) as caught:
        storage.games.get(bad.id or 0)
    assert caught.value.message.template is StorageFault.UNREADABLE
    assert storage.games.newest() == [good]
    with pytest.raises(StorageError) as caught:
        storage.games.get(99)
    assert caught.value.message.template is StorageFault.GONE


@given(st.lists(st.integers(0, 11), max_size=30), st.sampled_from(list(Metric)))
def test_steps_are_read_as_they_were_written(choices: list[int], metric: Metric) -> None:
    layout, steps = HENG_DAO_LI_MA, []
    for choice in choices:
        possible = legal_steps(layout, metric)
        steps.append(possible[choice % len(possible)])
        layout = steps[-1].after(layout)
    assert list(parse_steps(steps_text(steps))) == steps


@pytest.mark.parametrize("text", ["A00", "A0", "X0010", "A001", "A0010 0010"])
def test_a_text_of_no_steps_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"squares|valid|shorter|longer"):
        parse_steps(text)


@given(st.integers(1, 40), st.integers(1, 40), st.data())
def test_boards_and_visits_are_read_as_they_were_written(rows: int, columns: int, data: st.DataObject) -> None:
    squares = [(row, column) for row in range(rows) for column in range(columns)]
    there = data.draw(st.permutations(squares))[: data.draw(st.integers(1, len(squares)))]
    board = Board(rows, columns, frozenset(squares) - frozenset(there))
    assert parse_board_text(board_text(board)) == board
    visits = [board.index(square) for square in there]
    assert list(parse_visits(board, visits_bytes(board, visits))) == visits


def test_a_large_board_takes_wider_numbers() -> None:
    board = Board(300, 300)
    assert list(parse_visits(board, visits_bytes(board, [89_999, 70_000, 0]))) == [89_999, 70_000, 0]


@pytest.mark.parametrize("visits", [(0, 0), (0, 4), (0, 9)])
def test_visits_twice_or_off_the_board_are_refused(visits: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="no tour"):
        parse_visits(RING, visits_bytes(Board(8, 8), visits))


def test_the_length_of_a_game_is_counted_in_its_metric() -> None:
    assert GameRecord(TWO_STEPS_AWAY, Metric.MOVES, (DOWN, RIGHT), 1.0).length == 1
    assert GameRecord(TWO_STEPS_AWAY, Metric.STRAIGHT, (DOWN, RIGHT), 1.0).length == 2
    assert GameRecord(TWO_STEPS_AWAY, Metric.CELLS, (DOWN, RIGHT), 1.0).length == 4


def test_what_a_game_took_is_what_it_counts_and_what_was_taken_back(storage: Storage) -> None:
    kept = storage.games.keep(replace(straight_game(), taken_back=StepCounts(1, 4, 2)))
    assert (kept.length, kept.taken) == (2, 4)
    assert storage.file.rows("SELECT taken, taken_back, given, stars FROM games")[0][:] == (4, "1 4 2", 0, None)


def test_of_a_game_of_an_earlier_version_it_is_not_known(storage: Storage) -> None:
    storage.games.keep(straight_game())
    (kept,) = storage.games.newest()
    assert (kept.taken_back, kept.taken, kept.stars) == (None, None, None)
    assert storage.games.unrated() == []


def test_a_game_that_was_given_is_no_best(storage: Storage) -> None:
    storage.games.keep(replace(straight_game(), given=True))
    assert storage.games.best(TWO_STEPS_AWAY, Metric.STRAIGHT) is None


@pytest.mark.parametrize("text", ["1 2", "1 2 3 4", "1 2 -3", "x", " "])
def test_counts_that_make_no_sense_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"steps in each metric|invalid literal"):
        parse_counts(text)


def test_the_records_of_strict_games_stand_apart(storage: Storage) -> None:
    quick, strict = straight_game((ROUND,)), replace(straight_game((ASIDE, ROUND)), strict=True)
    kept = storage.games.keep(replace(quick, finished=True)), storage.games.keep(replace(strict, finished=True))
    subject = TWO_STEPS_AWAY, Metric.STRAIGHT
    assert (storage.games.best(*subject), storage.games.best(*subject, True)) == kept
    rows = storage.history.rows(storage.history.keys(HistoryQuery()))
    assert {row.strict: (row.length, row.best) for row in rows.values()} == {False: (2, 2), True: (3, 3)}
