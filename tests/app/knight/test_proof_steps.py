"""A reason why there is no tour, wherever the page gives one, is shown on the board, and stepped through."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QLabel, QToolButton
from pytestqt.qtbot import QtBot

from app.knight.page import KnightPage
from solvers.knight.board import Board, Square
from solvers.knight.existence.proof import Figure
from tests.app.children import child
from tests.app.knight.test_page import click, press, rest, result, set_size
from tests.app.knight.views import knight_page


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[KnightPage]:
    """The page, shown."""
    with knight_page(qtbot) as page:
        yield page


def drawn(page: KnightPage) -> Figure:
    return page.proof_steps.layer.figure


def occupied(page: KnightPage) -> set[Square]:
    board = page.chessboard
    return set(filter(board.is_occupied, board.board.squares))


def caption(page: KnightPage) -> str:
    return child(page, QLabel, "proofCaption").text()


def step(qtbot: QtBot, page: KnightPage, name: str) -> str:
    qtbot.mouseClick(child(page, QToolButton, name), Qt.MouseButton.LeftButton)
    return caption(page)


def test_a_board_without_tour_shows_its_proof_and_the_buttons_step_through_it(qtbot: QtBot, page: KnightPage) -> None:
    assert page.proof_steps.isHidden()
    set_size(page, 4, 4)
    assert result(page).startswith("No tour: without the 4 squares")
    assert (len(drawn(page).removed), len(drawn(page).parts)) == (4, 6), "the whole at first"
    assert caption(page) == "9 / 9  6 parts; a tour gets from one to another only over 4 squares"
    assert step(qtbot, page, "proofForwardButton") == "1 / 9  The board as it is"
    assert drawn(page) == Figure()
    assert step(qtbot, page, "proofForwardButton").startswith("2 / 9  4 squares are taken away")
    assert drawn(page).removed
    assert drawn(page).parts == ()
    assert step(qtbot, page, "proofForwardButton").startswith("3 / 9  Part A")
    assert len(drawn(page).parts) == 1
    assert step(qtbot, page, "proofBackButton").startswith("2 / 9")
    set_size(page, 5, 5)
    assert page.proof_steps.isHidden()
    assert drawn(page) == Figure()


def test_the_keys_of_the_playback_step_where_nothing_is_played(qtbot: QtBot, page: KnightPage) -> None:
    set_size(page, 4, 4)
    page.page_actions["forward"].trigger()
    assert caption(page).startswith("1 / 9")
    page.page_actions["back"].trigger()
    assert caption(page).startswith("9 / 9")
    set_size(page, 5, 5)
    qtbot.mouseClick(page.by_hand, Qt.MouseButton.LeftButton)
    for square in ((0, 1), (2, 0)):
        click(qtbot, page, square)
        page.playback.rest()
    qtbot.waitUntil(page.proof_steps.isVisible)
    before = caption(page)
    page.page_actions["back"].trigger()
    assert caption(page) == before
    assert page.session.game.line.now == 1, "the game is gone back in"


def test_a_stage_is_read_out_when_somebody_steps(
    qtbot: QtBot, page: KnightPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr("app.knight.proof_steps.announce", lambda _, sentence: told.append(sentence))
    set_size(page, 4, 4)
    assert not any(told), "the reason is read out already"
    step(qtbot, page, "proofForwardButton")
    assert told[-1] == "1 / 9  The board as it is"
    for name in ("proofBackButton", "proofForwardButton"):
        interface = QAccessible.queryAccessibleInterface(child(page, QToolButton, name))
        assert "step of the proof" in interface.text(QAccessible.Text.Name)


def test_a_start_that_was_chosen_in_vain_shows_the_colours_and_a_ring(qtbot: QtBot, page: KnightPage) -> None:
    set_size(page, 5, 5)
    click(qtbot, page, (0, 1))
    rest(qtbot, page)
    assert result(page).startswith("No tour: one colour has one square more")
    assert drawn(page).ends == {(0, 1)}
    assert caption(page) == "4 / 4  Not possible as an end of the tour: b5"
    click(qtbot, page, (0, 0))
    rest(qtbot, page)
    assert page.proof_steps.isHidden(), "there is a tour from a5"


def test_a_start_that_is_pointed_at_shows_its_proof_until_the_pointer_leaves(qtbot: QtBot, page: KnightPage) -> None:
    set_size(page, 5, 5)
    board = page.chessboard
    qtbot.mouseMove(board, board.squares.centre((0, 1)).toPoint())
    assert drawn(page) == Figure(), "not while the pointer only passes"
    qtbot.waitUntil(lambda: drawn(page).ends == {(0, 1)})
    assert page.proof_steps.isHidden(), "nothing moves beside the board"
    qtbot.mouseMove(board, board.squares.centre((0, 0)).toPoint())
    assert drawn(page) == Figure()


def test_what_is_drawn_shows_its_proof(qtbot: QtBot, page: KnightPage) -> None:
    page.session.show_board(Board(8, 8, frozenset({(1, 2), (5, 5)})))
    qtbot.mouseClick(page.draw_button, Qt.MouseButton.LeftButton)
    assert page.proof_steps.isHidden()
    page.session.drawing.toggle((2, 1))
    assert drawn(page).dead_ends == {(0, 0)}
    assert page.proof_steps.isVisible()
    assert page.chessboard.cell_name((0, 0)) == "a8: too few moves"
    page.session.undo()
    assert page.proof_steps.isHidden()


def test_a_warning_by_hand_shows_why_and_spares_the_path(qtbot: QtBot, page: KnightPage) -> None:
    set_size(page, 5, 5)
    qtbot.mouseClick(page.by_hand, Qt.MouseButton.LeftButton)
    click(qtbot, page, (0, 1))
    qtbot.waitUntil(page.proof_steps.isVisible)
    assert drawn(page).ends == {(0, 1)}
    assert occupied(page) == {(0, 1)}
    page.game_section.panel.told.click()
    assert page.proof_steps.isHidden(), "nobody wants to be warned"
    page.game_section.panel.told.click()
    assert page.proof_steps.isVisible()
    press(qtbot, page, "knightUndoButton")
    assert page.proof_steps.isHidden()
    assert occupied(page) == set()


def test_the_moves_of_a_game_leave_the_counted_colours_legible(qtbot: QtBot, page: KnightPage) -> None:
    set_size(page, 5, 5)
    qtbot.mouseClick(page.by_hand, Qt.MouseButton.LeftButton)
    click(qtbot, page, (0, 1))
    qtbot.waitUntil(page.proof_steps.isVisible)
    page.playback.rest()
    board, (target, *_) = page.chessboard, page.session.game.moves.values()
    edge = round(board.squares.side / 4)
    middle = board.squares.rect(target).toRect().adjusted(edge, edge, -edge, -edge)
    qtbot.waitUntil(lambda: drawn(page).colours is not None)
    with_moves = board.grab(middle).toImage()
    page.game_section.layer.show_moves(board.board, {})
    assert board.grab(middle).toImage() == with_moves
