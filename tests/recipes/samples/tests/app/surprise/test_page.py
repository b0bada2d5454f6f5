"""The window opens on the page, shows its words in every language, and plays the layout that the page has drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from app.ui.settings import PAGE, Settings
from app.ui.words.language import Language
from app.window.main_window import MainWindow
from app.window.pages import NAMES
from tests.app.children import child
from tests.app.windows import klotski_session, main_window

if TYPE_CHECKING:
    from app.surprise.page import SurprisePage

NAME = "surprise"


def page(window: MainWindow) -> SurprisePage:
    """The page, made now if it was not."""
    return cast("SurprisePage", window.views[NAME])


def test_the_window_opens_on_the_page(qtbot: QtBot) -> None:
    Settings().keep(PAGE, NAME)
    window = main_window(qtbot)
    assert list(window.views) == [NAME]
    assert window.current_page() is page(window)
    window.close()


@pytest.mark.parametrize(
    ("language", "tab", "menu", "title"),
    [
        (Language.ENGLISH, "Surprise", "S&urprise", "A layout drawn at random"),
        (Language.SIMPLIFIED, "随机布局", "随机布局(&U)", "随机抽出的一种布局"),
        (Language.TRADITIONAL, "隨機佈局", "隨機佈局(&U)", "隨機抽出的一種佈局"),
    ],
)
def test_its_words_are_those_of_the_language(
    window: MainWindow, language: Language, tab: str, menu: str, title: str
) -> None:
    window.languages.choose(language.value)
    window.menu_actions.by_name[NAME].trigger()
    assert window.pages.tabText(NAMES.index(NAME)) == tab
    assert window.menu_actions.by_name[NAME].text() == menu
    assert child(page(window), QLabel, "surpriseTitle").text() == title


def test_the_layout_that_is_drawn_is_played(window: MainWindow, qtbot: QtBot) -> None:
    drawn = page(window).session.entry
    qtbot.mouseClick(child(page(window), QPushButton, "surpriseAnother"), Qt.MouseButton.LeftButton)
    entry = page(window).session.entry
    assert entry is not drawn
    assert entry.names.hant in page(window).name.text()
    qtbot.mouseClick(child(page(window), QPushButton, "surprisePlay"), Qt.MouseButton.LeftButton)
    assert window.pages.name_in_front == "klotski"
    assert klotski_session(window).layout == entry.layout
