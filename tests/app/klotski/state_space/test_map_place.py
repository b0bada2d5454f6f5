"""The place of the map on the page: nothing of the map is imported before a person has asked for it."""

from __future__ import annotations

import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.klotski.page import KlotskiPage
from app.klotski.state_space.section import MapSection
from app.ui.settings import LANGUAGE, TEXT_SIZE, THEME, Settings, panel_settings
from app.ui.words.language import Language
from app.window.main_window import MainWindow
from tests.app.learn.lessons.opening import cut_texts
from tests.app.windows import main_window

PROJECT = Path(__file__).parents[4]

PROGRAM = """
import sys, time
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from app.ui.settings import panel_settings, MemoryStore, Settings
from app.window.main_window import MainWindow

app = QApplication([])
settings = Settings(MemoryStore())
settings.keep(panel_settings("klotski").details, sys.argv[1])
window = MainWindow(settings)
heavy = "numpy", "app.klotski.state_space", "solvers.klotski.state_space"
painted = []
window.painted.connect(lambda: painted.append([name for name in heavy if name in sys.modules]))
window.show()
end = time.monotonic() + 60

def waits():
    made = window.views["klotski"].map_place.section is not None
    return not painted or (sys.argv[1] == "map") != made

while time.monotonic() < end and waits():
    app.processEvents()
for _ in range(20):
    app.processEvents()
print(painted, "app.klotski.state_space.section" in sys.modules, window.views["klotski"].map_place.section is not None)
window.close()
"""


@pytest.mark.parametrize(("details", "imported"), [("map", True), ("", False)])
def test_the_map_of_the_last_time_comes_after_the_first_paint(details: str, imported: bool) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, details], cwd=PROJECT, capture_output=True, encoding="utf-8", check=False
    )
    assert done.stdout.strip() == f"[[]] {imported} {imported}", done.stderr


def test_a_map_that_was_open_is_open_at_the_next_start(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1280, 800)
    qtbot.keyClick(window, Qt.Key.Key_M)
    window.close()
    assert Settings().value(panel_settings("klotski").details) == "map"
    again = main_window(qtbot)
    page = again.current_page()
    assert isinstance(page, KlotskiPage)
    qtbot.waitUntil(lambda: page.map_place.section is not None)
    again.close()


@pytest.mark.sampled
@pytest.mark.usefixtures("text_of_100_percent")
@pytest.mark.parametrize("percent", [100, 150])
@pytest.mark.parametrize("language", Language)
def test_no_text_of_the_map_is_cut(qtbot: QtBot, language: Language, percent: int) -> None:
    """Neither beside the board nor where it has too little room there."""
    settings = Settings()
    for setting, value in ((LANGUAGE, language.value), (TEXT_SIZE, str(percent)), (THEME, "dark")):
        settings.keep(setting, value)
    settings.keep(panel_settings("klotski").details, "map")
    window = main_window(qtbot)
    page = window.current_page()
    assert isinstance(page, KlotskiPage)
    qtbot.waitUntil(lambda: page.map_place.section is not None)
    for size in (QSize(780, 540), QSize(1060, 740), QSize(1440, 860)):
        window.resize(size)
        QApplication.processEvents()
        qtbot.waitUntil(lambda: cut_texts(page.map_place) == [])
        assert window.size() == size
    window.close()


def apart(section: MapSection) -> bool:
    """Whether the figures and the sentence below them have room of their own, where they are shown."""
    figures, reach = section.figures, section.reach
    facts = figures.parentWidget()
    if facts is None or not figures.isVisible():
        return True
    high_enough = reach.height() >= reach.heightForWidth(reach.width())
    return high_enough and figures.geometry().bottom() < reach.y() and reach.geometry().bottom() < facts.height()


@pytest.mark.usefixtures("text_of_100_percent")
def test_a_sentence_that_comes_later_has_room_below_the_figures(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1060, 815)
    qtbot.keyClick(window, Qt.Key.Key_M)
    page = window.current_page()
    assert isinstance(page, KlotskiPage)
    qtbot.waitUntil(lambda: page.map_place.section is not None)
    section = page.map_place.section
    assert section is not None
    qtbot.waitUntil(lambda: section.reach.text() != "")
    qtbot.waitUntil(section.figures.isVisible)
    assert section.reach.heightForWidth(section.reach.width()) > 1.5 * section.reach.fontMetrics().height()
    qtbot.waitUntil(partial(apart, section))


@pytest.mark.usefixtures("text_of_100_percent")
@pytest.mark.parametrize("percent", [100, 150])
def test_in_a_small_window_no_text_of_the_map_lies_over_another(qtbot: QtBot, percent: int) -> None:
    settings = Settings()
    for setting, value in ((TEXT_SIZE, str(percent)), (panel_settings("klotski").details, "map")):
        settings.keep(setting, value)
    window = main_window(qtbot)
    page = window.current_page()
    assert isinstance(page, KlotskiPage)
    qtbot.waitUntil(lambda: page.map_place.section is not None)
    section = page.map_place.section
    assert section is not None
    qtbot.waitUntil(lambda: section.reach.text() != "")

    for size in (QSize(800, 600), QSize(1440, 860), QSize(800, 600)):
        window.resize(size)
        QApplication.processEvents()
        qtbot.waitUntil(partial(apart, section))
    window.resize(QSize(1440, 860))
    qtbot.waitUntil(section.map.isVisible)
    qtbot.waitUntil(section.figures.isVisible)
