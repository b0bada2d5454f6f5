"""Codes and names typed, pasted and copied in the window."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from app.klotski.page import KlotskiPage
from app.ui.page_names import PAGES
from app.ui.settings import Settings
from app.ui.words.language import Language
from app.window.main_window import MainWindow
from solvers.klotski.layout import Layout
from tests.app.children import child
from tests.app.hands import drag
from tests.app.windows import klotski_page, klotski_session, knight_page

BLADE = "VAAV/VAAV/VHHV/VSSV/S..S"
FOUR_TOGETHER = "VAAV/VAAV/VSSV/VSSV/.HH."
"""The layout of the 24 digits that the articles quote."""
OWN = "SVSV/SVSV/AAHH/AAVS/..VS"
PLAYED = "VAAV/VAAV/VHHV/VSSV/.S.S"
"""After a soldier's slide at the bottom."""
THREE_BLANKS = "VAAV/VAAV/VHHV/VSSV/S..."


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    """The window with the Klotski page in front."""
    window = MainWindow(Settings())
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    yield window
    window.close()


@pytest.fixture
def page(window: MainWindow, qtbot: QtBot) -> KlotskiPage:
    """With its options open."""
    page = klotski_page(window)
    qtbot.mouseClick(child(page, QPushButton, "klotskiOptionsChip"), Qt.MouseButton.LeftButton)
    return page


def code_edit(page: KlotskiPage) -> QLineEdit:
    return child(page, QLineEdit, "codeEdit")


def note(page: KlotskiPage) -> str:
    return child(page, QLabel, "codeNote").text()


def entered(qtbot: QtBot, page: KlotskiPage, text: str) -> None:
    code_edit(page).setFocus()
    code_edit(page).clear()
    qtbot.keyClicks(code_edit(page), text)
    qtbot.keyClick(code_edit(page), Qt.Key.Key_Return)


def on_board(page: KlotskiPage) -> str:
    """The layout that the board shows."""
    return str(page.session.layout_on_board)


@pytest.mark.parametrize(
    ("text", "layout", "said"),
    [
        ("021801040912101114151720", FOUR_TOGETHER, "Recognised as 24 digits"),
        ("AXCZN", "", "Recognised as ShortCode"),
        ("4fea134", "", "Recognised as CommonCode"),
        ("0x0603EDF5CAFFF5E2", BLADE, "Recognised as RawCode: Blade Drawn, Horse Reined (橫刀立馬)"),
        ("577606461035643914", BLADE, "Recognised as 60-bit integer: Blade Drawn, Horse Reined (橫刀立馬)"),
        ("heng dao li ma", BLADE, "Recognised as a name: Blade Drawn, Horse Reined (橫刀立馬)"),
        (OWN, OWN, "Recognised as Text form: My layout 8EEF6C3"),
    ],
)
def test_a_code_or_a_name_and_enter_show_the_layout(
    qtbot: QtBot, page: KlotskiPage, text: str, layout: str, said: str
) -> None:
    page.layout_combo.setCurrentIndex(1)
    entered(qtbot, page, text)
    assert note(page).startswith(said)
    assert on_board(page) == str(page.session.layout)
    if layout:
        assert on_board(page) == layout


def test_short_code_and_common_code_of_the_hardest_layout_are_the_same(qtbot: QtBot, page: KlotskiPage) -> None:
    entered(qtbot, page, "AXCZN")
    hardest = on_board(page)
    page.layout_combo.setCurrentIndex(1)
    entered(qtbot, page, "4FEA134")
    assert on_board(page) == hardest


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("1A9BG0C", "Character 5: “G” is not a hexadecimal digit (0-9, A-F)"),
        ("VAAV/VAAV/VHHV/VSSV", "A layout has 5 rows joined by “/”, but this has 4; write it like VAAV"),
        (
            "xylophone",
            "“xylophone” is neither a layout's name, such as Frog in the Well, nor a layout code, such as 1A9BF0C",
        ),
        ("hello", "“hello” is neither a layout's name, such as Frog in the Well, nor a layout code, such as 1A9BF0C"),
        ("frog in the wel", "There is no layout “frog in the wel”; did you mean “Frog in the Well”?"),
        ("blade", "There is no layout “blade”; did you mean “Blade Drawn, Horse Reined”?"),
        ("", "There is nothing to read; type a layout's name"),
    ],
)
def test_a_fault_is_said_in_a_sentence_and_nothing_is_lost(
    qtbot: QtBot, page: KlotskiPage, text: str, said: str
) -> None:
    before = on_board(page)
    entered(qtbot, page, text)
    assert note(page).startswith(said)
    assert code_edit(page).accessibleDescription() == note(page)
    assert code_edit(page).text() == text
    assert (on_board(page), page.layout_combo.currentText()) == (before, "Blade Drawn, Horse Reined (橫刀立馬)")
    qtbot.keyClicks(code_edit(page), "1")
    assert note(page) == "CommonCode 1A9BF0C"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (Language.TRADITIONAL, "沒有名為「blade」的佈局；你要找的是「Blade Drawn, Horse Reined」嗎？"),
        (Language.SIMPLIFIED, "没有名为“blade”的布局；你要找的是“Blade Drawn, Horse Reined”吗？"),
    ],
)
def test_names_like_what_was_typed_stand_in_the_quotation_marks_of_the_language(
    qtbot: QtBot, window: MainWindow, language: Language, said: str
) -> None:
    window.languages.choose(language.value)
    page = klotski_page(window)
    entered(qtbot, page, "blade")
    assert note(page) == said


def test_the_code_of_the_layout_on_the_board_stands_below_the_field(page: KlotskiPage) -> None:
    assert note(page) == "CommonCode 1A9BF0C"
    page.session.show_layout(Layout.parse(OWN))
    assert note(page) == "CommonCode 8EEF6C3"


