"""Where the keyboard focus goes when the control that has it is disabled or hidden: to what a person does next."""

from __future__ import annotations

from typing import TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QDialog, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from app.klotski.map_place import MAP
from app.learn.guide.pages import guide_pages
from app.learn.guide.window import GuideWindow
from app.learn.lessons.lost_move_part import LostMovePart
from app.learn.lessons.window import LessonWindow
from app.puzzle.page import PuzzlePage
from app.window.backup.back_up_dialog import BackUpDialog
from app.window.main_window import MainWindow
from solvers.knight.board import Board
from solvers.knight.tour import TourRequest
from tests.app.children import child
from tests.app.hands import drag
from tests.app.searches import endless
from tests.app.walking import focused
from tests.app.windows import compare_page, history_page, klotski_page, klotski_session, knight_page

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support raise")  # the offscreen screen

LEFT = Qt.MouseButton.LeftButton
D = TypeVar("D", bound=QDialog)


@pytest.fixture(params=["klotski", "knight"])
def page(window: MainWindow, request: pytest.FixtureRequest) -> PuzzlePage:
    """The page of either puzzle, in front."""
    window.menu_actions.by_name[request.param].trigger()
    shown = window.current_page()
    assert isinstance(shown, PuzzlePage)
    return shown


def click(qtbot: QtBot, within: QWidget, name: str) -> QAbstractButton:
    """Click a button of this object name, as the hand does: it has the focus then."""
    button = within.findChild(QAbstractButton, name)
    assert button is not None, name
    assert button.isEnabled(), name
    button.setFocus(Qt.FocusReason.MouseFocusReason)
    qtbot.mouseClick(button, LEFT)
    return button


def play_a_step(window: MainWindow, qtbot: QtBot) -> None:
    """Slide a piece, or step twice with the knight."""
    if window.current_page() is klotski_page(window):
        drag(klotski_page(window).klotski_board, (3, 1), (4, 1))
        return
    page = knight_page(window)
    qtbot.mouseClick(page.by_hand, Qt.MouseButton.LeftButton)
    for square in ((0, 0), (1, 2)):
        page.chessboard.pointer.square_clicked.emit(square)


def name_of(page: PuzzlePage, button: str) -> str:
    """The object name of one of the buttons for games by hand, which the first page has without a prefix."""
    prefix = page.objectName().removesuffix("Page")
    return f"{button}Button" if prefix == "klotski" else f"{prefix}{button.title()}Button"


@pytest.mark.parametrize("button", ["undo", "redo", "reset"])
def test_space_after_a_button_of_the_game_repeats_nothing(window: MainWindow, qtbot: QtBot, button: str) -> None:
    page = klotski_page(window)
    for path in (((3, 1), (4, 1)), ((3, 2), (4, 2))):
        drag(page.klotski_board, *path)
    if button == "redo":
        page.session.game.undo()
        page.playback.rest()
    click(qtbot, page, name_of(page, button))
    page.playback.rest()
    assert focused() is page.board
    now = page.session.game.now
    qtbot.keyClick(focused(), Qt.Key.Key_Space)
    assert (page.session.game.now, page.playback.moving) == (now, False)
    assert page.klotski_board.chosen is not None


@pytest.mark.parametrize("button", ["undo", "reset", "hint"])
def test_after_a_button_of_the_game_the_board_has_the_keyboard(
    window: MainWindow, page: PuzzlePage, qtbot: QtBot, button: str
) -> None:
    window.warm_up()
    play_a_step(window, qtbot)
    pressed = page.findChild(QAbstractButton, name_of(page, button))
    assert pressed is not None
    qtbot.waitUntil(pressed.isEnabled)
    for _ in range(2 if page is knight_page(window) and button == "undo" else 1):
        click(qtbot, page, pressed.objectName())
        page.playback.rest()
    assert button == "hint" or not pressed.isEnabled()
    assert focused() is page.board


@pytest.mark.parametrize("key", [Qt.Key.Key_H, Qt.Key.Key_R])
def test_after_the_keys_of_hint_and_reset_the_board_has_the_keyboard(
    window: MainWindow, page: PuzzlePage, qtbot: QtBot, key: Qt.Key
) -> None:
    window.warm_up()
    play_a_step(window, qtbot)
    qtbot.waitUntil(window.menu_actions.by_name["hint"].isEnabled)
    page.transport.play_button.setFocus()
    held = Qt.KeyboardModifier.ControlModifier if key == Qt.Key.Key_R else Qt.KeyboardModifier.NoModifier
    qtbot.keyClick(page.transport.play_button, key, held)
    assert focused() is page.board
    page.playback.rest()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
