"""The choices a person makes, declared once each, and remembered from one day to the next."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from pathlib import Path
from typing import Any, Generic, TypeVar, cast

from PySide6.QtCore import QByteArray, QCoreApplication, QSettings, QStandardPaths

from app.storage.opening import set_aside
from app.theme import SYSTEM
from solvers.statement import Statement

T = TypeVar("T", bool, int, float, str, QByteArray)


@dataclass(frozen=True, slots=True)
class Setting(Generic[T]):
    """One choice: the key it is kept under, and what it is before anybody chooses."""

    key: str
    default: T


THEME = Setting("look/theme", SYSTEM)
LANGUAGE = Setting("look/language", SYSTEM)
MOTION = Setting("look/motion", SYSTEM)
HINTS_SEEN = Setting("help/seen", "")
GEOMETRY = Setting("window/geometry", QByteArray())
CATALOGUE_GEOMETRY = Setting("catalogue/geometry", QByteArray())
PAGE = Setting("window/page", 0)
LAYOUT = Setting("klotski/layout", "VAAV/VAAV/VHHV/VSSV/S..S")
METRIC = Setting("klotski/count", "moves")
KLOTSKI_ENGINE = Setting("klotski/engine", "shortest")
KLOTSKI_SPEED = Setting("klotski/speed", 4.0)
KLOTSKI_GAME = Setting("klotski/game", "")
SHOW_DISTANCE = Setting("klotski/distance", True)
ROWS = Setting("knight/rows", 8)
COLUMNS = Setting("knight/columns", 8)
MISSING = Setting("knight/missing", "")
CLOSED = Setting("knight/closed", False)
KNIGHT_ENGINE = Setting("knight/engine", "automatic")
KNIGHT_WALK = Setting("knight/walk", "")
KNIGHT_SPEED = Setting("knight/speed", 8.0)
KNIGHT_SHOWS = Setting("knight/shows", "both")
EXPORT_FORMAT = Setting("export/format", "png")
EXPORT_FOLDER = Setting("export/folder", "")

LARGEST_NUMBER = (1 << 31) - 1
"""Qt's widgets take no larger whole number."""


class SettingsFault(StrEnum):
    """What can be wrong with the file of the settings."""

    SET_ASIDE = (
        "the file of the settings could not be read; it has been set aside as {name}, and the settings begin anew"
    )
    NOT_WRITABLE = (
        "the settings cannot be saved in {folder}, so what you choose now is kept only until the program is closed"
    )


class Settings:
    """Reads and writes settings; a value that is not of its setting's type is taken for the default.

    `notice` is what has to be said of their file: it was set aside, or cannot be written.
    """

    def __init__(self, left_alone: bool = False) -> None:
        """A file that is `left_alone` is neither read nor written: the settings are kept in memory."""
        self.notice: Statement | None = None
        self._store = _Memory() if left_alone else self._open()

    def value(self, setting: Setting[T]) -> T:
        """What was chosen, or the default."""
        kind = type(setting.default)
        try:
            found = self._store.value(setting.key, setting.default, type=kind)
        except (TypeError, ValueError, OverflowError):
            return setting.default
        if not isinstance(found, kind) or (isinstance(found, int) and abs(found) > LARGEST_NUMBER):
            return setting.default
        return cast(T, found)

    def keep(self, setting: Setting[T], value: T) -> None:
        """Remember a choice."""
        self._store.setValue(setting.key, value)

    def save(self) -> None:
        """Write what was kept to the disk now."""
        self._store.sync()

    def _open(self) -> QSettings | _Memory:
        for path in _files():
            try:
                if os.path.lexists(path) and path.exists() and not path.is_file():
                    self._set_aside(path)
            except OSError:
                return self._do_without(path)
        store = QSettings()
        store.allKeys()  # only then the status tells whether the file can be read
        path = Path(store.fileName())
        if store.status() is QSettings.Status.FormatError:
            try:
                self._set_aside(path)
            except OSError:
                return self._do_without(path)
            store = QSettings()
        return store if store.isWritable() else self._do_without(path, store)

    def _set_aside(self, path: Path) -> None:
        aside = set_aside(path, "damaged", datetime.now())
        self.notice = Statement(SettingsFault.SET_ASIDE, {"name": aside.name})

    def _do_without(self, path: Path, store: QSettings | None = None) -> QSettings | _Memory:
        """Keep the settings in memory; what can be read is."""
        self.notice = Statement(SettingsFault.NOT_WRITABLE, {"folder": str(path.parent)})
        return _Memory() if store is None else store


class _Memory:
    """Settings that nobody reads on another day, in the place of `QSettings`."""

    def __init__(self) -> None:
        self._values: dict[str, Any] = {}

    def value(self, key: str, default: Any, **_: object) -> Any:
        """What was kept under a key."""
        return self._values.get(key, default)

    def setValue(self, key: str, value: Any) -> None:
        """Keep something under a key."""
        self._values[key] = value

    def sync(self) -> None:
        """Do nothing: there is no file."""


def _files() -> list[Path]:
    """The files that Qt will open, where they are files; a pipe in the place of one would never answer."""
    if sys.platform in ("win32", "darwin"):
        return []
    folder = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericConfigLocation))
    owner, program = QCoreApplication.organizationName(), QCoreApplication.applicationName()
    return [folder / owner / f"{program}.conf", folder / f"{owner}.conf"]
