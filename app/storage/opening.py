"""Opening the data file, setting a damaged one aside, and doing without one."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import datetime
from pathlib import Path

from app.storage.faults import NewerError, StorageFault, UnusableError, is_damage, primary_code
from app.storage.possible import leave_out_impossible
from app.storage.schema import migrate, migrations

OPENING_SECONDS = 2.0
"""How long the opening waits for another window that is just making the file."""
BUSY_MS = 50
"""How long a writing waits for another window, and holds the window up: who writes tries again later."""

LARGEST_CHECKED = 4 << 20
"""Up to so many bytes a file is looked through when it is opened, which takes some 3 ms for each million bytes.

In a larger one damage is found where it is met.
"""

SIDE_FILES = ("-wal", "-shm", "-journal")
"""What SQLite keeps beside a file; a part of what was saved may be there."""


def open_file(path: Path) -> sqlite3.Connection:
    """The file, whole and of this version, made when there is none.

    A write-ahead log, because a commit then waits for the disk once instead of three times, and windows of the same
    program do not wait for each other's reading; synchronous in full, so that a commit that has returned survives the
    loss of power. Raises `UnusableError`, `NewerError`, or what SQLite and the folder say.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    if not _only_files(path):
        raise UnusableError(StorageFault.NO_FILE)
    if _emptied(path):
        raise UnusableError(StorageFault.SET_ASIDE)
    connection = connect(str(path))
    try:
        _prepare(connection)
    except BaseException as error:
        connection.close()
        if isinstance(error, Exception) and is_damage(error):
            raise UnusableError(StorageFault.SET_ASIDE) from error
        raise
    return connection


def open_copy(path: Path, source: sqlite3.Connection) -> sqlite3.Connection:
    """A new file with all that is in another connection; raises what SQLite and the folder say, and leaves nothing."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(exist_ok=False)
    connection: sqlite3.Connection | None = None
    try:
        connection = connect(str(path))
        source.backup(connection)
        _prepare(connection)
    except BaseException:
        if connection is not None:
            connection.close()
        for left in list(_present(path)):
            left.unlink()
        raise
    return connection


def open_memory(path: Path | None = None) -> sqlite3.Connection:
    """A file in memory, with what can be read of the one at `path`."""
    memory = connect(":memory:")
    try:
        if path is not None and path.is_file() and _only_files(path):
            copy_into(memory, path)
        complete(memory)
    except (sqlite3.Error, UnicodeDecodeError, OSError, UnusableError, NewerError):  # no file of ours, or out of reach
        memory.close()
        return open_memory()
    return memory


def set_aside(path: Path, why: str, now: datetime) -> Path:
    """Give what is in the file's place, and its side files, another name, with the reason and the date; returns it."""
    date = now.strftime("%Y-%m-%d-%H%M%S")
    number = 1
    while os.path.lexists(aside := path.with_name(f"{path.stem}-{why}-{date}{_suffix(number)}{path.suffix}")):
        number += 1
    for present in list(_present(path)):
        present.rename(aside.with_name(aside.name + present.name.removeprefix(path.name)))
    return aside


def connect(target: str, uri: bool = False) -> sqlite3.Connection:
    """A connection that keeps no statements: each would keep what was last bound to it, such as a tour of 16 MB."""
    connection = sqlite3.connect(target, timeout=OPENING_SECONDS, isolation_level=None, uri=uri, cached_statements=0)
    connection.row_factory = sqlite3.Row
    return connection


def _prepare(connection: sqlite3.Connection) -> None:
    if _size(connection) <= LARGEST_CHECKED and connection.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
        raise UnusableError(StorageFault.SET_ASIDE)
    complete(connection)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
    _try_to_write(connection)


def complete(connection: sqlite3.Connection) -> None:
    """Bring a file up to this version, without records of impossible values."""
    migrate(connection)
    leave_out_impossible(connection)


def _size(connection: sqlite3.Connection) -> int:
    return connection.execute("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size").fetchone()[0]


def _try_to_write(connection: sqlite3.Connection) -> None:
    """Write what is there already, and take it back: where nothing can be written, that is refused here and now."""
    try:
        connection.execute("BEGIN IMMEDIATE")
    except sqlite3.OperationalError as error:
        if primary_code(error) == sqlite3.SQLITE_BUSY:
            return  # another window is writing just now, so it can be written
        raise
    connection.execute(f"PRAGMA user_version = {len(migrations())}")
    connection.execute("ROLLBACK")


def _only_files(path: Path) -> bool:
    """Whether all that SQLite would open is a file or not there: a pipe would never answer, a device never end."""
    return all(present.is_file() or not present.exists() for present in _present(path))


def _present(path: Path) -> Iterator[Path]:
    """What there is in the place of the file and of its side files."""
    for ending in ("", *SIDE_FILES):
        present = path.with_name(path.name + ending)
        if os.path.lexists(present):
            yield present


def _emptied(path: Path) -> bool:
    """Whether the file was cut to nothing while its log still holds something: SQLite would throw the log away."""
    log = path.with_name(path.name + "-wal")
    return path.exists() and path.stat().st_size == 0 and log.exists() and log.stat().st_size > 0


def copy_into(memory: sqlite3.Connection, path: Path) -> None:
    """Copy all of a file, which is not changed, into another database; raises what SQLite says."""
    for mode in ("mode=ro", "immutable=1"):  # the second where even the log's index cannot be made
        try:
            with closing(connect(f"{path.absolute().as_uri()}?{mode}", uri=True)) as source:
                source.backup(memory)
                return
        except sqlite3.DatabaseError:
            if mode == "immutable=1":
                raise


def _suffix(number: int) -> str:
    return "" if number == 1 else f"-{number}"
