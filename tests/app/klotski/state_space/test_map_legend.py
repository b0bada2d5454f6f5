"""The legend of the map as it is written and painted."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, QSize
from PySide6.QtGui import QColor, QFont, QFontMetricsF
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.klotski.state_space.map_legend import SampleItem, ScaleItem, TitleItem
from app.klotski.state_space.map_overlays import PositionCard, place_beside
from app.klotski.state_space.view.signs import MapLine, Sign, map_inks
from app.ui.look.theme import LIGHT, Appearance
from solvers.klotski.layout import Layout
from solvers.klotski.state_space.colours import EXIT_SIDE, look_named
from tests.app.noting import noting

PLACE = QRectF(30, 40, 300, 20)

pytestmark = pytest.mark.usefixtures("qapp")


def test_a_scale_has_its_title_and_its_ends_around_its_colours() -> None:
    scale, font = ScaleItem("Moves to the exit", 1_093, False), QFont()
    assert scale.text == "Moves to the exit: 0–1,093"
    with noting() as painter:
        painter.setFont(font)
        scale.paint(painter, PLACE, LIGHT)
        title, least, most = painter.of("text")
        (bar,) = painter.of("box")
        assert [text.text for text in (title, least, most)] == ["Moves to the exit", "0", "1,093"]
        assert bar.place.size().toTuple() == (96, 8)
        assert bar.place.center().y() == 50
        assert title.place.left() == pytest.approx(30, abs=2)
        assert 3 <= least.place.left() - title.place.right() <= 8
        assert 3 <= bar.place.left() - least.place.right() <= 8
        assert 3 <= most.place.left() - bar.place.right() <= 8
        assert most.place.right() == pytest.approx(30 + scale.width(font), abs=3)
        assert (title.ink.name(), least.ink.name()) == (QColor(LIGHT.muted).name(), QColor(LIGHT.text).name())


def test_the_colours_of_a_scale_go_from_the_first_shade_to_the_last_or_back() -> None:
    palette = look_named(LIGHT.name).palette
    first, last = (QColor(*map(int, palette[shade])) for shade in (0, -1))
    for start_last, ends in ((False, (first, last)), (True, (last, first))):
        with noting() as painter:
            ScaleItem("", 9, start_last).paint(painter, PLACE, LIGHT)
            stops = painter.brush().gradient().stops()
            assert (stops[0][1].name(), stops[-1][1].name()) == tuple(end.name() for end in ends)
            assert [stop for stop, _ in stops] == pytest.approx([number / 24 for number in range(25)])


def test_where_there_is_little_room_a_title_stands_above() -> None:
    font = QFont()
    scale = ScaleItem("Moves to the exit", 9, True)
    assert list(scale.broken(font, 90)) == [TitleItem("Moves to the exit"), ScaleItem("", 9, True)]
    assert list(ScaleItem("", 9, True).broken(font, 90)) == [ScaleItem("", 9, True)]
    sample = SampleItem(Sign.PASS, "Narrow passes")
    assert list(sample.broken(font, 90)) == [SampleItem(Sign.PASS, ""), TitleItem("Narrow passes")]
    assert list(SampleItem(Sign.PASS, "").broken(font, 90)) == [SampleItem(Sign.PASS, "")]
    assert list(TitleItem("Title").broken(font, 9)) == [TitleItem("Title")]
    assert TitleItem("Title").width(font) == QFontMetricsF(font).horizontalAdvance("Title")


@pytest.mark.parametrize(
    ("sample", "width"), [(Sign.PASS, 18), (Sign.START, 18), (MapLine.SOLUTION, 24), (EXIT_SIDE, 18)]
)
def test_a_sample_stands_before_its_meaning(sample: Sign | MapLine | int, width: int) -> None:
    item, font = SampleItem(sample, "Meaning"), QFont()
    with noting() as painter:
        painter.setFont(font)
        item.paint(painter, PLACE, LIGHT)
        *drawn, meaning = painter.drawn
        assert meaning.text == "Meaning"
        assert meaning.place.left() == pytest.approx(30 + width + 5, abs=2)
        assert meaning.place.right() == pytest.approx(30 + item.width(font), abs=3)
        assert drawn
        for one in drawn:
            assert one.middle == pytest.approx((30 + width / 2, 50), abs=1.5)
            assert one.place.width() <= width
        if isinstance(sample, int):
            assert drawn[0].ground.name() == QColor(*map(int, look_named(LIGHT.name).palette[sample])).name()
        else:
            inks = {one.ink.name() for one in drawn} | {one.ground.name() for one in drawn}
            assert map_inks(LIGHT).of(sample) in inks


def test_a_card_is_put_where_there_is_room_first_at_the_right() -> None:
    size, room = QSize(100, 80), QRect(0, 0, 400, 300)
    for point, corner in (
        (QPoint(200, 150), (210, 110)),
        (QPoint(350, 150), (240, 110)),
        (QPoint(200, 5), (210, 0)),
        (QPoint(200, 298), (210, 219)),
    ):
        placed = place_beside(size, point, room)
        assert (placed.left(), placed.top()) == corner
        assert placed.size() == size
    narrow = QRect(0, 0, 120, 300)
    above = place_beside(size, QPoint(60, 200), narrow)
    assert (above.left(), above.top()) == (10, 110)
    below = place_beside(size, QPoint(60, 40), narrow)
    assert (below.left(), below.top()) == (10, 50)


def test_a_card_has_its_board_above_its_lines(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(600, 400)
    card = PositionCard(Appearance("light"), window)
    lines = ["81 moves to the exit", "Start", "You are here"]
    card.show_position(Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S"), lines, QPoint(100, 200))
    assert card.lines == tuple(lines)
    with noting(600, 400) as painter:
        painter.setFont(card.font())
        card.paint(painter)
        (board,), texts = painter.of("picture"), painter.of("text")
        panel = QRectF(card.rect()).adjusted(8, 8, -8, -8)
        assert board.place.center().x() == pytest.approx(panel.center().x(), abs=1)
        assert board.place.top() == pytest.approx(panel.top() + 10, abs=1)
        assert painter.texts == lines
        assert texts[0].place.top() == pytest.approx(board.place.bottom() + 6, abs=2)
        spacing = QFontMetricsF(card.font()).lineSpacing()
        for number, text in enumerate(texts):
            assert text.middle[0] == pytest.approx(panel.center().x(), abs=1)
            assert text.middle[1] == pytest.approx(texts[0].middle[1] + number * spacing, abs=1)
            assert text.ink.name() == QColor(LIGHT.muted if number else LIGHT.text).name()
        assert panel.bottom() - 10 == pytest.approx(texts[-1].place.bottom(), abs=3)
        assert panel.left() + 10 <= min(text.place.left() for text in texts) + 1
