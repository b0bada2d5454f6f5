"""Arrows and circles by the right button: drawn on both boards, taken away by whatever comes next, in nobody's way."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.klotski.board.hand import BoardPlayer, Slides
from app.klotski.board.playable_board import PlayableKlotskiBoard
from app.klotski.board.track import KlotskiTrack
from app.klotski.editor.board import EditorBoard
from app.knight.board.chessboard import Chessboard
from app.puzzle.board.board_widget import BoardWidget
from app.puzzle.board.hand_marks import EDGE, INKS, HandMark
from app.ui.look.theme import PRESENTED, THEMES, Appearance, Theme
from solvers.klotski.layout import Layout, Square
from solvers.klotski.moves import Metric, legal_steps
from tests.app.contrast import LEAST, contrast

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
PLAIN, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
HENGDAO = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")


def klotski(appearance: Appearance) -> PlayableKlotskiBoard:
    def slides(square: Square) -> Slides:
        return {step.target: step for step in legal_steps(HENGDAO, Metric.MOVES) if step.origin == square}

    board = PlayableKlotskiBoard(appearance, BoardPlayer(slides))
    board.show_track(KlotskiTrack(HENGDAO, ()))
    return board


@pytest.fixture(params=["klotski", "knight"])
def board(request: pytest.FixtureRequest, qtbot: QtBot) -> BoardWidget:
    appearance = Appearance("light")
    made = klotski(appearance) if request.param == "klotski" else Chessboard(appearance)
    qtbot.addWidget(made)
    made.resize(600, 640)
    made.show()
    return made


def middle(board: BoardWidget, number: int) -> QPoint:
    """The middle of a cell, in pixels."""
    return board.cell_rect(divmod(number, board.table_size()[1])).center().toPoint()


def draw(board: QWidget, points: Sequence[QPoint], keys: Qt.KeyboardModifier = PLAIN) -> None:
    """Press the right button at the first point, move through the others, and let go at the last."""
    QTest.mousePress(board, RIGHT, keys, points[0])
    for point in points[1:]:
        QTest.mouseMove(board, point)
    QTest.mouseRelease(board, RIGHT, keys, points[-1])


def test_dragging_draws_an_arrow_in_the_colour_of_the_keys(board: BoardWidget) -> None:
    for ink, keys in enumerate((PLAIN, CTRL, CTRL | ALT)):
        draw(board, [middle(board, 1), middle(board, 5), middle(board, 9 + ink)], keys)
    draw(board, [middle(board, 0), middle(board, 14)], ALT)
    assert board.hand_marks.marks == {
        HandMark(1, 9, 0),
        HandMark(1, 10, 1),
        HandMark(1, 11, 2),
        HandMark(0, 14, 2),
    }


def test_an_arrow_and_a_circle_are_painted_in_their_inks_over_the_board(board: BoardWidget) -> None:
    before = board.grab().toImage()
    draw(board, [middle(board, 0), middle(board, 2)])
    draw(board, [middle(board, 5)], SHIFT | CTRL)
    after = board.grab().toImage()
    ratio = board.devicePixelRatioF()
    way = (middle(board, 0) + middle(board, 2)) / 2 * ratio
    rect = board.cell_rect(divmod(5, board.table_size()[1]))
    side = (rect.center().toPoint() + QPoint(round(0.42 * rect.width()), 0)) * ratio
    assert after.pixelColor(way) == QColor(INKS[0]) != before.pixelColor(way)
    assert after.pixelColor(side) == QColor(INKS[1]) != before.pixelColor(side)


def test_an_arrow_is_seen_while_it_is_drawn_and_outside_the_board_none_is_left(board: BoardWidget) -> None:
    way = (middle(board, 0) + middle(board, 2)) / 2 * board.devicePixelRatioF()
    QTest.mousePress(board, RIGHT, PLAIN, middle(board, 0))
    assert board.grab().toImage().pixelColor(way) != QColor(INKS[0])
    QTest.mouseMove(board, middle(board, 2))
    assert board.grab().toImage().pixelColor(way) == QColor(INKS[0])
    QTest.mouseRelease(board, RIGHT, PLAIN, QPoint(-5, -5))
    assert board.hand_marks.marks == frozenset()
    assert board.grab().toImage().pixelColor(way) != QColor(INKS[0])


def test_what_is_drawn_again_is_taken_away(board: BoardWidget) -> None:
    for _ in range(2):
        draw(board, [middle(board, 3), middle(board, 8)])
        draw(board, [middle(board, 3)], SHIFT)
        assert board.hand_marks.marks in ({HandMark(3, 8), HandMark(3, 3)}, frozenset())
    assert board.hand_marks.marks == frozenset()


def test_a_left_click_takes_them_away_and_does_nothing_else(board: BoardWidget) -> None:
    done: list[object] = []
    if isinstance(board, Chessboard):
        board.pointer.square_clicked.connect(done.append)
    elif isinstance(board, PlayableKlotskiBoard):
        board.slid.connect(lambda *squares: done.append(squares))
    draw(board, [middle(board, 13)], SHIFT)
    QTest.mouseClick(board, LEFT, pos=middle(board, 13))
    assert (board.hand_marks.marks, done) == (frozenset(), [])
    QTest.mouseClick(board, LEFT, pos=middle(board, 13))
    assert len(done) == 1


def test_escape_takes_them_away(board: BoardWidget) -> None:
    draw(board, [middle(board, 3), middle(board, 8)])
    board.setFocus()
    QTest.keyClick(board, Qt.Key.Key_Escape)
    assert board.hand_marks.marks == frozenset()


def test_a_move_takes_them_away(board: BoardWidget) -> None:
    draw(board, [middle(board, 3), middle(board, 8)])
    if isinstance(board, Chessboard):
        board.show_tour(board.board, [0, 17, 34], closed=False)
        draw(board, [middle(board, 3)], SHIFT)
        board.show_moment(0.0)
        assert board.hand_marks.marks
        board.show_moment(1.0)
    elif isinstance(board, PlayableKlotskiBoard):
        board.place_piece(0, board.place_of(0))
        assert board.hand_marks.marks
        QTest.mouseClick(board, LEFT, pos=middle(board, 3))
        draw(board, [middle(board, 3)], SHIFT)
        board.place_piece(0, (1.0, 1.0))
    assert board.hand_marks.marks == frozenset()


def test_the_menu_of_a_plain_right_click_stays_but_in_a_presentation_that_is_a_circle(qtbot: QtBot) -> None:
    board = Chessboard(Appearance("light"))
    qtbot.addWidget(board)
    board.resize(600, 640)
    board.show()
    asked: list[object] = []
    board.pointer.menu_wanted.connect(lambda square, _: asked.append(square))
    draw(board, [middle(board, 10)])
    assert (asked, board.hand_marks.marks) == ([(1, 2)], frozenset())
    draw(board, [middle(board, 10)], SHIFT)
    draw(board, [middle(board, 10), middle(board, 20)])
    board.present(20.0)
    draw(board, [middle(board, 30)])
    assert asked == [(1, 2)]
    assert board.hand_marks.marks == {HandMark(10, 10), HandMark(10, 20), HandMark(30, 30)}


def test_a_key_circles_the_square_of_the_cursor_and_what_is_drawn_is_read_out(
    qtbot: QtBot, announced: list[str]
) -> None:
    board = Chessboard(Appearance("light"))
    qtbot.addWidget(board)
    board.show()
    board.setFocus()
    QTest.keyClick(board, Qt.Key.Key_A)
    assert board.hand_marks.marks == frozenset()
    board.pointer.show_cursor(True)
    QTest.keyClick(board, Qt.Key.Key_A)
    assert board.hand_marks.marks == {HandMark(56, 56)}
    draw(board, [middle(board, 56), middle(board, 41)])
    board.pointer.show_cursor(True)
    QTest.keyClick(board, Qt.Key.Key_A)
    assert board.hand_marks.marks == {HandMark(56, 41)}
    assert announced == ["Circle: a1", "Arrow: a1 to b3"]


def test_in_the_editor_the_right_button_clears_cells_and_marks_none(qtbot: QtBot) -> None:
    board = EditorBoard(Appearance("light"))
    qtbot.addWidget(board)
    board.show()
    draw(board, [middle(board, 0), middle(board, 5)])
    draw(board, [middle(board, 0)], SHIFT)
    assert board.hand_marks.marks == frozenset()


@pytest.mark.parametrize("theme", [*THEMES.values(), *PRESENTED.values()])
def test_every_ink_or_its_edge_is_seen_on_every_ground(theme: Theme) -> None:
    grounds = ("square_light", "square_dark", "block", "tall", "wide", "soldier", "well")
    for ink in INKS:
        assert contrast(ink, EDGE) >= LEAST
        for ground in grounds:
            colour = getattr(theme, ground)
            assert max(contrast(ink, colour), contrast(EDGE, colour)) >= LEAST, (ink, ground)
