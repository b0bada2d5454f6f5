"""A symmetric tour on the board: each half or quarter has a colour of its own, and the centre is marked."""

from __future__ import annotations

from array import array
from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QImage, QPainter
from pytestqt.qtbot import QtBot

from app.export.picture import ImageCache
from app.knight.board.chessboard import Chessboard
from app.knight.board.geometry import ChessGeometry
from app.knight.board.trail import DISPLAYS, Pens, Trail, TrailLine
from app.knight.export_subject import KnightPicture
from app.ui.look.theme import LIGHT, THEMES, Appearance
from solvers.knight.board import Board, Square
from solvers.knight.symmetric.symmetric import search
from solvers.knight.tour import Tour, TourRequest, TourSymmetry
from solvers.search import Found

BOARD = Board(6, 6)


QUARTERS = next(
    event.answer
    for event in search(TourRequest(BOARD, closed=True, symmetry=TourSymmetry.QUARTER_TURN))
    if isinstance(event, Found)
)
GEOMETRY = ChessGeometry.fit(QRectF(0, 0, 393, 393), BOARD, 1.0)


def trail(tour: Tour, closed: bool = True, theme: str = "light") -> TrailLine:
    pens = Pens.of(GEOMETRY, THEMES[theme], QFont(), numbers=True, path=True)
    return TrailLine(GEOMETRY, pens, tour.order, closed)


def turned(square: Square) -> Square:
    return square[1], 5 - square[0]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("theme", THEMES)
def test_each_quarter_of_a_tour_has_a_colour_and_a_turn_leads_one_to_the_next(theme: str) -> None:
    line, squares = trail(QUARTERS, theme=theme), [*QUARTERS.squares, QUARTERS.start]
    colour_of = {frozenset(move): line.pen(visit).color().name() for visit, move in enumerate(pairwise(squares))}
    assert len(set(colour_of.values())) == 4
    for colour in set(colour_of.values()):
        moves = [move for move, its in colour_of.items() if its == colour]
        assert len(moves) == 9
        assert len({colour_of[frozenset(map(turned, move))] for move in moves}) == 1
        assert colour_of[frozenset(map(turned, moves[0]))] != colour


@pytest.mark.usefixtures("qapp")
def test_other_tours_and_open_ones_have_one_colour() -> None:
    for line in (trail(QUARTERS, closed=False), trail(Tour(BOARD, QUARTERS.order[:-1]))):
        assert {line.pen(visit).color().name() for visit in range(line.length)} == {LIGHT.path}


@pytest.mark.usefixtures("qapp")
def test_a_path_that_becomes_symmetric_is_drawn_anew() -> None:
    pens = Pens.of(GEOMETRY, LIGHT, QFont(), numbers=False, path=True)
    drawn = Trail(GEOMETRY, pens, QUARTERS.order[:-1], False, 1.0)
    drawn.draw_until(35)
    assert not drawn.continue_with(QUARTERS.order, closed=True)
    other = Trail(GEOMETRY, pens, array("i", [0, 8, 4]), False, 1.0)
    other.draw_until(3)
    assert other.continue_with(array("i", [0, 8, 4, 15]), closed=False)


def marked(image: QImage, centre: QPointF) -> bool:
    """Whether the colour of a mark is in the middle of a picture."""
    return image.pixelColor(centre.toPoint()).name() == LIGHT.mark


def test_the_centre_is_marked_on_the_board_and_where_that_is_exported(qtbot: QtBot) -> None:
    board = Chessboard(Appearance("light"))
    qtbot.addWidget(board)
    board.resize(400, 400)
    board.set_board(BOARD)
    for display in DISPLAYS:
        board.set_display(DISPLAYS[display])
        board.show_tour(BOARD, QUARTERS.order, closed=True)
        assert marked(board.grab().toImage(), board.squares.whole.center()), display
        for film in (False, True):
            picture = KnightPicture(BOARD, order=QUARTERS.order, closed=True, display=DISPLAYS[display])
            image = QImage(400, 400, QImage.Format.Format_RGB32)
            image.fill(Qt.GlobalColor.white)
            size = QSizeF(400, 400)
            scene = (
                picture.film(size, LIGHT, QFont())
                if film
                else picture.scene(QRectF(QPointF(), size), LIGHT, QFont(), ImageCache())
            )
            with QPainter(image) as painter:
                scene.paint(painter, 3.0)
            assert marked(image, QPointF(200, 200)), (display, film)
    board.show_tour(BOARD, QUARTERS.order, closed=False)
    assert not marked(board.grab().toImage(), board.squares.whole.center())
