"""Every window fits a screen of 800 by 600, beside the panel of a desktop and inside a frame, in every language.

No text is cut there: where there is too little room for all, a page or a panel scrolls, and long names are elided.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from app.knight.search_choices import NameDialog
from app.learn.guide.window import GuideWindow
from app.learn.lessons.window import LessonWindow
from app.startup.failures import FailureDialog, StartFailureDialog
from app.ui.look.metrics import scroll_bar_width
from app.ui.look.scale import text_scale
from app.ui.settings import HINTS_SEEN, LANGUAGE, TEXT_SIZE, Settings
from app.ui.widgets.dropdown import ElidingCombo
from app.ui.widgets.scrolled import Scrolled
from app.ui.widgets.windows import FRAME, resize_at_first
from app.ui.words.language import Language
from app.window.main_window import MainWindow
from solvers.knight.riddles import Answer
from tests.app.children import child
from tests.app.learn.lessons.opening import cut_texts
from tests.app.windows import PAGES, every_window, knight_page, main_window, puzzle_page

SMALL, LARGER = QSize(780, 540), QSize(1260, 740)
"""What screens of 800 by 600 and of 1280 by 800 have room for."""
MESSAGE = "The data file cannot be written: the disk is full. What you play is kept until you close the program. " * 2


@pytest.fixture(autouse=True)
def own_font(text_of_100_percent: None) -> None:
    """The program's font, by which its windows are measured."""


@pytest.mark.sampled(1)
@pytest.mark.parametrize("language", Language)
def test_every_window_has_room_on_a_small_screen(window: MainWindow, qtbot: QtBot, language: Language) -> None:
    window.languages.choose(language.value)
    window.message_bar.say(MESSAGE)
    for shown in views(window, qtbot):
        screen = shown.screen().availableGeometry().size()
        assert shown.size() == shown.size().boundedTo(screen), shown.objectName()
        check_room(shown, SMALL, qtbot)


@pytest.mark.sampled
@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize(("percent", "room"), [(150, SMALL), (200, LARGER)])
def test_every_window_has_room_where_text_is_large(qtbot: QtBot, language: Language, percent: int, room: QSize) -> None:
    """Once the first hints were read."""
    settings = Settings()
    for setting, value in ((TEXT_SIZE, str(percent)), (LANGUAGE, language.value), (HINTS_SEEN, " ".join(PAGES))):
        settings.keep(setting, value)
    window = main_window(qtbot)
    assert text_scale() == percent / 100
    for shown in views(window, qtbot):
        check_room(shown, room, qtbot)
    window.close()


def check_room(shown: QWidget, room: QSize, qtbot: QtBot) -> None:
    """A window has room for all its texts on a screen of this size."""
    shown.resize(room)
    QApplication.processEvents()  # all of it is laid out
    assert least(shown) == least(shown).boundedTo(room), shown.objectName()
    assert shown.size() == shown.size().boundedTo(room), shown.objectName()
    qtbot.waitUntil(lambda: cut(shown) == [])


