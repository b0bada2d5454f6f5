"""The legend of a watched search: in two columns, with room for every text, and read out as a whole."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter
from pytestqt.qtbot import QtBot

from app.search.legend import SAMPLE, Legend, LegendEntry
from app.ui.look.theme import Appearance, Theme


def paint_red(painter: QPainter, field: QRectF, theme: Theme) -> None:
    """A sample that is found again."""
    painter.fillRect(field, QColor("#ff0000"))


def entries(*texts: str) -> list[LegendEntry]:
    return [LegendEntry(text, paint_red, text) for text in texts]


def legend(qtbot: QtBot, width: int = 288) -> Legend:
    made = Legend(Appearance("light"), "legend")
    qtbot.addWidget(made)
    made.resize(width, made.height())
    made.show()
    return made


def reds(made: Legend) -> int:
    """How many pixels the samples have."""
    picture = made.grab().toImage()
    red = QColor("#ff0000").rgb()
    return sum(picture.pixel(x, y) == red for x in range(picture.width()) for y in range(picture.height()))


def test_every_sample_is_painted_and_every_text_read_out(qtbot: QtBot) -> None:
    made = legend(qtbot)
    made.show_entries(entries("new", "seen before", "pruned"))
    assert made.accessibleName() == "What the marks on the board mean"
    assert made.accessibleDescription() == "new, seen before, pruned"
    assert reds(made) == 3 * SAMPLE.width() * SAMPLE.height()


def test_short_texts_share_a_line_and_long_ones_have_their_own(qtbot: QtBot) -> None:
    made = legend(qtbot)
    made.show_entries(entries("one", "two"))
    line = made.height()
    made.show_entries(entries("one", "two", "three"))
    two_lines = made.height()
    assert 2 * line <= two_lines
    made.show_entries(entries("one", "two", "a text that is longer than half of the panel"))
    assert made.height() == two_lines


def test_a_text_wider_than_the_legend_is_broken(qtbot: QtBot) -> None:
    made = legend(qtbot)
    made.show_entries(entries("a text that is longer than half of the panel"))
    wide = made.height()
    made.resize(140, made.height())
    assert made.height() > wide
    made.resize(288, made.height())
    assert made.height() == wide


def test_it_grows_with_its_font(qtbot: QtBot) -> None:
    made = legend(qtbot)
    made.show_entries(entries("a text that fits one line of it"))
    before = made.height()
    font = made.font()
    font.setPixelSize(40)
    made.setFont(font)
    assert made.height() > before


def test_an_empty_legend_takes_no_room(qtbot: QtBot) -> None:
    assert legend(qtbot).height() == 0
