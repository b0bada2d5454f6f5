"""Visits that are lit on a map: what shines, what is dimmed, going on and going back."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from app.klotski.state_space.view.lit import LitVisits, Returns, lit_until
from app.klotski.state_space.view.map_view import MapView
from app.klotski.state_space.view.marks import MapMarks
from app.ui.look.theme import Appearance
from solvers.klotski.engines.registry import engine_named
from solvers.klotski.state_space.visits import Visits
from tests.app.klotski.state_space.grids import grid_drawing, grid_space

COLUMNS, ROWS = 9, 6


def visits_of(nodes: list[int], iterations: tuple[int, ...] = (0,)) -> Visits:
    """Visits of the nodes in this order."""
    visited = np.array(nodes, np.int32)
    size = COLUMNS * ROWS
    return Visits(
        engine=engine_named("shortest"),
        nodes=visited,
        depths=np.zeros(len(nodes), np.int32),
        sides=np.zeros(len(nodes), np.uint8),
        iterations=np.array(iterations, np.int64),
        first=np.full(size, -1, np.int64),
        times=np.bincount(visited, minlength=size).astype(np.int32),
        elsewhere=0,
        seconds=0.0,
        complete=True,
        solution=None,
    )


FIRST_ROW = visits_of(list(range(COLUMNS)))


@pytest.fixture
def view(qtbot: QtBot) -> MapView:
    """A map of a grid, drawn, with no mark."""
    view = MapView(Appearance("dark", motion="reduced"), "map", "Map")
    qtbot.addWidget(view)
    view.resize(600, 420)
    view.show()
    view.show_space(grid_space(COLUMNS, ROWS))
    view.show_marks(MapMarks(exits=False, passes=False))
    with qtbot.waitSignal(view.picture_drawn):
        view.show_drawing(grid_drawing(COLUMNS, ROWS))
    return view


def picture(qtbot: QtBot, view: MapView, lit: LitVisits | None) -> QImage:
    """The map as it is seen with these visits lit."""
    view.show_visits(lit)

    def drawn() -> bool:
        shown = view._light.picture
        return shown is not None and shown.shot.lit is lit

    qtbot.waitUntil(drawn)
    return view.grab().toImage()


def brightness(view: MapView, image: QImage, one: int, other: int) -> int:
    """Of the edge between two nodes."""
    ends = view.place_of(one), view.place_of(other)
    assert ends[0] is not None
    assert ends[1] is not None
    return image.pixelColor(((ends[0] + ends[1]) / 2).toPoint()).lightness()


def test_visits_shine_on_a_map_that_is_dimmed(qtbot: QtBot, view: MapView) -> None:
    unlit = picture(qtbot, view, None)
    image = picture(qtbot, view, lit_until(FIRST_ROW, 4))
    shining, dimmed = brightness(view, image, 0, 1), brightness(view, image, 6, 7)
    assert shining >= brightness(view, unlit, 0, 1) > 2 * dimmed
    assert dimmed > image.pixelColor(30, 30).lightness()
    assert picture(qtbot, view, None) == unlit


def test_going_on_and_going_back_show_the_same_as_going_there_at_once(qtbot: QtBot, view: MapView) -> None:
    step_by_step = [picture(qtbot, view, lit_until(FIRST_ROW, count)) for count in range(COLUMNS + 1)]
    back = [picture(qtbot, view, lit_until(FIRST_ROW, count)) for count in reversed(range(COLUMNS + 1))]
    ends = COLUMNS, 0
    for count in ends:  # on the way the last visits are marked, more of them after a longer stride
        assert step_by_step[count] == back[COLUMNS - count]
    middle = brightness(view, back[5], 7, 8), brightness(view, step_by_step[4], 7, 8)
    assert middle[0] == middle[1]


def test_another_camera_shows_all_that_was_lit_before(qtbot: QtBot, view: MapView) -> None:
    picture(qtbot, view, lit_until(FIRST_ROW, 3))
    picture(qtbot, view, lit_until(FIRST_ROW, COLUMNS))
    view.zoom_by(0.7)
    qtbot.waitUntil(lambda: view._light.picture is not None and view._light.picture.shot.camera == view.camera)
    image = view.grab().toImage()
    assert brightness(view, image, 0, 1) > 2 * brightness(view, image, COLUMNS, COLUMNS + 1)


def test_the_last_visit_is_marked_while_a_method_is_under_way(qtbot: QtBot, view: MapView) -> None:
    at = view.place_of(4)
    assert at is not None
    under_way = picture(qtbot, view, lit_until(FIRST_ROW, 5)).pixelColor(at.toPoint())
    done = picture(qtbot, view, lit_until(FIRST_ROW, COLUMNS)).pixelColor(at.toPoint())
    assert under_way.lightness() > 240
    assert done.lightness() < 240


def test_a_method_that_begins_again_is_lit_from_there() -> None:
    visits = visits_of([0, 1, 0, 1, 2, 0, 1, 2, 3], (0, 2, 5))
    assert [lit_until(visits, count).begin for count in range(10)] == [0, 0, 0, 2, 2, 2, 5, 5, 5, 5]
    assert [lit_until(visits, count).done for count in (0, 8, 9)] == [False, False, True]


def test_what_was_lit_before_a_new_beginning_is_dimmed_again(qtbot: QtBot, view: MapView) -> None:
    visits = visits_of([0, 1, 2, 3, 0, 1], (0, 4))
    before = picture(qtbot, view, lit_until(visits, 4))
    after = picture(qtbot, view, lit_until(visits, 6))
    assert brightness(view, before, 2, 3) > 2 * brightness(view, after, 2, 3)
    assert brightness(view, after, 0, 1) > 2 * brightness(view, after, 2, 3)


def test_a_node_that_a_method_comes_back_to_shines_brighter_in_its_colour(qtbot: QtBot, view: MapView) -> None:
    at = view.place_of(1)
    assert at is not None
    once = picture(qtbot, view, lit_until(visits_of([0, 1]), 2)).pixelColor(at.toPoint())
    often = picture(qtbot, view, lit_until(visits_of([0, 1] * 10_000), 20_000)).pixelColor(at.toPoint())
    assert once.lightness() < often.lightness() < 250
    assert abs(once.hue() - often.hue()) < 12


def test_a_node_shines_brighter_by_the_first_second_4th_and_8th_visit() -> None:
    returns = Returns(2)
    brighter = [len(returns.brightened(np.array([1], np.int32))) for _ in range(8)]
    assert brighter == [1, 1, 0, 1, 0, 0, 0, 1]
    assert Returns(2).brightened(np.array([0, 1, 1], np.int32)).tolist() == [0, 1, 1]
