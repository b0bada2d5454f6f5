"""Trails on squares smaller than a pixel: drawn by counting, with the same picture however it is come to."""

from __future__ import annotations

from array import array

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QImage

from app.knight.board.fine_trail import STRETCH, FineSearchTrail, FineTrail, VisitCounts
from app.knight.board.geometry import ChessGeometry
from app.knight.board.scene import ChessScene
from app.knight.board.trail import PICTURE, Pens
from app.ui.look.theme import Appearance
from solvers.knight.board import Board
from solvers.knight.tiling.tiled_tour import search
from solvers.knight.tour import Tour, TourRequest
from solvers.search import Drive, Found

SIDE = 1000
BOARD = Board(SIDE, SIDE)


@pytest.fixture(scope="module")
def tour() -> Tour:
    """A closed tour of 1000x1000."""
    found = Drive(search(TourRequest(BOARD, (0, 0), closed=True))).next_answer()
    assert isinstance(found, Found)
    return found.answer


@pytest.fixture
def geometry() -> ChessGeometry:
    """A million squares on 400 pixels of 400."""
    return ChessGeometry.fit(QRectF(0, 0, 400, 400), Board(SIDE, SIDE), 1.0)


@pytest.fixture
def pens(geometry: ChessGeometry) -> Pens:
    """What a path is drawn with."""
    return Pens.of(geometry, Appearance("light").theme, QFont(), numbers=True, path=True)


@pytest.fixture
def trail(geometry: ChessGeometry, pens: Pens, tour: Tour) -> FineTrail:
    """The trail of the tour, none of it drawn yet."""
    return FineTrail(geometry, pens, tour.order, True, 1.0)


def drawn(trail: FineTrail | FineSearchTrail) -> QImage:
    """The picture of a trail when all is drawn."""
    while trail.behind:
        trail.draw_slice()
    return trail._counts.image.copy()


def strength(picture: QImage) -> int:
    """The sum of all opacities."""
    return sum(bytes(picture.constBits())[3::4])


def test_a_whole_tour_covers_every_pixel(trail: FineTrail) -> None:
    trail.draw_until(SIDE * SIDE)
    picture = drawn(trail)
    assert strength(picture) == 255 * picture.width() * picture.height()


def test_half_a_tour_is_half_as_strong(trail: FineTrail) -> None:
    trail.draw_until(SIDE * SIDE // 2)
    picture = drawn(trail)
    assert strength(picture) == pytest.approx(127 * picture.width() * picture.height(), rel=0.02)


def test_going_back_gives_the_same_picture_as_going_on(trail: FineTrail) -> None:
    trail.draw_until(300_007)
    before = drawn(trail)
    trail.draw_until(900_000)
    drawn(trail)
    trail.draw_until(300_007)
    assert drawn(trail) == before
    trail.draw_until(0)
    assert strength(drawn(trail)) == 0


def test_a_step_changes_a_few_pixels(trail: FineTrail, monkeypatch: pytest.MonkeyPatch) -> None:
    trail.draw_until(500_000)
    drawn(trail)
    counted: list[int] = []
    change = VisitCounts.change
    monkeypatch.setattr(
        VisitCounts, "change", lambda counts, squares, by: (counted.append(len(squares)), change(counts, squares, by))
    )
    changed = trail.draw_until(500_001)
    assert counted == [1]
    assert all(rect.width() * rect.height() < 16 for rect in changed)


def test_millions_are_counted_in_slices(trail: FineTrail, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.knight.board.trail.DRAWING_SECONDS", 0.0)
    trail.draw_until(SIDE * SIDE)
    slices = 1
    while trail.behind:
        trail.draw_slice()
        slices += 1
    assert slices == SIDE * SIDE // STRETCH


def test_the_path_of_a_search_is_counted_where_it_has_changed(geometry: ChessGeometry, pens: Pens, tour: Tour) -> None:
    grown, at_once = (FineSearchTrail(geometry, pens, 1.0) for _ in range(2))
    grown.show(tour.order[:700_000])
    drawn(grown)
    grown.show(tour.order[:650_000])
    drawn(grown)
    path = tour.order[:640_000] + array("i", reversed(tour.order[900_000:]))
    grown.show(path)
    at_once.show(path)
    assert drawn(grown) == drawn(at_once)


def test_the_picture_of_a_fine_tour_covers_the_board(geometry: ChessGeometry, pens: Pens, tour: Tour) -> None:
    scene = ChessScene(geometry, pens, 1.0, BOARD if PICTURE.picture else None)
    scene.set_tour(tour.order, True, 0.0)
    while scene.behind:
        scene.draw_slice()
    assert scene._picture is not None
    image = scene._picture.picture
    colours = {image.pixel(x, y) for x in range(0, image.width(), 7) for y in range(0, image.height(), 7)}
    assert len(colours) > 20
