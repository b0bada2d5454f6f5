"""A backup holds everything, and comes back whole; a file that is none is refused in one sentence."""

from __future__ import annotations

import errno
import os
import sqlite3
import sys
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from app.klotski.repositories import Games, OwnLayout, OwnLayouts
from app.knight.repositories import OwnBoards
from app.storage.backup import RestoreMode, restore, write
from app.storage.data_file import FILE_NAME
from app.storage.faults import StorageError, StorageFault
from app.storage.schema import APPLICATION_ID, migrations
from app.storage.storage import Storage
from solvers.message import InputError
from tests.app.storage.backup.filled import (
    CONTENTS,
    SETTINGS,
    answer_of,
    backed_up,
    everything,
    fill,
    insert,
    looked_into,
    restored,
)
from tests.app.storage.drawn_records import TWO_STEPS_AWAY, straight_game
from tests.app.storage.test_odd_places import as_first_released, of_another_program


@pytest.fixture
def full(tmp_path: Path) -> Storage:
    """A data file with something of every kind."""
    storage = Storage(tmp_path / "full")
    fill(storage)
    return storage


def sentence_of(file: Path) -> str:
    """The sentence that refuses a backup; nothing is left open and the file is as it was."""
    before = file.read_bytes() if file.is_file() else b""
    with pytest.raises(InputError) as refused:
        looked_into(file)
    assert (file.read_bytes() if file.is_file() else b"") == before
    assert [left.name for left in file.parent.iterdir() if left.name.startswith(file.name + "-")] == []
    return str(refused.value)


def test_a_backup_says_what_is_in_it(full: Storage, tmp_path: Path) -> None:
    backup = looked_into(backed_up(full, tmp_path / "one.backup"))
    assert replace(backup.contents, newest=None) == CONTENTS
    assert backup.settings == SETTINGS
    assert backup.made is not None
    assert backup.contents.newest is not None


@pytest.mark.parametrize("way", RestoreMode)
def test_it_comes_back_whole_in_an_empty_home(
    full: Storage, storage: Storage, tmp_path: Path, way: RestoreMode
) -> None:
    done = restored(backed_up(full, tmp_path / "one.backup"), storage, way)
    assert everything(storage) == everything(full)
    assert replace(done.after, newest=None) == CONTENTS
    assert done.before.numbers["games"] == 0
    assert done.settings == SETTINGS


def test_replacing_leaves_nothing_of_what_was_there(full: Storage, storage: Storage, tmp_path: Path) -> None:
    storage.repository(Games).keep(replace(straight_game(), seconds=1.0))
    storage.repository(OwnLayouts).keep(OwnLayout("Other", TWO_STEPS_AWAY))
    insert(storage, "days", day="2026-11-24", layout="x", on_time=1, at="2026-11-24T08:00:00+00:00")
    restored(backed_up(full, tmp_path / "one.backup"), storage, RestoreMode.REPLACE)
    assert everything(storage) == everything(full)


def test_stars_and_deleted_records_are_counted(storage: Storage, tmp_path: Path) -> None:
    kept = [storage.repository(Games).keep(replace(straight_game(), seconds=seconds)) for seconds in (1.0, 2.0, 3.0)]
    with storage.file.transaction() as execute:
        execute("UPDATE games SET stars = 2 WHERE id = ?", (kept[0].id,))
        execute("UPDATE games SET stars = 3 WHERE id = ?", (kept[1].id,))
    assert kept[2].id is not None
    storage.repository(Games).delete([kept[2].id])
    contents = looked_into(backed_up(storage, tmp_path / "one.backup")).contents
    assert (contents.numbers["games"], contents.numbers["solved"], contents.numbers["stars"], contents.deleted) == (
        2,
        1,
        3,
        1,
    )


def test_what_the_program_solved_is_no_layout_solved(storage: Storage, tmp_path: Path) -> None:
    storage.repository(Games).keep(replace(straight_game(), given=True, stars=0))
    contents = looked_into(backed_up(storage, tmp_path / "one.backup")).contents
    assert (contents.numbers["games"], contents.numbers["solved"], contents.numbers["stars"]) == (1, 0, 0)


