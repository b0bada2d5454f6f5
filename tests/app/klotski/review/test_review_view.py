"""The review on the Klotski page, through the clicks and keys of a person."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QScrollArea
from pytestqt.qtbot import QtBot

from app.klotski.page import KlotskiPage
from app.klotski.session import KlotskiSession
from app.puzzle.page import STEPS
from app.ui.settings import LANGUAGE, TEXT_SIZE, TIPS, Settings
from app.ui.words.language import Language
from app.window.main_window import MainWindow
from tests.app.children import child
from tests.app.klotski.review.played import DETOUR, LAYOUT, ON, Slides
from tests.app.learn.lessons.opening import cut_texts
from tests.app.windows import main_window

SMALL = QSize(780, 540)
"""What a screen of 800 by 600 has room for."""


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    """The main window with a game in which there was a detour."""
    made = with_detour(qtbot)
    yield made
    made.close()


def with_detour(qtbot: QtBot) -> MainWindow:
    made = main_window(qtbot)
    session = page_of(made).session
    session.show_layout(LAYOUT)
    session.warm_up()
    qtbot.waitUntil(lambda: session.game.distance_service.known is not None)
    play(made, DETOUR)
    return made


@pytest.fixture
def page(window: MainWindow) -> KlotskiPage:
    """The page of the game."""
    return page_of(window)


def page_of(window: MainWindow) -> KlotskiPage:
    page = window.findChild(KlotskiPage)
    assert isinstance(page, KlotskiPage)
    return page


def play(window: MainWindow, slides: Slides) -> None:
    for square, target in slides:
        page_of(window).klotski_board.slid.emit(square, target)


def press(page: KlotskiPage, name: str, qtbot: QtBot) -> None:
    """Click a button that is to be seen."""
    button = page.findChild(QAbstractButton, name)
    assert isinstance(button, QAbstractButton)
    assert button.isVisible()
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def said(page: KlotskiPage) -> str:
    return page.game_section.panel.verdict.text()


def visible(page: KlotskiPage, name: str) -> bool:
    button = child(page, QAbstractButton, name)
    return isinstance(button, QAbstractButton) and button.isVisible()


def figures(page: KlotskiPage) -> tuple[str, str]:
    """The steps taken and left, as the panel shows them."""
    panel = page.game_section.panel
    return panel.steps.text(), panel.distance.text()


def squares(page: KlotskiPage) -> tuple[object, ...]:
    """Where the pieces are shown."""
    board = page.klotski_board
    assert board.track is not None
    return tuple(board.place_of(piece) for piece in range(len(board.track.kinds)))


def game_of(session: KlotskiSession) -> tuple[object, ...]:
    game = session.game
    return game.line.slides, game.now, game.playback.moment


def test_the_way_to_a_detour_is_offered_once_there_is_one(page: KlotskiPage) -> None:
    review = page.game_section.panel.review
    assert (review.isVisible(), review.text()) == (True, "To the detour ›")
    page.session.game.playback.jump(2)
    assert (review.isVisible(), review.text()) == (True, "Show what was better ›")
    page.session.game.playback.jump(1)
    page.session.game.slide(*DETOUR[2])
    assert not review.isVisible()
    assert not page.page_actions["better"].isEnabled()


def test_from_the_link_to_the_detour_and_back(page: KlotskiPage, qtbot: QtBot) -> None:
    before, shown, counted = game_of(page.session), squares(page), figures(page)
    press(page, "reviewButton", qtbot)
    assert said(page) == "Huang Zhong right (no. 2) cost 2 moves."
    assert figures(page) == ("1", "20")
    assert squares(page) != shown
    assert page.transport.counter.text() == "1 / 4"
    assert not visible(page, "undoButton")
    assert not page.page_actions["undo"].isEnabled()
    label = page.findChild(QLabel, "reviewNumber")
    assert isinstance(label, QLabel)
    assert label.text() == "1 / 1"
    begins = squares(page)
    press(page, "klotskiLast", qtbot)
    assert squares(page) == shown != begins, "the board follows the transport"
    press(page, "reviewBackButton", qtbot)
    assert (game_of(page.session), squares(page), figures(page)) == (before, shown, counted)
    assert page.transport.counter.text() == "4 / 4"
    assert visible(page, "undoButton")
    assert page.page_actions["undo"].isEnabled()
    assert page.klotski_board.hasFocus()


def test_the_better_line_plays_and_its_reason_is_said(page: KlotskiPage, qtbot: QtBot) -> None:
    press(page, "reviewButton", qtbot)
    press(page, "reviewBetterButton", qtbot)
    assert said(page) == (
        "After Huang Zhong right (no. 2): 21 moves to the exit. After Soldier 2 down: 19. "
        "No. 4 moved Huang Zhong back to a2: 3 moves for what the better way does in 1."
    )
    playback = page.session.review.playback
    assert playback.playing
    playback.set_speed(64.0)
    qtbot.waitUntil(lambda: not playback.playing)
    assert playback.position == playback.length
    assert figures(page) == (str(playback.length), str(21 - playback.length))
    press(page, "klotskiFirst", qtbot)
    assert figures(page) == ("0", "21")
    press(page, "reviewBetterButton", qtbot)
    assert said(page) == "Huang Zhong right (no. 2) cost 2 moves."


@pytest.mark.parametrize("better", [False, True])
def test_a_moment_of_the_game_is_not_shown_on_the_line_that_is_reviewed(
    window: MainWindow, page: KlotskiPage, qtbot: QtBot, better: bool
) -> None:
    press(page, "reviewButton", qtbot)
    game, review = page.session.game, page.session.review
    if better:
        press(page, "reviewBetterButton", qtbot)
        review.playback.jump(review.playback.length)
    shown, named = squares(page), page.klotski_board.named_pieces
    window.menu_actions.by_name["motion"].trigger()
    game.playback.moment_changed.emit(game.playback.moment)
    assert (squares(page), page.klotski_board.named_pieces) == (shown, named)
    press(page, "reviewBackButton", qtbot)
    assert squares(page) == tuple((float(row), float(column)) for row, column in game.track.squares(game.now))


def test_a_moment_of_a_line_that_is_reviewed_next_is_not_shown_on_the_one_before(
    page: KlotskiPage, qtbot: QtBot
) -> None:
    press(page, "reviewButton", qtbot)
    review, board = page.session.review, page.klotski_board
    positions: list[bool] = []

    def look(moment: float) -> None:
        shown = squares(page)
        positions.append(board.track is review.track or shown == before)

    before = squares(page)
    review.playback.moment_changed.connect(look)
    press(page, "reviewBetterButton", qtbot)
    review.playback.last()
    before = squares(page)
    press(page, "reviewBetterButton", qtbot)
    review.playback.moment_changed.disconnect(look)
    assert all(positions)


def test_right_after_a_detour_it_is_said_how_to_come_back_at_best(
    window: MainWindow, page: KlotskiPage, qtbot: QtBot
) -> None:
    page.session.show_layout(LAYOUT)
    play(window, DETOUR[:2])
    press(page, "reviewButton", qtbot)
    assert said(page) == (
        "After Huang Zhong right (no. 2): 21 moves to the exit. After Soldier 2 down: 19. "
        "The shortest path now leads back to where the detour began."
    )
    page.session.review.leave()
    play(window, DETOUR[2:3])
    press(page, "reviewButton", qtbot)
    page.page_actions["better"].trigger()
    assert said(page).endswith("You need 3 moves in all to get where the better way is after 1.")


def test_what_was_better_counts_as_a_hint(page: KlotskiPage, qtbot: QtBot) -> None:
    press(page, "reviewButton", qtbot)
    assert page.session.game.hints == 0
    press(page, "reviewBetterButton", qtbot)
    assert page.session.reviewing
    assert page.session.game.hints == 1


def test_try_again_plays_on_by_hand_from_before_the_detour(page: KlotskiPage, qtbot: QtBot) -> None:
    press(page, "reviewButton", qtbot)
    press(page, "reviewTryButton", qtbot)
    game = page.session.game
    assert (game.now, game.length) == (1, 4)
    assert page.klotski_board.hasFocus()
    play(page_window(page), DETOUR[2:3])
    assert figures(page) == ("2", "19")
    assert not page.game_section.panel.review.isVisible()


def page_window(page: KlotskiPage) -> MainWindow:
    window = page.window()
    assert isinstance(window, MainWindow)
    return window


def test_keys_alone_do_all_of_it(page: KlotskiPage, qtbot: QtBot) -> None:
    board = page.klotski_board
    board.setFocus()
    before = game_of(page.session)
    QTest.keyClick(board, Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)
    assert said(page) == "Huang Zhong right (no. 2) cost 2 moves."
    QTest.keyClick(page.window().focusWidget() or board, Qt.Key.Key_Right)
    qtbot.waitUntil(lambda: figures(page) == ("2", "21"))
    QTest.keyClick(board, Qt.Key.Key_B)
    assert said(page).startswith("After Huang Zhong right (no. 2): 21")
    QTest.keyClick(board, Qt.Key.Key_Escape)
    assert game_of(page.session) == before
    assert not page.session.reviewing


def test_a_ring_of_the_curve_opens_its_detour_and_the_curve_jumps_in_the_review(
    page: KlotskiPage, qtbot: QtBot
) -> None:
    curve = page.game_section.panel.curve
    ring = curve.place(1, 20).toPoint()
    qtbot.mouseClick(curve, Qt.MouseButton.LeftButton, pos=ring + QPoint(1, 1))
    assert said(page) == "Huang Zhong right (no. 2) cost 2 moves."
    qtbot.mouseClick(curve, Qt.MouseButton.LeftButton, pos=curve.place(3, 1).toPoint())
    assert figures(page) == ("3", "20")
    assert page.session.game.now == 4


def test_pieces_rest_in_a_review_and_a_note_says_what_to_press(page: KlotskiPage, qtbot: QtBot) -> None:
    before = game_of(page.session)
    press(page, "reviewButton", qtbot)
    board = page.klotski_board
    middle = board.cell_rect((3, 3)).center().toPoint()
    qtbot.mouseClick(board, Qt.MouseButton.LeftButton, pos=middle)
    assert page.toast.text() == "This is a review: try again from here to play"
    assert game_of(page.session) == before
    page.session.review.leave()
    qtbot.mouseClick(board, Qt.MouseButton.LeftButton, pos=board.cell_rect((2, 2)).center().toPoint())
    assert game_of(page.session) != before


def test_the_note_on_the_review_goes_with_it(page: KlotskiPage, qtbot: QtBot) -> None:
    press(page, "reviewButton", qtbot)
    board = page.klotski_board
    qtbot.mouseClick(board, Qt.MouseButton.LeftButton, pos=board.cell_rect((3, 3)).center().toPoint())
    assert page.toast.isVisible()
    page.page_actions["strict"].trigger()
    assert page.session.game.strict
    assert page.toast.isHidden()


def test_a_search_ends_it(page: KlotskiPage, qtbot: QtBot) -> None:
    press(page, "reviewButton", qtbot)
    with qtbot.waitSignal(page.session.runner.answered):
        page.page_actions["search"].trigger()
    assert not page.session.reviewing
    assert page.transport.driven is page.session.playback
    qtbot.waitUntil(lambda: visible(page, "klotskiSolveButton"))


def test_a_search_that_is_watched_ends_it(page: KlotskiPage, qtbot: QtBot) -> None:
    press(page, "reviewButton", qtbot)
    page.page_actions["watch"].trigger()
    qtbot.waitUntil(lambda: page.session.watch.frame is not None)
    assert not page.session.reviewing
    assert page.transport.driven is page.session.watch
    page.stop()
    qtbot.waitUntil(lambda: not page.session.watch.watching)
    assert page.transport.driven is page.session.playback


def test_a_game_that_has_ended_is_reviewed_without_being_told_of_distances(
    window: MainWindow, page: KlotskiPage, qtbot: QtBot
) -> None:
    page.game_section.panel.told.setChecked(False)
    assert not page.page_actions["better"].isEnabled()
    assert not page.game_section.panel.review.isVisible()
    play(window, ON)
    assert page.session.game.complete
    assert page.page_actions["better"].isEnabled()
    page.session.review.open()
    assert said(page) == "Huang Zhong right (no. 2) cost 2 moves."
    page.session.review.leave()
    assert page.session.game.complete


def test_another_language_finds_the_review_open(window: MainWindow, page: KlotskiPage, qtbot: QtBot) -> None:
    press(page, "reviewButton", qtbot)
    press(page, "reviewBetterButton", qtbot)
    page.session.review.playback.rest()
    window.menu_actions.by_name["language-zh_Hant"].trigger()
    qtbot.waitUntil(lambda: said(page_of(window)).startswith("第 2 步（"))
    page = page_of(window)
    assert page.transport.driven is page.session.review.playback
    qtbot.waitUntil(page.isVisible)
    press(page, "reviewBackButton", qtbot)
    assert (page.session.game.now, page.transport.counter.text()) == (4, "4 / 4")


def test_the_list_of_steps_follows_the_line_that_is_shown(page: KlotskiPage, qtbot: QtBot) -> None:
    page.turn_details(STEPS)
    press(page, "reviewButton", qtbot)
    press(page, "reviewBetterButton", qtbot)
    review = page.session.review
    review.playback.rest()
    assert len(page.steps.lines) == review.track.length + 1
    review.playback.jump(2)
    assert page.steps.currentIndex().row() == 2
    review.leave()
    assert len(page.steps.lines) == 5


def test_the_focus_stays_on_what_is_pressed_again_and_again(page: KlotskiPage, qtbot: QtBot) -> None:
    curve = page.game_section.panel.curve
    curve.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(curve, Qt.Key.Key_Return)
    assert page.session.reviewing
    assert curve.hasFocus()
    following = page.findChild(QAbstractButton, "reviewNext")
    assert isinstance(following, QAbstractButton)
    following.setFocus()
    QTest.keyClick(following, Qt.Key.Key_Space)
    assert following.hasFocus()
    QTest.keyClick(following, Qt.Key.Key_Escape)
    assert page.klotski_board.hasFocus()


@pytest.mark.sampled
@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize(("percent", "size"), [(100, SMALL), (100, QSize(1440, 960)), (150, QSize(800, 600))])
def test_nothing_else_moves_and_no_button_loses_its_text(
    qtbot: QtBot, text_of_100_percent: None, language: Language, percent: int, size: QSize
) -> None:
    settings = Settings()
    settings.keep(TEXT_SIZE, str(percent))
    settings.keep(LANGUAGE, language.value)
    settings.keep(TIPS, False)
    window = with_detour(qtbot)
    window.resize(size)
    qtbot.wait(100)  # until it is laid out
    page = page_of(window)
    before = places(page)
    page.page_actions["better"].trigger()
    page.session.review.playback.rest()
    qtbot.wait(100)
    assert page.session.reviewing
    assert (places(page), window.size()) == (before, size)
    assert [text for text in cut_texts(window) if text != "layoutCombo"] == []
    scroll = page.findChild(QScrollArea, "klotskiMessagesScroll")
    assert isinstance(scroll, QScrollArea)
    assert scroll.verticalScrollBar().maximum() == 0
    page.session.review.leave()
    qtbot.wait(100)
    assert (places(page), window.size()) == (before, size)
    window.close()


def places(page: KlotskiPage) -> list[tuple[QPoint, QSize]]:
    """Where the parts of the panel are that stay."""
    panel = page.game_section.panel
    shown = (panel.best, panel.steps, panel.time, panel.curve, page.details, page.klotski_board)
    return [(part.mapTo(page, QPoint()), part.size()) for part in shown if part.isVisible()]
