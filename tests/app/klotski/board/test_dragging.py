"""A held piece: followed, barred, helped round corners, and let go."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from app.klotski.board.drag import Drag
from solvers.klotski.layout import Layout
from solvers.klotski.play.game import Game
from tests.solvers.klotski.drawn_layouts import layouts

CORNER = {(4, 1), (4, 2)}
"""The lower middle of 橫刀立馬: the soldier above the left of them slides down, then right."""


def test_a_free_piece_is_where_it_is_pulled() -> None:
    drag = Drag((3, 1), CORNER)
    drag.pull(3.4, 1.0)
    assert drag.place == (3.4, 1.0)
    drag.pull(3.1, 1.0)
    assert abs(drag.place[0] - 3.1) < 1e-6


def test_a_wall_stops_it_at_the_edge() -> None:
    drag = Drag((3, 1), CORNER)
    drag.pull(3.0, -5.0)
    assert drag.place == (3.0, 1.0)
    drag.pull(9.0, 1.0)
    assert drag.place == (4.0, 1.0)


def test_pulled_to_the_side_it_goes_down_and_round_the_corner() -> None:
    drag = Drag((3, 1), CORNER)
    drag.pull(4.1, 1.9)
    assert drag.place == (4.0, 1.9)
    drag.pull(4.0, 2.6)
    assert drag.place == (4.0, 2.0)


def test_not_quite_in_the_row_it_is_helped_into_it() -> None:
    drag = Drag((3, 1), CORNER)
    drag.pull(3.7, 1.0)
    drag.pull(3.8, 2.0)
    assert drag.place == (4.0, 2.0) or drag.place[1] > 1.5


def test_round_three_corners() -> None:
    """A soldier in a U of free cells is pulled along it, and never jumps across the wall between its arms."""
    u = {(0, 0), (1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2)}
    drag = Drag((0, 0), u)
    drag.pull(0.0, 2.0)
    assert drag.place == (0.0, 0.0)
    for row, column in ((2.0, 0.0), (2.0, 2.0), (0.0, 2.0)):
        drag.pull(row, column)
        assert drag.place == (row, column)


def test_in_open_country_it_moves_aslant() -> None:
    drag = Drag((0, 0), {(0, 1), (1, 0), (1, 1)})
    drag.pull(0.5, 0.5)
    assert abs(drag.place[0] - 0.5) < 0.05
    assert abs(drag.place[1] - 0.5) < 0.05


def test_let_go_anywhere_it_settles_on_the_nearest_square() -> None:
    drag = Drag((3, 1), CORNER)
    drag.pull(3.4, 1.0)
    assert drag.nearest() == (3, 1)
    drag.pull(3.6, 1.0)
    assert drag.nearest() == (4, 1)


@given(layouts(), st.data())
def test_however_it_is_pulled_it_comes_to_rest_where_it_can_slide_to(layout: Layout, data: st.DataObject) -> None:
    piece = data.draw(st.sampled_from(layout.pieces))
    slides = Game(layout).slides_from(piece.square)
    drag = Drag(piece.square, slides)
    places = st.tuples(st.floats(-2, 7), st.floats(-2, 6))
    for row, column in data.draw(st.lists(places, min_size=1, max_size=6)):
        drag.pull(row, column)
        assert drag.nearest() in {piece.square, *slides}