def test_a_riddle_is_counted_once_when_it_is_solved(storage: Storage, tmp_path: Path) -> None:
    for board, correct in (("3x4", 0), ("3x4", 1), ("3x4", 1), ("4x4", 0)):
        insert(
            storage, "riddles", board=board, closed=0, answer="none", correct=correct, at="2026-11-23T09:00:00+00:00"
        )
    assert looked_into(backed_up(storage, tmp_path / "one.backup")).contents.numbers["riddles"] == 1


def test_a_backup_is_one_file_of_one_moment_and_can_be_a_data_file(full: Storage, tmp_path: Path) -> None:
    file = backed_up(full, tmp_path / "files.backup")
    search = write(tmp_path / "later.backup", full.file.readable_elsewhere, {})
    next(search)
    full.repository(OwnLayouts).keep(OwnLayout("Too late", TWO_STEPS_AWAY))
    assert answer_of(search).numbers["own_layouts"] == 1
    assert sorted(left.name for left in tmp_path.iterdir() if left.is_file()) == ["files.backup", "later.backup"]
    home = tmp_path / "home"
    home.mkdir()
    (home / FILE_NAME).write_bytes(file.read_bytes())
    storage = Storage(home)
    assert storage.file.notice is None
    assert len(storage.repository(Games).newest()) == 2


def test_what_is_kept_in_memory_can_be_backed_up(tmp_path: Path, storage: Storage) -> None:
    memory = Storage(tmp_path / "nowhere", left_alone=True)
    fill(memory)
    assert not memory.lasting
    restored(backed_up(memory, tmp_path / "one.backup"), storage, RestoreMode.REPLACE)
    assert everything(storage) == everything(memory)


