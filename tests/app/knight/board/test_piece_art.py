"""The figures of the pieces: each is unlike the others, in every size and theme, and stays within its square."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from app.knight.board.piece_art import draw_piece
from app.knight.board.piece_outlines import OUTLINES
from app.ui.look.theme import THEMES, Theme
from app.ui.painting.drawing import smooth_painter
from solvers.knight.leaper import PIECES, Leaper

pytestmark = pytest.mark.usefixtures("qapp")

DISCS = [Leaper.parse(text) for text in ("2,5", "1,7", "0,2+1,2", "10,11")]


def figure(piece: Leaper, theme: Theme, side: int, room: int = 0) -> QImage:
    """A piece in a square with some room around it."""
    image = QImage(side + 2 * room, side + 2 * room, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with smooth_painter(image) as painter:
        draw_piece(painter, QRectF(room, room, side, side), piece, theme)
    return image


def difference(one: QImage, other: QImage) -> float:
    """The share of the pixels that differ clearly."""
    points = [(x, y) for x in range(one.width()) for y in range(one.height())]

    def far(x: int, y: int) -> bool:
        mine, theirs = one.pixelColor(x, y), other.pixelColor(x, y)
        parts = QColor.red, QColor.green, QColor.blue, QColor.alpha
        return sum(abs(part(mine) - part(theirs)) for part in parts) > 150

    return sum(far(x, y) for x, y in points) / len(points)


def test_every_named_piece_has_a_figure() -> None:
    assert OUTLINES.keys() == PIECES.keys()


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("side", [16, 22])
def test_no_piece_is_mistaken_for_another(theme: Theme, side: int) -> None:
    figures = {piece.text: figure(piece, theme, side) for piece in (*PIECES.values(), *DISCS)}
    for one, other in combinations(figures, 2):
        assert figures[one] != figures[other], (one, other)
        if not {one, other} <= {disc.text for disc in DISCS}:  # which differ in their digits alone
            assert difference(figures[one], figures[other]) > 0.1, (one, other)


@pytest.mark.parametrize("piece", [*PIECES.values(), *DISCS], ids=lambda piece: piece.text)
def test_a_figure_fills_its_square_and_no_more(piece: Leaper) -> None:
    image = figure(piece, THEMES["light"], 60, room=60)
    painted = [(x, y) for x in range(180) for y in range(180) if image.pixelColor(x, y).alpha() > 40]
    across, down = [x for x, _ in painted], [y for _, y in painted]
    assert min(across) >= 59
    assert max(across) <= 120
    assert min(down) >= 59
    assert max(down) <= 120
    assert max(down) - min(down) > 45
    assert max(across) - min(across) > 35


def test_a_piece_is_drawn_as_faintly_as_asked() -> None:
    image = QImage(60, 60, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        draw_piece(painter, QRectF(0, 0, 60, 60), PIECES["king"], THEMES["light"], opacity=0.4)
    assert 95 <= image.pixelColor(30, 55).alpha() <= 110
