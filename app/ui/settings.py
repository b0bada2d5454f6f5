"""The choices a person makes, declared once each, and remembered from one day to the next."""

from __future__ import annotations

from typing import Any, Generic, NamedTuple, TypeVar, cast

from PySide6.QtCore import QByteArray, QSettings

from app.ui.look.theme import SYSTEM, Lettering
from solvers.message import Message

T = TypeVar("T", bool, int, float, str, QByteArray)


class Setting(NamedTuple, Generic[T]):
    """One choice: the key it is kept under, and what it is before anybody chooses."""

    key: str
    default: T


THEME = Setting("look/theme", SYSTEM)
LANGUAGE = Setting("look/language", SYSTEM)
MOTION = Setting("look/motion", SYSTEM)
TEXT_SIZE = Setting("look/text_size", SYSTEM)
PIECE_NAMES = Setting("look/pieces", Lettering.SIGNS.value)
SQUARE_NAMES = Setting("klotski/squares", False)
LESSONS_OPENED = Setting("lessons/opened", "")
HINTS_SEEN = Setting("help/seen", "")
TIPS = Setting("help/tips", True)
GEOMETRY = Setting("window/geometry", QByteArray())
CATALOGUE_GEOMETRY = Setting("catalogue/geometry", QByteArray())
PAGE = Setting("window/page", 0)
LAYOUT = Setting("klotski/layout", "VAAV/VAAV/VHHV/VSSV/S..S")
METRIC = Setting("klotski/count", "moves")
KLOTSKI_ENGINE = Setting("klotski/engine", "shortest")
KLOTSKI_SPEED = Setting("klotski/speed", 4.0)
KLOTSKI_GAME = Setting("klotski/game", "")
STRICT = Setting("klotski/strict", False)
SHOW_DISTANCE = Setting("klotski/distance", True)
MAP_COLOURING = Setting("klotski/map-colouring", "exit")
MAP_MARKS = Setting("klotski/map-marks", "exits passes played")
ROWS = Setting("knight/rows", 8)
COLUMNS = Setting("knight/columns", 8)
MISSING = Setting("knight/missing", "")
CLOSED = Setting("knight/closed", False)
KNIGHT_ENGINE = Setting("knight/engine", "automatic")
START = Setting("knight/start", "")
END = Setting("knight/end", "")
KNIGHT_TOUR = Setting("knight/tour", "")
BY_HAND = Setting("knight/by-hand", False)
KNIGHT_WALK = Setting("knight/walk", "")
KNIGHT_SPEED = Setting("knight/speed", 8.0)
KNIGHT_SHOWS = Setting("knight/shows", "both")
HISTORY_KIND = Setting("history/kind", "everything")
HISTORY_PUZZLE = Setting("history/puzzle", "")
EXPORT_FORMAT = Setting("export/format", "png")
EXPORT_FOLDER = Setting("export/folder", "")


class PanelSettings(NamedTuple):
    """How a puzzle's page was left: the open section of the details, sizes in pixels, the speed of watched searches."""

    details: Setting[str]
    width: Setting[int]
    height: Setting[int]
    wide: Setting[int]
    watch_speed: Setting[float]


AT_FIRST = "first"
"""In place of a section of the details: the one that is open at first, where the panel has room for it."""

PANELS = {
    name: PanelSettings(
        Setting(f"{name}/details", AT_FIRST),
        Setting(f"{name}/panel-width", 0),
        Setting(f"{name}/details-height", 0),
        Setting(f"{name}/wide-width", 0),
        Setting(f"{name}/watch-speed", 0.5),
    )
    for name in ("klotski", "knight")
}

SPEEDS = (0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0)
"""Steps a second that the speed control offers for any path."""

FASTER_SPEEDS = (200.0, 500.0, 1000.0, 2000.0, 5000.0, 10_000.0, 20_000.0, 50_000.0, 100_000.0)
"""Those that it offers besides for long paths, up to the first that plays the whole path within a minute."""

LARGEST_NUMBER = (1 << 31) - 1
"""Qt's widgets take no larger whole number."""


class Settings:
    """Reads and writes settings; a value that is not of its setting's type is taken for the default.

    `notice` is what has to be said of their file: it was set aside, or cannot be written.
    """

    def __init__(self, store: QSettings | MemoryStore | None = None, notice: Message | None = None) -> None:
        """`store` is where they are kept: by default in Qt's own file."""
        self._store = QSettings() if store is None else store
        self.notice = notice

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


class MemoryStore:
    """Settings that are kept in memory only, in place of `QSettings`."""

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
