"""A merge holds everything of both, the same once and the better of two, whichever way round and however often."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from app.klotski.repositories import GameRecord, Games, OwnLayout, OwnLayouts
from app.knight.repositories import KnightGameRecord, KnightGames
from app.storage.backup import RestoreMode
from app.storage.storage import Storage
from solvers.documents import CollectionDocument
from solvers.klotski.document import CollectedLayout
from solvers.klotski.layout import Layout
from tests.app.storage.backup.filled import backed_up, everything, fill, insert, restored, rows
from tests.app.storage.drawn_records import RING, ROUND_THE_RING, TWO_STEPS_AWAY, straight_game

Row = dict[str, Any]
Rows = list[tuple[str, Row]]
"""Rows of tables, each with the name of its table."""

HENG_DAO_LI_MA = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")
NAMED = {"own_layouts": "layout", "own_boards": "board", "collections": "payload"}
"""The tables in which no two records have one name, each with the column of what is named."""

times = st.integers(0, 9).map(lambda second: f"2026-11-23T08:00:0{second}.000000+00:00")
small = st.integers(0, 2)
flags = st.integers(0, 1)
deleted = st.none() | st.just("2026-11-23T09:00:00.000000+00:00")
layouts = st.sampled_from(["VAAV/VAAV/VHHV/VSSV/S..S", "AA.S/AA../..../..../...."])
stars = st.none() | st.integers(0, 3)


def _row(table: str, **columns: st.SearchStrategy[Any]) -> st.SearchStrategy[tuple[str, Row]]:
    return st.tuples(st.just(table), st.fixed_dictionaries({"at": times, "deleted": deleted, **columns}))


GAMES = _row(
    "games",
    layout=layouts,
    metric=st.sampled_from(["moves", "cells"]),
    steps=st.sampled_from(["S4041", "S4041 V2030"]),
    length=small,
    seconds=small.map(float),
    hints=small,
    finished=small.map(bool),
    strict=small.map(bool),
    taken=st.none() | small,
    stars=stars,
)
KNIGHT_GAMES = _row(
    "knight_games",
    board=st.sampled_from(["8x8", "3x4"]),
    visits=st.sampled_from([b"", b"ab", b"abcd", b"ac"]),
    length=small,
    closed=flags,
    seconds=small.map(float),
    hints=small,
    finished=flags,
    warned=st.none() | flags,
)
SOLUTIONS = _row(
    "solutions",
    layout=layouts,
    metric=st.just("moves"),
    engine=st.sampled_from(["shortest", "source"]),
    length=small,
    steps=st.sampled_from(["S4041", "S4041 V2030"]),
    proved=small.map(bool),
    visited=small,
    seconds=small.map(float),
)
TOURS = _row(
    "tours",
    board=st.just("3x4"),
    visits=st.just(b"x"),
    digest=st.sampled_from([b"a", b"b"]),
    length=st.just(12),
    closed=st.just(False),
    engine=st.sampled_from(["warnsdorff", "source"]),
    visited=small,
    seconds=small.map(float),
)
DAYS = _row("days", day=st.sampled_from(["2026-11-23", "2026-11-24"]), layout=layouts, on_time=small.map(bool))
RIDDLES = _row("riddles", board=st.just("3x4"), closed=flags, answer=st.sampled_from(["none", "yes"]), correct=flags)
COMPARISONS = _row("comparisons", label=st.just("mine"), payload=st.sampled_from(["[]", "{}"]))
names = st.sampled_from(["Mine", "Mine (2)", "曹操"])
OWN_LAYOUTS = _row("own_layouts", name=names, layout=layouts, notes=st.sampled_from(["", "a note"]))
OWN_BOARDS = _row("own_boards", name=names, board=st.sampled_from(["8x8", "3x4"]))
COLLECTIONS = _row("collections", name=names, payload=st.sampled_from(["one", "two", "three"]))
KINDS = (GAMES, KNIGHT_GAMES, SOLUTIONS, TOURS, DAYS, RIDDLES, COMPARISONS, OWN_LAYOUTS, OWN_BOARDS, COLLECTIONS)
ROWS = st.one_of(*KINDS)
ONCE = {
    "solutions": ("layout", "metric", "engine"),
    "tours": ("digest",),
    "days": ("day",),
    "collections": ("payload",),
    "own_layouts": ("at", "layout", "notes"),
    "own_boards": ("at", "board"),
}
"""What no two records of a data file share; of other tables it is the time and what the record is of."""
WORTH = ("taken", "taken_back", "given", "stars", "warned", "deleted")
"""Columns in which the same game may differ from file to file."""


def _key(table: str, row: Row) -> tuple[str, ...]:
    """The columns by which a row is known in another file."""
    return ONCE.get(table, tuple(column for column in sorted(row) if column not in WORTH))


def _as_kept(drawn: Rows) -> Rows:
    """Those of the rows that one data file can hold: each thing once, and no name twice among what is not deleted."""
    kept: Rows = []
    seen: set[tuple[Any, ...]] = set()
    for table, row in drawn:
        key = _key(table, row)
        marks = [(table, *(row[column] for column in key))]
        if table in NAMED and row["deleted"] is None:
            marks.append((table, "name", row["name"]))
        if seen.isdisjoint(marks):
            seen.update(marks)
            kept.append((table, row))
    return kept


@st.composite
def files(draw: st.DrawFn) -> tuple[Rows, Rows]:
    """What two data files hold: some of the same, some that differs in part, some of their own."""
    first, second = draw(st.lists(ROWS, max_size=3)), draw(st.lists(ROWS, max_size=3))
    for kind in draw(st.lists(st.sampled_from(KINDS), max_size=4)):
        (table, one), (_, other) = draw(kind), draw(kind)
        first.append((table, one))
        second.append((table, {**other, **{column: one[column] for column in _key(table, one)}}))
    return _as_kept(draw(st.permutations(first))), _as_kept(draw(st.permutations(second)))


@contextmanager
def homes(*contents: Rows) -> Iterator[tuple[Path, list[Storage]]]:
    """Data files with these rows, and a folder for their backups."""
    with TemporaryDirectory() as name, ExitStack() as stack:
        made: list[Storage] = []
        for number, content in enumerate(contents):
            storage = stack.enter_context(closing(Storage(Path(name) / str(number))))
            for table, row in content:
                insert(storage, table, **row)
            made.append(storage)
        yield Path(name), made


def merged(folder: Path, into: Storage, other: Storage) -> Storage:
    """The first, after the second was merged into it."""
    restored(backed_up(other, folder / "other.backup"), into, RestoreMode.MERGE)
    (folder / "other.backup").unlink()
    return into


def content(storage: Storage) -> dict[str, list[tuple[Any, ...]]]:
    """All that is in it but numbers, names, and when something was deleted."""
    found: dict[str, list[tuple[Any, ...]]] = {}
    for table in everything(storage):
        live = storage.file.rows(f"SELECT *, deleted IS NULL live FROM {table}")
        kept = [tuple(row[key] for key in row.keys() if key not in ("id", "name", "deleted")) for row in live]  # noqa: SIM118
        found[table] = sorted(kept, key=repr)
    return found


def content_of_each(storage: Storage) -> dict[str, list[tuple[Any, ...]]]:
    """The same, but of what has names only whether each thing that was named is there.

    Which of several records of one layout or board under one name stays depends on the names of the others.
    """
    found = content(storage)
    for table, subject in NAMED.items():
        rows = storage.file.rows(f"SELECT {subject}, min(deleted IS NOT NULL) gone FROM {table} GROUP BY {subject}")
        found[table] = sorted((row[0], row[1]) for row in rows)
    return found


slow = settings(
    max_examples=12,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=[HealthCheck.too_slow],
)


@slow
@given(files())
def test_it_is_the_same_whichever_is_merged_into_the_other(both: tuple[Rows, Rows]) -> None:
    first, second = both
    with homes(first, second, first, second) as (folder, (one, two, one_again, two_again)):
        assert content_of_each(merged(folder, one, two)) == content_of_each(merged(folder, two_again, one_again))


@slow
@given(files())
def test_merging_again_changes_nothing(both: tuple[Rows, Rows]) -> None:
    first, second = both
    with homes(first, second, first) as (folder, (one, two, first_again)):
        merged(folder, one, two)
        once = content(one)
        for other in (two, first_again):
            assert content(merged(folder, one, other)) == once


@slow
@given(files())
def test_nothing_is_lost(both: tuple[Rows, Rows]) -> None:
    """Whatever is in either file is there afterwards, or something better of the same."""
    with homes(*both) as (folder, (one, two)):
        merged(folder, one, two)
        for table, row in (*both[0], *both[1]):
            assert any(_is_as_good(table, dict(found), row) for found in one.file.rows(f"SELECT * FROM {table}"))


def _is_as_good(table: str, found: Row, row: Row) -> bool:
    """Whether a row found is the same as another or better."""
    if any(found[column] != row[column] for column in _key(table, row)):
        return False
    if row["deleted"] is None and found["deleted"] is not None:
        # a newer one of the same name and subject took its place, or the game goes on in another
        return table in ("own_layouts", "own_boards") or (table in ("games", "knight_games") and not row["finished"])
    match table:
        case "games":
            return (found["stars"] or 0) >= (row["stars"] or 0)
        case "solutions":
            return (found["length"], not found["proved"]) <= (row["length"], not row["proved"])
        case "days":
            return found["on_time"] >= row["on_time"]
        case _:
            return True


@slow
@given(files())
def test_no_two_have_one_name_and_none_of_another_subject_is_put_away(both: tuple[Rows, Rows]) -> None:
    with homes(*both) as (folder, (one, two)):
        merged(folder, one, two)
        for table, subject in (("own_layouts", "layout"), ("own_boards", "board"), ("collections", "payload")):
            live = one.file.rows(f"SELECT name, {subject} subject FROM {table} WHERE deleted IS NULL")
            assert len({row["name"] for row in live}) == len(live)
            wanted = {row[subject] for kind, row in (*both[0], *both[1]) if kind == table and row["deleted"] is None}
            assert {row["subject"] for row in live} >= wanted


@pytest.fixture
def other(tmp_path: Path) -> Iterator[Storage]:
    """Another data file."""
    opened = Storage(tmp_path / "other")
    yield opened
    opened.close()


def test_another_layout_of_the_same_name_gets_another_name(storage: Storage, other: Storage, tmp_path: Path) -> None:
    storage.repository(OwnLayouts).keep(OwnLayout("Mine", TWO_STEPS_AWAY))
    other.repository(OwnLayouts).keep(OwnLayout("Mine", HENG_DAO_LI_MA))
    merged(tmp_path, storage, other)
    names = {record.name: record.layout for record in storage.repository(OwnLayouts).newest()}
    assert names == {"Mine": TWO_STEPS_AWAY, "Mine (2)": HENG_DAO_LI_MA}


def test_of_two_notes_on_one_layout_the_newer_stay_and_the_older_are_among_the_deleted(
    storage: Storage, other: Storage, tmp_path: Path
) -> None:
    storage.repository(OwnLayouts).keep(OwnLayout("Mine", TWO_STEPS_AWAY, "older"))
    other.repository(OwnLayouts).keep(OwnLayout("Mine", TWO_STEPS_AWAY, "newer"))
    merged(tmp_path, storage, other)
    (left,) = storage.repository(OwnLayouts).newest()
    assert (left.name, left.notes) == ("Mine", "newer")
    assert sorted(row[2] for row in rows(storage, "own_layouts", "id")) is not None
    assert {row["notes"] for row in storage.file.rows("SELECT notes FROM own_layouts")} == {"older", "newer"}


def test_a_collection_of_the_same_name_gets_another_name_and_is_known_again(
    storage: Storage, other: Storage, tmp_path: Path
) -> None:
    documents = [CollectionDocument("Week", "", (CollectedLayout(name, TWO_STEPS_AWAY),)) for name in ("a", "b")]
    storage.collections.take(documents[0])
    other.collections.take(documents[1])
    merged(tmp_path, storage, other)
    assert {kept.name: kept.document for kept in storage.collections.newest()} == {
        "Week": documents[0],
        "Week (2)": documents[1],
    }
    assert storage.collections.take(documents[1]).name == "Week (2)"


def test_a_game_whose_stars_became_known_is_the_same_game(storage: Storage, other: Storage, tmp_path: Path) -> None:
    game = straight_game()
    storage.repository(Games).keep(game)
    other.repository(Games).keep(game)
    with other.file.transaction() as execute:
        execute("UPDATE games SET stars = 3, taken = 2")
    merged(tmp_path, storage, other)
    assert [tuple(row) for row in storage.file.rows("SELECT stars, taken FROM games")] == [(3, 2)]


def test_merging_says_what_has_come(storage: Storage, other: Storage, tmp_path: Path) -> None:
    storage.repository(Games).keep(straight_game())
    fill(other)
    done = restored(backed_up(other, tmp_path / "other.backup"), storage, RestoreMode.MERGE)
    assert (done.before.numbers["games"], done.after.numbers["games"]) == (1, 3)
    assert (done.before.numbers["days"], done.after.numbers["days"]) == (0, 1)


STEPS = straight_game().turns


def broken_off(turns: int, seconds: float, minute: int) -> GameRecord:
    """The first turns of a game, kept when it had taken so long."""
    at = datetime(2026, 11, 23, 8, minute, tzinfo=UTC)
    return replace(straight_game(STEPS[:turns]), seconds=seconds, at=at, finished=turns == len(STEPS))


def test_a_game_that_went_on_after_the_backup_is_there_once(storage: Storage, other: Storage, tmp_path: Path) -> None:
    storage.repository(Games).keep(broken_off(1, 5.0, 0))
    other.repository(Games).keep(broken_off(2, 9.0, 5))
    for into, of in ((storage, other), (other, storage)):
        merged(tmp_path, into, of)
        (game,) = into.repository(Games).newest()
        assert game.finished
        merged(tmp_path, into, of)
        assert len(into.repository(Games).newest()) == 1


@pytest.mark.parametrize("longer", [broken_off(2, 9.0, 0), broken_off(2, 4.0, 5)])
def test_a_longer_game_that_was_played_before_is_another(
    storage: Storage, other: Storage, tmp_path: Path, longer: GameRecord
) -> None:
    storage.repository(Games).keep(broken_off(1, 5.0, 2))
    other.repository(Games).keep(longer)
    merged(tmp_path, storage, other)
    assert len(storage.repository(Games).newest()) == 2


def test_two_games_of_one_file_are_two(storage: Storage, other: Storage, tmp_path: Path) -> None:
    storage.repository(Games).keep(broken_off(1, 5.0, 0))
    storage.repository(Games).keep(broken_off(2, 9.0, 5))
    merged(tmp_path, storage, other)
    merged(tmp_path, other, storage)
    merged(tmp_path, storage, other)
    assert len(storage.repository(Games).newest()) == len(other.repository(Games).newest()) == 2


def test_a_tour_that_went_on_is_there_once(storage: Storage, other: Storage, tmp_path: Path) -> None:
    at = datetime(2026, 11, 23, 8, tzinfo=UTC)
    storage.repository(KnightGames).keep(KnightGameRecord(RING, ROUND_THE_RING[:3], True, 5.0, at=at))
    other.repository(KnightGames).keep(KnightGameRecord(RING, ROUND_THE_RING[:6], True, 9.0))
    merged(tmp_path, storage, other)
    assert [len(game.visits) for game in storage.repository(KnightGames).newest()] == [6]
