"""The chessboard at 200 rows of 200: the same pictures as everywhere, and never much work at a time."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from app.knight.board.chessboard import Chessboard
from app.knight.board.trail import PICTURE, Trail
from app.ui.look.theme import Appearance
from solvers.knight.board import Board, Square
from solvers.knight.tiling.tiled_tour import search
from solvers.knight.tour import Tour, TourRequest
from solvers.search import Drive, Found

LARGE = Board(200, 200, frozenset({(0, 0), (99, 101)}))


@pytest.fixture(scope="module")
def tour() -> Tour:
    """A closed tour of 200x200."""
    found = Drive(search(TourRequest(Board(200, 200), (0, 0), closed=True))).next_answer()
    assert isinstance(found, Found)
    return found.answer


@pytest.fixture
def chessboard(qtbot: QtBot) -> Chessboard:
    """A board of 200x200, shown."""
    board = Chessboard(Appearance("light"))
    qtbot.addWidget(board)
    board.resize(700, 700)
    board.set_board(Board(200, 200))
    board.show()
    return board


def picture(board: Chessboard) -> QImage:
    return board.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def colour(board: Chessboard, square: Square) -> QColor:
    point = board.squares.centre(square) * board.devicePixelRatioF()
    return picture(board).pixelColor(point.toPoint())


def drawn(qtbot: QtBot, board: Chessboard) -> QImage:
    """The picture once everything has been drawn."""
    now = picture(board)
    while True:
        qtbot.wait(30)
        before, now = now, picture(board)
        if before == now:
            return now


def test_squares_holes_and_marks_have_their_colours(chessboard: Chessboard) -> None:
    chessboard.set_board(LARGE)
    theme = chessboard.theme
    assert colour(chessboard, (199, 0)) == QColor(theme.square_dark)
    assert colour(chessboard, (199, 1)) == QColor(theme.square_light)
    assert colour(chessboard, (99, 101)) == QColor(theme.well)
    plain = colour(chessboard, (40, 40))
    chessboard.mark_without_tour(chessboard.board, {(40, 40)})
    assert colour(chessboard, (40, 40)) != plain


@pytest.mark.parametrize("square", [(0, 0), (0, 199), (199, 0), (199, 199), (31, 170)])
def test_every_square_can_be_hit(qtbot: QtBot, chessboard: Chessboard, square: Square) -> None:
    heard: list[Square] = []
    chessboard.pointer.square_clicked.connect(heard.append)
    at = chessboard.squares.centre(square).toPoint()
    qtbot.mouseClick(chessboard, Qt.MouseButton.LeftButton, pos=at)
    assert heard == [square]


def test_however_the_end_is_reached_the_same_is_drawn(qtbot: QtBot, chessboard: Chessboard, tour: Tour) -> None:
    qtbot.mouseMove(chessboard, QPoint(1, 1))
    chessboard.show_tour(chessboard.board, tour.order, closed=True)
    chessboard.show_moment(39_000.0)
    at_once = drawn(qtbot, chessboard)
    chessboard.show_moment(40_000.0)
    chessboard.show_moment(39_001.0)
    chessboard.show_moment(39_000.0)
    assert drawn(qtbot, chessboard) == at_once
    chessboard.show_moment(700.0)
    assert drawn(qtbot, chessboard) != at_once
    chessboard.show_moment(39_000.0)
    assert drawn(qtbot, chessboard) == at_once


def test_a_long_path_is_not_drawn_at_one_go(
    chessboard: Chessboard, tour: Tour, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.knight.board.trail.DRAWING_SECONDS", 0.0)
    chessboard.show_tour(chessboard.board, tour.order, closed=True)
    chessboard.show_moment(0.0)
    before = picture(chessboard)
    chessboard.show_moment(40_000.0)
    shown = picture(chessboard)
    assert shown != before
    ribbon = chessboard.squares.inside.toRect()
    untouched = sum(shown.copy(ribbon).pixel(x, 300) == before.copy(ribbon).pixel(x, 300) for x in range(600))
    assert untouched > 500, "most of the path is drawn later"


def test_the_picture_of_a_long_tour_comes_in_slices_too(qtbot: QtBot, chessboard: Chessboard, tour: Tour) -> None:
    chessboard.set_display(PICTURE)
    chessboard.show_tour(chessboard.board, tour.order, closed=True)
    first = picture(chessboard)
    assert drawn(qtbot, chessboard) != first


@pytest.fixture
def painted(chessboard: Chessboard, monkeypatch: pytest.MonkeyPatch) -> list[QRectF]:
    """The rectangles that are painted from now on."""
    rects: list[QRectF] = []
    paint = chessboard.paint_foreground
    monkeypatch.setattr(
        chessboard, "paint_foreground", lambda painter, dirty: (rects.append(dirty), paint(painter, dirty))
    )
    return rects


@pytest.fixture
def stretches(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """The visits that are drawn on trails from now on, from the first to before the last of each stretch."""
    drawn: list[tuple[int, int]] = []
    draw = Trail._draw_stretch
    monkeypatch.setattr(
        Trail, "_draw_stretch", lambda trail, first, last: (drawn.append((first, last)), draw(trail, first, last))
    )
    return drawn


def area(rects: list[QRectF]) -> float:
    return sum(rect.width() * rect.height() for rect in rects)


def test_a_step_draws_one_visit_and_paints_little(
    qtbot: QtBot, chessboard: Chessboard, tour: Tour, painted: list[QRectF], stretches: list[tuple[int, int]]
) -> None:
    chessboard.show_tour(chessboard.board, tour.order, True, 20_000.0)
    drawn(qtbot, chessboard)
    painted.clear()
    stretches.clear()
    chessboard.show_moment(20_000.5)
    qtbot.waitUntil(lambda: bool(painted))
    chessboard.show_moment(20_001.0)
    qtbot.wait(50)
    assert stretches == [(20_001, 20_002)]
    assert 0 < area(painted) < 0.02 * chessboard.width() * chessboard.height()


def test_a_walk_that_goes_on_keeps_what_is_drawn(
    qtbot: QtBot, chessboard: Chessboard, tour: Tour, painted: list[QRectF], stretches: list[tuple[int, int]]
) -> None:
    chessboard.show_tour(chessboard.board, tour.order[:5_000], False, 4_999.0)
    before = drawn(qtbot, chessboard)
    painted.clear()
    stretches.clear()
    chessboard.show_tour(chessboard.board, tour.order[:5_001], False, 4_999.0)
    chessboard.show_moment(5_000.0)
    qtbot.waitUntil(lambda: bool(painted))
    assert stretches == [(5_000, 5_001)]
    assert area(painted) < 0.02 * chessboard.width() * chessboard.height()
    chessboard.show_tour(chessboard.board, tour.order[:5_000], False, 4_999.0)
    assert drawn(qtbot, chessboard) == before


def test_another_walk_is_drawn_anew(qtbot: QtBot, chessboard: Chessboard, tour: Tour) -> None:
    chessboard.show_tour(chessboard.board, tour.order[:300], False, 299.0)
    expected = drawn(qtbot, chessboard)
    chessboard.show_tour(chessboard.board, tour.order[500:900], False, 399.0)
    assert drawn(qtbot, chessboard) != expected
    chessboard.show_tour(chessboard.board, tour.order[:300], False, 299.0)
    assert drawn(qtbot, chessboard) == expected
