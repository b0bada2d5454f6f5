"""What several tests of the lessons begin with."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale
from pytestqt.qtbot import QtBot

from app.language import Language
from app.main_window import MainWindow
from app.settings import LANGUAGE, Settings
from tests.app.lessons.opening import shown_window


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    """The main window, in English."""
    settings = Settings()
    settings.keep(LANGUAGE, Language.ENGLISH.value)
    made = shown_window(qtbot, MainWindow(settings))
    yield made
    made.close()
    QLocale.setDefault(QLocale.c())
