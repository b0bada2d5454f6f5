"""What several tests of the lessons begin with."""

from __future__ import annotations

import pytest

from app.ui.words.language import Language
from app.window.main_window import MainWindow


@pytest.fixture
def window(window: MainWindow) -> MainWindow:
    """The main window, in English."""
    window.languages.choose(Language.ENGLISH.value)
    return window
