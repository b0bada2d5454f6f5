"""The file of the settings: one that cannot be read is renamed, and without one they stay in memory."""

from __future__ import annotations

import os
import sys
from datetime import datetime
from enum import StrEnum
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QSettings, QStandardPaths

from app.ui.settings import MemoryStore, Settings
from solvers.message import Message


class SettingsFault(StrEnum):
    """What can be wrong with the file of the settings."""

    SET_ASIDE = (
        "the settings file could not be read, so the settings are back to their defaults; "
        "the old file was renamed to {name}"
    )
    NOT_WRITABLE = (
        "the settings cannot be saved in {folder}, so your choices last only until you close the program; "
        "make this folder and the files in it writable, then restart the program"
    )
    NOT_READABLE = (
        "the settings file {path} could not be read and was left unchanged, so your choices last only until you close "
        "the program: check the disk, then restart the program"
    )


def open_settings(left_alone: bool = False) -> Settings:
    """The settings in their file. A file that is `left_alone` is neither read nor written."""
    if left_alone:
        return Settings(MemoryStore())
    notice = None
    for path in _files():
        try:
            if os.path.lexists(path) and path.exists() and not path.is_file():
                notice = _set_aside(path)
        except OSError:
            return Settings(MemoryStore(), _not_writable(path))
        if path.is_file():
            try:
                path.read_bytes()
            except OSError:  # Qt would take the file for empty, and write over it
                return Settings(MemoryStore(), Message(SettingsFault.NOT_READABLE, {"path": str(path)}))
    store = QSettings()
    store.allKeys()  # only then the status tells whether the file can be read
    path = Path(store.fileName())
    if store.status() is QSettings.Status.FormatError:
        try:
            notice = _set_aside(path)
        except OSError:
            return Settings(MemoryStore(), _not_writable(path))
        store = QSettings()
    return Settings(store, notice if store.isWritable() else _not_writable(path))


def _set_aside(path: Path) -> Message:
    from app.storage.opening import set_aside  # only here: SQLite comes with it

    aside = set_aside(path, "damaged", datetime.now())
    return Message(SettingsFault.SET_ASIDE, {"name": aside.name})


def _not_writable(path: Path) -> Message:
    return Message(SettingsFault.NOT_WRITABLE, {"folder": str(path.parent)})


def _files() -> list[Path]:
    """The files that Qt will open, where they are files; a pipe in the place of one would never answer."""
    if sys.platform in ("win32", "darwin"):
        return []
    folder = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericConfigLocation))
    owner, program = QCoreApplication.organizationName(), QCoreApplication.applicationName()
    return [folder / owner / f"{program}.conf", folder / f"{owner}.conf"]
