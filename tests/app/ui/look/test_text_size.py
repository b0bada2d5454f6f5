"""Text, and all that holds it, has the size that the person chose or the system asks for."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtWidgets import QApplication, QLabel, QMenu
from pytestqt.qtbot import QtBot

from app.klotski.layouts.layout_combo import LayoutCombo
from app.ui.look.scale import text_scale
from app.ui.look.sizes import PERCENTS
from app.ui.look.system_preferences import wanted_text_scale
from app.ui.settings import TEXT_SIZE, Settings
from app.window.main_window import MainWindow
from tests.app.windows import main_window


@pytest.fixture(autouse=True)
def own_text(text_of_100_percent: None) -> None:
    """The program's own font, as it is at the start."""


def choose(window: MainWindow, choice: str) -> None:
    """Choose a size in the menu View > Text size."""
    (menu,) = [menu for menu in window.menuBar().findChildren(QMenu) if menu.title() == "Text si&ze"]
    (action,) = [action for action in menu.actions() if action.data() == f"text-size-{choice}"]
    action.trigger()


def layout_combo(window: MainWindow) -> LayoutCombo:
    """The dropdown of layouts, which another size makes anew."""
    (combo,) = window.current_page().findChildren(LayoutCombo)
    return combo


def heights(window: MainWindow) -> dict[str, int]:
    """How high some parts of the window are, by what they are."""
    (figure,) = window.current_page().findChildren(QLabel, "distanceLabel")
    return {
        "text": window.fontInfo().pixelSize(),
        "figure": figure.fontInfo().pixelSize(),
        "dropdown": layout_combo(window).height(),
        "tabs": window.pages.tabBar().height(),
        "menu": window.menuBar().height(),
    }


def test_everything_follows_at_once_and_again_after_a_restart(window: MainWindow, qtbot: QtBot) -> None:
    before = heights(window)
    assert before["text"] == 13
    choose(window, "200")
    assert window.fontInfo().pixelSize() == 26
    qtbot.waitUntil(
        lambda: all(1.3 * before[part] <= height <= 2.3 * before[part] for part, height in heights(window).items())
    )
    window.close()
    again = main_window(qtbot)
    assert again.text_size.choice == "200"
    assert again.fontInfo().pixelSize() == 26
    choose(again, "system")
    assert again.fontInfo().pixelSize() == 13
    again.close()
    assert Settings().value(TEXT_SIZE) == "system"


def test_the_menu_marks_the_size_in_force(window: MainWindow) -> None:
    choose(window, "125")
    marked = [name for name, action in window.menu_actions.by_name.items() if action.isChecked()]
    assert "text-size-125" in marked
    assert not {f"text-size-{percent}" for percent in PERCENTS if percent != 125} & set(marked)


def test_a_game_goes_on_in_another_size(window: MainWindow) -> None:
    before = layout_combo(window)
    before.setCurrentIndex(5)
    choose(window, "150")
    assert layout_combo(window) is not before
    assert layout_combo(window).currentIndex() == 5


def test_what_nobody_can_choose_is_taken_for_the_system_s(qtbot: QtBot) -> None:
    settings = Settings()
    settings.keep(TEXT_SIZE, "9999")
    window = MainWindow(settings)
    qtbot.addWidget(window)
    assert window.text_size.choice == "system"
    assert text_scale() == 1.0
    window.close()


class SystemFont:
    """The font of the system, as it would be set on a desktop."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.font = QFont("Sans Serif", 9)
        monkeypatch.setattr(QFontDatabase, "systemFont", lambda _: self.font)


@pytest.fixture
def system_font(monkeypatch: pytest.MonkeyPatch) -> SystemFont:
    """The system's font, to be changed."""
    monkeypatch.delenv("XDG_CURRENT_DESKTOP", raising=False)
    return SystemFont(monkeypatch)


@pytest.mark.parametrize(
    ("desktop", "points", "wanted"),
    [
        ("KDE", 9, 1.0),
        ("KDE", 10, 1.0),
        ("KDE", 15, 1.5),
        ("KDE", 60, 2.0),
        ("ubuntu:GNOME", 11, 1.0),
        ("GNOME", 16.5, 1.5),
        ("", 9, 1.0),
        ("", 3, 0.9),
    ],
)
def test_the_fonts_that_desktops_come_with_are_100_percent(
    system_font: SystemFont, monkeypatch: pytest.MonkeyPatch, desktop: str, points: float, wanted: float
) -> None:
    monkeypatch.setenv("XDG_CURRENT_DESKTOP", desktop)
    system_font.font.setPointSizeF(points)
    assert wanted_text_scale() == wanted


def test_text_follows_the_system_while_the_window_is_open(window: MainWindow, system_font: SystemFont) -> None:
    system_font.font.setPointSize(20)
    QCoreApplication.sendEvent(window, QEvent(QEvent.Type.ThemeChange))
    assert window.fontInfo().pixelSize() == 26
    choose(window, "100")
    QCoreApplication.sendEvent(window, QEvent(QEvent.Type.ThemeChange))
    assert window.fontInfo().pixelSize() == 13


def test_a_theme_of_the_system_does_not_bring_its_own_font(window: MainWindow) -> None:
    QApplication.setFont(QFont("Sans Serif", 40))  # as Qt does when the system has another theme
    QCoreApplication.sendEvent(window, QEvent(QEvent.Type.ThemeChange))
    assert window.fontInfo().pixelSize() == 13
