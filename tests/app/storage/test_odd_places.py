"""What is in the place of the data file and is not ours is never lost, and is named in a sentence."""

from __future__ import annotations

import os
import shutil
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from app.klotski.repositories import Games, OwnLayout, OwnLayouts, Solutions
from app.knight.repositories import OwnBoard, OwnBoards, Tours
from app.storage.data_file import FILE_NAME
from app.storage.faults import StorageError, StorageFault
from app.storage.history_query import HistoryQuery, Key
from app.storage.schema import APPLICATION_ID, migrations
from app.storage.storage import Storage
from solvers.message import Message
from tests.app.storage.drawn_records import RING, TWO_STEPS_AWAY, solution, straight_game, tour
from tests.app.storage.record_keys import record_keys
from tests.app.storage.released import FIRST
from tests.app.storage.test_history import TABLES

MAIN_AND_SIDES = (FILE_NAME, f"{FILE_NAME}-wal", f"{FILE_NAME}-shm", f"{FILE_NAME}-journal")


def as_first_released(folder: Path, version: int = 1, mark: int = 0) -> None:
    """A file as the first release made it, with a game, a layout and a board in it, and this version and mark."""
    storage = Storage(folder)
    storage.repository(Games).keep(straight_game())
    storage.repository(OwnLayouts).keep(OwnLayout("Mine", TWO_STEPS_AWAY))
    storage.repository(OwnBoards).keep(OwnBoard("Round", RING))
    storage.close()
    newest = folder / "newest.sqlite3"
    (folder / FILE_NAME).rename(newest)
    with closing(sqlite3.connect(folder / FILE_NAME, isolation_level=None)) as connection:
        connection.executescript(";".join(FIRST))
        connection.execute("ATTACH ? AS newest", (str(newest),))
        for (table,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            columns = ", ".join(row[1] for row in connection.execute(f"PRAGMA table_info({table})"))
            connection.execute(f"INSERT INTO {table} ({columns}) SELECT {columns} FROM newest.{table}")
        connection.execute(f"PRAGMA application_id = {mark}")
        connection.execute(f"PRAGMA user_version = {version}")
    newest.unlink()


def of_another_program(
    folder: Path, version: int = 1, mark: int = 0, tables: str = "CREATE TABLE songs (id, title)"
) -> None:
    """A file of SQLite's that is not ours."""
    folder.mkdir(parents=True)
    with closing(sqlite3.connect(folder / FILE_NAME)) as connection:
        connection.executescript(tables)
        connection.execute(f"PRAGMA user_version = {version}")
        connection.execute(f"PRAGMA application_id = {mark}")
        connection.commit()


def marks(path: Path) -> tuple[int, int]:
    """The mark and the version of a file."""
    with closing(sqlite3.connect(path)) as connection:
        return tuple(connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("application_id", "user_version"))


def noticed(storage: Storage) -> StorageFault:
    """The sentence that was said at the opening."""
    assert storage.file.notice is not None
    assert "\n" not in str(storage.file.notice)
    assert isinstance(storage.file.notice.template, StorageFault)
    return storage.file.notice.template


def kept_after_all(folder: Path, storage: Storage) -> None:
    """Keep a record, and see it on another day."""
    assert storage.lasting
    kept = storage.repository(Tours).keep(tour())
    storage.close()
    again = Storage(folder)
    assert again.file.notice is None
    assert again.repository(Tours).newest() == [kept]
    again.close()


def test_a_new_file_is_marked(folder: Path) -> None:
    storage = Storage(folder)
    storage.open()
    storage.close()
    assert marks(folder / FILE_NAME) == (APPLICATION_ID, len(migrations()))
    assert (folder / FILE_NAME).read_bytes()[68:72] == b"HuaK"  # where file(1) looks for it


@pytest.mark.parametrize("version", [1, 0, -1, -(2**31)])
def test_a_file_without_the_mark_or_the_version_opens_with_all_that_is_in_it(folder: Path, version: int) -> None:
    as_first_released(folder, version)
    storage = Storage(folder)
    assert storage.file.notice is None
    (game,) = storage.repository(Games).newest()
    assert (game.turns, game.strict) == (straight_game().turns, False)
    assert (game.taken, game.given, game.stars, storage.repository(Games).unrated()) == (None, False, None, [])
    assert list(storage.repository(Games).bests().values()) == [(None, 2)], "solved, for stars that nobody knows"
    assert [record.name for record in storage.repository(OwnLayouts).newest()] == ["Mine"]
    assert [record.name for record in storage.repository(OwnBoards).newest()] == ["Round"]
    kept_after_all(folder, storage)
    assert marks(folder / FILE_NAME) == (APPLICATION_ID, len(migrations()))


@pytest.mark.parametrize("version", [0, 1, 7, -1])
@pytest.mark.parametrize("mark", [0, 0x47504B47])  # the second is GeoPackage's
def test_a_file_of_another_program_is_set_aside_unchanged(folder: Path, version: int, mark: int) -> None:
    of_another_program(folder, version, mark)
    whole = (folder / FILE_NAME).read_bytes()
    storage = Storage(folder)
    assert noticed(storage) is StorageFault.FOREIGN
    aside = folder / str((storage.file.notice or Message(StorageFault.GONE)).values["name"])
    assert aside.name.startswith("records-foreign-20")
    assert aside.read_bytes() == whole
    kept_after_all(folder, storage)


def test_a_file_with_some_of_our_tables_is_another_program_s(folder: Path) -> None:
    of_another_program(folder, 1, tables=";".join(FIRST[:5]))
    storage = Storage(folder)
    assert noticed(storage) is StorageFault.FOREIGN
    kept_after_all(folder, storage)


def test_a_file_of_ours_that_lacks_a_table_is_damaged(folder: Path) -> None:
    as_first_released(folder, 1, APPLICATION_ID)
    with closing(sqlite3.connect(folder / FILE_NAME)) as connection:
        connection.execute("DROP TABLE games")
    storage = Storage(folder)
    assert noticed(storage) is StorageFault.SET_ASIDE
    kept_after_all(folder, storage)


@pytest.mark.parametrize("mark", [0, APPLICATION_ID])
def test_a_newer_file_is_left_as_it_is_whether_it_is_marked_or_not(folder: Path, mark: int) -> None:
    as_first_released(folder, 99, mark)
    whole = (folder / FILE_NAME).read_bytes()
    storage = Storage(folder)
    assert noticed(storage) is StorageFault.NEWER
    assert not storage.lasting
    storage.close()
    assert (folder / FILE_NAME).read_bytes() == whole


def make_pipe(path: Path) -> None:
    os.mkfifo(path)


def make_folder(path: Path) -> None:
    path.mkdir()
    (path / "something").write_text("of the person's")


def make_device(path: Path) -> None:
    path.symlink_to("/dev/zero")


ODD: dict[str, Callable[[Path], None]] = {"folder": make_folder}
if sys.platform != "win32":
    ODD |= {"pipe": make_pipe, "device": make_device}


@pytest.mark.timeout(20)
@pytest.mark.parametrize("name", MAIN_AND_SIDES)
@pytest.mark.parametrize("odd", ODD)
def test_what_is_no_file_is_never_opened(folder: Path, odd: str, name: str) -> None:
    folder.mkdir(parents=True)
    ODD[odd](folder / name)
    storage = Storage(folder)
    assert noticed(storage) is StorageFault.NO_FILE
    aside = str((storage.file.notice or Message(StorageFault.GONE)).values["name"])
    assert os.path.lexists(folder / name.replace(FILE_NAME, aside))
    kept_after_all(folder, storage)


def test_a_link_to_a_file_on_a_disk_that_is_not_there_is_left_alone(folder: Path) -> None:
    folder.mkdir(parents=True)
    (folder / FILE_NAME).symlink_to(folder / "unplugged" / FILE_NAME)
    storage = Storage(folder)
    assert noticed(storage) is StorageFault.NOT_WRITABLE
    assert not storage.lasting
    storage.repository(Games).keep(straight_game())
    storage.close()
    assert (folder / FILE_NAME).is_symlink()


def test_a_link_to_a_data_file_is_followed(folder: Path) -> None:
    elsewhere = folder.parent / "elsewhere"
    as_first_released(elsewhere)
    folder.mkdir(parents=True)
    (folder / FILE_NAME).symlink_to(elsewhere / FILE_NAME)
    storage = Storage(folder)
    assert storage.file.notice is None
    assert len(storage.repository(Games).newest()) == 1
    kept_after_all(elsewhere, storage)


@pytest.mark.parametrize("name", ["a\0b", "\0", "with\udcffbytes\0", "x" * 300])
def test_a_folder_of_an_impossible_name_is_done_without(tmp_path: Path, name: str) -> None:
    storage = Storage(tmp_path / name)
    assert noticed(storage) is StorageFault.NOT_WRITABLE
    assert "\0" not in str(storage.file.notice)
    str(storage.file.notice).encode()
    kept = storage.repository(Games).keep(straight_game())
    assert storage.repository(Games).newest() == [kept]
    storage.close()


def test_what_is_saved_can_be_left_alone(folder: Path) -> None:
    as_first_released(folder)
    whole = (folder / FILE_NAME).read_bytes()
    storage = Storage(folder, left_alone=True)
    assert noticed(storage) is StorageFault.WITHOUT
    assert storage.repository(Games).newest() == []
    storage.repository(Games).keep(straight_game())
    storage.close()
    assert (folder / FILE_NAME).read_bytes() == whole


class Heard:
    """What a storage says of itself."""

    def __init__(self, storage: Storage) -> None:
        self.notices: list[object] = []
        self.saved = 0
        storage.listen(self._notice, self._save)

    def _notice(self, notice: Message) -> None:
        self.notices.append(notice.template)

    def _save(self) -> None:
        self.saved += 1


def test_a_folder_taken_away_is_written_again_with_everything_in_it(storage: Storage, folder: Path) -> None:
    heard = Heard(storage)
    before = storage.repository(Games).keep(straight_game())
    assert (heard.saved, heard.notices) == (1, [])
    shutil.rmtree(folder)
    after = storage.repository(Solutions).keep(solution())
    assert (heard.saved, heard.notices) == (2, [StorageFault.WRITTEN_AGAIN])
    other = Storage(folder)  # while the first is open: nothing waits for its end
    assert other.file.notice is None
    assert other.repository(Games).newest() == [before]
    assert other.repository(Solutions).newest() == [after]
    other.close()
    last = storage.repository(Tours).keep(tour())
    record_keys(storage.history, HistoryQuery())
    storage.close()
    again = Storage(folder)
    assert (again.repository(Games).newest(), again.repository(Tours).newest()) == ([before], [last])
    assert not list(folder.glob("*-wal"))[1:]
    again.close()


def test_while_the_folder_cannot_be_written_again_nothing_is_said_to_be_saved(storage: Storage, folder: Path) -> None:
    heard = Heard(storage)
    shutil.rmtree(folder)
    folder.write_text("a file where the folder was")
    kept = [storage.repository(Games).keep(straight_game(seconds=float(second))) for second in range(3)]
    assert (heard.saved, heard.notices) == (0, [StorageFault.ADRIFT])
    assert not storage.lasting
    assert len(storage.repository(Games).newest()) == 3
    folder.unlink()
    kept.append(storage.repository(Games).keep(straight_game(seconds=3.0)))
    assert (heard.saved, heard.notices) == (1, [StorageFault.ADRIFT, StorageFault.WRITTEN_AGAIN])
    assert storage.lasting
    storage.close()
    again = Storage(folder)
    assert sorted(again.repository(Games).newest(), key=lambda game: game.seconds) == kept
    again.close()


def test_a_file_put_in_the_place_of_ours_is_not_written_over(storage: Storage, folder: Path) -> None:
    heard = Heard(storage)
    as_first_released(folder.parent / "backup")
    (folder.parent / "backup" / FILE_NAME).replace(folder / FILE_NAME)
    whole = (folder / FILE_NAME).read_bytes()
    storage.repository(Games).keep(straight_game(seconds=1.0))
    storage.repository(Games).keep(straight_game(seconds=2.0))
    assert (heard.saved, heard.notices) == (0, [StorageFault.REPLACED])
    assert not storage.lasting
    assert len(storage.repository(Games).newest()) == 2
    storage.close()
    assert (folder / FILE_NAME).read_bytes() == whole


@pytest.mark.parametrize("table", TABLES)
def test_what_is_not_there_any_more_cannot_be_restored(storage: Storage, table: str) -> None:
    kept = storage.repository(Tours).keep(tour())
    with pytest.raises(StorageError) as caught:
        storage.history.restore([Key(table, 77)])
    assert caught.value.message.template is StorageFault.GONE
    storage.history.delete([Key(table, 77)])
    assert storage.repository(Tours).newest() == [kept]


def test_a_record_whose_number_is_gone_is_written_under_another(storage: Storage) -> None:
    kept = storage.repository(Games).keep(straight_game())
    with storage.file.transaction() as execute:
        execute("DELETE FROM games", ())
    written = storage.repository(Games).keep(kept)
    assert storage.repository(Games).newest() == [written]


@pytest.mark.parametrize("at", ["yesterday", b"\xff"])
def test_a_line_that_makes_no_sense_is_left_out_of_the_list(storage: Storage, at: str | bytes) -> None:
    good, bad = (
        storage.repository(Games).keep(straight_game()),
        storage.repository(Games).keep(straight_game(seconds=1.0)),
    )
    with storage.file.transaction() as execute:
        execute("UPDATE games SET at = ? WHERE id = ?", (at, bad.id))
    keys = record_keys(storage.history, HistoryQuery())
    assert [row.key.number for row in storage.history.rows(keys).values()] == [good.id]


def test_a_line_of_an_unknown_count_is_left_out_of_the_list(storage: Storage) -> None:
    good, bad = (
        storage.repository(Games).keep(straight_game()),
        storage.repository(Games).keep(straight_game(seconds=1.0)),
    )
    with storage.file.transaction() as execute:
        execute("UPDATE games SET metric = 'miles' WHERE id = ?", (bad.id,))
    keys = record_keys(storage.history, HistoryQuery())
    assert [row.key.number for row in storage.history.rows(keys).values()] == [good.id]


def test_a_value_that_sqlite_cannot_hold_is_refused_in_a_sentence(storage: Storage) -> None:
    for record, fault in (
        (OwnLayout("half a letter \ud83d", TWO_STEPS_AWAY), StorageFault.CHARACTERS),
        (OwnLayout("x", TWO_STEPS_AWAY, id=2**70), StorageFault.TOO_LARGE),
    ):
        with pytest.raises(StorageError) as caught:
            storage.repository(OwnLayouts).keep(record)
        assert caught.value.message.template is fault
    assert storage.repository(OwnLayouts).newest() == []


def test_the_file_is_opened_when_something_is_first_asked_of_it(folder: Path) -> None:
    storage = Storage(folder)
    heard = Heard(storage)
    assert storage.repository(Games) is storage.repository(Games)
    assert not folder.exists()
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.write_text("a file where the folder should be")
    assert storage.repository(Games).newest() == []
    assert heard.notices == [StorageFault.NOT_WRITABLE]
    assert not storage.lasting
    storage.close()