def test_entering_the_layout_again_puts_it_back_to_its_beginning(qtbot: QtBot, page: KlotskiPage) -> None:
    played(page)
    entered(qtbot, page, BLADE)
    assert on_board(page) == BLADE


def played(page: KlotskiPage) -> None:
    """Slide the soldier at the bottom left to the right, by hand."""
    drag(page.klotski_board, (4, 0), (4, 1))
    assert on_board(page) == PLAYED


def pressed_paste(qtbot: QtBot, window: MainWindow) -> None:
    focus = QApplication.focusWidget() or window
    qtbot.keyClick(focus, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)


def test_ctrl_v_shows_the_layout_on_the_clipboard(qtbot: QtBot, window: MainWindow, page: KlotskiPage) -> None:
    window.pages.setCurrentWidget(knight_page(window))
    knight_page(window).chessboard.setFocus()
    QApplication.clipboard().setText("VAAV\nVAAV\nVSSV\nVSSV\n.HH.\n")
    pressed_paste(qtbot, window)
    assert window.current_page() is page
    assert on_board(page) == FOUR_TOGETHER


def test_ctrl_v_in_a_text_field_pastes_into_the_field(qtbot: QtBot, window: MainWindow, page: KlotskiPage) -> None:
    code_edit(page).setFocus()
    QApplication.clipboard().setText(FOUR_TOGETHER)
    pressed_paste(qtbot, window)
    assert code_edit(page).text() == FOUR_TOGETHER
    assert on_board(page) == BLADE


def test_what_is_pasted_in_place_of_what_was_typed_is_undone(
    qtbot: QtBot, window: MainWindow, page: KlotskiPage
) -> None:
    code_edit(page).setFocus()
    qtbot.keyClicks(code_edit(page), "half a code")
    page.klotski_board.setFocus()
    QApplication.clipboard().setText(FOUR_TOGETHER)
    pressed_paste(qtbot, window)
    assert (code_edit(page).text(), on_board(page)) == (FOUR_TOGETHER, FOUR_TOGETHER)
    code_edit(page).setFocus()
    qtbot.keySequence(code_edit(page), QKeySequence(QKeySequence.StandardKey.Undo))
    assert code_edit(page).text() == "half a code"


@pytest.mark.parametrize("name", PAGES)
def test_a_wrong_code_that_is_pasted_says_so_above_the_page_on_which_one_stays(
    qtbot: QtBot, window: MainWindow, page: KlotskiPage, name: str
) -> None:
    window.pages.show_page(name)
    window.pages.tabBar().setFocus()
    code_edit(page).setText("half a code")
    QApplication.clipboard().setText("nothing like it")
    pressed_paste(qtbot, window)
    assert window.message_bar.isVisible()
    assert window.message_bar.text.text().startswith("“nothing like it” is neither a layout's name")
    assert window.pages.name_in_front == name
    assert (code_edit(page).text(), on_board(page)) == ("half a code", BLADE)
    QApplication.clipboard().setText(FOUR_TOGETHER)
    pressed_paste(qtbot, window)
    assert not window.message_bar.isVisible()
    assert (window.pages.name_in_front, on_board(page)) == ("klotski", FOUR_TOGETHER)


def copy_as(window: MainWindow) -> dict[str, QAction]:
    """The actions of the menu, as it is when it opens."""
    menu = klotski_page(window).copy_as
    menu.aboutToShow.emit()
    return {action.text(): action for action in menu.actions()}


@pytest.mark.parametrize(
    ("title", "text"),
    [
        ("Text form", BLADE),
        ("CommonCode", "1A9BF0C00"),
        ("RawCode", "0x0603EDF5CAFFF5E2"),
        ("ShortCode", "4WVE1"),
        ("60-bit integer", "577606461035643914"),
    ],
)
def test_copy_as_puts_the_code_on_the_clipboard_and_says_so(
    window: MainWindow, page: KlotskiPage, title: str, text: str
) -> None:
    copy_as(window)[title].trigger()
    assert QApplication.clipboard().text().upper() == text.upper()
    assert page.toast.isVisible()
    assert page.toast.text().startswith(f"Copied as {title}: ")
    assert QApplication.clipboard().text() in page.toast.text()


def test_copy_as_copies_the_layout_that_the_board_shows_now(window: MainWindow, page: KlotskiPage) -> None:
    played(page)
    copy_as(window)["Text form"].trigger()
    assert QApplication.clipboard().text() == PLAYED


def test_codes_that_the_layout_cannot_be_written_in_are_disabled(window: MainWindow, page: KlotskiPage) -> None:
    assert all(action.isEnabled() for action in copy_as(window).values())
    page.session.show_layout(Layout.parse(THREE_BLANKS))
    enabled = {title for title, action in copy_as(window).items() if action.isEnabled()}
    assert {"CommonCode", "RawCode", "ShortCode", "Text form"} <= enabled
    assert "24 digits" not in enabled


def test_a_copy_of_all_that_is_shown_is_confirmed_and_can_be_pasted_back(
    qtbot: QtBot, window: MainWindow, page: KlotskiPage
) -> None:
    played(page)
    page.klotski_board.setFocus()
    qtbot.keyClick(page.klotski_board, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert page.toast.isVisible()
    page.session.show_layout(Layout.parse(OWN))
    pressed_paste(qtbot, window)
    assert on_board(page) == BLADE


def test_an_own_layout_is_there_again_the_next_time(qtbot: QtBot, window: MainWindow, page: KlotskiPage) -> None:
    page.session.show_layout(Layout.parse(OWN))
    window.close()
    again = MainWindow(Settings())
    qtbot.addWidget(again)
    assert str(klotski_session(again).layout) == OWN
    again.close()
