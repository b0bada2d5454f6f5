"""What the export of a map says, when its film shows what, and where film and page have their parts."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QRect

from app.export.paper import page_size
from app.export.request import Format
from app.klotski.state_space.export.film_plan import Moment, film_layout, moments_of
from app.klotski.state_space.export.page import paint_page
from app.klotski.state_space.export.words import progress_sentence, scale_ends, summary
from solvers.klotski.state_space.colours import Colouring
from solvers.klotski.state_space.picture import MOST_SIDE, height_for
from tests.app.klotski.state_space.export.subjects import four_blanks, request
from tests.app.klotski.state_space.grids import grid_drawing
from tests.app.noting import noting

pytestmark = pytest.mark.usefixtures("qapp")
NOWHERE = Path("map")


def test_a_film_shows_the_visits_and_then_the_solution() -> None:
    assert moments_of(6, 2, 0.4) == [
        Moment(0, 0, None, 600),
        Moment(1, 0, None, 80),
        Moment(2, 0, None, 80),
        Moment(3, 3, None, 80),
        Moment(4, 3, None, 80),
        Moment(6, 3, None, 80),
        Moment(6, 6, 0, 600),
        Moment(6, 6, 1, 80),
        Moment(6, 6, 2, 2600),
    ]


@pytest.mark.parametrize(("visits", "steps"), [(10_000, 81), (5, None), (1, 0), (300, 1)])
def test_however_long_a_search_was_its_film_goes_on_from_none_to_all(visits: int, steps: int | None) -> None:
    moments = moments_of(visits, steps, 4.0)
    search = [moment for moment in moments if moment.steps is None]
    assert len(search) == min(visits, 50) + 1
    assert (search[0].visits, search[-1].visits) == (0, visits)
    assert all(one.visits < other.visits for one, other in pairwise(search))
    solution = [moment.steps for moment in moments if moment.steps is not None]
    if steps is None:
        assert solution == []
    else:
        assert (solution[0], solution[-1]) == (0, steps)
        assert len(solution) <= 31
    assert moments[0].milliseconds == 600
    assert moments[-1].milliseconds == 2600


@pytest.mark.parametrize(("columns", "rows"), [(4, 3), (3, 12), (20, 2)])
def test_the_board_stands_at_the_left_of_the_map_in_the_middle_and_the_text_has_room_below(
    columns: int, rows: int
) -> None:
    made = film_layout(grid_drawing(columns, rows), 1_000, True)
    assert made.board is not None
    assert made.text == 28
    assert (made.map.left(), made.map.width()) == (380, 620)
    assert (made.board.left(), made.board.width()) == (28, 352)
    assert made.board.height() == pytest.approx(352 * 5.72 / 4.72, rel=0.05)
    assert made.board.center().y() == pytest.approx(made.map.center().y(), abs=1)
    whole = QRect(0, 0, 1_000, made.size.height() - 2 * 28)
    assert whole.contains(made.board)
    assert whole.contains(made.map)
    assert made.board.top() <= 20 or made.map.top() == 0, "one of them fills the height"


def test_without_a_board_the_map_has_all_the_width_and_the_text_can_be_read() -> None:
    made = film_layout(grid_drawing(4, 3), 200, False)
    assert made.board is None
    assert (made.map.left(), made.map.top(), made.map.width()) == (0, 0, 200)
    assert made.text == 11
    assert made.size.height() == made.map.height() + 22


def test_what_the_file_will_be_is_said() -> None:
    assert summary(request(Format.CSV, NOWHERE)) == summary(request(Format.GRAPHML, NOWHERE))
    assert summary(request(Format.CSV, NOWHERE)) == "302 positions, 2,551 edges"
    assert summary(request(Format.PDF, NOWHERE)) == "One page, A4"
    picture = request(Format.PNG, NOWHERE)
    assert summary(picture) == f"240 × {picture.height} px"
    film = request(Format.GIF, NOWHERE)
    assert summary(film) == f"240 × {film.film_layout.size.height()} px"
    assert progress_sentence(1, 4) == "25% done"
    assert progress_sentence(0, 0) == "0% done"


@pytest.mark.parametrize(("columns", "rows"), [(4, 3), (3, 12), (20, 2)])
def test_the_widest_picture_is_as_large_as_can_be_painted(columns: int, rows: int) -> None:
    subject = replace(four_blanks(), drawing=grid_drawing(columns, rows))
    height = height_for(subject.drawing, subject.widest)
    assert max(subject.widest, height) == pytest.approx(MOST_SIDE, rel=0.02)
    assert subject.title == "Map of Four blanks"


def test_the_ends_of_the_scale_say_what_the_colours_mean() -> None:
    subject = four_blanks()
    most_to_exit, most_from_start = int(subject.space.to_exit.max()), int(subject.space.from_start.max())
    assert scale_ends(subject) == ("Exit", f"{most_to_exit} moves from the exit")
    assert scale_ends(replace(subject, colouring=Colouring.START)) == (
        f"{most_from_start} moves from the start",
        "Start",
    )
    sides = ("Nearer to the exit", "Nearer to the start")
    assert scale_ends(replace(subject, colouring=Colouring.SIDE)) == sides


def test_a_page_has_its_title_above_its_figures_the_drawing_below_and_the_scale_at_the_foot() -> None:
    size = page_size().transposed()
    assert (size.width(), size.height()) == pytest.approx(((297 - 24) / 25.4 * 96, (210 - 24) / 25.4 * 96), abs=1.5)
    with noting(1_040, 710) as painter:
        shares = list(paint_page(painter, request(Format.PDF, NOWHERE)))
        title, figures, first, last = painter.of("text")
        assert title.text == "Map of Four blanks"
        assert figures.text == "302 positions · 2,551 edges"
        assert (first.text, last.text) == scale_ends(four_blanks())
        assert title.place.top() == pytest.approx(0, abs=1)
        assert title.place.left() == pytest.approx(figures.place.left(), abs=1)
        assert title.place.bottom() + 5 == pytest.approx(figures.place.top(), abs=2)
        assert size.height() - 30 < first.place.top() < first.place.bottom() <= size.height()
        assert last.place.left() - first.place.right() == pytest.approx(240, abs=4), "the colours are between them"
        drawn = painter.of("path")
        assert drawn
        assert shares == sorted(shares)
        assert shares[-1] == pytest.approx(1.0)
