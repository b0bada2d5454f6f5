"""Walking the knight by hand, with clicks and keys alone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QPushButton
from pytestqt.qtbot import QtBot

from app.knight.page import KnightPage
from app.knight.repositories import BoardTimes, KnightGameRecord, KnightGames
from app.storage.storage import Storage
from app.ui.files import data_folder
from solvers.knight.board import Board, Square
from tests.app.children import child
from tests.app.knight.test_page import assert_tour, click, copied, press, result, set_size
from tests.app.knight.test_request import focus_by_tab, right_click, toggle
from tests.app.knight.views import knight_page, shown
from tests.solvers.knight.test_play import TOUR

RING: tuple[Square, ...] = ((0, 0), (1, 2), (2, 0), (0, 1), (2, 2), (1, 0), (0, 2), (2, 1))
"""The closed way round 3x3 without its centre."""


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[KnightPage]:
    """The page with the walk in front, on 5x5."""
    with knight_page(qtbot) as page:
        set_size(page, 5, 5)
        play(qtbot, page)
        yield page


def play(qtbot: QtBot, page: KnightPage) -> None:
    """Turn to the game by hand by a click on its button."""
    qtbot.mouseClick(page.by_hand, Qt.MouseButton.LeftButton)
    assert page.session.playing


def label(page: KnightPage, name: str) -> str:
    return child(page, QLabel, name).text()


def verdict(page: KnightPage) -> str:
    return label(page, "knightVerdict")


def walk(qtbot: QtBot, page: KnightPage, *squares: Square) -> None:
    for square in squares:
        click(qtbot, page, square)


def fastest(page: KnightPage) -> BoardTimes:
    """The shortest times on 5 x 5 squares."""
    times = page.session.achieved.times(Board(5, 5), False)
    assert times is not None
    return times


def proved(qtbot: QtBot, page: KnightPage, beginning: str) -> None:
    qtbot.waitUntil(lambda: verdict(page).startswith(beginning))


def settled(qtbot: QtBot, page: KnightPage) -> None:
    """Wait until the knight has landed."""
    qtbot.waitUntil(lambda: page.playback.moment == page.playback.position)


def test_clicks_walk_the_knight_and_illegal_ones_do_nothing(qtbot: QtBot, page: KnightPage) -> None:
    assert result(page).startswith("Click a square")
    walk(qtbot, page, TOUR[0], TOUR[1], (0, 1), TOUR[2])
    assert page.session.game.line.path == TOUR[:3]
    assert label(page, "knightStepsLabel") == "3 / 25"
    settled(qtbot, page)
    assert set(page.game_section.layer.moves.values()) == set(page.session.game.line.moves().values())


def test_the_number_keys_take_the_moves_that_are_shown(qtbot: QtBot, page: KnightPage) -> None:
    walk(qtbot, page, (4, 0))
    settled(qtbot, page)
    assert dict(page.game_section.layer.moves) == {1: (2, 1), 2: (3, 2)}
    qtbot.keyClick(page.chessboard, Qt.Key.Key_2)
    qtbot.keyClick(page.chessboard, Qt.Key.Key_2)
    qtbot.keyClick(page.chessboard, Qt.Key.Key_3)
    assert page.session.game.line.path == ((4, 0), (3, 2), (2, 4)), "there is no move 3 from there"


def test_cursor_and_enter_walk_too(qtbot: QtBot, page: KnightPage) -> None:
    page.find_button.setFocus(Qt.FocusReason.TabFocusReason)
    page.chessboard.setFocus(Qt.FocusReason.TabFocusReason)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Return):
        qtbot.keyClick(page.chessboard, key)
    assert page.session.game.line.path == ((4, 0), (2, 1))


def test_undo_redo_and_reset(qtbot: QtBot, page: KnightPage) -> None:
    walk(qtbot, page, *TOUR[:3])
    for count in (2, 1, 0):
        press(qtbot, page, "knightUndoButton")
        assert page.session.game.line.now == count
    assert not child(page, QPushButton, "knightUndoButton").isEnabled()
    for count in (1, 2, 3):
        press(qtbot, page, "knightRedoButton")
        assert page.session.game.line.now == count
    assert not child(page, QPushButton, "knightRedoButton").isEnabled()
    press(qtbot, page, "knightResetButton")
    assert page.session.game.line.now == 0
    assert label(page, "knightTimeLabel") == "0:00"


def test_a_step_back_and_another_way_cuts_off_the_first(qtbot: QtBot, page: KnightPage) -> None:
    walk(qtbot, page, (4, 0), (3, 2), (2, 4))
    press(qtbot, page, "knightUndoButton")
    walk(qtbot, page, (1, 3))
    assert page.session.game.line.squares == ((4, 0), (3, 2), (1, 3))


def test_a_tour_that_is_left_is_proved(qtbot: QtBot, page: KnightPage) -> None:
    walk(qtbot, page, *TOUR[:4])
    proved(qtbot, page, "A tour is still possible")


def test_the_very_step_that_leaves_no_tour_is_named(qtbot: QtBot, page: KnightPage) -> None:
    walk(qtbot, page, (0, 0), (2, 1), (0, 2))
    proved(qtbot, page, "A tour is still possible")
    walk(qtbot, page, (2, 3))
    proved(qtbot, page, "No tour is possible with square 4 on d3: ")
    walk(qtbot, page, (4, 2))
    proved(qtbot, page, "No tour has been possible since square 4, d3: ")
    press(qtbot, page, "knightUndoButton")
    press(qtbot, page, "knightUndoButton")
    proved(qtbot, page, "A tour is still possible")


def test_one_press_goes_back_to_where_a_tour_was_possible(qtbot: QtBot, page: KnightPage) -> None:
    walk(qtbot, page, (0, 0), (2, 1), (0, 2))
    proved(qtbot, page, "A tour is still possible")
    back = child(page, QPushButton, "knightBackToButton")
    assert not back.isVisible()
    walk(qtbot, page, (2, 3), (4, 2), (3, 4))
    proved(qtbot, page, "No tour has been possible since square 4, d3: ")
    assert (back.isVisible(), back.text()) == (True, "Back to square 3, c5")
    press(qtbot, page, "knightBackToButton")
    assert page.session.game.line.path == ((0, 0), (2, 1), (0, 2))
    assert label(page, "knightStepsLabel") == "3 / 25"
    proved(qtbot, page, "A tour is still possible")
    assert not back.isVisible()
    for _ in range(3):
        press(qtbot, page, "knightRedoButton")
    assert page.session.game.line.path[-1] == (3, 4)


def test_one_press_leads_from_a_start_without_a_tour_to_another(qtbot: QtBot, page: KnightPage) -> None:
    walk(qtbot, page, (0, 1))
    proved(qtbot, page, "No tour starts from b5: ")
    press(qtbot, page, "knightBackToButton")
    assert page.session.game.line.now == 0


def test_purists_are_offered_no_way_back(qtbot: QtBot, page: KnightPage) -> None:
    page.game_section.panel.told.click()
    walk(qtbot, page, (0, 1))
    qtbot.waitUntil(lambda: page.session.game.verdict.mistake is not None)
    assert not child(page, QPushButton, "knightBackToButton").isVisible()


def test_a_game_is_copied_as_far_as_it_has_come(qtbot: QtBot, page: KnightPage) -> None:
    assert not page.page_actions["copy"].isEnabled()
    walk(qtbot, page, (4, 0), (2, 1), (0, 0))
    assert page.page_actions["copy"].isEnabled()
    page.page_actions["copy"].trigger()
    matrix, notation = QApplication.clipboard().text().split("\n\n")
    assert notation == "a1-b3-a5"
    assert [int(number) for number in matrix.split()][:5] == [3, 0, 0, 0, 0]


def test_the_step_is_found_out_when_nobody_waited_for_the_proofs(qtbot: QtBot, page: KnightPage) -> None:
    walk(qtbot, page, (0, 0), (2, 1), (0, 2), (2, 3), (4, 2), (3, 4))
    proved(qtbot, page, "No tour has been possible since square 4, d3: ")


def test_a_start_of_the_wrong_colour_is_warned_of_at_once(qtbot: QtBot, page: KnightPage) -> None:
    walk(qtbot, page, (0, 1))
    proved(qtbot, page, "No tour starts from b5: ")


def test_a_board_without_a_tour_says_so_before_the_first_square(qtbot: QtBot, page: KnightPage) -> None:
    set_size(page, 4, 4)
    proved(qtbot, page, "There is no such tour on this board: ")


def test_purists_are_told_nothing(qtbot: QtBot, page: KnightPage) -> None:
    page.game_section.panel.told.click()
    walk(qtbot, page, (0, 1))
    qtbot.waitUntil(lambda: page.session.game.verdict.mistake is not None)
    assert verdict(page) == ""


def test_hints_alone_lead_to_the_end(qtbot: QtBot, page: KnightPage) -> None:
    finished: list[KnightGameRecord] = []
    page.session.game.finished.connect(finished.append)
    walk(qtbot, page, (4, 4))
    for taken in range(1, 25):
        press(qtbot, page, "knightHintButton")
        qtbot.waitUntil(lambda: page.game_section.layer.hint is not None)
        press(qtbot, page, "knightHintButton")
        assert label(page, "knightHintsLabel") == str(taken)
    assert [(walk.hints, len(walk.visits), walk.closed) for walk in finished] == [(24, 25, False)]
    assert_tour(copied(page)[0], (4, 4))


def test_a_hint_counts_when_it_is_shown_whoever_makes_the_step(qtbot: QtBot, page: KnightPage) -> None:
    walk(qtbot, page, (4, 4))
    press(qtbot, page, "knightHintButton")
    qtbot.waitUntil(lambda: page.game_section.layer.hint is not None)
    assert label(page, "knightHintsLabel") == "1"
    hint = page.game_section.layer.hint
    assert hint is not None
    walk(qtbot, page, hint)
    assert (page.session.game.line.now, label(page, "knightHintsLabel")) == (2, "1")


def test_where_no_tour_is_left_there_is_no_hint(qtbot: QtBot, page: KnightPage) -> None:
    walk(qtbot, page, (0, 1))
    press(qtbot, page, "knightHintButton")
    qtbot.waitUntil(lambda: "No step leads to a tour" in result(page))
    assert page.game_section.layer.hint is None


def test_a_whole_tour_by_hand_is_celebrated(qtbot: QtBot, page: KnightPage) -> None:
    finished: list[KnightGameRecord] = []
    page.session.game.finished.connect(finished.append)
    walk(qtbot, page, *TOUR[:-1])
    assert finished == []
    assert not page.game_section.card_shown
    walk(qtbot, page, TOUR[-1])
    qtbot.waitUntil(lambda: page.game_section.card_shown)
    assert len(finished) == 1
    assert finished[0].visits == tuple(row * 5 + column for row, column in TOUR)
    assert finished[0].board == Board(5, 5)
    assert finished[0].hints == 0
    assert not page.session.game.clock.running
    assert label(page, "knightStepsLabel") == "25 / 25"


def test_a_closed_walk_ends_with_the_step_home(qtbot: QtBot, page: KnightPage) -> None:
    set_size(page, 3, 3)
    toggle(qtbot, page, (1, 1))
    page.knight_choices.closed.click()
    walk(qtbot, page, *RING)
    settled(qtbot, page)
    assert page.game_section.card_shown
    assert page.playback.position == 8
    assert label(page, "knightStepsLabel") == "8 / 8"


def test_squares_stay_while_a_walk_is_under_way(qtbot: QtBot, page: KnightPage) -> None:
    walk(qtbot, page, (4, 0))
    right_click(qtbot, page, (0, 0))
    remove = next(action for action in child(page, QMenu, "squareMenu").actions() if "Remove" in action.text())
    assert not remove.isEnabled()
    child(page, QMenu, "squareMenu").close()
    focus_by_tab(page)
    qtbot.keyClick(page.chessboard, Qt.Key.Key_Delete)
    assert page.chessboard.board == Board(5, 5)


def test_the_walk_waits_while_tours_are_searched(qtbot: QtBot, page: KnightPage) -> None:
    walk(qtbot, page, *TOUR[:5])
    press(qtbot, page, "knightFindButton")
    assert not page.session.playing
    qtbot.waitUntil(lambda: page.playback.length == 24)
    play(qtbot, page)
    assert page.session.game.line.path == TOUR[:5]
    assert page.playback.length == 4
    proved(qtbot, page, "A tour is still possible")


def test_another_board_begins_another_walk(qtbot: QtBot, page: KnightPage) -> None:
    walk(qtbot, page, *TOUR[:5])
    set_size(page, 6, 6)
    assert page.session.game.line.now == 0
    assert label(page, "knightStepsLabel") == "0 / 36"


def test_the_ends_of_a_search_do_not_concern_a_walk(qtbot: QtBot, page: KnightPage) -> None:
    page.session.search_from((0, 0))
    assert page.knight_choices.ends.start.text() == "a5"
    play(qtbot, page)
    assert page.knight_choices.ends.start.text() == ""
    assert not page.knight_choices.ends.isVisible()


def test_another_method_leaves_the_walk_where_it_is(qtbot: QtBot, page: KnightPage) -> None:
    walk(qtbot, page, *TOUR[:3])
    settled(qtbot, page)
    qtbot.keyClick(page.knight_choices.engines, Qt.Key.Key_Down)
    assert page.session.game.line.path == TOUR[:3]


def test_on_a_smaller_board_nothing_is_left_of_a_walk_on_a_larger_one(qtbot: QtBot, page: KnightPage) -> None:
    set_size(page, 8, 8)
    walk(qtbot, page, (0, 6), (2, 7))
    settled(qtbot, page)
    set_size(page, 5, 5)
    assert page.session.game.line.path == ()
    assert not page.game_section.layer.moves


def test_the_playback_goes_along_the_walk(qtbot: QtBot, page: KnightPage) -> None:
    walk(qtbot, page, *TOUR[:6])
    page.playback.jump(2)
    assert page.session.game.line.path == TOUR[:3]
    page.playback.last()
    assert page.session.game.line.path == TOUR[:6]


def test_another_page_takes_the_walk_up(qtbot: QtBot, page: KnightPage) -> None:
    walk(qtbot, page, *TOUR[:5])
    other = shown(qtbot, page.session)
    assert other.game_section.panel.isVisible()
    assert other.session.game.line.path == TOUR[:5]
    assert other.playback.length == 4
    proved(qtbot, other, "A tour is still possible")


def test_a_tour_without_warnings_stands_apart(qtbot: QtBot, page: KnightPage) -> None:
    """Found with warnings first, then without: the dropdown and the tooltip of the best time tell both."""
    walk(qtbot, page, *TOUR)
    assert [record.warned for record in stored(page)] == [True]
    assert fastest(page).unwarned is None
    press(qtbot, page, "knightResetButton")
    page.game_section.panel.told.click()
    walk(qtbot, page, *TOUR[:-1])
    settled(qtbot, page)
    page.game_section.panel.told.click()
    page.game_section.panel.told.click()
    walk(qtbot, page, TOUR[-1])
    assert [record.warned for record in stored(page)] == [True, True], "a look at what is proven counts"
    press(qtbot, page, "knightResetButton")
    page.game_section.panel.told.click()
    page.game_section.panel.told.click()
    walk(qtbot, page, *TOUR)
    assert [record.warned for record in stored(page)] == [False, True, True], "before the first square nothing is told"
    assert fastest(page).unwarned is not None
    assert child(page, QLabel, "knightBestLabel").toolTip().startswith("Fastest without warnings: ")
    assert page.knight_choices.boards.currentText().startswith("Smallest square board, 5 × 5 · ✓ 0:0")
    assert "without warnings" in page.knight_choices.boards.currentText()


def stored(page: KnightPage) -> list[KnightGameRecord]:
    """The finished games of the data file, the newest first."""
    storage = Storage(data_folder())
    records = [record for record in storage.repository(KnightGames).newest() if record.finished]
    storage.close()
    return records
