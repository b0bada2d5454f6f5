"""A damaged file is set aside, whole and dated, and said so once; a new one is begun."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from app.klotski.repositories import Games
from app.storage.common import Comparison
from app.storage.data_file import FILE_NAME
from app.storage.faults import StorageError, StorageFault
from app.storage.history_query import HistoryQuery
from app.storage.opening import open_file
from app.storage.storage import Storage
from tests.app.storage.drawn_records import straight_game
from tests.app.storage.record_keys import record_keys

Damage = Callable[[bytes], bytes]
DAMAGES: dict[str, Damage] = {
    "garbage": lambda whole: bytes(number * 37 % 251 for number in range(5000)),
    "a few letters": lambda whole: b"not a data file",
    "cut in the middle of a page": lambda whole: whole[: len(whole) // 2 + 100],
    "cut after its first page": lambda whole: whole[:4096],
    "zeros for a header": lambda whole: bytes(100) + whole[100:],
    "zeros for its third page": lambda whole: whole[:8192] + bytes(4096) + whole[12_288:],
    "noise in its middle": lambda whole: whole[:9000] + b"\xa5" * 9000 + whole[18_000:],
    "what is no text in its tables": lambda whole: whole.replace(b"TABLE games (", b"TABLE games \xff", 1),
}


def filled(folder: Path) -> bytes:
    """A data file of some pages; returns what is in it."""
    storage = Storage(folder)
    storage.repository(Games).keep(straight_game())
    storage.comparisons.keep(Comparison("large", "y" * 40_000))
    storage.close()
    return (folder / FILE_NAME).read_bytes()


@pytest.mark.parametrize("name", DAMAGES)
def test_a_damaged_file_is_set_aside_and_said_so(folder: Path, name: str) -> None:
    damaged = DAMAGES[name](filled(folder))
    (folder / FILE_NAME).write_bytes(damaged)
    storage = Storage(folder)
    assert storage.file.notice is not None
    assert storage.file.notice.template is StorageFault.SET_ASIDE
    aside = folder / str(storage.file.notice.values["name"])
    assert aside.read_bytes() == damaged
    assert aside.name.startswith("records-damaged-20")
    assert storage.repository(Games).newest() == []
    kept = storage.repository(Games).keep(straight_game())
    storage.close()
    again = Storage(folder)
    assert again.file.notice is None
    assert again.repository(Games).newest() == [kept]
    again.close()


def test_a_file_cut_to_nothing_does_not_take_its_log_with_it(folder: Path) -> None:
    filled(folder)
    log = folder / f"{FILE_NAME}-wal"
    (folder / FILE_NAME).write_bytes(b"")
    log.write_bytes(b"what was saved last")
    storage = Storage(folder)
    assert storage.file.notice is not None
    aside = folder / f"{storage.file.notice.values['name']}-wal"
    assert aside.read_bytes() == b"what was saved last"
    storage.close()


def test_two_files_damaged_in_one_second_are_both_set_aside(folder: Path) -> None:
    for _ in range(2):
        folder.mkdir(parents=True, exist_ok=True)
        (folder / FILE_NAME).write_bytes(b"not a data file")
        storage = Storage(folder)
        storage.open()
        storage.close()
    assert len(list(folder.glob("records-damaged-*.sqlite3"))) == 2


def test_a_file_damaged_while_in_use_is_set_aside_too(folder: Path) -> None:
    whole = filled(folder)
    storage = Storage(folder)
    storage.open()
    (folder / FILE_NAME).write_bytes(whole[:4096] + b"\xa5" * (len(whole) - 4096))
    storage.file.connection.execute("PRAGMA shrink_memory")  # what SQLite remembers of the file is whole
    with pytest.raises(StorageError) as caught:
        storage.repository(Games).newest()
    assert caught.value.message.template is StorageFault.SET_ASIDE
    assert (folder / str(caught.value.message.values["name"])).stat().st_size == len(whole)
    assert record_keys(storage.history, HistoryQuery()) == []
    kept = storage.repository(Games).keep(straight_game())
    assert storage.repository(Games).newest() == [kept]
    storage.close()


def test_a_file_of_a_newer_version_is_left_alone(folder: Path) -> None:
    filled(folder)
    with closing(open_file(folder / FILE_NAME)) as connection:
        connection.execute("PRAGMA user_version = 99")
    before = (folder / FILE_NAME).read_bytes()
    storage = Storage(folder)
    assert storage.file.notice is not None
    assert storage.file.notice.template is StorageFault.NEWER
    kept = storage.repository(Games).keep(straight_game())
    assert storage.repository(Games).newest() == [kept]
    storage.close()
    assert (folder / FILE_NAME).read_bytes() == before


def test_an_empty_file_is_begun_without_a_word(folder: Path) -> None:
    folder.mkdir(parents=True)
    (folder / FILE_NAME).write_bytes(b"")
    storage = Storage(folder)
    assert storage.file.notice is None
    assert storage.lasting
    storage.close()
