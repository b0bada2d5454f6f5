"""The board changes while a search, a game, a tour or a hand is on it: what belongs to another board is not shown."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from functools import partial
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QSpinBox
from pytestqt.qtbot import QtBot

from app.knight.found_tours import TourSearch
from app.knight.page import KnightPage
from app.knight.square_menu import SquareMenu
from app.knight.trace.marks_layer import marked
from app.search.watch_frame import WatchFrame
from app.search.worker import Report
from solvers.knight.board import Board
from solvers.knight.engines import ENGINES
from solvers.knight.tour import TourRequest
from solvers.search import Progress
from tests.app.knight.views import knight_page

LEFT = Qt.MouseButton.LeftButton
KEYS = (Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Return, Qt.Key.Key_Delete, Qt.Key.Key_1, Qt.Key.Key_Space)
LARGE, SMALL, TALL = Board(9, 7), Board(4, 5), Board(7, 9)
STEPS = 120


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[KnightPage]:
    """The page, with little motion, so that what is shown is there at once."""
    with knight_page(qtbot) as made:
        yield made


def report_of(board: Board, squares: int) -> Report[Progress]:
    """What a search on a board says of a path over its last squares."""
    path = array("i", range(board.size - squares, board.size))
    return Report(1, Progress(squares, squares, snapshot=path), 0.1, request=TourSearch(TourRequest(board), ENGINES[0]))


@pytest.mark.parametrize("other", [LARGE, TALL, Board(4, 5, frozenset({(0, 0)}))])
def test_what_belongs_to_another_board_is_not_shown(page: KnightPage, other: Board) -> None:
    board, corner = page.chessboard, (other.rows - 1, other.columns - 1)
    layer = page.game_section.layer
    board.set_board(SMALL)
    empty = board.grab().toImage()
    board.mark_ends(other, corner, (0, 1))
    board.mark_without_tour(other, {corner})
    board.show_tour(other, range(other.size), closed=False)
    board.show_moment(other.size - 1.5)
    board.show_search(other, range(other.size))
    layer.show_moves(other, {1: corner})
    layer.show_hint(other, corner)
    assert board.grab().toImage() == empty
    assert [board.cell_name((row, 1)) for row in range(4)] == ["b4", "b3", "b2", "b1"]


def test_a_start_off_a_board_that_was_cleared_and_turned_is_not_painted(page: KnightPage) -> None:
    session = page.session
    session.show_board(LARGE)
    session.set_request(TourRequest(LARGE, (8, 6), (0, 0)))
    session.stop()
    session.draw()
    session.drawing.clear()
    session.drawing.turn()
    assert (page.chessboard.board.rows, page.chessboard.board.columns) == (7, 9)
    page.chessboard.grab()
    session.undo()
    session.undo()
    page.chessboard.grab()
    assert session.request == TourRequest(LARGE, (8, 6), (0, 0))


@pytest.mark.parametrize("watched", [False, True])
def test_a_report_of_a_search_of_another_board_is_dropped(page: KnightPage, watched: bool) -> None:
    session, report = page.session, report_of(LARGE, 20)
    session.show_board(SMALL)
    empty = page.chessboard.grab().toImage()
    if watched:
        page.view.show_progress(report, marked(WatchFrame(1, report), report.request.request.board))
    else:
        session.progressed.emit(report)
    assert page.chessboard.grab().toImage() == empty
    assert page.stack.isHidden()


def test_a_menu_of_a_square_does_nothing_on_another_board(page: KnightPage) -> None:
    session = page.session
    session.show_board(LARGE)
    menu = SquareMenu((8, 6), session, page)
    session.show_board(SMALL)
    for action in menu.actions():
        action.trigger()
    assert session.request == TourRequest(SMALL)
    menu.deleteLater()


class Person:
    """Does anything on a page, in any order."""

    def __init__(self, page: KnightPage, seed: int) -> None:
        self._page, self._chance = page, Random(seed)
        self._heard: list[Report[Progress]] = []
        page.session.runner.progressed.connect(self._heard.append)

    def act(self) -> None:
        """Do one thing, and have everything painted."""
        board = self._resize, self._resize, self._draw, self._draw, self._draw, self._undo
        search = self._search, self._watch, self._hear_late, self._rest
        hand = self._play, self._point, self._point, self._drag, self._press_key
        self._chance.choice((*board, *search, *hand))()
        self._page.grab()

    def _point_on(self) -> QPoint:
        board = self._page.chessboard
        return QPoint(self._chance.randrange(board.width()), self._chance.randrange(board.height()))

    def _resize(self) -> None:
        for name in self._chance.sample(("rowsSpin", "columnsSpin"), self._chance.randrange(1, 3)):
            spin = self._page.findChild(QSpinBox, name)
            assert spin is not None
            spin.setValue(self._chance.randrange(1, 10))

    def _draw(self) -> None:
        session = self._page.session
        drawing, columns = session.drawing, self._chance.randrange(2, 9)
        if not drawing.active:  # then nothing offers to change the shape
            session.draw()
        changes = drawing.clear, drawing.turn, drawing.turn, drawing.fill, partial(drawing.resize, 3, columns)
        self._chance.choice((*changes, drawing.mirror_left_right, session.finish_drawing))()

    def _search(self) -> None:
        session = self._page.session
        self._chance.choice((session.search, session.next_answer, session.stop, session.count))()

    def _watch(self) -> None:
        session = self._page.session
        watch = session.watch
        watch.set_speed(1_000.0)
        self._chance.choice((session.watch_search, session.watch_search, watch.step, watch.back, watch.toggle))()
        QTest.qWait(20)

    def _play(self) -> None:
        session = self._page.session
        session.play_by_hand(self._chance.random() < 0.7)
        self._chance.choice((session.game.hint, session.game.undo, session.game.redo, session.game.reset))()

    def _point(self) -> None:
        modifier = self._chance.choice((Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier))
        QTest.mouseMove(self._page.chessboard, self._point_on())
        QTest.mouseClick(self._page.chessboard, LEFT, modifier, self._point_on())

    def _drag(self) -> None:
        """Change the board, or what is done on it, in the middle of a stroke."""
        board = self._page.chessboard
        QTest.mousePress(board, LEFT, pos=self._point_on())
        QTest.mouseMove(board, self._point_on())
        self._chance.choice((self._resize, self._draw, self._undo, self._search, self._play))()
        QTest.mouseMove(board, self._point_on())
        QTest.mouseRelease(board, LEFT, pos=self._point_on())

    def _press_key(self) -> None:
        self._page.chessboard.setFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyClick(self._page.chessboard, self._chance.choice(KEYS))

    def _undo(self) -> None:
        self._chance.choice((self._page.session.undo, self._page.session.redo))()

    def _hear_late(self) -> None:
        """Hear a report that was on its way when the board became another."""
        if self._heard:
            report = self._chance.choice(self._heard)
            self._page.session.progressed.emit(report)
            self._page.view.show_progress(report, marked(WatchFrame(1, report), report.request.request.board))

    def _rest(self) -> None:
        QTest.qWait(10)
        QApplication.processEvents()


@pytest.mark.sampled
@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_done_in_any_order_only_what_belongs_to_the_board_is_on_it(page: KnightPage, seed: int) -> None:
    session, board, person = page.session, page.chessboard, Person(page, seed)
    session.playback.set_reduced_motion(True)
    for _ in range(STEPS):
        person.act()
        assert board.board == session.requested_board.shown
        layer = page.game_section.layer
        squares = (*layer.moves.values(), layer.hint, board.pointer.cursor_square)
        assert all(0 <= one[0] < board.board.rows and 0 <= one[1] < board.board.columns for one in squares if one)
    session.stop()