@pytest.mark.parametrize("button", ["klotskiMethodButton", "klotskiSolveButton"])
def test_enter_presses_the_button_in_focus_on_a_page(
    window: MainWindow, qtbot: QtBot, button: str, key: Qt.Key
) -> None:
    pressed: list[str] = []
    shown = child(window, QAbstractButton, button)
    shown.clicked.connect(lambda: pressed.append(button))
    shown.setFocus()
    qtbot.keyClick(shown, key)
    assert pressed == [button]


def test_enter_presses_the_button_in_focus_in_a_dialog_and_not_the_default_one(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.menu_actions.by_name["back-up"].trigger()
    dialog = child(window, BackUpDialog, "backUpDialog")
    qtbot.waitUntil(dialog.isActiveWindow)
    assert dialog.main_button.isDefault()
    dialog.field.browse.setFocus()
    qtbot.keyClick(dialog.field.browse, Qt.Key.Key_Return)
    child(dialog, QFileDialog, "backUpFileDialog").close()
    assert dialog.isVisible()
    assert not dialog.runner.busy
    dialog.reject()


def test_a_box_that_is_ticked_leaves_enter_alone(window: MainWindow, qtbot: QtBot) -> None:
    box = klotski_page(window).klotski_choices.findChildren(QCheckBox)[0]
    klotski_session(window).show_details("options")
    box.setFocus()
    before = box.isChecked()
    qtbot.keyClick(box, Qt.Key.Key_Return)
    assert box.isChecked() == before


@pytest.mark.parametrize("by", ["Enter", "click"])
def test_after_a_layout_was_chosen_from_the_list_letters_are_for_actions_again(
    window: MainWindow, qtbot: QtBot, by: str
) -> None:
    page = klotski_page(window)
    popup = page.layout_combo.popup
    qtbot.mouseClick(page.layout_combo, LEFT)
    qtbot.keyClicks(focused(), "blade")
    if by == "Enter":
        qtbot.keyClick(focused(), Qt.Key.Key_Return)
    else:
        place = popup.list.visualRect(popup.list.currentIndex()).center()
        qtbot.mouseClick(popup.list.viewport(), LEFT, pos=place)
    assert focused() is page.klotski_board
    qtbot.keyClick(focused(), Qt.Key.Key_M)
    assert (popup.isVisible(), page.details.shown) == (False, MAP)


def test_after_stop_without_an_answer_the_board_has_the_keyboard(page: PuzzlePage, qtbot: QtBot) -> None:
    page.runner.start(endless)
    qtbot.waitUntil(page.stop_button.isVisible)
    click(qtbot, page, page.stop_button.objectName())
    qtbot.waitUntil(lambda: not page.stop_button.isEnabled())
    assert focused() is page.board


def test_an_answer_takes_the_focus_from_stop_to_its_playback(page: PuzzlePage, qtbot: QtBot) -> None:
    page.runner.pace.pause()
    page.page_actions["search"].trigger()
    qtbot.waitUntil(page.stop_button.isVisible)
    page.stop_button.setFocus()
    with qtbot.waitSignal(page.runner.answered):
        page.runner.pace.resume()
    qtbot.waitUntil(lambda: not page.stop_button.isEnabled())
    assert focused() is page.transport.play_button
    qtbot.keyClick(focused(), Qt.Key.Key_Space)
    assert not page.playback.playing
    page.playback.rest()


def test_next_leads_to_stop_and_to_the_playback_and_erases_nothing(window: MainWindow, qtbot: QtBot) -> None:
    window.menu_actions.by_name["knight"].trigger()
    page = knight_page(window)
    page.session.show_board(Board(5, 5))
    with qtbot.waitSignal(page.runner.answered):
        page.session.search_from((0, 0))
    page.runner.pace.pause()
    click(qtbot, page, "knightNextButton")
    assert focused().objectName() == "knightNextButton"
    qtbot.waitUntil(page.stop_button.isVisible)
    page.stop_button.setFocus()
    with qtbot.waitSignal(page.runner.answered):
        page.runner.pace.resume()
    qtbot.waitUntil(lambda: not page.stop_button.isEnabled())
    assert focused() is page.transport.play_button
    qtbot.keyClick(focused(), Qt.Key.Key_Space)
    assert page.session.tour is not None
    assert not page.runner.busy
    page.playback.rest()


def test_a_search_that_ends_behind_another_window_leaves_the_focus_in_a_good_place(
    page: PuzzlePage, qtbot: QtBot
) -> None:
    page.runner.start(endless)
    qtbot.waitUntil(page.stop_button.isVisible)
    page.stop_button.setFocus()
    other = QWidget()
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    qtbot.waitUntil(other.isActiveWindow)
    page.page_actions["stop"].trigger()
    qtbot.waitUntil(lambda: not page.stop_button.isEnabled())
    assert page.window().focusWidget() is page.board
    other.close()


def test_the_ends_of_a_tour_are_cleared_and_the_board_has_the_keyboard(window: MainWindow, qtbot: QtBot) -> None:
    window.menu_actions.by_name["knight"].trigger()
    page = knight_page(window)
    page.session.set_request(TourRequest(Board(8, 8), (2, 2)))
    button = page.knight_choices.ends.start.clear_button
    button.setFocus()
    qtbot.mouseClick(button, LEFT)
    assert not button.isVisible()
    assert focused() is page.board


def test_the_keys_of_the_pages_give_the_keyboard_to_what_stands_on_them(window: MainWindow, qtbot: QtBot) -> None:
    for key in (Qt.Key.Key_3, Qt.Key.Key_1, Qt.Key.Key_3):
        qtbot.keyClick(focused(), key, Qt.KeyboardModifier.ControlModifier)
        page = window.current_page()
        assert isinstance(page, PuzzlePage)
        assert focused() is page.board


def test_a_comparison_goes_from_its_button_to_stop_and_to_its_results(window: MainWindow, qtbot: QtBot) -> None:
    window.menu_actions.by_name["compare"].trigger()
    page = compare_page(window)
    click(qtbot, page, "compareFirstHintButton")
    assert focused() is page.setup.run_button
    click(qtbot, page, "compareReady-ties")
    assert focused() is page.setup.stop_button
    qtbot.waitUntil(lambda: page.panel.table.results.rowCount() > 0)
    click(qtbot, page, "compareStopButton")
    qtbot.waitUntil(lambda: not page.setup.stop_button.isEnabled())
    assert focused() is page.panel.table
    qtbot.waitUntil(page.panel.delete_button.isEnabled)
    click(qtbot, page, "compareDelete")
    assert focused() is page.setup.run_button


def test_what_was_deleted_last_leaves_the_focus_where_more_can_be_chosen(window: MainWindow, qtbot: QtBot) -> None:
    drag(klotski_page(window).klotski_board, (3, 1), (4, 1))
    klotski_session(window).autosave.write()
    window.menu_actions.by_name["history"].trigger()
    page = history_page(window)
    qtbot.waitUntil(lambda: page.session.model.rowCount() == 1)
    qtbot.keyClick(page.table, Qt.Key.Key_Home)
    page.panel.delete_button.setFocus()
    qtbot.mouseClick(page.panel.delete_button, LEFT)
    assert page.session.model.rowCount() == 0
    assert focused() is page.filters.kind


def test_a_fault_that_is_put_away_leaves_the_focus_on_the_page(window: MainWindow, qtbot: QtBot) -> None:
    window.message_bar.say("Something is wrong.")
    window.message_bar.close_button.setFocus()
    qtbot.mouseClick(window.message_bar.close_button, LEFT)
    assert focused() is klotski_page(window).board


def test_the_last_page_of_the_guide_leads_to_close_and_the_first_to_next(window: MainWindow, qtbot: QtBot) -> None:
    window.menu_actions.by_name["guide"].trigger()
    guide = opened(window, GuideWindow, qtbot)
    for _ in guide_pages()[1:]:
        guide.forward.setFocus()
        qtbot.keyClick(guide.forward, Qt.Key.Key_Space)
    assert focused() is guide.finish
    for _ in guide_pages()[1:]:
        guide.back.setFocus()
        qtbot.keyClick(guide.back, Qt.Key.Key_Space)
    assert focused() is guide.forward
    guide.close()


def opened(window: MainWindow, kind: type[D], qtbot: QtBot) -> D:
    dialog = window.findChild(kind)
    assert dialog is not None
    qtbot.waitUntil(dialog.isActiveWindow)
    return dialog


def test_a_guess_in_a_lesson_leads_to_what_is_played_then(window: MainWindow, qtbot: QtBot) -> None:
    window.menu_actions.by_name["lesson-4"].trigger()
    lessons = opened(window, LessonWindow, qtbot)
    assert lessons.lesson is not None
    lessons.lesson.tabs.setCurrentIndex(1)
    part = lessons.lesson.parts[1]
    assert isinstance(part, LostMovePart)
    qtbot.waitUntil(lambda: part.steering.length > 0)
    part.steering.jump(part.meeting)
    part.guesses[0].setFocus()
    qtbot.keyClick(part.guesses[0], Qt.Key.Key_Space)
    assert not part.guesses[0].isEnabled()
    assert focused() is part.bar.play_button
    lessons.close()
