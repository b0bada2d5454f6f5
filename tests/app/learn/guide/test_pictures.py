"""The pictures of the guide: drawn in every theme, and what they show is true."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFont, QImage, QPainter

from app.learn.guide.pictures import landscape
from app.learn.guide.pictures.klotski_pictures import WAY, WORTH
from app.learn.guide.pictures.knight_pictures import CLOSED_TOUR, OPEN_TOUR
from app.learn.guide.pictures.page_pictures import CODES
from app.learn.guide.pictures.parts import HENGDAO
from app.learn.guide.pictures.picture import Picture, paint
from app.ui.look.theme import HIGH_CONTRAST, LIGHT, THEMES, Theme
from solvers.klotski.codes import read
from solvers.klotski.layout import EXIT
from solvers.klotski.moves import Metric
from solvers.klotski.play.stars import stars
from solvers.klotski.state_space import graph
from solvers.knight.board import Board
from solvers.search import Drive, Found


def picture(which: Picture, theme: Theme) -> QImage:
    image = QImage(QSize(600, 330), QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    paint(painter, QRectF(image.rect()), which, theme, QFont())
    painter.end()
    return image


def _pixels(image: QImage) -> bytes:
    return bytes(image.constBits())  # of an image that is still there: the view does not keep it


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("which", Picture)
def test_every_picture_is_another_one_in_every_theme(which: Picture) -> None:
    painted = {theme.name: _pixels(picture(which, theme)) for theme in THEMES.values()}
    assert len(set(painted.values())) == len(THEMES)


@pytest.mark.usefixtures("qapp")
def test_no_two_pages_have_the_same_picture() -> None:
    for theme in (LIGHT, HIGH_CONTRAST):
        assert len({_pixels(picture(which, theme)) for which in Picture}) == len(Picture)


def test_what_the_pictures_show_is_true() -> None:
    assert all(read(code)[0] == HENGDAO for code in CODES)
    assert WAY[-1].block.square == EXIT
    for side, order in ((5, OPEN_TOUR), (6, CLOSED_TOUR)):
        assert sorted(order) == list(range(side * side))
        squares = [Board(side, side).square(index) for index in order]
        steps = zip(squares, squares[1:] + squares[:1] * (order is CLOSED_TOUR), strict=False)
        assert all({abs(a - c), abs(b - d)} == {1, 2} for (a, b), (c, d) in steps)


def test_what_it_shows_of_stars_is_the_rule() -> None:
    worth = {int(moves): earned for shown, earned in WORTH for moves in shown.strip(" +").split("–")}
    assert worth == {moves: stars(81, moves, hints=0, given=False) for moves in (81, 82, 89, 90)}


def test_the_map_in_the_guide_is_true() -> None:
    space = Drive(graph.search(landscape.LAYOUT, Metric.MOVES)).next_answer()
    assert isinstance(space, Found)
    found = space.answer
    edges = {(node, int(other)) for node in range(found.nodes) for other in found.neighbours_of(node) if node < other}
    assert set(landscape.EDGES) == edges
    assert list(landscape.TO_EXIT) == found.to_exit.tolist()
    assert tuple(narrow.node for narrow in found.passes) == landscape.PASSES
    assert len(landscape.POINTS) == found.nodes
