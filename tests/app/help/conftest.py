"""A window for the tests of the help."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from app.main_window import MainWindow
from app.settings import Settings


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    """The window, shown and in front."""
    made = MainWindow(Settings())
    qtbot.addWidget(made)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    yield made
    made.close()
