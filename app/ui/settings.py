"""The choices a person makes, declared once each, and the tips that were seen: remembered from one day to the next."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import StrEnum
from functools import cache
from typing import Any, Generic, NamedTuple, TypeVar, cast

from PySide6.QtCore import QByteArray, QSettings

from app.ui.look.theme import SYSTEM, Lettering
from solvers.message import Message

T = TypeVar("T", bool, int, float, str, QByteArray)
R = TypeVar("R")
Choice = bool | int | float | str


class Setting(NamedTuple, Generic[T]):
    """One choice: the key it is kept under, and what it is before anybody chooses."""

    key: str
    default: T
    portable: bool = True
    """Whether it can be taken elsewhere: not what is on the boards now, folders, and sizes on this screen."""


THEME = Setting("look/theme", SYSTEM)
LANGUAGE = Setting("look/language", SYSTEM)
MOTION = Setting("look/motion", SYSTEM)
TEXT_SIZE = Setting("look/text_size", SYSTEM)
PIECE_NAMES = Setting("look/pieces", Lettering.SIGNS.value)
LESSONS_OPENED = Setting("lessons/opened", "")
CHAPTERS_LAYOUT = Setting("chapters/layout", "")
HINTS_SEEN = Setting("help/seen", "")
TIPS = Setting("help/tips", True)
GEOMETRY = Setting("window/geometry", QByteArray(), portable=False)
PAGE = Setting("window/page", "", portable=False)
COMPARISON = Setting("compare/setup", "", portable=False)
HISTORY_KIND = Setting("history/kind", "everything")
HISTORY_PUZZLE = Setting("history/puzzle", "")
EXPORT_FORMAT = Setting("export/format", "png")
EXPORT_FOLDER = Setting("export/folder", "", portable=False)
OWN_FILES = Setting("own/files", "", portable=False)
OWN_FOLDER = Setting("own/folder", "", portable=False)
OWN_LESSONS = Setting("lessons/own", "", portable=False)
OWN_LESSON_FOLDER = Setting("lessons/folder", "", portable=False)
OWN_TRUSTED = Setting("own/trusted", "", portable=False)
BACKUP_FOLDER = Setting("backup/folder", "", portable=False)
BACKUP_FAILURES = Setting("backup/failures", 0, portable=False)
"""How often in a row the automatic backup has failed."""


class SettingFault(StrEnum):
    """What can be wrong with a setting."""

    DAMAGED = (
        "something that was open the last time could not be read and is not shown; what was saved of it is still in "
        "the settings, under {key}"
    )


class PanelSettings(NamedTuple):
    """How a puzzle's page was left: the open section of the details, and sizes in pixels."""

    details: Setting[str]
    width: Setting[int]
    height: Setting[int]
    wide: Setting[int]


AT_FIRST = "first"
"""In place of a section of the details: the one that is open at first, where the panel has room for it."""


@cache
def panel_settings(puzzle: str) -> PanelSettings:
    """How the page of the puzzle of this name was left."""
    return PanelSettings(
        Setting(f"{puzzle}/details", AT_FIRST),
        Setting(f"{puzzle}/panel-width", 0, portable=False),
        Setting(f"{puzzle}/details-height", 0, portable=False),
        Setting(f"{puzzle}/wide-width", 0, portable=False),
    )


SPEEDS = (0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0)
"""Steps a second that the speed control offers for any path."""

FASTER_SPEEDS = (200.0, 500.0, 1000.0, 2000.0, 5000.0, 10_000.0, 20_000.0, 50_000.0, 100_000.0)
"""Those that it offers besides for long paths, up to the first that plays the whole path within a minute."""

LARGEST_NUMBER = (1 << 31) - 1
"""Qt's widgets take no larger whole number, and no setting needs one."""


