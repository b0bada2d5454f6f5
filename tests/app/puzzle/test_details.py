"""The open section of a page in a window of its own, left in every way while a search runs: the page keeps it."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QPushButton, QToolButton, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from app.klotski.page import KlotskiPage
from app.puzzle.page import PuzzlePage
from app.ui.settings import Settings
from app.ui.widgets.popup import InsetPopup
from app.window.main_window import MainWindow
from tests.app.children import child
from tests.app.leaks import finish_deletions
from tests.app.searches import endless

LEFT, ESCAPE, F11 = Qt.MouseButton.LeftButton, Qt.Key.Key_Escape, Qt.Key.Key_F11
SECTIONS = [
    ("klotski", "options"),
    ("klotski", "search"),
    ("klotski", "map"),
    ("knight", "steps"),
    ("knight", "search"),
]


def press(own: QWidget, *keys: Qt.Key) -> None:
    """Press keys, each when the screen has followed the one before."""
    for key in keys:
        QTest.keyClick(own, key)
        QApplication.processEvents()


def choose_other(window: MainWindow, *names: str) -> None:
    """Trigger the first of these actions whose choice is not in force."""
    next(action for action in map(window.menu_actions.by_name.__getitem__, names) if not action.isChecked()).trigger()


WAYS: dict[str, Callable[[MainWindow, QWidget], object]] = {
    "close": lambda window, own: own.close(),
    "closed from its frame": lambda window, own: own.windowHandle().close(),
    "Escape": lambda window, own: press(own, ESCAPE),
    "the whole screen, and Escape twice": lambda window, own: press(own, F11, ESCAPE, ESCAPE),
    "the whole screen, and close": lambda window, own: [press(own, F11), own.close()],
    "accept": lambda window, own: getattr(own, "accept", own.close)(),
    "reject": lambda window, own: getattr(own, "reject", own.close)(),
    "done": lambda window, own: own.done(0) if isinstance(own, QDialog) else own.close(),
    "hide": lambda window, own: own.hide(),
    "another page": lambda window, own: window.menu_actions.by_name["history"].trigger(),
    "another language": lambda window, own: choose_other(window, "language-zh_Hant", "language-zh_Hans"),
    "another text size": lambda window, own: choose_other(window, "text-size-150", "text-size-125"),
}
"""How the window of a section is left; where it is a dialog, also as one."""


def page_of(window: MainWindow, name: str) -> PuzzlePage:
    """The page of this name, in front."""
    window.menu_actions.by_name[name].trigger()
    return cast("PuzzlePage", window.current_page())


def chip(page: PuzzlePage, section: str) -> QPushButton:
    made = page.findChild(QPushButton, f"{page.session.name}{section.capitalize()}Chip")
    assert made is not None
    return made


def own_window_of(page: PuzzlePage, qtbot: QtBot) -> QWidget:
    """The window that the section in front was taken into by its button, once it is in front of the others."""
    qtbot.mouseClick(child(page, QToolButton, page.session.name + "DetailsWindowButton"), LEFT)
    own = page.details.stack.window()
    assert own is not page.window()
    qtbot.waitUntil(own.isActiveWindow)
    return own


def opened(window: MainWindow, name: str, section: str, qtbot: QtBot) -> QWidget:
    """The window of a section, opened by its button and the one beside it, while an endless search reports."""
    window.resize(1280, 900)
    page = page_of(window, name)
    if not chip(page, section).isChecked():
        qtbot.mouseClick(chip(page, section), LEFT)
    own = own_window_of(page, qtbot)
    if section == "map":
        place = cast("KlotskiPage", page).map_place
        qtbot.waitUntil(lambda: place.section is not None)
    if not page.session.runner.busy:
        page.session.runner.start(endless)
    with qtbot.waitSignals([page.session.progressed] * 2):
        pass
    return own


def use_again(page: PuzzlePage, section: str, qtbot: QtBot) -> None:
    """The section is in the page, folds away and opens again there, and the search stops."""
    stack, runner = page.details.stack, page.session.runner
    qtbot.waitUntil(lambda: stack.window() is page.window() and stack.isVisible())
    assert page.side.isAncestorOf(stack)
    assert not stack.isFullScreen()
    assert chip(page, section).isChecked()
    qtbot.mouseClick(chip(page, section), LEFT)
    qtbot.waitUntil(stack.isHidden)
    qtbot.mouseClick(chip(page, section), LEFT)
    qtbot.waitUntil(stack.isVisible)
    page.session.stop()
    qtbot.waitUntil(lambda: not runner.busy)


@pytest.mark.sampled
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("name", "section"), SECTIONS)
def test_the_page_has_its_section_back_however_its_window_is_left(
    window: MainWindow, qtbot: QtBot, name: str, section: str, way: str
) -> None:
    for _ in range(2):
        own = opened(window, name, section, qtbot)
        WAYS[way](window, own)
        with qtbot.waitSignals([window.sessions[name].progressed] * 3):
            finish_deletions()
        use_again(page_of(window, name), section, qtbot)


@pytest.mark.sampled
@pytest.mark.parametrize("way", ["quit", "close", "deleteLater"])
@pytest.mark.parametrize(("name", "section"), SECTIONS)
def test_the_window_of_a_section_goes_with_the_main_window(qtbot: QtBot, name: str, section: str, way: str) -> None:
    window = MainWindow(Settings())
    window.show()
    own = opened(window, name, section, qtbot)
    if way == "quit":
        QTest.keyClick(own, Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)
        qtbot.waitUntil(lambda: not window.isVisible())
    else:
        getattr(window, way)()
    finish_deletions()
    assert not (isValid(own) and own.isVisible())
    if way != "deleteLater":
        window.deleteLater()
        finish_deletions()
    assert not isValid(own)


def test_the_window_is_named_after_the_section_in_it_and_stands_over_the_main_window(
    window: MainWindow, qtbot: QtBot
) -> None:
    own = opened(window, "knight", "search", qtbot)
    assert own.windowTitle() == "Search"
    assert window.frameGeometry().contains(own.frameGeometry().center())
    qtbot.mouseClick(chip(page_of(window, "knight"), "steps"), LEFT)
    assert own.windowTitle() == "Squares"
    own.close()


def test_the_window_is_on_the_screen_wherever_the_main_window_is(window: MainWindow, qtbot: QtBot) -> None:
    opened(window, "klotski", "map", qtbot).close()
    screen, page = window.screen().availableGeometry(), page_of(window, "klotski")
    window.resize(window.minimumSizeHint())
    for corner in (screen.topLeft(), screen.bottomRight()):
        qtbot.waitUntil(lambda: page.details.stack.window() is window)
        window.move(corner)
        page.details.open_window()
        assert screen.contains(page.details.stack.geometry())
        page.details.close_window()


def test_hidden_and_opened_again_at_once_the_window_stays(window: MainWindow, qtbot: QtBot) -> None:
    own, page = opened(window, "klotski", "options", qtbot), page_of(window, "klotski")
    own.hide()
    page.details.open_window()
    finish_deletions()
    assert page.details.stack.window() is not window
    assert page.details.stack.isVisible()
    page.details.close_window()


def test_a_note_that_is_open_in_the_window_closes_with_it(window: MainWindow, qtbot: QtBot) -> None:
    own, page = opened(window, "klotski", "options", qtbot), page_of(window, "klotski")
    about = next(one for one in own.findChildren(QToolButton) if one.objectName().endswith("About") and one.isVisible())
    qtbot.mouseClick(about, LEFT)
    assert any(note.isVisible() for note in own.findChildren(InsetPopup))
    own.close()
    stack = page.details.stack
    qtbot.waitUntil(lambda: stack.window() is window and stack.isVisible())
    finish_deletions()
    assert not page.findChildren(InsetPopup)


def test_the_key_of_the_full_screen_is_the_main_windows_again(window: MainWindow, qtbot: QtBot) -> None:
    own, page = opened(window, "klotski", "options", qtbot), page_of(window, "klotski")
    own.close()
    qtbot.waitUntil(lambda: page.details.stack.window() is window)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window, F11)
    assert window.isFullScreen()


def test_a_maximised_window_is_maximised_again_after_the_full_screen(window: MainWindow, qtbot: QtBot) -> None:
    window.showMaximized()
    qtbot.waitUntil(window.isMaximized)
    QTest.keyClick(window, F11)
    assert window.isFullScreen()
    QTest.keyClick(window, F11)
    assert not window.isFullScreen()
    assert window.isMaximized()


def test_the_window_of_a_section_opens_beside_the_board(window: MainWindow, qtbot: QtBot) -> None:
    """The screen has no room beside the main window, but beside the board."""
    window.setGeometry(0, 0, 780, 700)
    page = page_of(window, "klotski")
    qtbot.mouseClick(chip(page, "options"), LEFT)
    page.side.setSizes([300, 0, 480])
    qtbot.wait(20)
    own = own_window_of(page, qtbot)
    board = page.board.mapToGlobal(page.board.rect().topRight())
    assert own.frameGeometry().left() >= board.x()
    own.close()
    qtbot.waitUntil(lambda: not page.details.in_own_window)
    window.setGeometry(0, 0, 300, 500)
    page.details.open_window()
    if window.width() + page.details.stack.width() < window.screen().availableGeometry().width() - 20:
        assert page.details.stack.x() >= window.frameGeometry().right()
    page.details.stack.close()


@pytest.mark.parametrize("name", ["klotski", "knight"])
def test_without_room_a_section_is_shown_only_where_a_person_asked_for_it(
    window: MainWindow, qtbot: QtBot, name: str
) -> None:
    window.resize(window.minimumSizeHint())
    page = page_of(window, name)
    assert not page.side.shows_section
    qtbot.mouseClick(chip(page, "search"), LEFT)
    assert page.side.shows_section