def test_a_window_is_first_no_larger_than_the_screen(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    resize_at_first(window, QSize(200, 9999))
    assert window.size() == QSize(200, window.screen().availableGeometry().height() - FRAME.height())


def test_a_window_is_first_no_larger_than_that_which_it_belongs_to(qtbot: QtBot) -> None:
    owner = QWidget()
    qtbot.addWidget(owner)
    owner.resize(500, 300)
    window = QWidget(owner, Qt.WindowType.Window)
    resize_at_first(window, QSize(400, 600))
    assert window.size() == QSize(400, 300)


def test_a_window_stands_over_that_which_it_belongs_to_below_the_top_of_the_screen(qtbot: QtBot) -> None:
    owner = QWidget()
    qtbot.addWidget(owner)
    owner.setGeometry(100, 10, 500, 300)
    owner.show()
    qtbot.waitUntil(owner.isVisible)
    window = QWidget(owner, Qt.WindowType.Window)
    resize_at_first(window, QSize(400, 300))
    assert window.y() == owner.screen().availableGeometry().y(), "there is room for its title bar"
    assert abs(window.x() + (window.width() + FRAME.width()) // 2 - owner.frameGeometry().center().x()) <= 1


def least(window: QWidget) -> QSize:
    """The smallest size that a window can have."""
    return window.minimumSizeHint().expandedTo(window.minimumSize())


def cut(window: QWidget) -> list[str]:
    """What is cut at its side, and the texts that are cut, other than names which a tooltip tells whole.

    Nor is it ours how much of a folder's name Qt's own dialog shows, which goes to where the last file was chosen.
    """
    areas = [area for area in window.findChildren(Scrolled) if area.isVisible()]
    elided = {combo.objectName() for combo in window.findChildren(ElidingCombo) if combo.toolTip()} | {"lookInCombo"}
    narrow = [
        area.objectName()
        for area in areas
        if area.viewport().width() < area.minimumSizeHint().width() - scroll_bar_width()
    ]
    return narrow + [text for text in cut_texts(window) if text not in elided]


def views(window: MainWindow, qtbot: QtBot) -> Iterator[QWidget]:
    """Every window and dialog, each slide of the lessons, and each page of the guide."""
    for shown in every_window(window, qtbot):
        yield shown
        if isinstance(shown, LessonWindow) and shown.lesson is not None:
            for number in range(1, shown.lesson.tabs.count()):
                shown.lesson.tabs.setCurrentIndex(number)
                yield shown
        elif isinstance(shown, GuideWindow):
            for row in range(shown.titles.count()):
                shown.titles.setCurrentRow(row)
                yield shown
    start_failure = StartFailureDialog(ValueError(MESSAGE), can_do_without=True)
    qtbot.addWidget(start_failure)
    for dialog in (start_failure, FailureDialog(MESSAGE, window), NameDialog(window)):
        dialog.show()
        yield dialog
        dialog.close()


@pytest.mark.parametrize("percent", [100, 150])
@pytest.mark.parametrize("name", ["klotski", "knight"])
def test_an_open_section_takes_nothing_from_the_board(qtbot: QtBot, name: str, percent: int) -> None:
    settings = Settings()
    settings.keep(TEXT_SIZE, str(percent))
    window = main_window(qtbot)
    window.menu_actions.by_name[name].trigger()
    window.resize(SMALL)
    page = puzzle_page(window, name)
    QApplication.processEvents()
    page.turn_details("")
    before = page.board.width()
    for section in page.details.names:
        chip = child(page, QPushButton, f"{name}{section.capitalize()}Chip")
        qtbot.mouseClick(chip, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(page.details.stack.isVisible)
        QApplication.processEvents()
        assert page.board.width() == before
        assert cut(window) == []
        qtbot.mouseClick(chip, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(page.find_button.isVisible)
    page.method_button.setFocus()
    qtbot.keyClick(page.method_button, Qt.Key.Key_Space)
    focused = QApplication.focusWidget()
    assert focused is not None
    assert page.details.isAncestorOf(focused)
    window.close()


def test_with_large_text_the_reply_to_a_riddle_and_the_right_answer_are_seen(qtbot: QtBot) -> None:
    Settings().keep(TEXT_SIZE, "150")
    window = main_window(qtbot)
    window.resize(800, 600)
    window.menu_actions.by_name["knight"].trigger()
    page = knight_page(window)
    page.session.next_riddle()
    choice = page.riddle_panel.choices[list(Answer).index(Answer.APART)]
    choice.setChecked(True)
    choice.click()
    qtbot.mouseClick(page.riddle_panel.answer_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(page.proof_steps.isVisible)
    QApplication.processEvents()
    assert choice.visibleRegion().boundingRect().height() == choice.height()
    line = page.fontMetrics().lineSpacing()
    assert page.riddle_panel.said.visibleRegion().boundingRect().height() >= line, "its first line"
    window.close()
