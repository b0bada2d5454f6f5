"""The picture of a result that is shared."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont, QImage, QPainter

from app.puzzle.share import MARGIN, RATIO, WIDTH, SharedResult, result_picture
from app.ui.look.theme import THEMES, Theme

BOARD = "#123456"


def paint_board(painter: QPainter, rect: QRectF) -> None:
    """A board of one colour."""
    painter.fillRect(rect, QColor(BOARD))


def picture(theme: Theme, stars: int | None = 2, name: str = "Blade Drawn, Horse Reined") -> QImage:
    """A result in a theme."""
    return result_picture(SharedResult(name, "87 moves", "", paint_board, 0.5, stars), theme, QFont())


def colours(image: QImage) -> set[str]:
    """What is below the board."""
    top = round(RATIO * (MARGIN + (WIDTH - 2 * MARGIN) * 0.5)) + 2
    found = ((x, y) for y in range(top, image.height(), 3) for x in range(0, image.width(), 3))
    return {image.pixelColor(x, y).name() for x, y in found}


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_the_board_is_above_the_name_the_stars_and_the_figures(theme: Theme) -> None:
    image = picture(theme)
    assert image.width() == RATIO * WIDTH
    assert image.pixelColor(2, 2).name() == theme.window
    assert image.pixelColor(round(RATIO * (MARGIN + 1)), round(RATIO * (MARGIN + 1))).name() == BOARD
    below = colours(image)
    assert {theme.window, theme.text, theme.star_fill, theme.muted} <= below
    assert BOARD not in below


@pytest.mark.usefixtures("qapp")
def test_where_no_stars_are_given_there_are_none() -> None:
    theme = THEMES["light"]
    without = picture(theme, stars=None)
    assert theme.star_fill not in colours(without)
    assert without.height() < picture(theme).height()
    assert theme.star_fill not in colours(picture(theme, stars=0))


@pytest.mark.usefixtures("qapp")
def test_a_long_name_has_lines_enough() -> None:
    theme = THEMES["light"]
    assert picture(theme, name="A very long name of a layout " * 5).height() > picture(theme).height()
