"""The guide's window: opened by F1, turned by mouse and keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.klotski.page import KlotskiPage
from app.learn.guide.pictures import puzzle_pictures
from app.learn.guide.window import GuideWindow, TextArea
from app.puzzle.page import PuzzlePage
from app.ui.settings import HINTS_SEEN, LANGUAGE, TEXT_SIZE, Settings
from app.ui.words.language import Language
from app.window.main_window import MainWindow
from tests.app.windows import PAGES, main_window

PICTURES = 22
"""How many pages have a picture; three have none."""


def guide(window: MainWindow, qtbot: QtBot) -> GuideWindow:
    qtbot.keyClick(window, Qt.Key.Key_F1)
    (made,) = window.findChildren(GuideWindow)
    qtbot.waitUntil(made.isActiveWindow)
    return made


def test_f1_opens_it_once(window: MainWindow, qtbot: QtBot) -> None:
    made = guide(window, qtbot)
    window.menu_actions.by_name["guide"].trigger()
    assert window.findChildren(GuideWindow) == [made]
    made.close()


def test_next_and_back_turn_its_pages(window: MainWindow, qtbot: QtBot) -> None:
    made = guide(window, qtbot)
    assert not made.back.isEnabled()
    seen = [made.page.title]
    while made.forward.isEnabled():
        qtbot.mouseClick(made.forward, Qt.MouseButton.LeftButton)
        seen.append(made.page.title)
        assert made.heading.text() == made.page.title
        shown = made.long_text.toPlainText() if made.page.picture is None else made.illustrated.text.text()
        assert shown == made.page.text
        assert made.page.picture is None or made.illustrated.picture.accessibleName() == made.page.title
    assert len(set(seen)) == len(seen) == PICTURES + 3
    qtbot.mouseClick(made.back, Qt.MouseButton.LeftButton)
    assert made.page.title == seen[-2]
    made.close()


def test_the_arrow_keys_turn_its_pages_and_escape_closes_it(window: MainWindow, qtbot: QtBot) -> None:
    made = guide(window, qtbot)
    qtbot.keyClick(made.titles, Qt.Key.Key_Down)
    qtbot.keyClick(made.titles, Qt.Key.Key_Down)
    assert made.page.picture is puzzle_pictures.hints
    qtbot.keyClick(made, Qt.Key.Key_Escape)
    assert not made.isVisible()


@pytest.mark.usefixtures("text_of_100_percent")
@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("percent", [100, 150])
def test_every_text_has_room(qtbot: QtBot, language: Language, percent: int) -> None:
    settings = Settings()
    for setting, value in ((TEXT_SIZE, str(percent)), (LANGUAGE, language.value), (HINTS_SEEN, " ".join(PAGES))):
        settings.keep(setting, value)
    window = main_window(qtbot)
    made = guide(window, qtbot)
    made.resize(780, 540)  # what a screen of 800 by 600 has room for
    for row in range(made.titles.count()):
        made.titles.setCurrentRow(row)
        qtbot.waitUntil(lambda: has_room(made))
    made.close()
    window.close()


def has_room(made: GuideWindow) -> bool:
    """Whether the heading and the text below a picture are seen whole."""
    heading, text = made.heading, made.illustrated.text
    area = text.parentWidget()
    assert area is not None
    whole = text.isHidden() or area.height() >= text.heightForWidth(text.width())
    return whole and heading.height() >= heading.heightForWidth(heading.width())


def test_in_a_low_window_the_text_scrolls_below_the_picture(window: MainWindow, qtbot: QtBot) -> None:
    made = guide(window, qtbot)
    made.resize(made.minimumSizeHint())
    shown = made.illustrated
    area = shown.findChild(TextArea)
    assert area is not None
    for row in range(PICTURES):
        made.titles.setCurrentRow(row)
        qtbot.waitUntil(lambda: area.verticalScrollBar().maximum() > 0 or area.height() > area.minimumHeight())
        assert shown.picture.geometry().bottom() < area.geometry().top()
    made.close()


def test_the_next_page_begins_at_the_first_line_of_its_text(window: MainWindow, qtbot: QtBot) -> None:
    made = guide(window, qtbot)
    made.resize(made.minimumSizeHint())
    area = made.illustrated.findChild(TextArea)
    assert area is not None
    qtbot.waitUntil(lambda: area.verticalScrollBar().maximum() > 0)
    qtbot.keyClick(area, Qt.Key.Key_Down)
    assert area.verticalScrollBar().value() > 0
    qtbot.mouseClick(made.forward, Qt.MouseButton.LeftButton)
    assert area.verticalScrollBar().value() == 0
    made.close()


def test_the_last_page_names_the_sources(window: MainWindow, qtbot: QtBot) -> None:
    made = guide(window, qtbot)
    qtbot.keyClick(made.titles, Qt.Key.Key_End)
    assert made.heading.text() == "Sources"
    assert made.long_text.isVisible()
    assert not made.illustrated.isVisible()
    assert all(name in made.long_text.toPlainText() for name in ("Lin Shun-shii", "Lü Zhenyu", "WinHRD", "Schwenk"))
    qtbot.mouseClick(made.back, Qt.MouseButton.LeftButton)
    assert made.page.title == "Present to a class"
    assert made.long_text.isVisible()
    made.close()


def test_it_closes_with_the_window(window: MainWindow, qtbot: QtBot) -> None:
    guide(window, qtbot)
    window.close()
    qtbot.waitUntil(lambda: not window.findChildren(GuideWindow))


def test_the_program_is_quit_by_its_key_while_the_guide_is_in_front(window: MainWindow, qtbot: QtBot) -> None:
    made = guide(window, qtbot)
    QTest.keyClick(made.windowHandle(), Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)
    assert not window.isVisible()
    qtbot.waitUntil(lambda: not window.findChildren(GuideWindow))


@pytest.mark.parametrize(
    ("page", "heading"),
    [
        (Qt.Key.Key_1, "Let Cao Cao escape"),
        (Qt.Key.Key_2, "Play through the chapters"),
        (Qt.Key.Key_3, "Tour the board with a knight"),
        (Qt.Key.Key_4, "Share what you found"),
        (Qt.Key.Key_5, "Compare the methods"),
        (Qt.Key.Key_6, "Learn how the methods work"),
    ],
)
def test_it_opens_at_the_chapter_on_the_page_in_front(
    window: MainWindow, qtbot: QtBot, page: Qt.Key, heading: str
) -> None:
    qtbot.keyClick(window, page, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(window, Qt.Key.Key_F1)
    (made,) = window.findChildren(GuideWindow)
    assert made.heading.text() == heading
    made.close()


def test_f1_opens_it_at_the_map_while_that_has_the_focus(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1280, 800)
    qtbot.keyClick(window, Qt.Key.Key_M)
    page = window.current_page()
    assert isinstance(page, KlotskiPage)
    qtbot.waitUntil(lambda: page.map_place.section is not None, timeout=120_000)
    assert page.map_place.section is not None
    qtbot.waitUntil(page.map_place.section.map.isVisible)
    page.map_place.section.map.setFocus()
    made = guide(window, qtbot)
    assert made.heading.text() == "See the whole landscape"
    made.close()


@pytest.mark.parametrize(
    ("page", "heading"), [(Qt.Key.Key_1, "Watch it think"), (Qt.Key.Key_3, "Watch the knight's search")]
)
def test_f1_opens_it_at_the_search_that_is_watched(
    window: MainWindow, qtbot: QtBot, page: Qt.Key, heading: str
) -> None:
    qtbot.keyClick(window, page, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(window, Qt.Key.Key_W)
    made = guide(window, qtbot)
    assert made.heading.text() == heading
    made.close()
    watching = window.current_page()
    assert isinstance(watching, PuzzlePage)
    watching.stop()
    qtbot.waitUntil(lambda: not watching.session.runner.busy)


def test_f1_opens_it_at_the_puzzles_of_the_days_in_the_calendar(window: MainWindow, qtbot: QtBot) -> None:
    modifiers = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    qtbot.keyClick(window, Qt.Key.Key_D, modifiers)
    focused = window.focusWidget()
    assert focused is not None
    qtbot.keyClick(focused, Qt.Key.Key_F1)
    (made,) = window.findChildren(GuideWindow)
    assert made.heading.text() == "A puzzle every day"
    made.close()


def test_f1_opens_it_at_boards_while_one_is_drawn(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(window, Qt.Key.Key_3, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(window, Qt.Key.Key_D)
    made = guide(window, qtbot)
    assert made.heading.text() == "Draw boards, solve riddles, count tours"
    made.close()
