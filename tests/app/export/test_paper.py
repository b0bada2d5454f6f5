"""Pictures side by side on a sheet and on printed pages: how many there are, and where each is."""

from __future__ import annotations

from itertools import combinations, pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter

from app.export.contact_sheet import Sheet
from app.export.paper import Paper, pages_of, paint_first_page
from app.export.picture import BAND, ImageCache
from app.export.request import ExportRequest, Format, StillArrangement, Subject
from tests.app.export.subjects import request
from tests.app.export.test_reading_pages import Seen, SeenPicture

pytestmark = pytest.mark.usefixtures("qapp")

MM = 96 / 25.4
"""The units of a millimetre."""
WIDTH, HEIGHT = (210 - 24) * MM, (297 - 24) * MM
"""What A4 has within margins of 12 mm."""
HEAD, FOOT = 34, 22
CAPTION, GAP = 0.13, 0.07
"""Shares of the width of a picture."""


def paper(count: int, proportion: float, arrangement: StillArrangement, seen: Seen | None = None) -> ExportRequest:
    """So many positions in a PDF."""
    picture = SeenPicture(proportion, [] if seen is None else seen)
    picture.length = count - 1
    return request(Subject(lambda: "", "Title", None, picture), Format.PDF, Path(), arrangement=arrangement)


def painted(asked: ExportRequest, number: int, seen: Seen) -> list[tuple[QRectF, float]]:
    """What a page has, in the order in which it is painted."""
    image = QImage(800, 1100, QImage.Format.Format_RGB32)
    seen.clear()
    with QPainter(image) as painter:
        list(Paper(asked).paint(painter, number, ImageCache()))
    return list(seen)


def test_few_pictures_are_large_and_many_fit_on_a_page() -> None:
    """Square ones: one alone, two in a row up to four, three in a row up to twelve, then four in a row."""
    sheets = {
        count: pages_of(paper(count, 1.0, StillArrangement.SHEET)) for count in (1, 2, 4, 5, 9, 10, 12, 13, 16, 17)
    }
    assert sheets == {1: 1, 2: 1, 4: 1, 5: 1, 9: 1, 10: 2, 12: 2, 13: 1, 16: 1, 17: 2}
    assert [pages_of(paper(count, 1.0, StillArrangement.EACH)) for count in (1, 2, 13)] == [1, 2, 13]
    assert [pages_of(paper(count, 0.3, StillArrangement.EACH)) for count in (1, 2, 13)] == [1, 2, 13], "wide ones too"
    assert [pages_of(paper(count, 1.0, StillArrangement.ONE)) for count in (1, 2, 13)] == [1, 1, 1]


@pytest.mark.parametrize(("count", "proportion"), [(3, 1.25), (12, 1.0), (50, 1.25), (7, 0.3), (2, 4.0)])
def test_every_picture_is_on_one_page_in_order_and_none_touches_another(count: int, proportion: float) -> None:
    seen: Seen = []
    asked = paper(count, proportion, StillArrangement.SHEET, seen)
    pages = [painted(asked, number, seen) for number in range(1, pages_of(asked) + 1)]
    assert [moment for page in pages for _, moment in page] == [float(number) for number in range(count)]
    assert {len(page) for page in pages[:-1]} <= {len(pages[0])}
    for page in pages:
        places = [place.adjusted(0, 0, 0, CAPTION * place.width()) for place, _ in page]
        assert all(place.height() == pytest.approx(proportion * place.width()) for place, _ in page)
        assert all(not one.intersects(other) for one, other in combinations(places, 2))
        assert min(place.left() for place in places) >= -1e-6
        assert max(place.right() for place in places) <= WIDTH + 1
        assert max(place.bottom() for place in places) <= HEIGHT - FOOT + 1
        assert places[0].top() == HEAD
        row = [place for place in places if place.top() == HEAD]
        for one, other in pairwise(row):
            assert other.left() - one.right() == pytest.approx(GAP * one.width())


