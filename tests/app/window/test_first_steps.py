"""The first finished game and the first watched search point to the next thing; one click turns all of it off."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from app.ui.widgets.pointer_tip import PointerTip
from app.window.main_window import MainWindow
from tests.app.hands import drag
from tests.app.storage.drawn_records import RING, ROUND_THE_RING, TWO_STEPS_AWAY
from tests.app.windows import klotski_page, klotski_session, knight_page, main_window, puzzle_page

LEFT = Qt.MouseButton.LeftButton


def tip_in(window: MainWindow) -> PointerTip | None:
    """The tip that is shown."""
    return next((tip for tip in window.findChildren(PointerTip) if tip.isVisible()), None)


def win(window: MainWindow, qtbot: QtBot) -> None:
    """Finish a game of two slides, and take its card away."""
    klotski_session(window).show_layout(TWO_STEPS_AWAY)
    drag(klotski_page(window).klotski_board, (0, 0), (1, 0), (2, 0), (3, 0), (3, 1))
    assert klotski_session(window).game.complete
    take_card_away(window, qtbot, "klotski")


def take_card_away(window: MainWindow, qtbot: QtBot, page: str) -> None:
    """Look past the card of a game, over which there is no tip."""
    section = puzzle_page(window, page).game_section
    qtbot.waitUntil(lambda: section.card_shown)
    assert tip_in(window) is None
    section.dismiss_card()


def tour_by_hand(window: MainWindow, qtbot: QtBot) -> None:
    """Go round a board of three rows without its middle."""
    page = knight_page(window)
    page.session.show_board(RING)
    qtbot.mouseClick(page.by_hand, LEFT)
    for index in ROUND_THE_RING:
        at = page.chessboard.squares.centre(RING.square(index)).toPoint()
        qtbot.mouseClick(page.chessboard, LEFT, pos=at)
    assert page.session.game.complete
    take_card_away(window, qtbot, "knight")


def watch(window: MainWindow, qtbot: QtBot) -> None:
    """Watch a search for a moment, and stop it."""
    session = klotski_session(window)
    session.watch_search()
    qtbot.waitUntil(lambda: session.watch.frame is not None)
    session.stop()
    qtbot.waitUntil(lambda: not session.watch.watching)


def test_after_the_first_watched_search_the_lessons_are_pointed_to_once(window: MainWindow, qtbot: QtBot) -> None:
    watch(window, qtbot)
    tip = tip_in(window)
    assert tip is not None
    qtbot.mouseClick(tip.act_button, LEFT)
    assert tip_in(window) is None
    (lesson,) = window.findChildren(QDialog, "lessonWindow")
    assert lesson.isVisible()
    lesson.close()
    watch(window, qtbot)
    assert tip_in(window) is None


@pytest.mark.parametrize("page", ["klotski", "knight"])
def test_after_the_first_finished_game_watching_is_pointed_to_once(window: MainWindow, qtbot: QtBot, page: str) -> None:
    session = window.sessions[page]
    if page == "klotski":
        win(window, qtbot)
    else:
        window.menu_actions.by_name["knight"].trigger()
        tour_by_hand(window, qtbot)
    tip = tip_in(window)
    assert tip is not None
    qtbot.mouseClick(tip.act_button, LEFT)
    assert session.watch.watching
    assert tip_in(window) is None
    session.stop()
    qtbot.waitUntil(lambda: not session.watch.watching)
    again = tip_in(window)
    assert again is not None, "the one of the lessons"
    again.dismiss()
    win(window, qtbot)
    assert tip_in(window) is None


def test_who_has_watched_already_is_not_pointed_to_it(window: MainWindow, qtbot: QtBot) -> None:
    watch(window, qtbot)
    tip = tip_in(window)
    assert tip is not None
    tip.dismiss()
    win(window, qtbot)
    assert tip_in(window) is None


def test_who_plays_on_from_the_card_is_not_held_up_by_a_tip(window: MainWindow, qtbot: QtBot) -> None:
    klotski_session(window).show_layout(TWO_STEPS_AWAY)
    drag(klotski_page(window).klotski_board, (0, 0), (1, 0), (2, 0), (3, 0), (3, 1))
    section = klotski_page(window).game_section
    qtbot.waitUntil(lambda: section.card_shown)
    qtbot.mouseClick(section.win_card.again_button, LEFT)
    assert not section.card_shown
    assert tip_in(window) is None


def test_who_plays_on_or_turns_the_page_is_not_held_up_by_a_tip(window: MainWindow, qtbot: QtBot) -> None:
    win(window, qtbot)
    assert tip_in(window) is not None
    klotski_session(window).game.reset()
    assert tip_in(window) is None
    watch(window, qtbot)
    assert tip_in(window) is not None
    window.menu_actions.by_name["compare"].trigger()
    assert tip_in(window) is None


def test_a_watched_search_that_ends_behind_another_page_points_nowhere(window: MainWindow, qtbot: QtBot) -> None:
    session = klotski_session(window)
    session.watch_search()
    qtbot.waitUntil(lambda: session.watch.frame is not None)
    window.menu_actions.by_name["history"].trigger()
    session.stop()
    qtbot.waitUntil(lambda: not session.watch.watching)
    assert tip_in(window) is None


def test_a_strict_game_points_to_no_help(window: MainWindow, qtbot: QtBot) -> None:
    klotski_session(window).choose_strict(True)
    win(window, qtbot)
    assert tip_in(window) is None


def test_one_click_turns_all_tips_off_for_good_and_the_menu_on_again(window: MainWindow, qtbot: QtBot) -> None:
    watch(window, qtbot)
    tip = tip_in(window)
    assert tip is not None
    qtbot.mouseClick(tip.off_button, LEFT)
    assert not window.menu_actions.by_name["tips"].isChecked()
    win(window, qtbot)
    assert tip_in(window) is None
    window.close()
    again = main_window(qtbot)
    action = again.menu_actions.by_name["tips"]
    assert not action.isChecked()
    action.trigger()
    watch(again, qtbot)
    assert tip_in(again) is not None
    again.close()


def test_another_language_takes_the_tip_away(window: MainWindow, qtbot: QtBot) -> None:
    watch(window, qtbot)
    window.languages.choose("zh_Hant")
    assert tip_in(window) is None
