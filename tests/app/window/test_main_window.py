"""The whole window: pages, menus, keys, memory, and how it closes."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from app.learn.lessons.catalogue import MOST_KEYS, lessons
from app.ui import page_names
from app.ui.look.theme import DARK
from app.ui.settings import Settings
from app.window import registry
from app.window.main_window import MainWindow
from tests.app.searches import endless
from tests.app.windows import klotski_page, klotski_session, knight_page


def solved(window: MainWindow, qtbot: QtBot) -> None:
    """Let the Klotski page solve its layout, and halt at the beginning."""
    with qtbot.waitSignal(klotski_session(window).runner.answered):
        qtbot.keyClick(window, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    klotski_session(window).playback.first()


def test_the_pages_are_turned_by_keys(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(window, Qt.Key.Key_3, Qt.KeyboardModifier.ControlModifier)
    assert window.pages.currentWidget() is knight_page(window)
    qtbot.keyClick(window, Qt.Key.Key_1, Qt.KeyboardModifier.ControlModifier)
    assert window.pages.currentWidget() is klotski_page(window)


def test_playback_is_steered_by_keys_from_anywhere(window: MainWindow, qtbot: QtBot) -> None:
    solved(window, qtbot)
    playback = klotski_session(window).playback
    qtbot.keyClick(window, Qt.Key.Key_End)
    assert playback.moment == 81
    qtbot.keyClick(window, Qt.Key.Key_Home)
    assert playback.moment == 0
    qtbot.keyClick(window, Qt.Key.Key_Right)
    qtbot.waitUntil(lambda: playback.moment == 1)
    qtbot.keyClick(window, Qt.Key.Key_Left)
    qtbot.waitUntil(lambda: playback.moment == 0)
    qtbot.keyClick(window, Qt.Key.Key_Space)
    assert playback.playing
    qtbot.keyClick(window, Qt.Key.Key_Space)
    assert not playback.playing
    playback.rest()


def test_a_button_in_focus_keeps_space_for_itself(window: MainWindow, qtbot: QtBot) -> None:
    solved(window, qtbot)
    page = klotski_page(window)
    page.find_button.setFocus()
    with qtbot.waitSignal(page.session.runner.answered):
        qtbot.keyClick(page.find_button, Qt.Key.Key_Space)
    page.session.playback.rest()


def test_escape_stops_a_search(window: MainWindow, qtbot: QtBot) -> None:
    with qtbot.waitSignal(klotski_session(window).runner.progressed):
        klotski_session(window).runner.start(endless)
    with qtbot.waitSignal(klotski_session(window).runner.ended):
        qtbot.keyClick(window, Qt.Key.Key_Escape)


def test_turning_the_page_pauses_what_plays_there(window: MainWindow, qtbot: QtBot) -> None:
    solved(window, qtbot)
    klotski_session(window).playback.play()
    window.pages.setCurrentIndex(1)
    assert not klotski_session(window).playback.playing
    klotski_session(window).playback.rest()


def test_the_theme_is_chosen_from_the_menu_and_remembered(window: MainWindow, qtbot: QtBot) -> None:
    window.menu_actions.by_name["theme-dark"].trigger()
    assert window.appearance.theme == DARK
    window.close()
    again = MainWindow(Settings())
    qtbot.addWidget(again)
    assert again.appearance.choice == "dark"
    assert again.menu_actions.by_name["theme-dark"].isChecked()
    again.appearance.choose("light")
    again.close()


def test_the_size_and_the_page_are_remembered(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(QSize(790, 700))
    window.pages.setCurrentIndex(1)
    window.close()
    again = MainWindow(Settings())
    qtbot.addWidget(again)
    assert again.size() == QSize(790, 700)
    assert again.pages.currentIndex() == 1
    again.close()


def test_every_action_of_the_menus_has_a_shortcut_of_its_own(window: MainWindow) -> None:
    shortcuts = [
        shortcut.toString() for action in window.menu_actions.by_name.values() for shortcut in action.shortcuts()
    ]
    without = {f"lesson-{number}" for number in range(MOST_KEYS + 1, len(lessons()) + 1)}
    for name, action in window.menu_actions.by_name.items():
        assert action.shortcuts() or action.menu() or name in without, name
    assert len(set(shortcuts)) == len(shortcuts)


def test_the_about_box_says_what_this_is(window: MainWindow, qtbot: QtBot) -> None:
    window.menu_actions.by_name["about"].trigger()
    (box,) = window.findChildren(QMessageBox)
    assert "MIT" in box.informativeText()
    assert "Huarong Knight" in box.text()
    box.close()


def test_closing_in_the_middle_of_searches_on_both_pages_leaves_nothing_running(
    window: MainWindow, qtbot: QtBot
) -> None:
    pages = (klotski_page(window), knight_page(window))
    for page in pages:
        with qtbot.waitSignal(page.runner.progressed):
            page.runner.start(endless)
    window.close()
    qtbot.waitUntil(lambda: not window.busy())
    assert not any(page.playback.playing for page in pages)


def test_two_hundred_searches_begun_and_stopped_by_keys_end_once_each(window: MainWindow, qtbot: QtBot) -> None:
    page = klotski_page(window)
    verdicts, answers = QSignalSpy(page.session.runner.ended), QSignalSpy(page.session.runner.answered)
    for number in range(1, 201):
        qtbot.keyClick(window, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        qtbot.keyClick(window, Qt.Key.Key_Escape)
        qtbot.waitUntil(lambda: not page.session.runner.busy)
        assert verdicts.count() + answers.count() == number
    page.session.playback.rest()


def test_searches_begun_one_after_another_by_keys_leave_only_the_last_to_be_heard(
    window: MainWindow, qtbot: QtBot
) -> None:
    page = klotski_page(window)
    verdicts, answers = QSignalSpy(page.session.runner.ended), QSignalSpy(page.session.runner.answered)
    for _ in range(50):
        qtbot.keyClick(window, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: not page.session.runner.busy)
    qtbot.wait(200)
    assert (verdicts.count(), answers.count()) == (0, 1)
    page.session.playback.rest()


def test_the_first_paint_is_announced_once(qtbot: QtBot) -> None:
    window = MainWindow(Settings())
    qtbot.addWidget(window)
    with qtbot.waitSignal(window.painted):
        window.show()
    spy = QSignalSpy(window.painted)
    window.update()
    QApplication.sendPostedEvents(window, QEvent.Type.UpdateRequest.value)
    assert spy.count() == 0
    window.close()


def test_the_command_line_knows_every_page_in_the_order_of_the_tabs() -> None:
    assert [page.name for page in registry.PAGES] == list(page_names.PAGES)
