"""Settings with values in them that nobody chose: what is read is of its setting's type all the same."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from PySide6.QtCore import QCoreApplication, QSettings

from app.ui.settings import Setting, Settings
from app.window.registry import declared_settings
from tests.soak import texts

EVERY = list(declared_settings())
ODD = (
    "true",
    "@Invalid()",
    "@ByteArray(x)",
    "@Variant(\\0\\0\\0\\x1)",
    "@Size(1 2)",
    "1, 2, 3",
    "inf",
    "nan",
    "1e999",
    '"',
)


def odd_value(chance: Random, kept: object) -> str:
    """A value that nobody chose, or what was kept with something changed in it."""
    return chance.choice((*ODD, *texts.ODD_NUMBERS, *[texts.changed(chance, str(kept))] * 10))


class SpoiltSettings:
    """A file of settings of its own."""

    def __init__(self, folder: Path) -> None:
        QCoreApplication.setOrganizationName("soak")
        QCoreApplication.setApplicationName("soak")
        QSettings.setDefaultFormat(QSettings.Format.IniFormat)
        QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(folder))
        self._path = Path(QSettings().fileName())
        self._path.parent.mkdir(parents=True, exist_ok=True)

    def draw(self, chance: Random) -> tuple[Setting[Any], str]:
        """A setting, and what stands for it in the file."""
        return chance.choice(EVERY), chance.choice((*ODD, *texts.ODD_NUMBERS, texts.text(chance).replace("\n", " ")))

    def read(self, drawn: tuple[Setting[Any], str]) -> None:
        """Spoil one setting, and read it."""
        setting, odd = drawn
        section, key = setting.key.split("/")
        self._path.write_text(f"[{section}]\n{key}={odd}\n", encoding="utf-8", errors="replace")
        value = Settings().value(setting)
        if not isinstance(value, type(setting.default)):
            raise TypeError(f"{setting.key} is read as a {type(value).__name__}")
