"""Keys are named alike in menus, tooltips and texts, in every language."""

from __future__ import annotations

import sys

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from app.ui.widgets.actions import DELETE, key_text, key_tip
from app.ui.words.language import Language, Languages
from tests.app.windows import main_window

pytestmark = pytest.mark.skipif(sys.platform == "darwin", reason="macOS writes keys by symbols of its own")


@pytest.mark.parametrize(
    ("language", "keys", "told"),
    [
        (Language.ENGLISH, ("Space", "Menu key"), "Go (Ctrl+←, Ctrl+→)"),
        (Language.TRADITIONAL, ("空白鍵", "選單鍵"), "Go（Ctrl+←、Ctrl+→）"),
        (Language.SIMPLIFIED, ("空格键", "菜单键"), "Go（Ctrl+←、Ctrl+→）"),
    ],
)
def test_keys_have_names_of_the_language(language: Language, keys: tuple[str, str], told: str) -> None:
    languages = Languages(language.value)
    assert (key_text("Space"), key_text(Qt.Key.Key_Menu)) == keys
    assert key_tip("Go", "Ctrl+Left", "Ctrl+Right") == told
    assert [key_text(key) for key in ("Up", "Down", "Return", DELETE)] == ["↑", "↓", "Enter", "Delete"]
    languages.release()


@pytest.mark.parametrize("language", Language)
def test_a_tooltip_names_a_key_as_the_menu_does(language: Language, qtbot: QtBot) -> None:
    window = main_window(qtbot)
    window.languages.choose(language.value)
    for name in ("first", "back", "play", "forward", "last"):
        written = window.menu_actions.by_name[name].shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        button = window.current_page().findChild(QToolButton, "klotski" + name.capitalize())
        assert button is not None
        assert written in button.toolTip()
    window.close()
