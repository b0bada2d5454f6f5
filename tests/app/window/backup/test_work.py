"""What runs off the GUI thread: a backup is whole or not there, and before a restore what was there is copied."""

from __future__ import annotations

import errno
import os
from datetime import date, timedelta
from pathlib import Path

import pytest

from app.klotski.repositories import Games
from app.storage.backup import Contents, RestoreMode
from app.storage.storage import Storage
from app.window.backup import work
from app.window.backup.work import (
    COPIES,
    BackupSource,
    Restore,
    automatic_backup,
    automatic_backups,
    backing_up,
    backing_up_today,
    copies_in,
    restoring,
)
from solvers.message import InputError
from tests.app.storage.backup.filled import answer_of, backed_up, everything, fill, looked_into
from tests.app.storage.drawn_records import straight_game

FIRST_DAY = date(2026, 12, 27)


@pytest.fixture
def storage(tmp_path: Path) -> Storage:
    """A data file with one game in it."""
    made = Storage(tmp_path / "home")
    made.repository(Games).keep(straight_game())
    return made


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A backup of another."""
    other = Storage(tmp_path / "other")
    fill(other)
    path = backed_up(other, tmp_path / "one.backup")
    other.close()
    return path


def source(storage: Storage) -> BackupSource:
    """All of a data file."""
    return BackupSource(storage.file.readable_elsewhere, {"look/theme": "dark"})


def asked(storage: Storage, file: Path, way: RestoreMode = RestoreMode.REPLACE) -> Restore:
    """A restore into a data file."""
    return Restore(file, storage.file.path, way, True, source(storage))


def files_in(folder: Path) -> list[str]:
    """The names of the files in a folder."""
    return sorted(found.name for found in folder.iterdir() if found.is_file())


def test_what_was_there_is_in_a_copy_beside_it(storage: Storage, file: Path) -> None:
    before = everything(storage)
    outcomes = answer_of(restoring(asked(storage, file)))
    assert copies_in(storage.file.path.parent) == [outcomes.copy]
    assert looked_into(outcomes.copy).settings == {"look/theme": "dark"}
    assert everything(storage) != before
    answer_of(restoring(asked(storage, outcomes.copy)))
    assert everything(storage) == before


def test_the_newest_copies_are_left(storage: Storage, file: Path) -> None:
    copies = [answer_of(restoring(asked(storage, file, RestoreMode.MERGE))).copy for _ in range(COPIES + 2)]
    assert copies_in(storage.file.path.parent) == copies[:1:-1]


def test_where_nothing_is_restored_no_copy_is_left(storage: Storage, file: Path) -> None:
    before, names = everything(storage), files_in(storage.file.path.parent)
    file.write_bytes(file.read_bytes()[:-4096])
    with pytest.raises(InputError, match="damaged"):
        answer_of(restoring(asked(storage, file)))
    assert (everything(storage), files_in(storage.file.path.parent)) == (before, names)


def test_where_no_copy_can_be_written_nothing_is_restored(
    storage: Storage, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, names = everything(storage), files_in(storage.file.path.parent)

    def no_room(*_: object) -> object:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(work, "write", no_room)
    with pytest.raises(InputError, match=r"^cannot save records-before-restore-.*: the disk is full; free some space"):
        answer_of(restoring(asked(storage, file)))
    assert (everything(storage), files_in(storage.file.path.parent)) == (before, names)


@pytest.mark.parametrize("reports", range(1, 4))
def test_a_backup_that_is_stopped_leaves_nothing_and_the_file_before_it(
    storage: Storage, tmp_path: Path, reports: int
) -> None:
    target = tmp_path / "kept.backup"
    target.write_text("before")
    names = files_in(tmp_path)
    search = backing_up(target, source(storage))
    for _ in range(reports):
        next(search)
    search.close()
    assert (files_in(tmp_path), target.read_text()) == (names, "before")


@pytest.mark.parametrize("place", ["no/where.backup", "home"])
def test_a_place_where_nothing_can_be_written_is_named(storage: Storage, tmp_path: Path, place: str) -> None:
    with pytest.raises(InputError, match=f"^cannot save {Path(place).name}: "):
        answer_of(backing_up(tmp_path / place, source(storage)))
    assert everything(storage)["games"]


def back_up_on(storage: Storage, day: date) -> Contents:
    """The automatic backup of a day."""
    return answer_of(backing_up_today(automatic_backup(storage.file.path.parent, day), source(storage)))


def test_the_automatic_backups_of_the_last_seven_days_are_left(storage: Storage) -> None:
    folder = storage.file.path.parent
    by_hand = automatic_backup(folder, FIRST_DAY).with_name("huarong-knight-of-old.backup")
    days = [FIRST_DAY + timedelta(days=number) for number in range(9)]
    for day in days:
        assert back_up_on(storage, day).numbers["games"] == 1
        by_hand.write_bytes(b"")
    assert automatic_backups(folder) == [automatic_backup(folder, day) for day in reversed(days[-7:])]
    assert len(list((folder / "backups").iterdir())) == 7 + 1
    assert looked_into(automatic_backups(folder)[0]).settings == {"look/theme": "dark"}


def test_of_nothing_there_is_no_automatic_backup(tmp_path: Path) -> None:
    assert back_up_on(Storage(tmp_path), FIRST_DAY) == Contents()
    assert not (tmp_path / "backups").exists()


def test_an_automatic_backup_that_cannot_be_written_leaves_nothing(storage: Storage) -> None:
    folder = storage.file.path.parent
    (folder / "backups").write_bytes(b"a file in its way")
    with pytest.raises(InputError, match="cannot save huarong-knight-2026-12-27"):
        back_up_on(storage, FIRST_DAY)
    assert automatic_backups(folder) == []
