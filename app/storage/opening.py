"""Opening the data file, setting a damaged one aside, and doing without one."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path

from app.storage.faults import DamagedError, is_damage
from app.storage.schema import MIGRATIONS, migrate

BUSY_SECONDS = 2.0
"""How long to wait for another window that is writing."""

SIDE_FILES = ("-wal", "-shm", "-journal")
"""What SQLite keeps beside a file; a part of what was saved may be there."""


def open_file(path: Path) -> sqlite3.Connection:
    """The file, whole and of this version, made when there is none.

    A write-ahead log, because a commit then waits for the disk once instead of three times, and windows of the same
    program do not wait for each other's reading; synchronous in full, so that a commit that has returned survives the
    loss of power. Raises `DamagedError`, `NewerError`, or what SQLite and the folder say.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    if _emptied(path):
        raise DamagedError
    connection = _connect(str(path))
    try:
        _prepare(connection)
    except sqlite3.DatabaseError as error:
        connection.close()
        if is_damage(error):
            raise DamagedError from error
        raise
    except BaseException:
        connection.close()
        raise
    return connection


def open_memory(path: Path | None = None) -> sqlite3.Connection:
    """A file in memory, with what can be read of the one at `path`."""
    memory = _connect(":memory:")
    if path is not None:
        _copy(path, memory)
    migrate(memory)
    return memory


def set_aside(path: Path, now: datetime) -> Path:
    """Give a damaged file and its side files another name, with the date; returns it."""
    date = now.strftime("%Y-%m-%d-%H%M%S")
    number = 1
    while (aside := path.with_name(f"{path.stem}-damaged-{date}{_suffix(number)}{path.suffix}")).exists():
        number += 1
    path.rename(aside)
    for ending in SIDE_FILES:
        side = path.with_name(path.name + ending)
        if side.exists():
            side.rename(aside.with_name(aside.name + ending))
    return aside


def _connect(target: str, uri: bool = False) -> sqlite3.Connection:
    connection = sqlite3.connect(target, timeout=BUSY_SECONDS, isolation_level=None, uri=uri)
    connection.row_factory = sqlite3.Row
    return connection


def _prepare(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    if connection.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
        raise DamagedError
    migrate(connection)
    _try_to_write(connection)


def _try_to_write(connection: sqlite3.Connection) -> None:
    """Write what is there already, and take it back: where nothing can be written, that is refused here and now."""
    connection.execute("BEGIN IMMEDIATE")
    connection.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")
    connection.execute("ROLLBACK")


def _emptied(path: Path) -> bool:
    """Whether the file was cut to nothing while its log still holds something: SQLite would throw the log away."""
    log = path.with_name(path.name + "-wal")
    return path.exists() and path.stat().st_size == 0 and log.exists() and log.stat().st_size > 0


def _copy(path: Path, memory: sqlite3.Connection) -> None:
    for mode in ("mode=ro", "immutable=1"):  # the second where even the log's index cannot be made
        try:
            with closing(_connect(f"{path.absolute().as_uri()}?{mode}", uri=True)) as source:
                source.backup(memory)
                return
        except sqlite3.DatabaseError:
            continue


def _suffix(number: int) -> str:
    return "" if number == 1 else f"-{number}"
