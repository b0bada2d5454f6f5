"""The arrow of a hint: it points where it should, whichever way that is, and has an edge."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from app.ui.painting.drawing import paint_arrow

INK, EDGE = QColor("#00aa00"), QColor("#ffeecc")
WIDTH = 20.0
WAYS = [QPointF(60, 0), QPointF(-60, 0), QPointF(0, 60), QPointF(0, -60), QPointF(40, 40), QPointF(-30, 50)]


def painted(points: Sequence[QPointF]) -> QImage:
    image = QImage(240, 240, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.black)
    with QPainter(image) as painter:
        paint_arrow(painter, points, WIDTH, INK.name(), EDGE.name())
    return image


def at(image: QImage, point: QPointF) -> QColor:
    return image.pixelColor(point.toPoint())


@pytest.mark.usefixtures("qapp")
def test_it_leads_from_the_first_point_beyond_the_last_whichever_way() -> None:
    start = QPointF(120, 120)
    for way in WAYS:
        image = painted([start, start + way])
        unit = way / (way.x() ** 2 + way.y() ** 2) ** 0.5
        aside = QPointF(-unit.y(), unit.x())
        tip = start + way
        for inked in (start, start + way / 2, tip, tip + unit * WIDTH * 1.5):
            assert at(image, inked) == INK
        for black in (start - unit * WIDTH, start + way / 2 + aside * WIDTH, tip + unit * WIDTH * 2.6):
            assert at(image, black) == QColor(Qt.GlobalColor.black)
        for side in (1, -1):
            assert at(image, start + way / 2 + aside * (WIDTH / 2 + 1.4) * side) == EDGE
            behind = tip - unit * WIDTH * 0.9
            assert at(image, behind + aside * WIDTH * side * 0.9) == INK, "the head is wider than the shaft"
            assert at(image, tip + unit * WIDTH * 1.3 + aside * WIDTH * side) == QColor(Qt.GlobalColor.black)


@pytest.mark.usefixtures("qapp")
def test_it_goes_round_a_corner_and_its_head_points_the_last_way() -> None:
    image = painted([QPointF(60, 60), QPointF(160, 60), QPointF(160, 140)])
    for inked in (QPointF(110, 60), QPointF(160, 60), QPointF(160, 100), QPointF(160, 155)):
        assert at(image, inked) == INK
    for black in (QPointF(110, 100), QPointF(185, 60), QPointF(160, 190)):
        assert at(image, black) == QColor(Qt.GlobalColor.black)
