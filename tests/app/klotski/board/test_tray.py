"""The tray: its cells, its exit, and the names of its squares on the rim."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from app.klotski.board.tray import HEIGHT, WIDTH, cell_of, cells_in, paint_square_names, paint_tray
from app.ui.look.theme import HIGH_CONTRAST, LIGHT
from solvers.klotski.layout import PieceKind
from tests.app.noting import noting

RIM = QRectF(20, 30, 472, 572)
"""Cells of 100 pixels in a frame of 36."""


def test_cells_lie_inside_the_frame() -> None:
    assert pytest.approx((4.72, 5.72)) == (WIDTH, HEIGHT)
    assert cell_of(RIM) == pytest.approx(100)
    for kind, place, cells in (
        (PieceKind.SOLDIER, (0, 0), (56, 66, 100, 100)),
        (PieceKind.SOLDIER, (4, 3), (356, 466, 100, 100)),
        (PieceKind.BLOCK, (3, 1), (156, 366, 200, 200)),
        (PieceKind.VERTICAL, (1, 2), (256, 166, 100, 200)),
        (PieceKind.HORIZONTAL, (2.5, 0.25), (81, 316, 200, 100)),
    ):
        assert cells_in(RIM, kind, place).getRect() == pytest.approx(cells)


@pytest.mark.usefixtures("qapp")
def test_columns_are_named_below_and_rows_at_the_left_from_the_bottom() -> None:
    with noting(520, 640) as painter:
        paint_square_names(painter, RIM, LIGHT)
        texts = painter.of("text")
        assert painter.texts == ["a", "b", "c", "d", "5", "4", "3", "2", "1"]
        assert [text.middle[0] for text in texts[:4]] == pytest.approx([106, 206, 306, 406], abs=2)
        assert [text.middle[1] for text in texts[4:]] == pytest.approx([116, 216, 316, 416, 516], abs=4)
        for column in texts[:4]:
            assert 566 <= column.place.center().y() <= 602
        for row in texts[4:]:
            assert row.middle[0] == pytest.approx(38, abs=2)
        assert all(text.ink == QColor(LIGHT.sign) for text in texts)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("theme", [LIGHT, HIGH_CONTRAST])
def test_the_exit_is_an_opening_two_cells_wide_with_chevrons_that_point_out(theme: object) -> None:
    shown = LIGHT if theme is LIGHT else HIGH_CONTRAST
    with noting(520, 640) as painter:
        paint_tray(painter, RIM, shown, 10.0)
        upper, lower = (path for path in painter.of("path") if len(path.points) == 3)
        for chevron in (upper, lower):
            assert chevron.place.center().x() == pytest.approx(256)
            assert chevron.place.width() == pytest.approx(32)
            assert 566 < chevron.place.top() < chevron.place.bottom() < 602
            (_, before), (middle, tip), (_, after) = chevron.points
            assert (middle, before) == (pytest.approx(256), pytest.approx(after))
            assert tip == pytest.approx(before + 10), "it points downwards"
        assert lower.place.top() - upper.place.top() == pytest.approx(10)
        floor = QRectF(55, 65, 402, 502)
        assert any(path.place.getRect() == pytest.approx(floor.getRect()) for path in painter.of("path"))
