"""Everything is reached and left by Tab, shows where the focus is, and has a name for who cannot see it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from app.export.dialog import ExportDialog
from app.export.request import Format
from app.puzzle.page import PuzzlePage
from app.window.main_window import MainWindow
from tests.app.children import child
from tests.app.hands import drag
from tests.app.walking import focused, interactive, named, picture, round_by
from tests.app.windows import PAGES, klotski_page, knight_page, main_window

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support raise")  # the offscreen screen

DIALOGS = {
    "guide": "guideWindow",
    "shortcuts": "shortcutsWindow",
    "catalogue": "catalogueWindow",
    "piece-sets": "pieceSetsWindow",
    "edit-layout": "editorWindow",
    "atlas": "atlasWindow",
    "own-searches": "ownSearchWindow",
}


def sections(window: MainWindow, page: str) -> Iterator[str]:
    """Turn to a page, and to each section of its panel in turn."""
    window.menu_actions.by_name[page].trigger()
    shown = window.current_page()
    if not isinstance(shown, PuzzlePage):
        yield page
        return
    for section in ("", *shown.details.names):
        shown.session.show_details(section)
        QApplication.processEvents()  # it is laid out
        yield f"{page}: {section}"


def opened(window: MainWindow, action: str, qtbot: QtBot) -> QDialog:
    window.menu_actions.by_name[action].trigger()
    dialog = child(window, QDialog, DIALOGS[action])
    qtbot.waitUntil(dialog.isActiveWindow)
    return dialog


def unreached(window: QWidget, key: Qt.Key) -> set[str]:
    return {named(widget) for widget in interactive(window)} - {named(stop) for stop in round_by(key, focused())}


@pytest.mark.sampled
@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("key", [Qt.Key.Key_Tab, Qt.Key.Key_Backtab])
def test_tab_goes_round_everything_on_a_page(window: MainWindow, page: str, key: Qt.Key) -> None:
    for section in sections(window, page):
        assert not unreached(window, key), section


@pytest.mark.parametrize("action", DIALOGS)
@pytest.mark.parametrize("key", [Qt.Key.Key_Tab, Qt.Key.Key_Backtab])
def test_tab_goes_round_everything_in_a_window(window: MainWindow, qtbot: QtBot, action: str, key: Qt.Key) -> None:
    dialog = opened(window, action, qtbot)
    assert not unreached(dialog, key)
    dialog.close()


@pytest.mark.parametrize("page", ["klotski", "knight"])
@pytest.mark.parametrize("key", [Qt.Key.Key_Tab, Qt.Key.Key_Backtab])
def test_tab_goes_round_everything_in_the_export_dialog(
    window: MainWindow, qtbot: QtBot, page: str, key: Qt.Key
) -> None:
    window.menu_actions.by_name[page].trigger()
    show_something(window, qtbot, page)
    window.menu_actions.by_name["export"].trigger()
    dialog = child(window, ExportDialog)
    qtbot.waitUntil(dialog.isActiveWindow)
    for form in Format:
        dialog.options.choose(form)
        dialog.options.format.setFocus(Qt.FocusReason.TabFocusReason)
        assert not unreached(dialog, key), form
        assert not [named(widget) for widget in interactive(dialog) if not spoken(widget)], form
    dialog.close()


def show_something(window: MainWindow, qtbot: QtBot, page: str) -> None:
    """Play a step, so that there are steps to export."""
    if page == "klotski":
        drag(klotski_page(window).klotski_board, (3, 1), (4, 1))
    else:
        with qtbot.waitSignal(knight_page(window).runner.answered):
            knight_page(window).session.search_from((0, 0))


@pytest.mark.sampled
@pytest.mark.parametrize("theme", ["light", "contrast"])
@pytest.mark.parametrize("page", PAGES)
def test_every_control_shows_that_it_has_the_focus(window: MainWindow, page: str, theme: str) -> None:
    window.appearance.choose(theme)
    for section in sections(window, page):
        stops = round_by(Qt.Key.Key_Tab, focused())
        blind = [named(stop) for stop in stops if not shows_focus(stop, stops)]
        assert not blind, section
    window.appearance.choose("light")


def shows_focus(stop: QWidget, stops: list[QWidget]) -> bool:
    """Whether a control looks otherwise with the focus than without."""
    stop.setFocus(Qt.FocusReason.TabFocusReason)
    with_focus = picture(stop)
    next(other for other in stops if other is not stop).setFocus(Qt.FocusReason.TabFocusReason)
    return picture(stop) != with_focus


@pytest.mark.parametrize("page", PAGES)
def test_every_control_has_a_name(window: MainWindow, page: str) -> None:
    for section in sections(window, page):
        nameless = [named(widget) for widget in interactive(window) if not spoken(widget)]
        assert not nameless, section


@pytest.mark.parametrize("action", DIALOGS)
def test_every_control_of_a_window_has_a_name(window: MainWindow, qtbot: QtBot, action: str) -> None:
    dialog = opened(window, action, qtbot)
    assert not [named(widget) for widget in interactive(dialog) if not spoken(widget)]
    dialog.close()


def spoken(widget: QWidget) -> str:
    interface = QAccessible.queryAccessibleInterface(widget)
    return interface.text(QAccessible.Text.Name) if interface is not None else ""


@pytest.mark.parametrize("name", ["klotskiEngineAbout", "knightEngineAbout", "countAbout"])
def test_what_is_this_opens_and_closes_by_keys(window: MainWindow, qtbot: QtBot, name: str) -> None:
    window.menu_actions.by_name["knight" if name.startswith("knight") else "klotski"].trigger()
    button = child(window, QWidget, name)
    button.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(button, Qt.Key.Key_Space)
    note = focused()
    assert note is not button
    assert spoken(note)
    qtbot.keyClick(note, Qt.Key.Key_Escape)
    assert focused() is button


STARTS: dict[str, Callable[[MainWindow], QWidget]] = {
    "klotski": lambda window: klotski_page(window).board,
    "knight": lambda window: knight_page(window).board,
}


@pytest.mark.parametrize("page", STARTS)
def test_the_focus_begins_on_the_board(window: MainWindow, qtbot: QtBot, page: str) -> None:
    window.menu_actions.by_name[page].trigger()
    window.close()
    again = main_window(qtbot)
    assert focused() is STARTS[page](again)
    again.close()
