"""The curve of a game as it is drawn: where its points, rings and numbers are, and what is found at a place."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont

from app.klotski.analysis import Detour
from app.klotski.curve_drawing import CurveDrawing, GameCurve
from app.ui.look.theme import LIGHT
from tests.app.noting import noting

FIELD = QRectF(0, 0, 400, 200)
POINTS = ((0, 10), (1, 9), (2, 10), (3, 9), (4, 8))
DETOUR = Detour(2, 2, 2)
CURVE = GameCurve(POINTS, now=3, detours=(DETOUR,))
"""A game of four slides, whose second led away; from its third on, eight steps more lead to the exit."""


def drawing(curve: GameCurve, field: QRectF = FIELD) -> CurveDrawing:
    font = QFont()
    font.setPixelSize(13)
    return CurveDrawing(curve, field, font)


def at(shown: CurveDrawing, *points: tuple[int, int]) -> list[object]:
    """Where points are, for comparison to a hundredth of a pixel."""
    places = [shown.place(*point) for point in points]
    return [pytest.approx((place.x(), place.y()), abs=0.01) for place in places]


def test_a_curve_knows_its_ends_and_the_point_at_every_slide() -> None:
    assert (CURVE.last, CURVE.highest, CURVE.end, CURVE.here) == (4, 10, 12, 3)
    assert CURVE.start_of(DETOUR) == 1
    sparse = GameCurve(((0, 10), (2, 9), (5, 7)))
    assert [sparse.point_at(slide) for slide in range(-1, 8)] == [0, 0, 0, 1, 1, 1, 2, 2, 2]
    at_the_exit = GameCurve(((0, 0),))
    assert (at_the_exit.last, at_the_exit.highest, at_the_exit.end) == (0, 1, 1)


@pytest.mark.usefixtures("qapp")
def test_the_axes_fill_the_field_but_for_the_numbers() -> None:
    shown = drawing(CURVE)
    origin, corner = shown.place(0, 0), shown.place(12, 10)
    assert (corner.x(), corner.y()) == pytest.approx((390, 9))
    assert 13 < origin.x() < 50
    assert 200 - 2 * 20 - 11 < origin.y() < 200 - 2 * 10 - 11
    middle = shown.place(6, 5)
    assert (middle.x(), middle.y()) == pytest.approx(((origin.x() + 390) / 2, (origin.y() + 9) / 2))
    low = drawing(CURVE, QRectF(0, 0, 400, 60))
    assert 60 - low.place(0, 0).y() < 200 - origin.y(), "there, slides are not numbered"
    assert drawing(GameCurve((*POINTS[:1], (1, 12_345)))).place(0, 0).x() > origin.x() + 15


@pytest.mark.usefixtures("qapp")
def test_the_nearest_point_is_found_and_a_ring_in_reach() -> None:
    shown = drawing(CURVE)
    for slide in range(5):
        place = shown.place(slide, 0)
        assert shown.nearest(place) == shown.nearest(place + QPointF(3, -90)) == slide
    assert shown.nearest(QPointF(-50, 0)) == 0
    assert shown.nearest(QPointF(900, 0)) == 4
    ring = shown.place(1, 9)
    assert shown.ring_at(ring) == DETOUR
    for aside in (QPointF(7.9, 0), QPointF(0, -7.9), QPointF(-4, 3.9)):
        assert shown.ring_at(ring + aside) == DETOUR
    for aside in (QPointF(8.1, 0), QPointF(0, -8.1), QPointF(-4.1, 4)):
        assert shown.ring_at(ring + aside) is None
    assert drawing(GameCurve(POINTS)).ring_at(ring) is None


@pytest.mark.usefixtures("qapp")
def test_what_was_played_is_a_line_to_the_dot_and_the_rest_is_dashed_to_the_exit() -> None:
    shown = drawing(CURVE)
    with noting(400, 200) as painter:
        shown.paint(painter, LIGHT)
        ahead, played = painter.of("polyline")
        assert list(played.points) == at(shown, *POINTS[:4])
        assert list(ahead.points) == at(shown, (3, 9), (4, 8), (12, 0))
        ring, dot = painter.of("ellipse")
        assert [ring.middle, dot.middle] == at(shown, (1, 9), (3, 9))
        assert ring.place.width() == pytest.approx(7.6)
        assert dot.ground.name() == QColor(LIGHT.accent).name()


@pytest.mark.usefixtures("qapp")
def test_the_better_line_is_drawn_beside_it_and_the_dot_is_on_it_where_it_comes_by() -> None:
    better = ((1, 9), (2, 8), (3, 7))
    for now, dot_at in ((2, (2, 8)), (0, (0, 10)), (4, (4, 8))):
        shown = drawing(GameCurve(POINTS, now, (DETOUR,), chosen=0, better=better))
        with noting(400, 200) as painter:
            shown.paint(painter, LIGHT)
            *_, line = painter.of("polyline")
            assert list(line.points) == at(shown, *better)
            assert line.ink.name() == QColor(LIGHT.good).name()
            ring, dot = painter.of("ellipse")
            assert [dot.middle] == at(shown, dot_at)
            assert ring.place.width() == pytest.approx(10.8), "it is chosen"


@pytest.mark.usefixtures("qapp")
def test_levels_are_numbered_at_the_left_and_slides_below() -> None:
    shown = drawing(CURVE)
    with noting(400, 200) as painter:
        shown.paint(painter, LIGHT)
        texts, origin = painter.of("text"), shown.place(0, 0)
        levels = [text for text in texts if text.place.right() < origin.x()]
        slides = [text for text in texts if text.place.top() > origin.y()]
        assert len(levels) + len(slides) == len(texts)
        assert [level.text for level in levels[:2]] == ["0", "10"]
        for level in levels:
            assert level.middle[1] == pytest.approx(shown.place(0, int(level.text)).y(), abs=3)
        heights = sorted(level.middle[1] for level in levels)
        assert all(below - above > 10 for above, below in pairwise(heights)), "they do not touch"
        numbers = [int(slide.text) for slide in slides]
        assert numbers
        assert numbers == sorted(set(numbers))
        assert numbers[0] > 0
        assert numbers[-1] <= 12
        for slide in slides:
            assert slide.middle[0] == pytest.approx(shown.place(int(slide.text), 0).x(), abs=2)
        across = [line for line in painter.of("line") if line.place.width() > 300]
        assert len(across) == len(levels)
    low = drawing(CURVE, QRectF(0, 0, 400, 60))
    with noting(400, 60) as painter:
        low.paint(painter, LIGHT)
        assert all(text.place.right() < low.place(0, 0).x() for text in painter.of("text"))


@pytest.mark.usefixtures("qapp")
def test_the_point_that_is_pointed_at_is_circled() -> None:
    shown = drawing(CURVE)
    with noting(400, 200) as painter:
        shown.paint_pointed(painter, LIGHT, 2)
        (circle,) = painter.of("ellipse")
        assert [circle.middle] == at(shown, (2, 10))
        assert circle.ink.name() == QColor(LIGHT.text).name()


@pytest.mark.usefixtures("qapp")
def test_of_very_many_detours_the_costliest_of_a_place_has_the_ring_and_the_chosen_one() -> None:
    points = tuple((slide, 2_000) for slide in range(2_001))
    detours = tuple(Detour(slide, slide, 5 if slide == 1_003 else 1) for slide in range(1, 2_001))
    chosen = 1_500
    shown = drawing(GameCurve(points, 0, detours, chosen))
    costliest = shown.place(1_002, 2_000)
    assert shown.ring_at(costliest) == detours[1_002]
    with noting(400, 200) as painter:
        shown.paint(painter, LIGHT)
        *rings, dot = painter.of("ellipse")
        assert 10 < len(rings) < 60
        assert [rings[-1].middle, dot.middle] == at(shown, (1_500, 2_000), (0, 2_000))
        assert rings[-1].place.width() == pytest.approx(10.8)
    few = tuple(Detour(slide, slide, 1) for slide in range(1, 41))
    with noting(400, 200) as painter:
        drawing(GameCurve(points[:41], 0, few)).paint(painter, LIGHT)
        assert len(painter.of("ellipse")) == 41, "forty have a ring each"