def test_a_read_only_home_can_be_backed_up(full: Storage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that was opened for reading only is kept in memory, and its header still tells of a log."""
    before = everything(full)
    full.close()
    monkeypatch.setattr("app.storage.data_file.open_file", _refuse)
    memory = Storage(tmp_path / "full")
    assert not memory.lasting
    file = backed_up(memory, tmp_path / "one.backup")
    assert looked_into(file).contents.numbers["games"] == 2
    assert everything(memory) == before


def _refuse(*_: object) -> None:
    raise PermissionError


def test_a_data_file_that_was_set_aside_can_be_restored(full: Storage, storage: Storage, tmp_path: Path) -> None:
    before = everything(full)
    aside = tmp_path / "records-damaged-2026-11-23-081500.sqlite3"
    for ending in ("", "-wal"):  # as it is while a window has it open: all of it is still in the log
        aside.with_name(aside.name + ending).write_bytes((tmp_path / "full" / (FILE_NAME + ending)).read_bytes())
    done = restored(aside, storage, RestoreMode.REPLACE)
    assert everything(storage) == before
    assert done.settings is None


def test_a_backup_of_the_first_release_is_brought_up_to_date_in_a_copy(storage: Storage, tmp_path: Path) -> None:
    folder = tmp_path / "old"
    as_first_released(folder)
    file = folder / FILE_NAME
    whole = file.read_bytes()
    assert looked_into(file).contents.numbers["games"] == 1
    restored(file, storage, RestoreMode.MERGE)
    assert file.read_bytes() == whole
    (game,) = storage.repository(Games).newest()
    assert (game.turns, game.strict) == (straight_game().turns, False)
    assert [record.name for record in storage.repository(OwnBoards).newest()] == ["Round"]


def test_a_newer_backup_is_refused(full: Storage, storage: Storage, tmp_path: Path) -> None:
    file = backed_up(full, tmp_path / "one.backup")
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(f"PRAGMA user_version = {len(migrations()) + 1}")
    assert sentence_of(file) == (
        "one.backup was made by a newer version of this program; update the program, then restore it"
    )
    with pytest.raises(InputError):
        restored(file, storage, RestoreMode.REPLACE)


@pytest.mark.parametrize("share", [0.1, 0.5, 0.9, 0.999])
def test_a_truncated_backup_is_refused(full: Storage, tmp_path: Path, share: float) -> None:
    file = backed_up(full, tmp_path / "one.backup")
    whole = file.read_bytes()
    file.write_bytes(whole[: int(len(whole) * share)])
    assert sentence_of(file).startswith("one.backup is damaged or incomplete, so nothing of it was restored")


def test_a_backup_with_a_spoilt_page_is_refused(full: Storage, tmp_path: Path) -> None:
    file = backed_up(full, tmp_path / "one.backup")
    whole = bytearray(file.read_bytes())
    whole[4096:8192] = os.urandom(4096)
    file.write_bytes(whole)
    assert sentence_of(file).startswith("one.backup is damaged or incomplete")


def test_a_backup_whose_tables_are_no_text_is_refused(full: Storage, tmp_path: Path) -> None:
    file = backed_up(full, tmp_path / "one.backup")
    file.write_bytes(file.read_bytes().replace(b"TABLE games (", b"TABLE games \xff", 1))
    assert sentence_of(file).startswith("one.backup is damaged or incomplete")


@pytest.mark.parametrize("content", [b"", b"\x89PNG\r\n", b"SQLite format 3\0", b"{}" * 5000])
def test_a_file_that_is_no_database_is_refused(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "other.backup"
    file.write_bytes(content)
    assert sentence_of(file).startswith("other.backup is ")


def test_a_file_of_another_program_is_refused(tmp_path: Path) -> None:
    of_another_program(tmp_path / "other")
    assert sentence_of(tmp_path / "other" / FILE_NAME).startswith(f"{FILE_NAME} is not a backup of this program")


def test_what_is_no_file_is_refused_by_its_name(tmp_path: Path) -> None:
    assert sentence_of(tmp_path / "none.backup").startswith(f"there is no file {tmp_path / 'none.backup'}")
    assert sentence_of(tmp_path).startswith(f"{tmp_path} is a folder")
    assert "null character" in sentence_of(tmp_path / "a\0b")


if sys.platform != "win32":

    def test_a_pipe_is_refused_without_being_opened(tmp_path: Path) -> None:
        os.mkfifo(tmp_path / "pipe.backup")
        assert "is a pipe or a device" in sentence_of(tmp_path / "pipe.backup")


HOSTILE = (
    "UPDATE games SET layout = x'ff00', steps = 'nonsense', seconds = 'soon'",
    "UPDATE own_layouts SET name = x'ff00'",
    "UPDATE games SET at = x'c328', layout = CAST(x'c328' AS TEXT)",
    "INSERT INTO settings VALUES ('x', '{'), ('y', '[1]'), ('z', '\"fine\"')",
    "CREATE TRIGGER evil AFTER INSERT ON games BEGIN DELETE FROM games; END",
    "CREATE VIEW more AS SELECT * FROM games, games g, games h",
    "CREATE TABLE stranger (id, at, deleted)",
    "ALTER TABLE games ADD COLUMN stranger",
    "ALTER TABLE games ADD COLUMN [x FROM games; DROP TABLE games; --]",
    "CREATE TABLE [games; DROP TABLE games] (id, at, deleted)",
)


@pytest.mark.sampled
@pytest.mark.parametrize("way", RestoreMode)
@pytest.mark.parametrize("statement", HOSTILE)
def test_a_backup_that_was_tampered_with_is_restored_or_refused(
    full: Storage, storage: Storage, tmp_path: Path, statement: str, way: RestoreMode
) -> None:
    file = backed_up(full, tmp_path / "one.backup")
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(statement)
        connection.commit()
    before = everything(storage)
    try:
        assert set(looked_into(file).settings or ()) <= {*SETTINGS, "z"}
        restored(file, storage, way)
    except InputError:
        assert everything(storage) == before
    assert storage.repository(OwnLayouts).newest() is not None
    assert storage.repository(Games).newest() is not None


def test_rows_that_a_table_does_not_take_are_refused_and_nothing_is_changed(
    full: Storage, storage: Storage, tmp_path: Path
) -> None:
    storage.repository(Games).keep(straight_game())
    before = everything(storage)
    file = backed_up(full, tmp_path / "one.backup")
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(
            """ALTER TABLE days RENAME TO before; CREATE TABLE days AS SELECT * FROM before;
            INSERT INTO days SELECT id + 1, day, layout, on_time, at, deleted FROM before; DROP TABLE before"""
        )
    for way in RestoreMode:
        with pytest.raises(InputError, match=r"one\.backup is damaged"):
            restored(file, storage, way)
        assert everything(storage) == before


@pytest.mark.parametrize("way", RestoreMode)
def test_a_restore_that_is_stopped_anywhere_has_changed_nothing(
    full: Storage, storage: Storage, tmp_path: Path, way: RestoreMode
) -> None:
    storage.repository(Games).keep(straight_game())
    before = everything(storage)
    file = backed_up(full, tmp_path / "one.backup")
    reports = 0
    while True:
        search = restore(file, storage.file.path, way)
        events = [next(search) for _ in range(reports + 1)]
        search.close()
        if not hasattr(events[-1], "depth"):  # the answer
            break
        assert everything(storage) == before
        reports += 1
    assert reports > 10
    assert everything(storage) != before


def test_while_it_restores_others_read_what_was_there(full: Storage, storage: Storage, tmp_path: Path) -> None:
    search = restore(backed_up(full, tmp_path / "one.backup"), storage.file.path, RestoreMode.REPLACE)
    for _ in range(6):
        next(search)
    assert storage.repository(Games).newest() == []
    with pytest.raises(StorageError) as busy:
        storage.repository(Games).keep(straight_game())
    assert busy.value.message.template is StorageFault.BUSY
    search.close()
    storage.repository(Games).keep(straight_game())


def test_a_disk_that_gets_full_is_told_and_nothing_is_changed(
    full: Storage, storage: Storage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    storage.repository(Games).keep(straight_game())
    before = everything(storage)
    file = backed_up(full, tmp_path / "one.backup")
    _leave_no_room(monkeypatch)
    for way in RestoreMode:
        with pytest.raises(StorageError) as refused:
            restored(file, storage, way)
        assert refused.value.message.template is StorageFault.FULL
        assert everything(storage) == before


def test_a_backup_for_which_there_is_no_room_is_an_error_of_the_system(
    full: Storage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def connect(*arguments: Any, **keywords: Any) -> sqlite3.Connection:
        connection = original(*arguments, **keywords)
        connection.execute("PRAGMA max_page_count = 20")
        return connection

    from app.storage.backup import writing

    original = writing.connect
    monkeypatch.setattr(writing, "connect", connect)
    with pytest.raises(OSError, match="full") as full_disk:
        backed_up(full, tmp_path / "one.backup")
    assert full_disk.value.errno == errno.ENOSPC


def _leave_no_room(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the data file grow no further, and fill what is left."""
    from app.storage.backup import restoring

    original = restoring.contents_of

    def counted(connection: sqlite3.Connection, schema: str = "main") -> object:
        pages = connection.execute("PRAGMA data.page_count").fetchone()[0]
        connection.execute(f"PRAGMA data.max_page_count = {pages}")
        connection.execute("CREATE TABLE data.filler AS SELECT randomblob(1000000)")
        return original(connection, schema)

    monkeypatch.setattr(restoring, "contents_of", counted)


def test_a_data_file_that_cannot_be_written_is_told(
    full: Storage, storage: Storage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from app.storage.backup import restoring

    original = restoring.contents_of

    def counted(connection: sqlite3.Connection, schema: str = "main") -> object:
        connection.execute("PRAGMA query_only = ON")
        return original(connection, schema)

    file = backed_up(full, tmp_path / "one.backup")
    monkeypatch.setattr(restoring, "contents_of", counted)
    with pytest.raises(StorageError) as refused:
        restored(file, storage, RestoreMode.REPLACE)
    assert refused.value.message.template is StorageFault.READ_ONLY


def test_the_mark_of_a_backup_is_that_of_a_data_file(full: Storage, tmp_path: Path) -> None:
    with closing(sqlite3.connect(backed_up(full, tmp_path / "one.backup"))) as connection:
        assert connection.execute("PRAGMA application_id").fetchone()[0] == APPLICATION_ID
        assert connection.execute("PRAGMA journal_mode").fetchone()[0] == "delete"
