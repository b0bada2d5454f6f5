"""What several tests of the lessons begin with."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from app.learn.lessons.window import LessonWindow
from app.ui.words.language import Language
from app.window.main_window import MainWindow
from tests.app.learn.lessons.opening import alone


@pytest.fixture
def window(window: MainWindow) -> MainWindow:
    """The main window, in English."""
    window.languages.choose(Language.ENGLISH.value)
    return window


@pytest.fixture
def lesson(request: pytest.FixtureRequest, qtbot: QtBot) -> Iterator[LessonWindow]:
    """The window with the lesson of the module's `NUMBER`, just opened, in English."""
    made, languages = alone(qtbot, request.module.NUMBER)
    yield made
    made.close()
    languages.release()
