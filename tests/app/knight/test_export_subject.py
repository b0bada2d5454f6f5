"""What is exported of the knight's page: its title, its text, its captions and its plates."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont, QImage, QPainter

from app.export.picture import ImageCache
from app.export.request import Subject
from app.knight.board.trail import DISPLAYS, PICTURE, Display
from app.knight.export_subject import KnightPicture, knight_subject
from app.ui.look.theme import LIGHT
from solvers.knight.board import Board, Square
from solvers.knight.document import KnightDocument
from solvers.knight.tour import Tour
from tests.solvers.knight.test_play import TOUR

pytestmark = pytest.mark.usefixtures("qapp")

BOARD = Board(5, 5)
RING = Board(3, 3, frozenset({(1, 1)}))
AROUND = ((0, 0), (1, 2), (2, 0), (0, 1), (2, 2), (1, 0), (0, 2), (2, 1))
"""The closed tour of the ring."""


def subject(board: Board, path: Sequence[Square], closed: bool = False, display: Display | None = None) -> Subject:
    start = path[0] if path else (0, 0)
    return knight_subject(Tour.of(board, path), start, closed, display or Display(), 3)


def test_a_title_says_what_it_is_how_large_and_where_it_begins() -> None:
    titles = [
        subject(board, path, closed).title
        for board, path in ((BOARD, ()), (BOARD, TOUR[:7]), (BOARD, TOUR), (RING, AROUND))
        for closed in (False, True)
    ]
    assert titles == [
        *["Chessboard, 5 × 5"] * 2,
        *["Unfinished knight's tour: 7 of 25 squares, 5 × 5"] * 2,
        "Knight's tour of 25 squares, 5 × 5, from a5",
        "Closed knight's tour of 25 squares, 5 × 5, from a5",
        "Knight's tour of 8 squares, 3 × 3, from a3",
        "Closed knight's tour of 8 squares, 3 × 3, from a3, quarter-turn symmetry",
    ]


def test_a_text_has_the_board_alone_the_way_so_far_or_the_tour_in_every_form() -> None:
    assert subject(BOARD, ()).make_text() == "5x5\n"
    assert subject(BOARD, TOUR[:3]).make_text() == ("5x5\nUnfinished knight's tour: 3 of 25 squares, 5 × 5\na5-b3-a1\n")
    assert subject(RING, AROUND, closed=True).make_text().split("\n\n") == [
        "Closed knight's tour of 8 squares, 3 × 3, from a3, quarter-turn symmetry",
        "1 4 7\n6 0 2\n3 8 5",
        "(0,0) (1,2) (2,0)\n(0,1) (2,2) (1,0)\n(0,2) (2,1)",
        "a3-c2-a1-b3-c1-a2-c3-b1",
        "1  a3    2  c2    3  a1    4  b3    5  c1    6  a2    7  c3    8  b1\n",
    ]


def test_numbered_squares_stand_below_each_other_eight_in_a_line() -> None:
    numbered = subject(BOARD, TOUR).make_text().split("\n\n")[-1].splitlines()
    assert [len(line.split()) // 2 for line in numbered] == [8, 8, 8, 1]
    assert [line.index(word) for line, word in zip(numbered, (" 1  a5", " 9", "17", "25"), strict=True)] == [0] * 4
    assert numbered[0].index(" 2  b3") == numbered[1].index("10  ") == numbered[2].index("18  ")


def test_captions_name_each_visit_and_the_way_back() -> None:
    closed = subject(RING, AROUND, closed=True)
    assert len(closed.captions) == 9
    assert closed.captions[8] == "back to a3"
    assert len(subject(RING, AROUND).captions) == 8
    assert len(subject(RING, AROUND[:5], closed=True).captions) == 5
    assert subject(RING, ()).captions == []
    assert closed.position == 3


def test_a_document_holds_the_board_the_start_and_the_way() -> None:
    for board, path, closed in ((BOARD, (), False), (BOARD, TOUR[:7], True), (RING, AROUND, True)):
        make = subject(board, path, closed).make_document
        assert make is not None
        assert make() == KnightDocument(board, path[0] if path else (0, 0), closed, tuple(path))


def test_the_steps_are_those_between_the_squares_and_the_way_back() -> None:
    lengths = [
        subject(board, path, closed).picture.length
        for board, path in ((BOARD, ()), (BOARD, TOUR[:1]), (BOARD, TOUR[:7]), (RING, AROUND))
        for closed in (False, True)
    ]
    assert lengths == [0, 0, 0, 0, 6, 6, 7, 8]
    assert KnightPicture(Board(3, 9)).proportion == pytest.approx(0.05 + 0.95 * (3 + 18 * 0.046) / (9 + 18 * 0.046))


def test_plates_show_the_whole_way_and_its_numbers_where_they_can_be_read() -> None:
    def plates(board: Board, path: Sequence[Square]) -> list[tuple[Display, int]]:
        shown = subject(board, path).plates
        assert all(isinstance(plate.picture, KnightPicture) for plate in shown)
        return [(getattr(plate.picture, "display", Display()), plate.position) for plate in shown]

    assert plates(BOARD, ()) == []
    assert plates(BOARD, TOUR) == [(DISPLAYS["picture"], 24), (DISPLAYS["numbers"], 24)]
    assert plates(BOARD, TOUR[:7]) == [(DISPLAYS["path"], 6), (DISPLAYS["numbers"], 6)]
    assert [len(plates(Board(rows, 5), TOUR)) for rows in (30, 31)] == [2, 1]
    assert [len(plates(Board(5, columns), TOUR)) for columns in (30, 31)] == [2, 1]


def drawn(made: Subject, moment: float) -> QImage:
    image = QImage(200, 200, QImage.Format.Format_RGB32)
    image.fill(QColor("#ffffff"))
    with QPainter(image) as painter:
        made.picture.scene(QRectF(0, 0, 200, 200), LIGHT, QFont(), ImageCache()).paint(painter, moment)
    return image


def filmed(made: Subject, moment: float) -> QImage:
    image = QImage(200, 200, QImage.Format.Format_RGB32)
    image.fill(QColor("#ffffff"))
    with QPainter(image) as painter:
        made.picture.film(QRectF(0, 0, 200, 200).size(), LIGHT, QFont()).paint(painter, moment)
    return image


def difference(one: QImage, other: QImage) -> int:
    """How many of some points have clearly another colour."""
    points = [(x, y) for x in range(2, 200, 5) for y in range(2, 200, 5)]
    return sum(abs(one.pixelColor(x, y).lightness() - other.pixelColor(x, y).lightness()) > 60 for x, y in points)


def test_every_moment_looks_other_than_the_one_before_and_the_film_shows_the_same() -> None:
    made = subject(BOARD, TOUR)
    moments = [drawn(made, moment) for moment in (0.0, 0.5, 1.0, 12.0, 24.0)]
    assert all(difference(one, other) > 2 for one, other in pairwise(moments))
    for moment, shown in zip((0.0, 12.0, 24.0), (moments[0], moments[3], moments[4]), strict=True):
        assert difference(filmed(made, moment), shown) < 16


def test_the_picture_of_a_tour_has_a_knight_on_its_way_alone() -> None:
    made = subject(RING, AROUND, closed=True, display=PICTURE)
    before, under_way, after = (drawn(made, moment) for moment in (0.0, 4.0, 8.0))
    assert difference(before, after) == 0
    assert difference(before, under_way) > 2


def test_a_board_alone_shows_the_knight_on_its_start_if_there_is_one() -> None:
    for start in ((0, 0), (4, 2)):
        made = knight_subject(Tour.of(BOARD, ()), start, False, Display(), 0)
        bare = knight_subject(Tour.of(BOARD, ()), None, False, Display(), 0)
        assert 2 < difference(drawn(made, 0.0), drawn(bare, 0.0)) < 80
        assert filmed(made, 0.0) == drawn(made, 0.0)
