"""Sharing a result: a small text and a picture of the board, together on the clipboard."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QMimeData, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QApplication

from app.ui.look.theme import Theme
from app.ui.painting.drawing import smooth_painter, tinted, transparent_image
from app.ui.painting.stars import paint_stars
from app.ui.painting.text import figures, write_in

WIDTH, MARGIN = 440.0, 22.0
"""Of the picture and around what is on it, in units; there are `RATIO` pixels to each."""
RATIO = 2.0
NAME, LINE, STAR, GAP = 19.0, 14.0, 30.0, 10.0
"""The height of the letters of the name and of other lines, the side of a star, and the space between parts."""

PaintBoard = Callable[[QPainter, QRectF], None]


class SharedResult(NamedTuple):
    """What is shared of a game that was won."""

    name: str
    """What was played."""
    figures: str
    text: str
    """All of it as text."""
    paint_board: PaintBoard
    """Paints the board in a rectangle of its proportion."""
    proportion: float
    """How high the board is for its width."""
    stars: int | None = None
    """None where none are given."""


def share(result: SharedResult, theme: Theme, font: QFont) -> None:
    """Put a result on the clipboard, as text and as a picture: whoever pastes it takes what they can."""
    data = QMimeData()
    data.setText(result.text)
    data.setImageData(result_picture(result, theme, font))
    QApplication.clipboard().setMimeData(data)


def result_picture(result: SharedResult, theme: Theme, font: QFont) -> QImage:
    """The board with the name, the stars and the figures below it, in the colours of a theme."""
    name, line = figures(font, NAME), figures(font, LINE, QFont.Weight.Normal)
    wide = WIDTH - 2 * MARGIN
    board = QRectF(MARGIN, MARGIN, wide, wide * result.proportion)
    named = _below(board, _wrapped_height(result.name, name, wide))
    stars = _below(named, 0.0 if result.stars is None else STAR)
    told = _below(stars, _wrapped_height(result.figures, line, wide))
    image = transparent_image(QSizeF(WIDTH, told.bottom() + MARGIN), RATIO)
    image.fill(tinted(theme.window, 1.0))
    with smooth_painter(image) as painter:
        result.paint_board(painter, board)
        write_in(painter, named, result.name, theme.text, _CENTRED, name)
        if result.stars is not None:
            three = QRectF(0, 0, 3 * STAR + GAP, STAR)
            three.moveCenter(stars.center())
            paint_stars(painter, three, result.stars, theme)
        write_in(painter, told, result.figures, theme.text, _CENTRED, line)
    return image


_CENTRED = Qt.AlignmentFlag.AlignHCenter.value | Qt.AlignmentFlag.AlignTop.value | Qt.TextFlag.TextWordWrap.value


def _below(above: QRectF, height: float) -> QRectF:
    """The room for a part so high below another, with a gap where there is anything."""
    return QRectF(MARGIN, above.bottom() + (GAP if height else 0.0), WIDTH - 2 * MARGIN, height)


def _wrapped_height(text: str, font: QFont, width: float) -> float:
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 10_000), _CENTRED, text).height()