def test_rows_fill_the_width_of_a_page_and_are_in_its_middle() -> None:
    seen: Seen = []
    for count, in_a_row in ((1, 1), (4, 2), (12, 3), (16, 4)):
        places = [place for place, _ in painted(paper(count, 1.0, StillArrangement.SHEET, seen), 1, seen)][:in_a_row]
        assert {place.top() for place in places} == {HEAD}
        assert places[0].left() == pytest.approx(0, abs=1)
        assert places[-1].right() == pytest.approx(WIDTH, abs=1)
    ((tall, _),) = painted(paper(1, 4.0, StillArrangement.ONE, seen), 1, seen)
    assert tall.height() + CAPTION * tall.width() == pytest.approx(HEIGHT - HEAD - FOOT, abs=1)
    assert tall.center().x() == pytest.approx(WIDTH / 2, abs=1)


def test_the_first_page_is_previewed_in_the_middle_of_its_room_with_its_margins() -> None:
    """The room is as high as a sheet of paper and twice as wide; a point of the painter is half a unit."""
    seen: Seen = []
    asked = paper(1, 1.0, StillArrangement.ONE, seen)
    room = QRectF(10, 20, 210 * MM, 148.5 * MM)
    image = QImage(900, 700, QImage.Format.Format_RGB32)
    seen.clear()
    with QPainter(image) as painter:
        pictures = paint_first_page(painter, asked, room, 1.0)
        next(pictures)
        shown = painter.transform().mapRect(seen[0][0])
        list(pictures)
        assert painter.transform().isIdentity()
    assert shown.width() == pytest.approx(WIDTH / 2, abs=1)
    assert shown.center().x() == pytest.approx(room.center().x(), abs=1)
    assert shown.top() == pytest.approx(20 + 6 * MM + HEAD / 2, abs=1)


def test_a_sheet_has_room_for_its_title_and_as_much_around_its_pictures_as_between_them() -> None:
    """Nine squares of a width of 100 are four in a row: 7 between them, 13 for a caption, 34 for the title above."""
    sheet = Sheet.around(9, 100.0, 1.0)
    assert sheet.columns == 4
    corners = [sheet.place(number).getRect() for number in (0, 1, 3, 4, 8)]
    assert corners == [
        pytest.approx((left, top, 100, 100)) for left, top in ((7, 41), (114, 41), (328, 41), (7, 161), (7, 281))
    ]
    assert (sheet.size.width(), sheet.size.height()) == (pytest.approx(435), pytest.approx(401))


def test_a_sheet_is_about_as_wide_as_a_screen_however_many_pictures_it_has() -> None:
    for count in (30, 100, 1_000):
        for proportion in (0.5, 1.0, 1.25):
            size = Sheet.around(count, 200.0, proportion).size
            assert 1.1 < size.width() / size.height() < 1.7
    assert [Sheet.around(count, 200.0, 1.0).columns for count in (1, 2, 3)] == [1, 2, 3]


def test_a_large_picture_is_drawn_in_bands_that_overlap() -> None:
    """A PDF compresses each of them at once, while no other thread runs Python."""
    drawn: list[tuple[float, QImage]] = []
    painter = cast("QPainter", SimpleNamespace(drawImage=lambda corner, image: drawn.append((corner.y(), image))))

    def paint(stamp: QPainter) -> None:
        stamp.fillRect(QRectF(0, 0, 1000, 900), QColor("green"))
        stamp.fillRect(QRectF(0, 899.5, 1000, 0.5), QColor("red"))

    ImageCache(2.0).draw(painter, "a board", QPointF(10, 20), QSizeF(1000, 900), paint)
    assert max(image.width() * image.height() for _, image in drawn) <= 1.01 * BAND
    edges = [(top, top + image.height() / 2.0) for top, image in drawn]
    assert edges[0][0] == 20
    assert edges[-1][1] == 920
    assert all(end - 1 < begin < end for (_, end), (begin, _) in pairwise(edges))
    assert drawn[0][1].pixelColor(0, 0) == QColor("green")
    assert drawn[-1][1].pixelColor(0, drawn[-1][1].height() - 1) == QColor("red")
