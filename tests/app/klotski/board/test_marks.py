"""The marks on single pieces: rings inside their edge, and chevrons on the cells that they would enter."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF

from app.klotski.board.marks import paint_hint, paint_refusal, paint_ring, paint_ways
from app.ui.look.theme import HIGH_CONTRAST, LIGHT
from tests.app.noting import noting

CELL = 100.0
TALL = QRectF(200, 200, 100, 200)
"""A piece of one cell by two."""


@pytest.mark.usefixtures("qapp")
def test_a_ring_lies_inside_the_edge_of_its_piece_in_an_ink_above_another() -> None:
    for paint, inks in (
        (paint_ring, (LIGHT.well, LIGHT.sign)),
        (paint_refusal, (LIGHT.well, LIGHT.mark)),
    ):
        with noting(600, 600) as painter:
            paint(painter, TALL, CELL, LIGHT)
            rings = painter.of("path")
            assert [ring.place.getRect() for ring in rings] == [pytest.approx((205, 205, 90, 190))] * 2
            assert [ring.ink.name() for ring in rings] == [ink.lower() for ink in inks]
    with noting(600, 600) as painter:
        paint_ring(painter, TALL, CELL, HIGH_CONTRAST)
        assert painter.of("path")[-1].ink.name() == HIGH_CONTRAST.accent.lower()


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("way", "middle"), [((1, 0), (250, 450)), ((-1, 0), (250, 150)), ((0, 1), (350, 300)), ((0, -1), (150, 300))]
)
def test_a_chevron_in_the_cells_ahead_points_the_way(way: tuple[int, int], middle: tuple[int, int]) -> None:
    down, right = way
    with noting(600, 600) as painter:
        paint_ways(painter, TALL, CELL, [way], LIGHT)
        below, above = painter.of("path")
        assert below.points == above.points
        assert above.middle == pytest.approx(middle)
        one, tip, other = (QPointF(*point) for point in above.points)
        assert tip - (one + other) / 2 == QPointF(15 * right, 15 * down)
        across = one - other
        assert (abs(across.x()), abs(across.y())) == pytest.approx((30 * abs(down), 30 * abs(right)), abs=1e-9)
        assert above.ink.alpha() == 170


@pytest.mark.usefixtures("qapp")
def test_every_way_has_its_chevron_and_with_high_contrast_they_are_opaque() -> None:
    with noting(600, 600) as painter:
        paint_ways(painter, TALL, CELL, [(0, 1), (0, -1), (1, 0)], HIGH_CONTRAST)
        assert len(painter.of("path")) == 6
        assert {path.ink.alpha() for path in painter.of("path")} == {255}
        painter.drawn.clear()
        paint_ways(painter, TALL, CELL, [], LIGHT)
        assert painter.drawn == []


@pytest.mark.usefixtures("qapp")
def test_a_hint_is_an_arrow_from_the_first_to_the_last_of_the_middles() -> None:
    with noting(600, 600) as painter:
        paint_hint(painter, [QPointF(50, 50), QPointF(50, 150), QPointF(150, 150)], CELL, LIGHT)
        everything = QRectF(painter.drawn[0].place)
        for one in painter.drawn[1:]:
            everything |= one.place
        assert everything.left() == pytest.approx(50, abs=12)
        assert everything.top() == pytest.approx(50, abs=12)
        assert everything.right() == pytest.approx(150, abs=30)
        assert everything.bottom() == pytest.approx(150, abs=30)
