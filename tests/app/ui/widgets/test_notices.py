"""A toast, a message that stays, and the first hints: there at the first start, gone for good once read or followed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QTextEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from app.klotski.repositories import Solutions
from app.ui.settings import Settings
from app.ui.widgets.notices import FirstHint, MessageBar, Toast
from app.window.main_window import MainWindow
from tests.app.storage.drawn_records import solution
from tests.app.windows import compare_page, history_page, klotski_page


def started_again(window: MainWindow, qtbot: QtBot) -> MainWindow:
    window.close()
    again = MainWindow(Settings())
    qtbot.addWidget(again)
    return again


def test_history_and_comparison_say_what_to_do_first(window: MainWindow) -> None:
    window.storage.repository(Solutions).keep(solution())
    for page in (history_page(window), compare_page(window)):
        window.pages.setCurrentWidget(page)
        assert page.first_hint.isVisible()
        assert page.first_hint.text.text()


def test_without_tips_there_are_none(window: MainWindow) -> None:
    window.storage.repository(Solutions).keep(solution())
    made = compare_page(window)
    window.menu_actions.by_name["tips"].trigger()
    for page in (made, history_page(window)):
        window.pages.setCurrentWidget(page)
        assert page.first_hint.isHidden()


def test_an_empty_history_has_nothing_to_hint_at(window: MainWindow) -> None:
    window.pages.setCurrentWidget(history_page(window))
    assert not history_page(window).first_hint.isVisible()


def test_on_the_history_and_the_comparisons_doing_it_is_enough(window: MainWindow, qtbot: QtBot) -> None:
    window.storage.repository(Solutions).keep(solution())
    window.pages.setCurrentWidget(history_page(window))
    qtbot.keyClick(history_page(window).table, Qt.Key.Key_Home)
    qtbot.keyClick(history_page(window).table, Qt.Key.Key_Return)
    window.pages.setCurrentWidget(compare_page(window))
    window._sessions.comparison.search()
    window._sessions.comparison.runner.stop()
    qtbot.waitUntil(lambda: not window._sessions.comparison.runner.busy)
    again = started_again(window, qtbot)
    assert history_page(again).first_hint.isHidden()
    assert compare_page(again).first_hint.isHidden()
    again.close()


@pytest.mark.parametrize("width", [300, 900])
def test_all_of_it_can_be_read_at_any_width(qtbot: QtBot, width: int) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    hint = FirstHint("page", "many words " * 20, Settings())
    column = QVBoxLayout(page)
    column.addWidget(hint)
    column.addWidget(QTextEdit(), 1)
    page.resize(width, 400)
    page.show()
    assert hint.text.height() >= hint.text.heightForWidth(hint.text.width())


@pytest.mark.parametrize("by_key", [False, True])
def test_got_it_puts_it_away_for_good(window: MainWindow, qtbot: QtBot, by_key: bool) -> None:
    window.pages.setCurrentWidget(compare_page(window))
    button = compare_page(window).first_hint.button
    if by_key:
        button.setFocus()
        qtbot.keyClick(button, Qt.Key.Key_Space)
    else:
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert compare_page(window).first_hint.isHidden()
    again = started_again(window, qtbot)
    assert compare_page(again).first_hint.isHidden()
    again.storage.repository(Solutions).keep(solution())
    again.pages.setCurrentWidget(history_page(again))
    assert not history_page(again).first_hint.isHidden()
    again.close()


def test_one_that_was_followed_goes_when_the_page_is_turned(window: MainWindow, qtbot: QtBot) -> None:
    window.pages.setCurrentWidget(compare_page(window))
    window._sessions.comparison.search()
    window._sessions.comparison.runner.stop()
    qtbot.waitUntil(lambda: not window._sessions.comparison.runner.busy)
    assert compare_page(window).first_hint.isVisible()
    window.pages.setCurrentWidget(klotski_page(window))
    window.pages.setCurrentWidget(compare_page(window))
    assert compare_page(window).first_hint.isHidden()


def test_over_a_widget_without_room_it_shows_nothing_and_qt_has_nothing_to_complain_of(qtbot: QtBot) -> None:
    below = QWidget()
    qtbot.addWidget(below)
    notice = Toast("notice", below)
    below.resize(1, 1)  # as a window may be that is minimised
    notice.say("Copied")
    assert notice.width() == 0
    notice.hide()


def test_where_there_is_little_room_a_toast_has_several_lines(qtbot: QtBot) -> None:
    below = QWidget()
    qtbot.addWidget(below)
    notice = Toast("notice", below)
    below.resize(900, 600)
    below.show()
    notice.say("A path by the program earns no stars. Choose it again to go.")
    line = notice.height()
    below.resize(300, 600)
    assert notice.width() <= 300
    assert notice.height() >= line + notice.fontMetrics().height(), "a second line"
    assert notice.geometry().bottom() < 600
    below.resize(900, 600)
    assert notice.height() == line
    notice.say("Copied")
    assert (notice.height(), notice.width() < 300) == (line, True)
    notice.hide()


def test_a_message_stays_until_it_is_put_away(qtbot: QtBot) -> None:
    place = QWidget()
    qtbot.addWidget(place)
    bar = MessageBar("faults", place)
    place.show()
    understood: list[bool] = []
    bar.close_button.clicked.connect(lambda: understood.append(True))
    assert bar.isHidden()
    bar.say("It failed.")
    assert (bar.isVisible(), bar.text.text()) == (True, "It failed.")
    assert bar.text.wordWrap()
    qtbot.mouseClick(bar.close_button, Qt.MouseButton.LeftButton)
    assert bar.isHidden()
    assert understood == [True]
    bar.say("Again.")
    bar.say("")
    assert bar.isHidden()
    assert understood == [True]


def test_a_toast_is_gone_when_its_page_is_shown_again(window: MainWindow) -> None:
    page = klotski_page(window)
    page.toast.say("Copied")
    assert page.toast.isVisible()
    window.menu_actions.by_name["history"].trigger()
    window.menu_actions.by_name["klotski"].trigger()
    assert page.isVisible()
    assert not page.toast.isVisible()
