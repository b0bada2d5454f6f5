"""A tour by hand that is done: its card, and what the buttons of the card do."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QClipboard, QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.knight.game_section import next_preset
from app.knight.page import KnightPage
from app.window.main_window import MainWindow
from solvers.knight.board import Board
from solvers.knight.presets import BoardGroup, presets
from tests.app.storage.drawn_records import RING, ROUND_THE_RING
from tests.app.windows import knight_page

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def clipboard(qapp: QApplication) -> Iterator[QClipboard]:
    """The clipboard; it is left empty, because the one of a platform without a screen outlives the interpreter."""
    yield qapp.clipboard()
    qapp.clipboard().clear()


@pytest.fixture
def page(window: MainWindow, qtbot: QtBot) -> Iterator[KnightPage]:
    """The knight's page with a board of eight squares, by hand."""
    window.menu_actions.by_name["knight"].trigger()
    made = knight_page(window)
    made.session.show_board(RING)
    qtbot.mouseClick(made.by_hand, LEFT)
    yield made
    made.game_section.dismiss_card()


def tour(page: KnightPage, qtbot: QtBot) -> None:
    """Go round the board, and wait for the card."""
    for index in ROUND_THE_RING:
        at = page.chessboard.squares.centre(RING.square(index)).toPoint()
        qtbot.mouseClick(page.chessboard, LEFT, pos=at)
    qtbot.waitUntil(lambda: page.game_section.card_shown)


def test_the_card_says_squares_time_and_hints_and_knows_no_stars(page: KnightPage, qtbot: QtBot) -> None:
    tour(page, qtbot)
    card = page.game_section.win_card
    assert "8 squares in 0:0" in card.accessibleName()
    assert "without hints" in card.accessibleName()
    assert "star" not in card.accessibleName()
    assert not card.stars.isVisible()
    assert not card.detours_button.isVisible()
    assert card.next_button.hasFocus()


def test_escape_takes_it_away_and_it_does_not_come_again(page: KnightPage, qtbot: QtBot, window: MainWindow) -> None:
    tour(page, qtbot)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert not page.game_section.card_shown
    assert page.chessboard.hasFocus()
    page.playback.first()
    page.playback.last()
    assert not page.game_section.card_shown


def test_again_begins_the_same_board_once_more(page: KnightPage, qtbot: QtBot) -> None:
    tour(page, qtbot)
    qtbot.mouseClick(page.game_section.win_card.again_button, LEFT)
    assert not page.game_section.card_shown
    assert page.session.game.now == 0
    assert page.session.request.board == RING


def test_next_is_another_board_by_hand(page: KnightPage, qtbot: QtBot) -> None:
    tour(page, qtbot)
    qtbot.keyClick(page.game_section.win_card.next_button, Qt.Key.Key_Return)
    assert not page.game_section.card_shown
    assert page.session.playing
    assert (page.session.request.board, page.session.request.closed) == (presets()[0].board, presets()[0].closed)


def test_share_copies_a_text_and_a_picture(page: KnightPage, qtbot: QtBot, clipboard: QClipboard) -> None:
    tour(page, qtbot)
    qtbot.mouseClick(page.game_section.win_card.share_button, LEFT)
    copied = clipboard.mimeData()
    name, figures = copied.text().split("\n")
    assert name == "Huarong Knight: Knight's tour! 3 × 3"
    assert figures.startswith("8 squares in ")
    assert isinstance(copied.imageData(), QImage)
    assert page.toast.text() == "Result copied as text and picture"
    page.toast.hide()


def test_every_preset_with_a_tour_leads_to_the_next_and_no_riddle_does() -> None:
    with_tour = [preset for preset in presets() if preset.group is not BoardGroup.RIDDLE]
    walked = [with_tour[0]]
    while (following := next_preset(walked[-1].board, walked[-1].closed)) is not None:
        walked.append(following)
        assert len(walked) <= len(with_tour)
    assert walked == with_tour
    assert next_preset(Board(3, 7), closed=False) == with_tour[0]
