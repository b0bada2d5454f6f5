"""Collections that were opened are kept once each, and none takes the place of another."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.storage.faults import StorageError
from app.storage.storage import Storage
from solvers.documents import CollectionDocument
from solvers.klotski.document import CollectedLayout
from solvers.klotski.layout import Layout
from solvers.knight.board import Board
from solvers.knight.document import CollectedBoard

HENG_DAO_LI_MA = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")
RING = Board(3, 3, frozenset({(1, 1)}))
WEEK = CollectionDocument(
    "Week 1",
    "two\nlines",
    (CollectedLayout("橫刀立馬", HENG_DAO_LI_MA, "classic"), CollectedBoard("Ring", RING, True)),
)
OTHER = CollectionDocument("Week 1", "", WEEK.of(CollectedLayout))


def test_a_collection_comes_back_as_it_was(folder: Path) -> None:
    before = Storage(folder)
    kept = before.collections.take(WEEK)
    before.close()
    after = Storage(folder)
    assert after.collections.newest() == [kept]
    assert (kept.name, kept.document) == (WEEK.name, WEEK)
    after.close()


def test_opened_again_it_is_kept_once(storage: Storage) -> None:
    first, again = storage.collections.take(WEEK), storage.collections.take(WEEK)
    assert storage.collections.newest() == [again]
    assert first.id == again.id


def test_another_of_the_same_name_gets_a_number_and_both_stay(storage: Storage) -> None:
    week, other = storage.collections.take(WEEK), storage.collections.take(OTHER)
    assert (week.name, other.name) == ("Week 1", "Week 1 (2)")
    assert storage.collections.take(OTHER).id == other.id
    assert storage.collections.take(WEEK).id == week.id
    assert sorted(kept.name for kept in storage.collections.newest()) == ["Week 1", "Week 1 (2)"]


def test_one_that_was_deleted_comes_back_with_its_name_if_that_is_free(storage: Storage) -> None:
    week = storage.collections.take(WEEK)
    assert week.id is not None
    storage.collections.delete([week.id])
    assert storage.collections.take(OTHER).name == "Week 1"
    back = storage.collections.take(WEEK)
    assert (back.id, back.name) == (week.id, "Week 1 (2)")


def test_a_row_that_holds_another_kind_of_document_is_left_out(storage: Storage) -> None:
    kept = storage.collections.take(WEEK)
    assert kept.id is not None
    with storage.file.transaction() as execute:
        execute("UPDATE collections SET payload = 'VAAV/VAAV/VHHV/VSSV/S..S'")
    assert storage.collections.newest() == []
    with pytest.raises(StorageError):
        storage.collections.get(kept.id)
