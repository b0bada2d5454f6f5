"""Restoring a backup: in the place of what is in the data file, or merged with it; all of it or nothing."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from app.storage.backup.merging import merge_table
from app.storage.backup.reading import BackupFault, Chosen, Contents, contents_of, opened_copy, settings_in
from app.storage.backup.writing import Count, copy_table, records_in
from app.storage.data_file import LITTLE_ROOM
from app.storage.faults import fault_of
from app.storage.schema import tables_in, transaction
from solvers.message import InputError
from solvers.search import Progress, Search, last_answer


class RestoreMode(StrEnum):
    """What becomes of what is in the data file."""

    MERGE = "merge"
    REPLACE = "replace"


@dataclass(frozen=True)
class RestoreResult:
    """What was in the data file before and is in it now, and the settings of the backup."""

    before: Contents
    after: Contents
    settings: dict[str, Chosen] | None


def restore(file: Path, data: Path, way: RestoreMode) -> Search[RestoreResult]:
    """Restore a backup into the data file, in one transaction; its answer says what has changed.

    Other connections may read meanwhile, and see what was there; who wants to write has to wait. Raises `InputError`
    where the backup is wrong (see `read`) and `StorageError` where the data file cannot be written. A search that is
    stopped has changed nothing.
    """
    yield Progress(0, 0)
    with opened_copy(file) as copy, _errors(file, data):
        copy.execute("ATTACH ? AS data", (f"{data.absolute().as_uri()}?mode=rw",))
        copy.execute("PRAGMA data.synchronous = FULL")
        with transaction(copy):
            before = contents_of(copy, "data")
            tables = sorted({*tables_in(copy, "data")} & {*tables_in(copy)})
            count = Count(records_in(copy, tables, "main"))
            yield count.add(0)
            for table in tables:
                yield from _taken(copy, table, way, count)
            after = contents_of(copy, "data")
            yield count.add(0)
        restored = RestoreResult(before, after, settings_in(copy))
    return (yield from last_answer(restored, count.done))


def _taken(copy: sqlite3.Connection, table: str, way: RestoreMode, count: Count) -> Iterator[Progress]:
    if way is RestoreMode.MERGE:
        return merge_table(copy, table, count)
    copy.execute(f"DELETE FROM data.{table}")
    return copy_table(copy, table, "main", "data", count)


@contextmanager
def _errors(file: Path, data: Path) -> Iterator[None]:
    """SQLite's errors as those of the data file, but for a record of the backup that no table takes."""
    try:
        yield
    except sqlite3.IntegrityError as error:
        raise InputError(BackupFault.DAMAGED, file=file.name) from error
    except (sqlite3.Error, UnicodeError) as error:
        disk_full = shutil.disk_usage(data.parent).free < LITTLE_ROOM
        raise fault_of(error, str(data), disk_full) from error