class Settings:
    """Reads and writes settings; a value that is not of its setting's type is taken for the default.

    `notice` is what has to be said of their file: it was set aside, or cannot be written.
    """

    def __init__(self, store: QSettings | MemoryStore | None = None, notice: Message | None = None) -> None:
        """`store` is where they are kept: by default in Qt's own file."""
        self._store = QSettings() if store is None else store
        self._before: dict[str, Any] = {}
        """What was chosen before other choices were taken, under the keys of those."""
        self.notice = notice
        self.noticed: Callable[[Message], object] = str
        """Called with every further notice."""

    def value(self, setting: Setting[T]) -> T:
        """What was chosen, or the default."""
        kind = type(setting.default)
        try:
            found = self._store.value(setting.key, setting.default, type=kind)
        except (TypeError, ValueError, OverflowError):
            return setting.default
        if not isinstance(found, kind) or (isinstance(found, int | float) and not abs(found) <= LARGEST_NUMBER):
            return setting.default  # nor is NaN a number to use
        return cast(T, found)

    def restored(self, setting: Setting[str], restore: Callable[[Any], R]) -> R | None:
        """What `restore` returns for the JSON that is kept under a setting; None where nothing is kept.

        Whatever it raises, the setting is damaged then: it is kept under another key, and None is returned.
        """
        text = self.value(setting)
        try:
            return restore(json.loads(text)) if text else None
        except Exception:
            import logging  # only here: a settings file is rarely damaged
            from datetime import datetime

            key = f"{setting.key}-damaged-{datetime.now():%Y-%m-%d-%H%M%S}"
            logging.getLogger(__name__).exception("%s could not be restored and is now %s", setting.key, key)
            self._store.setValue(key, text)
            self.noticed(Message(SettingFault.DAMAGED, {"key": key}))
            return None

    def keep(self, setting: Setting[T], value: T) -> None:
        """Remember a choice.

        After `take`, what still goes by the choice before the one that was taken does not bring it back.
        """
        if setting.key in self._before:
            if value == self._before[setting.key]:
                return
            del self._before[setting.key]
        if value != self.value(setting):  # else the file would be written anew for nothing
            self._store.setValue(setting.key, value)

    def choices(self, settings: Iterable[Setting[Any]]) -> dict[str, Choice]:
        """The choices that a person has made of these settings, by their keys, to be taken elsewhere."""
        chosen = ((setting, self.value(setting)) for setting in settings if setting.portable)
        return {setting.key: value for setting, value in chosen if value != setting.default}

    def take(self, choices: Mapping[str, Choice], settings: Iterable[Setting[Any]]) -> bool:
        """Take choices of these settings from elsewhere, the defaults for those left out.

        Returns whether any is another now. What is no value of its setting is passed over.
        """
        changed = False
        for setting in (setting for setting in settings if setting.portable):
            before, value = self.value(setting), choices.get(setting.key, setting.default)
            if type(value) is type(setting.default) and value != before:
                self._store.setValue(setting.key, value)
                self._before[setting.key] = before
                changed = True
        self.save()
        return changed

    def leave_alone(self) -> None:
        """Write nothing more: what is kept from now on stays in memory."""
        self._store = MemoryStore()

    def save(self) -> None:
        """Write what was kept to the disk now."""
        self._store.sync()


def common_settings() -> Iterator[Setting[Any]]:
    """The choices that are no puzzle's own."""
    return (declared for declared in globals().values() if isinstance(declared, Setting))


class Tips:
    """Each tip has a name; one that was followed or seen is not shown again, on a later start neither.

    Nothing is held but the settings, so that there can be several of them.
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    @property
    def shown(self) -> bool:
        """Whether tips are shown at all."""
        return self._settings.value(TIPS)

    def wants(self, name: str) -> bool:
        """Whether this tip is to be shown."""
        return self.shown and name not in self._seen()

    def note(self, name: str) -> None:
        """Remember that this tip was followed or seen."""
        seen = self._seen()
        if name not in seen:
            self._settings.keep(HINTS_SEEN, " ".join([*seen, name]))

    def choose(self, shown: bool) -> None:
        """Show tips from now on, all of them once more, or none ever again."""
        if shown and not self.shown:
            self._settings.keep(HINTS_SEEN, "")
        self._settings.keep(TIPS, shown)
        self._settings.save()

    def _seen(self) -> list[str]:
        return self._settings.value(HINTS_SEEN).split()


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
