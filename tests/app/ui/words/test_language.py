"""The window in three languages, switched while it runs."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QFileInfo, QLocale, Qt
from PySide6.QtWidgets import QAbstractButton, QFileDialog, QFileIconProvider, QLabel, QPushButton, QTreeView
from pytestqt.qtbot import QtBot

from app.ui.settings import LANGUAGE, Settings
from app.ui.words.language import Language, Languages, current, resolve
from app.window.main_window import MainWindow
from solvers.knight.engines import engine_named
from tests.app.children import child
from tests.app.hands import drag
from tests.app.windows import klotski_page, klotski_session, knight_page, knight_session

PROJECT = Path(__file__).parents[4]


@pytest.fixture
def window(window: MainWindow) -> MainWindow:
    """The window in English."""
    window.languages.choose(Language.ENGLISH.value)
    return window


def solve_button(window: MainWindow) -> str:
    """What stands on the button that solves."""
    button = window.findChild(QPushButton, "klotskiSolveButton")
    assert button is not None
    return button.text()


def test_every_word_is_translated_into_both_chinese_scripts_and_compiled() -> None:
    command = [sys.executable, str(PROJECT / ".setup" / "translations.py"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(("language", "solve"), [(Language.SIMPLIFIED, "求解"), (Language.TRADITIONAL, "求解")])
def test_another_language_is_chosen_from_the_menu_and_remembered(
    window: MainWindow, qtbot: QtBot, language: Language, solve: str
) -> None:
    assert solve_button(window) == "Solve"
    window.menu_actions.by_name[f"language-{language.value}"].trigger()
    qtbot.waitUntil(lambda: klotski_page(window).find_button.text() == solve)
    assert current() is language
    assert Settings().value(LANGUAGE) == language.value
    window.menu_actions.by_name["language-en"].trigger()
    assert klotski_page(window).find_button.text() == "Solve"


def test_in_the_middle_of_a_game_the_game_goes_on(window: MainWindow, qtbot: QtBot) -> None:
    drag(klotski_page(window).klotski_board, (3, 1), (4, 1), (4, 2))
    drag(klotski_page(window).klotski_board, (3, 2), (3, 1))
    layout = klotski_session(window).game.line.layout
    window.languages.choose(Language.SIMPLIFIED.value)
    game = klotski_session(window).game.line
    assert game.layout == layout
    assert len(game.turns) == 2
    assert klotski_session(window).playback.moment == 2
    drag(klotski_page(window).klotski_board, (4, 0), (4, 1))
    assert len(klotski_session(window).game.line.turns) == 3
    assert klotski_page(window).game_section.panel.steps.accessibleName() == "步数"
    window.languages.choose(Language.ENGLISH.value)
    assert klotski_page(window).game_section.panel.steps.text() == "3"


def test_a_search_goes_on_in_another_language(window: MainWindow, qtbot: QtBot) -> None:
    page = knight_page(window)
    page.knight_choices.engines.choose(engine_named("depth-first"))
    with qtbot.waitSignal(page.runner.progressed):
        page.session.search_from((2, 0))
    window.languages.choose(Language.TRADITIONAL.value)
    assert knight_page(window) is not page
    assert knight_session(window).runner.busy
    assert knight_page(window).result.text().startswith("正在搜尋從 a6")
    qtbot.mouseClick(knight_page(window).stop_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not knight_session(window).runner.busy)
    assert not knight_page(window).result.text().startswith("正在搜尋")


def test_the_system_s_language_is_followed_where_it_is_one_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, language in (
        ("zh_CN", Language.SIMPLIFIED),
        ("zh_TW", Language.TRADITIONAL),
        ("zh_HK", Language.TRADITIONAL),
        ("en_GB", Language.ENGLISH),
        ("fi_FI", Language.ENGLISH),
    ):
        monkeypatch.setattr(QLocale, "system", staticmethod(lambda name=name: QLocale(name)))
        assert resolve("system") is language


def test_translators_go_with_the_window(qtbot: QtBot, qapp: QCoreApplication) -> None:
    languages = Languages(Language.SIMPLIFIED.value)
    assert QCoreApplication.translate("KlotskiPage", "Solve") == "求解"
    languages.release()
    assert QCoreApplication.translate("KlotskiPage", "Solve") == "Solve"
    QLocale.setDefault(QLocale.c())


LATIN = re.compile("[A-Za-z]{3,}")


@pytest.mark.parametrize("language", [Language.SIMPLIFIED, Language.TRADITIONAL])
def test_the_words_of_qts_own_dialogs_are_translated_too(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, language: Language
) -> None:
    (tmp_path / "1").mkdir()
    window.languages.choose(language.value)
    window.menu_actions.by_name["open"].trigger()
    dialog = child(window, QFileDialog, "openFileDialog")
    dialog.setDirectory(str(tmp_path))
    words = [widget.text() for kind in (QLabel, QAbstractButton) for widget in dialog.findChildren(kind)]
    files = child(dialog, QTreeView)
    header = files.header()
    words += [header.model().headerData(place, Qt.Orientation.Horizontal) for place in range(header.count())]
    words.append(QFileIconProvider().type(QFileInfo(str(tmp_path / "1"))))
    assert len(words) > 10
    assert not [word for word in words if LATIN.search(word)]
    dialog.close()
