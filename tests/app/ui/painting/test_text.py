"""Text in paintings: where it stands, and the colours and fonts of charts."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter

from app.ui.look.theme import THEMES
from app.ui.painting.text import (
    END,
    HUES,
    MIDDLE,
    START,
    ChartStyle,
    draw_centred,
    figure_height,
    figures,
    width_of,
    write,
    write_figures,
    write_in,
)

pytestmark = pytest.mark.usefixtures("qapp")


def font_of(pixels: int) -> QFont:
    font = QFont()
    font.setPixelSize(pixels)
    return font


def ink(image: QImage) -> tuple[int, int, int, int]:
    """The edges of what is painted on white: left, right, top and bottom."""
    dark = [
        (x, y) for x in range(image.width()) for y in range(image.height()) if image.pixelColor(x, y).lightness() < 128
    ]
    across, down = [x for x, _ in dark], [y for _, y in dark]
    return min(across), max(across), min(down), max(down)


def paper() -> QImage:
    image = QImage(200, 60, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    return image


@pytest.mark.parametrize(("anchor", "share"), [(START, 0.0), (MIDDLE, 0.5), (END, 1.0), (None, 0.0)])
def test_a_text_stands_at_its_place_by_its_anchor(anchor: float | None, share: float) -> None:
    image, font = paper(), font_of(20)
    with QPainter(image) as painter:
        place = QPointF(100, 30)
        if anchor is None:
            write(painter, place, "8008", font, "black")
        else:
            write(painter, place, "8008", font, QColor("black"), anchor)
    left, right, top, bottom = ink(image)
    width = width_of("8008", font)
    assert (left + right) / 2 == pytest.approx(100 + (0.5 - share) * width, abs=2)
    assert right - left == pytest.approx(width, abs=6)
    assert (top + bottom) / 2 == pytest.approx(30, abs=3)


def test_figures_of_a_board_are_centred_at_a_point() -> None:
    image, font = paper(), figures(font_of(12), 24.4)
    assert (font.pixelSize(), font.weight()) == (24, QFont.Weight.DemiBold)
    assert figures(font, 0.2).pixelSize() == 1
    metrics = QFontMetricsF(font)
    with QPainter(image) as painter:
        painter.setFont(font)
        draw_centred(painter, metrics, QPointF(90, 31), "818")
    left, right, top, bottom = ink(image)
    assert (left + right) / 2 == pytest.approx(90, abs=2)
    assert (top + bottom) / 2 == pytest.approx(30.5, abs=1.5)
    assert bottom - top + 1 == pytest.approx(figure_height(metrics), abs=2)


@pytest.mark.parametrize("theme", THEMES)
def test_series_are_told_apart_and_begin_again_after_the_last(theme: str) -> None:
    style = ChartStyle(THEMES[theme], font_of(13))
    colours = [style.series(number) for number in range(len(HUES))]
    assert len({colour.rgb() for colour in colours}) == len(HUES) == 11
    assert style.series(len(HUES)) == colours[0]
    assert style.series(len(HUES) + 3) == colours[3]
    for one, other in pairwise(colours):
        apart = abs(one.hslHue() - other.hslHue()) % 360
        assert min(apart, 360 - apart) >= 40
    assert style.heading.weight() > style.font.weight()
    assert style.figures.pixelSize() == style.heading.pixelSize() == 13


def test_series_are_lighter_where_the_ground_is_dark() -> None:
    light, dark = (ChartStyle(THEMES[name], font_of(13)).series(0) for name in ("light", "dark"))
    assert dark.lightness() > light.lightness() + 20


@pytest.mark.parametrize(
    ("flags", "inside"),
    [
        (Qt.AlignmentFlag.AlignCenter, (60, 140, 10, 50)),
        (Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, (10, 90, 5, 40)),
        (Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom, (110, 190, 20, 55)),
    ],
)
def test_a_text_is_aligned_in_its_rectangle_in_its_font_and_colour(
    flags: Qt.AlignmentFlag, inside: tuple[int, int, int, int]
) -> None:
    image = paper()
    with QPainter(image) as painter:
        painter.setFont(font_of(9))
        write_in(painter, QRectF(10, 5, 180, 50), "8008", "black", flags, font_of(20))
        assert painter.font().pixelSize() == 20
        write_in(painter, QRectF(10, 5, 180, 50), "", QColor("red"))
        assert (painter.font().pixelSize(), painter.pen().color().name()) == (20, "#ff0000")
    left, right, top, bottom = ink(image)
    assert inside[0] <= left < right <= inside[1]
    assert inside[2] <= top < bottom <= inside[3]


def test_the_middle_of_figures_is_at_their_place() -> None:
    image = paper()
    with QPainter(image) as painter:
        write_figures(painter, QPointF(100, 30), "8008", font_of(20), "black")
    left, right, top, bottom = ink(image)
    assert (left + right) / 2 == pytest.approx(100, abs=1.5)
    assert (top + bottom) / 2 == pytest.approx(30, abs=1.5)
