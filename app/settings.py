"""The choices a person makes, declared once each, and remembered from one day to the next."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar, cast

from PySide6.QtCore import QByteArray, QSettings

from app.theme import SYSTEM

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


class Settings:
    """Reads and writes settings; a value that is not of its setting's type is taken for the default."""

    def __init__(self) -> None:
        self._store = QSettings()

    def value(self, setting: Setting[T]) -> T:
        """What was chosen, or the default."""
        kind = type(setting.default)
        try:
            found = self._store.value(setting.key, setting.default, type=kind)
        except (TypeError, ValueError):
            return setting.default
        return cast(T, found) if isinstance(found, kind) else setting.default

    def keep(self, setting: Setting[T], value: T) -> None:
        """Remember a choice."""
        self._store.setValue(setting.key, value)

    def save(self) -> None:
        """Write what was kept to the disk now."""
        self._store.sync()
