"""What runs off the GUI thread: writing a backup, and restoring one after what is there has been written to a copy."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import date, datetime
from pathlib import Path
from typing import NamedTuple

from app.storage.backup import Chosen, Contents, RestoreMode, RestoreResult, restore, survey, write
from app.ui.files import atomic_path
from solvers.search import Progress, Search, answer_of, last_answer

ENDING = "backup"
COPY_PREFIX = "records-before-restore-"
COPIES = 5
"""How many copies from before restores are left beside the data file: the newest ones."""
AUTOMATIC_FOLDER, AUTOMATIC_PREFIX = "backups", "huarong-knight-"
AUTOMATIC = 7
"""How many automatic backups are left: those of the last days."""


@dataclass(frozen=True)
class BackupSource:
    """What is backed up: the data file as another thread reads it, and the settings."""

    data: Path | bytes
    settings: Mapping[str, Chosen]


class Restore(NamedTuple):
    """A backup that is to be restored into the data file `data`, with the settings in it or without."""

    file: Path
    data: Path
    way: RestoreMode
    with_settings: bool
    source: BackupSource


class Outcomes(NamedTuple):
    """What a restore has changed, and the copy of what was there before."""

    restored: RestoreResult
    copy: Path


def backing_up(target: Path, source: BackupSource) -> Search[Contents]:
    """Write a backup, whole or not at all; its answer is what is in it. Raises `InputError` or `StorageError`."""
    contents = yield from _writing(target, source)
    return (yield from last_answer(contents))


def backing_up_today(target: Path, source: BackupSource) -> Search[Contents]:
    """Write the automatic backup of a day, unless there is nothing to keep, and remove the oldest ones.

    Raises `InputError` or `StorageError`.
    """
    contents = yield from answer_of(survey(source.data))
    if contents != Contents():
        with atomic_path(target) as part:
            target.parent.mkdir(exist_ok=True)
            contents = yield from answer_of(write(part, source.data, source.settings))
        _remove(automatic_backups(target.parent.parent)[AUTOMATIC:])
    return (yield from last_answer(contents))


def restoring(asked: Restore) -> Search[Outcomes]:
    """Write a copy of what is there beside the data file, then restore; raises `InputError` or `StorageError`.

    The copy is removed again where nothing was restored.
    """
    copy = asked.data.with_name(f"{COPY_PREFIX}{datetime.now():%Y-%m-%d-%H%M%S-%f}.{ENDING}")
    yield from _writing(copy, asked.source)
    try:
        restored = yield from answer_of(restore(asked.file, asked.data, asked.way))
    except BaseException:
        copy.unlink(missing_ok=True)
        raise
    _remove(copies_in(asked.data.parent)[COPIES:])
    return (yield from last_answer(Outcomes(restored, copy)))


def copies_in(folder: Path) -> list[Path]:
    """The copies from before restores, the newest first."""
    return _newest_first(folder, f"{COPY_PREFIX}*.{ENDING}")


def automatic_backup(folder: Path, day: date) -> Path:
    """The automatic backup of a day, beside the data file in a folder."""
    return folder / AUTOMATIC_FOLDER / f"{AUTOMATIC_PREFIX}{day}.{ENDING}"


def automatic_backups(folder: Path) -> list[Path]:
    """The automatic backups that there are, the newest first."""
    return _newest_first(folder / AUTOMATIC_FOLDER, f"{AUTOMATIC_PREFIX}????-??-??.{ENDING}")


def _newest_first(folder: Path, pattern: str) -> list[Path]:
    with suppress(OSError):
        return sorted(folder.glob(pattern), reverse=True)
    return []


def _remove(files: list[Path]) -> None:
    for file in files:
        with suppress(OSError):
            file.unlink()


def _writing(target: Path, source: BackupSource) -> Generator[Progress, None, Contents]:
    with atomic_path(target) as part:
        return (yield from answer_of(write(part, source.data, source.settings)))
