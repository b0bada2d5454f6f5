"""Painted stars: as many as were earned are filled, they can be told from their ground, and they fit."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from app.ui.look.theme import THEMES, Theme
from app.ui.painting.stars import paint_stars
from tests.app.contrast import LEAST, contrast

WIDTH, HEIGHT = 120, 40


def painted(number: int, theme: Theme) -> QImage:
    """Three stars on the ground of a panel."""
    image = QImage(WIDTH, HEIGHT, QImage.Format.Format_RGB32)
    image.fill(QColor(theme.panel))
    painter = QPainter(image)
    paint_stars(painter, QRectF(0, 0, WIDTH, HEIGHT), number, theme)
    painter.end()
    return image


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
@pytest.mark.parametrize("number", range(4))
def test_as_many_as_were_earned_are_filled(number: int, theme: Theme) -> None:
    image = painted(number, theme)
    middles = [image.pixelColor(WIDTH // 2 + place * 41, HEIGHT // 2).name() for place in (-1, 0, 1)]
    assert middles == [theme.star_fill] * number + [theme.panel] * (3 - number)


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_filled_and_empty_ones_are_told_from_every_ground(theme: Theme) -> None:
    for ground in (theme.window, theme.panel, theme.field, theme.hover):
        assert contrast(theme.star, ground) >= LEAST
        assert contrast(theme.muted, ground) >= LEAST


def test_they_stay_in_their_rectangle_and_do_not_touch() -> None:
    image = painted(3, THEMES["light"])
    ground = THEMES["light"].panel
    columns = [any(image.pixelColor(x, y).name() != ground for y in range(HEIGHT)) for x in range(WIDTH)]
    runs = "".join("#" if column else "." for column in columns).split(".")
    assert len([run for run in runs if run]) == 3
