"""Lines whose parts stand below each other."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter

from app.ui.painting.line_parts import Inks, PartColumns

pytestmark = pytest.mark.usefixtures("qapp")
WIDTH, HEIGHT = 400, 40
INKS = Inks(QColor("red"), QColor("blue"))


def font() -> QFont:
    made = QFont()
    made.setPixelSize(16)
    return made


def spans(columns: PartColumns, line: str) -> dict[str, tuple[int, int]]:
    """From where to where something is painted in each ink."""
    image = QImage(WIDTH, HEIGHT, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    with QPainter(image) as painter:
        columns.paint(painter, QPointF(10, HEIGHT / 2), line, INKS)
    found: dict[str, tuple[int, int]] = {}
    for name, is_ink in (
        ("number", lambda colour: colour.red() > 200 > 120 > colour.green() and colour.blue() < 120),
        ("text", lambda colour: colour.blue() > 200 > 120 > colour.green() and colour.red() < 120),
    ):
        across = [x for x in range(WIDTH) for y in range(HEIGHT) if is_ink(image.pixelColor(x, y))]
        if across:
            found[name] = min(across), max(across)
    return found


def test_numbers_end_and_texts_begin_below_each_other() -> None:
    columns = PartColumns(["1  Horse", "12  Ox", "123  Hen"], font())
    seen = [spans(columns, line) for line in ("1  Horse", "12  Hen", "123  H")]
    assert len({round(one["number"][1] / 3) for one in seen}) == 1
    assert len({one["text"][0] for one in seen}) == 1
    assert seen[2]["number"][0] < seen[1]["number"][0] < seen[0]["number"][0]
    alone = spans(columns, "Horse")
    assert list(alone) == ["text"]
    assert alone["text"] == seen[0]["text"]
    metrics = QFontMetricsF(font())
    assert seen[0]["text"][0] == pytest.approx(10 + metrics.horizontalAdvance("123") + 0.75 * metrics.height(), abs=3)


def test_columns_are_as_wide_as_their_widest_parts_and_the_gaps() -> None:
    metrics = QFontMetricsF(font())
    gap = 0.75 * metrics.height()
    columns = PartColumns(["1  Horse", "12  Ox  north", "whole line that is long"], font())
    widest = sum(map(metrics.horizontalAdvance, ("12", "Horse", "north")))
    assert columns.width == pytest.approx(widest + 2 * gap)
    assert not columns.empty
    without = PartColumns(["alone", "other"], font())
    assert without.empty
    assert without.width == 0


def test_a_part_that_is_wider_than_its_column_moves_what_is_behind_it() -> None:
    lines = ["1  A  B"] * 200
    columns = PartColumns(lines, font())
    usual, wide = spans(columns, "1  A  B"), spans(columns, "1  AAAAAAAA  B")
    assert wide["text"][0] == usual["text"][0]
    assert wide["text"][1] > usual["text"][1] + 30


def test_the_first_and_the_last_of_many_lines_are_looked_at() -> None:
    metrics = QFontMetricsF(font())
    for place in (0, 999):
        lines = ["1  A"] * 1000
        lines[place] = "1  AAAAAA"
        expected = metrics.horizontalAdvance("1") + metrics.horizontalAdvance("AAAAAA") + 0.75 * metrics.height()
        assert PartColumns(lines, font()).width == pytest.approx(expected)
