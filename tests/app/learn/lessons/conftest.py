"""What several tests of the lessons begin with."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale
from pytestqt.qtbot import QtBot

from app.ui.settings import LANGUAGE, Settings
from app.ui.words.language import Language
from app.window.main_window import MainWindow
from tests.app.learn.lessons.opening import shown_window


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    """The main window, in English."""
    settings = Settings()
    settings.keep(LANGUAGE, Language.ENGLISH.value)
    made = shown_window(qtbot, MainWindow(settings))
    yield made
    made.close()
    QLocale.setDefault(QLocale.c())
