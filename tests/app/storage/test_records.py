"""What is kept comes back as it was, from a file that was closed in between."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest

from app.klotski.repositories import Games, OwnLayout, OwnLayouts
from app.knight.repositories import (
    KnightGameRecord,
    OwnBoard,
)
from app.storage.common import Comparison
from app.storage.faults import StorageError, StorageFault
from app.storage.records import GREATEST, MOST, Record, another_name, checked_number, is_number, time_text
from app.storage.storage import Storage
from solvers.klotski.layout import Layout
from solvers.klotski.play.turns import StepCounts
from tests.app.storage.drawn_records import (
    DOWN,
    RIGHT,
    RING,
    ROUND_THE_RING,
    TWO_STEPS_AWAY,
    repository_of,
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


@pytest.mark.parametrize("name", REPOSITORIES)
def test_a_record_of_every_kind_comes_back_as_it_was(folder: Path, name: str) -> None:
    record = replace(RECORDS[name], at=THEN)
    before = Storage(folder)
    kept = repository_of(before, name).keep(record)
    before.close()
    after = Storage(folder)
    assert after.file.notice is None
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
    game = storage.repository(Games).keep(straight_game((DOWN,)))
    assert storage.repository(Games).newest() == [game]
    storage.repository(Games).keep(replace(game, turns=(DOWN, RIGHT), finished=True))
    (only,) = storage.repository(Games).newest()
    assert (only.id, only.length, only.finished) == (game.id, 2, True)


def test_a_name_belongs_to_the_layout_that_got_it_last(storage: Storage) -> None:
    old = storage.repository(OwnLayouts).keep(OwnLayout("Mine", HENG_DAO_LI_MA))
    new = storage.repository(OwnLayouts).keep(OwnLayout("Mine", TWO_STEPS_AWAY))
    assert storage.repository(OwnLayouts).named("Mine") == new
    assert len(storage.repository(OwnLayouts).newest()) == 1
    storage.repository(OwnLayouts).restore([old.id or 0])
    assert storage.repository(OwnLayouts).newest() == [old]


def test_a_record_that_makes_no_sense_is_said_to_be_damaged(storage: Storage) -> None:
    good, bad = (
        storage.repository(Games).keep(straight_game()),
        storage.repository(Games).keep(straight_game(seconds=1.0)),
    )
    with storage.file.transaction() as execute:
        execute("UPDATE games SET steps = 'A0010 A0010' WHERE id = ?", (bad.id,))
    with pytest.raises(StorageError) as caught:
        storage.repository(Games).get(bad.id or 0)
    assert caught.value.message.template is StorageFault.UNREADABLE
    assert storage.repository(Games).newest() == [good]
    with pytest.raises(StorageError) as caught:
        storage.repository(Games).get(99)
    assert caught.value.message.template is StorageFault.GONE


def test_a_number_is_neither_negative_nor_impossibly_great() -> None:
    assert (MOST, GREATEST) == (2**63 - 1, 10**12)
    for number in (0, 0.0, 1, 2**63 - 1, 1.5):
        assert is_number(number)
    for number in (-1, -0.1, 2**63, float("inf"), float("nan"), True, "1", None):
        assert not is_number(number)
    assert [checked_number(number) for number in (0, 1.5, GREATEST)] == [0, 1.5, GREATEST]
    for number in (-1, GREATEST + 1, float("nan")):
        with pytest.raises(ValueError, match="not a possible number"):
            checked_number(number)


def test_times_are_in_utc_and_a_name_that_is_taken_gets_the_first_free_number() -> None:
    east = timezone(timedelta(hours=8))
    assert time_text(datetime(2026, 3, 1, 7, 5, tzinfo=east)) == "2026-02-28T23:05:00.000000+00:00"
    assert time_text(datetime(2026, 3, 1, tzinfo=UTC)) < time_text(datetime(2026, 3, 1, 0, 0, 0, 1, tzinfo=UTC))
    assert another_name("Mine", ()) == "Mine"
    assert another_name("Mine", ("Mine",)) == "Mine (2)"
    assert another_name("Mine", ("Mine", "Mine (2)", "Mine (4)")) == "Mine (3)"
    assert another_name("Mine", ("Mine (2)",)) == "Mine"
