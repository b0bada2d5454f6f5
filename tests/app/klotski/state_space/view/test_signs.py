"""The signs on a map: where they are, how large, and that each has a shape of its own."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from app.klotski.state_space.view.map_keys import FIT_KEYS, TURN_KEYS, ZOOM_KEYS, listed_keys
from app.klotski.state_space.view.signs import (
    MapLine,
    Sign,
    line_pens,
    map_inks,
    paint_frame_round,
    paint_line_sample,
    paint_sign,
)
from app.ui.look.theme import DARK, HIGH_CONTRAST, LIGHT
from tests.app.noting import noting

CENTRE = QPointF(100, 80)
WIDTHS = {
    Sign.PRESENT: (10.4, 10.4),
    Sign.START: (18, 18),
    Sign.EXIT: (9, 9),
    Sign.PASS: (13, 10.4),
    Sign.FURTHEST: (14.4, 13.2),
    Sign.CURSOR: (18.7, 18.7),
    Sign.POINTED: (14, 14),
}
"""How wide and high the outline of each is, at a size of 1."""

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("sign", Sign)
@pytest.mark.parametrize("size", [1.0, 2.5])
def test_a_sign_is_around_its_point_in_its_ink_on_its_casing(sign: Sign, size: float) -> None:
    inks = map_inks(LIGHT)
    with noting() as painter:
        paint_sign(painter, sign, CENTRE, size, inks)
        paths = painter.of("path")
        outline = max((path.place for path in paths), key=lambda place: place.width())
        assert (outline.width(), outline.height()) == pytest.approx([size * side for side in WIDTHS[sign]])
        upright = outline.center().y() - 80
        assert outline.center().x() == pytest.approx(100)
        assert abs(upright) <= (1.01 * size if sign is Sign.FURTHEST else 1e-6)
        assert paths[0].ink.name() == inks.casing
        used = {path.ink.name() for path in paths} | {path.ground.name() for path in paths}
        assert inks.of(sign) in used
        if sign is Sign.PRESENT:
            (halo,) = painter.of("ellipse")
            assert halo.place == QRectF(CENTRE - QPointF(14, 14) * size, CENTRE + QPointF(14, 14) * size)
        if sign is Sign.START:  # it points to the right, as to begin
            corners = next(path.points for path in paths if len(path.points) == 4)
            assert corners[2] == pytest.approx((100 + 4.2 * size, 80))
            assert [corner[0] for corner in corners[:2]] == pytest.approx([100 - 2.52 * size] * 2)


def test_no_two_signs_have_the_same_shape() -> None:
    pictures: list[QImage] = []
    for sign in Sign:
        image = QImage(40, 40, QImage.Format.Format_Mono)
        image.fill(1)
        with QPainter(image) as painter:
            paint_sign(painter, sign, QPointF(20, 20), 1.0, map_inks(LIGHT)._replace(casing="#ffffff"))
        pictures.append(image)
    assert all(one != other for place, one in enumerate(pictures) for other in pictures[:place])


def test_a_frame_goes_round_a_board() -> None:
    board = QRectF(50, 60, 44, 54)
    with noting() as painter:
        paint_frame_round(painter, Sign.PRESENT, board, 2.0, map_inks(DARK))
        below, above = painter.of("path")
        assert below.place == above.place == board.adjusted(-6, -6, 6, 6)
        assert (below.ink.name(), above.ink.name()) == (map_inks(DARK).casing, map_inks(DARK).present)


@pytest.mark.parametrize("theme", [LIGHT, DARK, HIGH_CONTRAST])
def test_lines_are_told_apart_by_their_dashes_and_lie_on_a_wider_casing(theme: object) -> None:
    inks = map_inks(next(one for one in (LIGHT, DARK, HIGH_CONTRAST) if one is theme))
    dashes = {}
    for line in MapLine:
        casing, ink = line_pens(line, 2.0, inks)
        assert ink.color().name() == QColor(inks.of(line)).name()
        assert casing.color().name() == QColor(inks.casing).name()
        assert casing.widthF() == pytest.approx(ink.widthF() + 4.8)
        assert ink.widthF() == pytest.approx(5.2 if line is MapLine.WAY else 4.4)
        dashes[line] = tuple(ink.dashPattern())
        assert (ink.capStyle() is Qt.PenCapStyle.FlatCap) is (line is MapLine.SOLUTION)
    assert dashes[MapLine.PLAYED] == ()
    assert len(set(dashes.values())) == 3


def test_a_sample_of_a_line_goes_across_the_middle_of_its_field() -> None:
    with noting() as painter:
        paint_line_sample(painter, MapLine.PLAYED, QRectF(10, 20, 26, 16), 1.0, map_inks(LIGHT))
        assert [line.points for line in painter.of("line")] == [((10, 28), (36, 28))] * 2


def test_keys_that_belong_together_undo_each_other() -> None:
    assert ZOOM_KEYS[Qt.Key.Key_Plus] == ZOOM_KEYS[Qt.Key.Key_Equal] == 1.25
    assert ZOOM_KEYS[Qt.Key.Key_Minus] == ZOOM_KEYS[Qt.Key.Key_Underscore] == 0.8
    assert {Qt.Key.Key_BracketLeft: -15.0, Qt.Key.Key_BracketRight: 15.0} == TURN_KEYS
    assert (Qt.Key.Key_0, Qt.Key.Key_F) == FIT_KEYS
    assert [len(list(keys)) for _, keys in listed_keys()] == [4, 1, 1, 1, 2, 2, 4, 3]
